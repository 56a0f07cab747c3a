/** Time. `now` is the wall clock in ms; `monotonic` never jumps and is for deadlines. */
export type RelayClock = {
  now(): number
  monotonic(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** What comes with a line of the log. */
export type RelayLogFields = Readonly<Record<string, string | number>>

/** Where the relay tells what it does. It names no key, no topic, no content of a message and nothing that came with one. */
export type RelayLogger = {
  debug(message: string, fields?: RelayLogFields): void
  info(message: string, fields?: RelayLogFields): void
  warn(message: string, fields?: RelayLogFields): void
  error(message: string, fields?: RelayLogFields): void
}
