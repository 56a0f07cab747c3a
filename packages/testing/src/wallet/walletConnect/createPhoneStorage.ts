import { isJsonObject } from '../base/jsonObject.js'
import type { WalletStorage } from '../base/walletStorage.js'

/** Storage of the WalletConnect client. */
export type PhoneStorage = {
  getKeys(): Promise<string[]>
  // biome-ignore lint/suspicious/noExplicitAny: the client's own storage type uses it
  getEntries<T = any>(): Promise<[string, T][]>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  getItem<T = any>(key: string): Promise<T | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  setItem<T = any>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Creates a storage for the client's state: in memory, and as one JSON text in `storage` if given. */
export function createPhoneStorage(key: string, storage?: WalletStorage): PhoneStorage {
  const entries = new Map<string, unknown>(Object.entries(read(storage?.getItem(key) ?? null)))
  const save = () => storage?.setItem(key, JSON.stringify(Object.fromEntries(entries)))
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async <T>() => [...entries] as [string, T][],
    getItem: async <T>(name: string) => entries.get(name) as T | undefined,
    async setItem(name, value) {
      // Copy the value, because the client keeps changing it.
      entries.set(name, structuredClone(value))
      save()
    },
    async removeItem(name) {
      entries.delete(name)
      save()
    },
  }
}

function read(text: string | null): object {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
