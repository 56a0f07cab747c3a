/** A caller's limit: a burst, and a rate per second. A JSON-RPC batch counts each call. */
export type RateLimits = { readonly burst: number; readonly perSecond: number }

/** A token bucket per caller. `take` returns 0, or the seconds until there are enough tokens. */
export type RateLimiter = { readonly burst: number; take(caller: string, tokens?: number): number }

type Bucket = { tokens: number; at: number }

const mostCallers = 50_000

/**
 * `now` is in ms and monotonic. The least recently seen callers are dropped first; dropping a full bucket changes
 * nothing.
 */
export function createRateLimiter(
  { burst, perSecond }: RateLimits,
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, Bucket>()
  return {
    burst,
    take(caller, tokens = 1) {
      const at = now()
      const bucket = buckets.get(caller) ?? { tokens: burst, at }
      bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1_000) * perSecond)
      bucket.at = at
      buckets.delete(caller)
      buckets.set(caller, bucket)
      if (buckets.size > mostCallers) forgetOldest()
      // A request for more tokens than the bucket's size empties a full bucket.
      const wanted = Math.min(tokens, burst)
      if (bucket.tokens >= wanted) {
        bucket.tokens -= wanted
        return 0
      }
      return Math.max(1, Math.ceil((wanted - bucket.tokens) / perSecond))
    },
  }

  function forgetOldest() {
    const oldest = buckets.keys().next()
    if (!oldest.done) buckets.delete(oldest.value)
  }
}
