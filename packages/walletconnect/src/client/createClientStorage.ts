import { isObject, type KeyValueStorage, stringifyJson } from '@latchkey/common'
import { mergeRecords } from './mergeRecords.js'

/** Storage of the library, as JSON under one prefix. Never throws: entries that cannot be stored stay in memory. */
export type ClientStorage = {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
  /** Synchronous versions. */
  keys(): readonly string[]
  read(key: string): unknown
  write(key: string, value: unknown): void
  /** Like `write`, but overwrites what another tab wrote. */
  replace(key: string, value: unknown): void
  remove(key: string): void
}

/** Maximum length of an entry; longer ones are ignored. The library's entries are far shorter. */
const maxLength = 2 ** 21

/**
 * Creates a {@link ClientStorage}. Tabs share it, and the library writes whole lists, so each write merges only the changes since
 * this tab last read or wrote the entry.
 */
export function createClientStorage(storage: KeyValueStorage, prefix: string): ClientStorage {
  const memory = new Map<string, string>()
  const known = new Map<string, unknown>()

  function readText(key: string): string | undefined {
    try {
      return storage.getItem(prefix + key) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  }

  function read(key: string): unknown {
    const text = readText(key)
    if (text === undefined || text.length > maxLength) return undefined
    try {
      const value: unknown = JSON.parse(text)
      return isObject(value) || typeof value === 'string' ? value : undefined
    } catch {
      return undefined
    }
  }

  function remove(key: string): void {
    memory.delete(key)
    known.delete(key)
    try {
      storage.removeItem(prefix + key)
    } catch {
      // Blocked, so there is nothing to remove.
    }
  }

  function write(key: string, value: unknown): void {
    const merged = mergeRecords(known.get(key), value, read(key))
    known.set(key, JSON.parse(stringifyJson(value)))
    replace(key, merged)
  }

  function replace(key: string, value: unknown): void {
    const text = stringifyJson(value)
    try {
      storage.setItem(prefix + key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
      try {
        // The stored value is older than the one in memory.
        storage.removeItem(prefix + key)
      } catch {
        // Blocked.
      }
    }
  }

  function keys(): string[] {
    let stored: readonly string[] = []
    try {
      stored = storage.keys()
    } catch {
      // Blocked.
    }
    const own = stored.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
    return [...new Set([...own, ...memory.keys()])]
  }

  return {
    getKeys: async () => keys(),
    getEntries: async <T>() => keys().map((key): [string, T] => [key, read(key) as T]),
    async getItem<T>(key: string) {
      const value = read(key)
      known.set(key, value)
      return value as T | undefined
    },
    setItem: async (key, value) => write(key, value),
    removeItem: async (key) => remove(key),
    keys,
    read,
    write,
    replace,
    remove,
  }
}
