import type { Parser } from '@latchkey/common'
import { guarded, json, objectOf, oneOf } from '@latchkey/common/start'

/** A stored value: its key, its parser, and whether it may be dropped when storage is full. */
export type StorageEntry<T> = { readonly key: string; readonly parse: Parser<T>; readonly isCache?: boolean }

/** Reads versioned storage below one prefix. */
export type StorageReader = {
  /** Returns `undefined` for a missing or invalid entry. Invalid entries are not removed (law L4). */
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
  const keyOf: StorageReader['keyOf'] = ({ key, isCache }) => `${prefix}/${isCache ? 'cache/' : ''}${key}`

  function readText(fullKey: string): string | undefined {
    try {
      return read(fullKey) ?? undefined
    } catch {
      return undefined
    }
  }

  return {
    get(entry) {
      const raw = readText(keyOf(entry))
      if (raw === undefined) return undefined
      const envelope = json(objectOf({ v: oneOf([storedVersion]), d: anything }))(raw, entry.key)
      const parsed = envelope.ok ? entry.parse(envelope.value.d, entry.key) : envelope
      return parsed.ok ? parsed.value : undefined
    },
    keyOf,
  }
}
