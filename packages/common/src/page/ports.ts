/** Time. `now` is the wall clock in ms; `monotonic` never jumps and is for timeouts. */
export type Clock = {
  now(): number
  monotonic(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Text by key. Any call may throw, for example if the storage is blocked or full. */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): readonly string[]
}

/** Receives messages for developers. */
export type Logger = {
  debug(message: string, ...details: readonly unknown[]): void
  info(message: string, ...details: readonly unknown[]): void
  warn(message: string, ...details: readonly unknown[]): void
  error(message: string, ...details: readonly unknown[]): void
}

/** The environment that Latchkey uses. Tests pass fakes. */
export type Ports = {
  readonly clock: Clock
  readonly storage: KeyValueStorage
  readonly fetch: typeof globalThis.fetch
  /** `undefined` on a server, where nothing is discovered or restored. */
  readonly window: Window | undefined
  readonly logger: Logger
  /**
   * Returns the container for the frame of a feature, such as an embedded wallet: the same element for the life of the
   * instance. It is connected, and has no box until a view renders `<slot name="frames">`. A frame in it keeps running
   * while the modal opens, closes and renders again. `undefined` while the modal has no place in the page. Absent
   * without a modal.
   */
  readonly frameHost?: (() => HTMLElement | undefined) | undefined
}
