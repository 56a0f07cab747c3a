import { finite, objectOf, optional, type Parser, safeParseImageUrl, storedValues, text } from '@latchkey/common'
import { cacheEntry } from './timedCache.js'

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
