import { guarded, json, type KeyValueStorage, type Logger, objectOf, oneOf, type Parser } from '@latchkey/common'

/** One stored value: its key, how to read it back, and whether it may be dropped when space runs out. */
export type StorageEntry<T> = { readonly key: string; readonly parse: Parser<T>; readonly isCache?: boolean }

/** Versioned, parsed storage below one prefix; falls back to memory for the life of the page. */
export type Storage = {
  /** `undefined` when missing or not readable; a value that cannot be read stays where it is (law L4). */
  get<T>(entry: StorageEntry<T>): T | undefined
  set<T>(entry: StorageEntry<T>, value: T): void
  remove(entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): void
  /** Removes every key below the prefix that starts with the given text. */
  removeAll(start?: string): void
  /** The full key, to tell `storage` events apart. */
  keyOf(entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): string
}

const version = 1
const anything = guarded((input): input is unknown => input !== undefined, 'a value')

/** Makes {@link Storage}. Never throws: failures are logged once and memory takes over (specification §8, R62–R64). */
export function createStorage(options: {
  readonly port: KeyValueStorage
  readonly prefix: string
  readonly logger: Logger
}): Storage {
  const { port, prefix, logger } = options
  const memory = new Map<string, string>()
  let isBlocked = false

  const cacheMark = `${prefix}/cache/`
  const keyOf = (entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>) =>
    `${entry.isCache ? cacheMark : `${prefix}/`}${entry.key}`

  /** Nothing from the first failure on. */
  function attempt<T>(action: () => T): T | undefined {
    if (isBlocked) return undefined
    try {
      return action()
    } catch (error) {
      isBlocked = true
      logger.info('[latchkey] Browser storage is not available; what was chosen lasts until the page is closed.', error)
      return undefined
    }
  }

  function removeWhere(isGone: (key: string) => boolean): void {
    for (const key of port.keys().filter(isGone)) port.removeItem(key)
  }

  function write(key: string, value: string): void {
    try {
      port.setItem(key, value)
    } catch {
      // Full: caches go first, then one more try (R64). What was valid before stays.
      try {
        removeWhere((name) => name.startsWith(cacheMark))
        port.setItem(key, value)
      } catch (error) {
        logger.warn('[latchkey] Could not store a value.', error)
      }
    }
  }

  return {
    get(entry) {
      const key = keyOf(entry)
      const raw = memory.get(key) ?? attempt(() => port.getItem(key)) ?? undefined
      if (raw === undefined) return undefined
      const envelope = json(objectOf({ v: oneOf([version]), d: anything }))(raw, entry.key)
      const parsed = envelope.ok ? entry.parse(envelope.value.d, entry.key) : envelope
      return parsed.ok ? parsed.value : undefined
    },
    set(entry, value) {
      const key = keyOf(entry)
      const text = JSON.stringify({ v: version, d: value })
      const isStored = () => attempt(() => port.getItem(key)) === text
      if (!isStored() && !isBlocked) write(key, text)
      if (isStored()) memory.delete(key)
      else memory.set(key, text)
    },
    remove(entry) {
      const key = keyOf(entry)
      memory.delete(key)
      attempt(() => port.removeItem(key))
    },
    removeAll(start = '') {
      const head = `${prefix}/${start}`
      for (const key of [...memory.keys()]) if (key.startsWith(head)) memory.delete(key)
      attempt(() => removeWhere((key) => key.startsWith(head)))
    },
    keyOf,
  }
}
