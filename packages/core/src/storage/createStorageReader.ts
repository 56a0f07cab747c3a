import type { Parser } from '@latchkey/common'
import { guarded, json, objectOf, oneOf, storageScopes } from '@latchkey/common/start'

/** A stored value: its key, its parser, and whether it may be dropped when storage is full. */
export type StorageEntry<T> = { readonly key: string; readonly parse: Parser<T>; readonly isCache?: boolean }

/** Reads versioned storage below one prefix. */
export type StorageReader = {
  /** Returns `undefined` for a missing or invalid entry. Invalid entries are not removed. */
  get<T>(entry: StorageEntry<T>): T | undefined
  /** Returns the full key, for `storage` events. */
  keyOf(entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): string
}

/** The version of the stored format. */
export const storedVersion = 1

const anything = guarded((input): input is unknown => input !== undefined, 'a value')

/** `read` returns the text at a full key. If it throws, the entry counts as missing. */
export function createStorageReader(
  prefix: string,
  read: (fullKey: string) => string | null | undefined,
): StorageReader {
  const keyOf: StorageReader['keyOf'] = (entry) => `${prefix}/${pathOf(entry)}`
  return {
    get(entry) {
      let text: string | null | undefined
      try {
        text = read(keyOf(entry))
      } catch {
        return undefined
      }
      return parseEntry(entry, text)
    },
    keyOf,
  }
}

/** Returns the key of an entry below the prefix. */
export function pathOf({ key, isCache }: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): string {
  return (isCache ? storageScopes.cache() : storageScopes.core()) + key
}

/** Parses the text of an entry. Returns `undefined` if it is missing or invalid. */
export function parseEntry<T>(entry: StorageEntry<T>, text: string | null | undefined): T | undefined {
  if (text === null || text === undefined) return undefined
  const envelope = json(objectOf({ v: oneOf([storedVersion]), d: anything }))(text, entry.key)
  const parsed = envelope.ok ? entry.parse(envelope.value.d, entry.key) : envelope
  return parsed.ok ? parsed.value : undefined
}
