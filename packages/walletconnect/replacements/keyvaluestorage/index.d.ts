export type KeyValueStorageOptions = { readonly database?: string; readonly table?: string }

export declare abstract class IKeyValueStorage {
  abstract getKeys(): Promise<string[]>
  abstract getEntries<T>(): Promise<[string, T][]>
  abstract getItem<T>(key: string): Promise<T | undefined>
  abstract setItem<T>(key: string, value: T): Promise<void>
  abstract removeItem(key: string): Promise<void>
}

declare class MemoryStorage extends IKeyValueStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}
// biome-ignore lint/style/noDefaultExport: the client imports the default
export default MemoryStorage
