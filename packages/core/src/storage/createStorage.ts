import {
  type ChainNamespace,
  createSafeStorage,
  type KeyValueStorage,
  type Logger,
  type SafeStorage,
  storageScopes,
  storedValues,
  stringifyJson,
} from '@latchkey/common'
import { parseEntry, pathOf, type StorageEntry, type StorageReader, storedVersion } from './createStorageReader.js'

/** Versioned, validated storage below one prefix. It falls back to memory for the lifetime of the page. */
export type Storage = StorageReader & {
  set<T>(entry: StorageEntry<T>, value: T): void
  remove(entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): void
  /** Removes every key below the prefix that starts with the given text. */
  removeAll(start?: string): void
  /** The storage as texts, for packages that parse their own values. */
  readonly texts: SafeStorage
  /** Returns the storage of a namespace's adapter. */
  ofAdapter(namespace: ChainNamespace): SafeStorage
}

/** Never throws: failures are logged once, and memory replaces the storage. */
export function createStorage({
  port,
  prefix,
  logger,
}: {
  readonly port: KeyValueStorage
  readonly prefix: string
  readonly logger: Logger
}): Storage {
  const texts = createSafeStorage({ port, prefix: `${prefix}/`, logger })
  return {
    get: (entry) => parseEntry(entry, texts.getItem(pathOf(entry))),
    set: (entry, value) => texts.setItem(pathOf(entry), stringifyJson({ v: storedVersion, d: value })),
    remove: (entry) => texts.removeItem(pathOf(entry)),
    removeAll(start = '') {
      for (const key of texts.keys()) if (key.startsWith(start)) texts.removeItem(key)
    },
    keyOf: (entry) => texts.keyOf(pathOf(entry)),
    texts,
    ofAdapter: (namespace) => texts.below(storageScopes.adapter(namespace)),
  }
}

/** Removes what a namespace's adapter stored for its sessions, except for the connectors that are in use. */
export function removeSessionData(storage: Storage, namespace: ChainNamespace, usedIds: readonly string[] = []): void {
  const { session } = storedValues.adapter
  const used = usedIds.map((id) => session.key(id))
  const own = storage.ofAdapter(namespace)
  for (const key of own.keys()) if (key.startsWith(session.key('')) && !used.includes(key)) own.removeItem(key)
}
