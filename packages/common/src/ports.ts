/** Time. `now` is the wall clock in ms; `monotonic` never jumps and is for deadlines. */
export type Clock = {
  now(): number
  monotonic(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Text by key. May throw on any call (blocked, full); callers expect it. */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): readonly string[]
}

/** Where messages for developers go. */
export type Logger = {
  debug(message: string, ...details: readonly unknown[]): void
  info(message: string, ...details: readonly unknown[]): void
  warn(message: string, ...details: readonly unknown[]): void
  error(message: string, ...details: readonly unknown[]): void
}

/** Everything of the outside world that Latchkey touches. Tests pass fakes. */
export type Ports = {
  readonly clock: Clock
  readonly storage: KeyValueStorage
  readonly fetch: typeof globalThis.fetch
  /** Undefined on a server: nothing is discovered or restored there. */
  readonly window: Window | undefined
  readonly logger: Logger
}
