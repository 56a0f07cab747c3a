import { isObject, type KeyValueStorage, stringifyJson } from '@latchkey/common'
import { mergeRecords } from './mergeRecords.js'

/** What the client keeps, as text under one prefix. Never throws: what cannot be stored is kept for as long as the page lives. */
export type ClientStorage = {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
  /** The same without waiting. */
  keys(): readonly string[]
  read(key: string): unknown
  write(key: string, value: unknown): void
  /** As `write`, whatever another tab wrote. */
  replace(key: string, value: unknown): void
  remove(key: string): void
}

/** No entry of the client comes near this many characters. */
const maxLength = 2 ** 21

/**
 * Makes a {@link ClientStorage}. Two tabs share what is stored, and the client writes its lists as a whole; so only what
 * changed since it last read or wrote goes into what is there (mergeRecords).
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
      // Blocked: then there is nothing to remove.
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
        // What is there is older than what could not be written.
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
