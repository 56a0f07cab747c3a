/** Time. `now` is the wall clock in ms; `monotonic` never jumps and is for deadlines. */
export type RelayClock = {
  now(): number
  monotonic(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Where the relay tells what it does. It never names keys, the content of messages or what came with them. */
export type RelayLogger = {
  debug(message: string, ...details: readonly unknown[]): void
  info(message: string, ...details: readonly unknown[]): void
  warn(message: string, ...details: readonly unknown[]): void
  error(message: string, ...details: readonly unknown[]): void
}
