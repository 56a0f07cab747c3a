import { type KeyValueStorage, type Logger, stringifyJson } from '@latchkey/common'
import { createStorageReader, type StorageEntry, type StorageReader, storedVersion } from './createStorageReader.js'

/** Versioned, validated storage below one prefix. It falls back to memory for the lifetime of the page. */
export type Storage = StorageReader & {
  set<T>(entry: StorageEntry<T>, value: T): void
  remove(entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): void
  /** Removes every key below the prefix that starts with the given text. */
  removeAll(start?: string): void
}

/** Never throws: failures are logged once, and memory replaces the storage (R62–R64). */
export function createStorage(options: {
  readonly port: KeyValueStorage
  readonly prefix: string
  readonly logger: Logger
}): Storage {
  const { port, prefix, logger } = options
  const memory = new Map<string, string>()
  let isBlocked = false

  const { get, keyOf } = createStorageReader(prefix, (key) => memory.get(key) ?? attempt(() => port.getItem(key)))
  const cacheMark = keyOf({ key: '', isCache: true })

  /** `undefined` after the first failure. */
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
      // If storage is full, drop the caches and retry once (R64). Other entries stay.
      try {
        removeWhere((name) => name.startsWith(cacheMark))
        port.setItem(key, value)
      } catch (error) {
        logger.warn('[latchkey] Could not store a value.', error)
      }
    }
  }

  return {
    get,
    set(entry, value) {
      const key = keyOf(entry)
      const text = stringifyJson({ v: storedVersion, d: value })
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
