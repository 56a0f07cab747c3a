import {
  type Clock,
  finite,
  objectOf,
  optional,
  type Parser,
  recordOf,
  safeParseImageUrl,
  storedValues,
  text,
} from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import type { StorageEntry } from '../storage/createStorageReader.js'

type Entry<T> = { readonly value: T; readonly timestamp: number }

/** A cache of values by key. Expired values stay readable as stale. */
export type TimedCache<T> = {
  get(key: string): { readonly value: T; readonly isFresh: boolean } | undefined
  set(key: string, value: T): void
  /** Removes values whose key starts with `start`. */
  forget(start: string): void
}

/** Maximum number of entries; the oldest are removed. */
const maxEntries = 50

/** Returns the storage entry of a cache. The parser skips invalid values and keeps the others. */
export function cacheEntry<T>(key: string, parse: Parser<T>): StorageEntry<Readonly<Record<string, Entry<T>>>> {
  const entry: Parser<Entry<T>> = (input, path) => {
    const parsed = objectOf({ value: parse as Parser<unknown>, timestamp: finite() })(input, path)
    return parsed.ok ? { ok: true, value: parsed.value as Entry<T> } : parsed
  }
  return { key, parse: recordOf(entry, { skipBad: true }), isCache: true }
}

/** An entry with a future timestamp counts as expired. */
export function createTimedCache<T>(deps: {
  readonly entry: StorageEntry<Readonly<Record<string, Entry<T>>>>
  readonly lifeMs: number
  readonly storage: Storage
  readonly clock: Clock
}): TimedCache<T> {
  const { entry, lifeMs, storage, clock } = deps
  return {
    get(key) {
      const all = storage.get(entry)
      const found = all && Object.hasOwn(all, key) ? all[key] : undefined
      if (!found) return undefined
      const age = clock.now() - found.timestamp
      return { value: found.value, isFresh: age >= 0 && age < lifeMs }
    },
    set(key, value) {
      const all = Object.entries({ ...storage.get(entry), [key]: { value, timestamp: clock.now() } })
      const newest = all.sort(([, a], [, b]) => b.timestamp - a.timestamp).slice(0, maxEntries)
      storage.set(entry, Object.fromEntries(newest))
    },
    forget(start) {
      const all = Object.entries(storage.get(entry) ?? {})
      const rest = all.filter(([key]) => !key.startsWith(start))
      if (rest.length === 0) storage.remove(entry)
      else if (rest.length < all.length) storage.set(entry, Object.fromEntries(rest))
    },
  }
}

const imageUrl: Parser<string> = (input) => safeParseImageUrl(input, { allowRemote: true, rasterOnly: true })

const balance = objectOf({
  value: text({ max: 100, pattern: /^\d+$/ }),
  decimals: finite(0, 255),
  formatted: text({ max: 100, pattern: /^\d+(\.\d+)?$/ }),
  symbol: text({ max: 32 }),
  token: optional(text({ max: 256 })),
})

/** Balances by CAIP-10 address, followed by the address of the token if it is not the native coin. */
export const balanceCache = cacheEntry(storedValues.cache.balances.key(), (input, path) => {
  const parsed = balance(input, path)
  return parsed.ok ? { ok: true, value: { ...parsed.value, isStale: false } } : parsed
})

const identity = objectOf({ name: optional(text({ max: 256 })), avatar: optional(imageUrl) })

/** Names and avatars of `services.chainData`, by namespace and address. */
export const identityCache = cacheEntry(storedValues.cache.identities.key(), identity)

/** Names and avatars of the namespace's own name service, by namespace and address. */
export const nameCache = cacheEntry(storedValues.cache.names.key(), identity)
