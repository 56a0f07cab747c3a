/** `now` returns the wall clock; `monotonic` never jumps and measures durations. Both are in ms. */
export type RelayClock = {
  now(): number
  monotonic(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Fields of a log line. */
export type RelayLogFields = Readonly<Record<string, string | number>>

/**
 * Receives log lines. They contain no key, topic or message content. The only data of a request that they contain is
 * the host of a token for another relay.
 */
export type RelayLogger = {
  debug(message: string, fields?: RelayLogFields): void
  info(message: string, fields?: RelayLogFields): void
  warn(message: string, fields?: RelayLogFields): void
  error(message: string, fields?: RelayLogFields): void
}
