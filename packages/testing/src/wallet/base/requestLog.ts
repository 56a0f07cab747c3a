/** A request that a wallet received. */
export type LoggedRequest = {
  readonly method: string
  readonly params: unknown
  readonly outcome: 'open' | 'answered' | 'rejected'
}

/** The requests that a wallet received, oldest first. */
export type RequestLog = {
  /** Logs a request. The returned function logs its outcome. */
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
