import type { Parser } from '@latchkey/common'
import { guarded, json, objectOf, oneOf } from '@latchkey/common/start'

/** One stored value: its key, how to read it back, and whether it may be dropped when space runs out. */
export type StorageEntry<T> = { readonly key: string; readonly parse: Parser<T>; readonly isCache?: boolean }

/** Reads versioned storage below one prefix. */
export type StorageReader = {
  /** `undefined` when missing or not readable; a value that cannot be read stays where it is (law L4). */
  get<T>(entry: StorageEntry<T>): T | undefined
  /** The full key, to tell `storage` events apart. */
  keyOf(entry: Pick<StorageEntry<unknown>, 'key' | 'isCache'>): string
}

/** The version of the stored format. */
export const storedVersion = 1
const anything = guarded((input): input is unknown => input !== undefined, 'a value')

/** Creates a {@link StorageReader}. `read` returns the text at a full key; where it throws, nothing is stored. */
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
