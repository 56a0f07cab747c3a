/** One request a wallet received. */
export type LoggedRequest = {
  readonly method: string
  readonly params: unknown
  readonly outcome: 'open' | 'answered' | 'rejected'
}

/** What a wallet was asked, oldest first. */
export type RequestLog = {
  /** Notes a request; the returned function notes how it ended. */
  add(method: string, params: unknown): (outcome: 'answered' | 'rejected') => void
  list(method?: string): readonly LoggedRequest[]
  clear(): void
}

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    add(method, params) {
      const entry = { method, params, outcome: 'open' as LoggedRequest['outcome'] }
      entries.push(entry)
      return (outcome) => {
        entry.outcome = outcome
      }
    },
    list: (method) =>
      entries.filter((entry) => method === undefined || entry.method === method).map((entry) => ({ ...entry })),
    clear() {
      entries = []
    },
  }
}
