/** How many requests a caller may make: so many at once, and so many a second over time. A JSON-RPC batch counts each call. */
export type RateLimits = { readonly burst: number; readonly perSecond: number }

/** A token bucket for each caller. `take` answers 0, or after how many seconds there are tokens enough. */
export type RateLimiter = { readonly burst: number; take(caller: string, tokens?: number): number }

type Bucket = { tokens: number; at: number }

const mostCallers = 50_000

/** `now` is in milliseconds and never jumps. Callers who were not seen for longest are forgotten first; a full bucket loses nothing by it. */
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
      // More than a full bucket could never be had: it empties the bucket instead.
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
