import type { KeyValueStorage, Logger } from '../page/ports.js'
import { storageScopes } from './storedValues.js'

/**
 * Text by key, below a prefix. Never throws. A value that the browser does not store stays in memory until the page
 * closes.
 */
export type SafeStorage = KeyValueStorage & {
  /** Returns the key with its prefix, for `storage` events. */
  keyOf(key: string): string
  /** Returns the part of this storage whose keys start with `start`. Keys of the part omit it. */
  below(start: string): SafeStorage
}

/**
 * Creates a {@link SafeStorage} on a storage that may be full or blocked. Logs the first failure of each kind. If the
 * storage is full, it drops the caches below the prefix and writes again.
 */
export function createSafeStorage({
  port,
  prefix,
  logger,
}: {
  readonly port: KeyValueStorage
  /** Ends with its separator, such as `@latchkey/`. */
  readonly prefix: string
  readonly logger: Pick<Logger, 'info' | 'warn'>
}): SafeStorage {
  const memory = new Map<string, string>()
  let isBlocked = false
  let isFullReported = false

  /** Returns `undefined` after the first failure. */
  function attempt<T>(action: () => T): T | undefined {
    if (isBlocked) return undefined
    try {
      return action()
    } catch (error) {
      isBlocked = true
      logger.info('[latchkey] Browser storage is not available. Values last until the page closes.', error)
      return undefined
    }
  }

  function dropCaches(): void {
    const start = prefix + storageScopes.cache()
    for (const key of port.keys()) if (key.startsWith(start)) port.removeItem(key)
  }

  function write(key: string, value: string): void {
    try {
      port.setItem(key, value)
    } catch {
      try {
        dropCaches()
        port.setItem(key, value)
      } catch (error) {
        if (!isFullReported) logger.warn('[latchkey] Could not store a value.', error)
        isFullReported = true
      }
    }
  }

  const read = (key: string) => memory.get(key) ?? attempt(() => port.getItem(key)) ?? null

  function set(key: string, value: string): void {
    // Reads the value back, because a browser may drop it silently.
    const isStored = () => attempt(() => port.getItem(key)) === value
    if (!isStored() && !isBlocked) write(key, value)
    if (isStored()) return void memory.delete(key)
    memory.set(key, value)
    // A full storage only refuses longer values. One that refuses any write would bring back on the next page what this
    // page has removed from a list, such as a connection.
    const { length = 0 } = attempt(() => port.getItem(key)) ?? ''
    if (value.length <= length) attempt(() => port.removeItem(key))
  }

  function remove(key: string): void {
    memory.delete(key)
    attempt(() => port.removeItem(key))
  }

  function list(start: string): readonly string[] {
    const stored = attempt(() => port.keys()) ?? []
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(start))
  }

  const createPart = (start: string): SafeStorage => ({
    getItem: (key) => read(start + key),
    setItem: (key, value) => set(start + key, value),
    removeItem: (key) => remove(start + key),
    keys: () => list(start).map((key) => key.slice(start.length)),
    keyOf: (key) => start + key,
    below: (inner) => createPart(start + inner),
  })
  return createPart(prefix)
}
