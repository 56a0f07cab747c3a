import { isObject, type KeyValueStorage, stringifyJson } from '@latchkey/common'
import { mergeRecords } from './mergeRecords.js'

/** Storage of the library, as JSON. */
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
 * Creates a {@link ClientStorage}. Tabs share it, and the library writes whole lists, so each write merges only the
 * changes since this tab last read or wrote the entry.
 */
export function createClientStorage(storage: KeyValueStorage): ClientStorage {
  const known = new Map<string, unknown>()

  function read(key: string): unknown {
    const text = storage.getItem(key)
    if (text === null || text.length > maxLength) return undefined
    try {
      const value: unknown = JSON.parse(text)
      return isObject(value) || typeof value === 'string' ? value : undefined
    } catch {
      return undefined
    }
  }

  function remove(key: string): void {
    known.delete(key)
    storage.removeItem(key)
  }

  function write(key: string, value: unknown): void {
    const merged = mergeRecords(known.get(key), value, read(key))
    known.set(key, JSON.parse(stringifyJson(value)))
    replace(key, merged)
  }

  const replace = (key: string, value: unknown) => storage.setItem(key, stringifyJson(value))
  const keys = () => [...storage.keys()]

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
