import type { Caller } from './caller.js'

/** A caller's limit: a burst, and a rate per second. A JSON-RPC batch counts each call. */
export type RateLimits = { readonly burst: number; readonly perSecond: number }

/** A token bucket per caller. */
export type RateLimiter = {
  readonly burst: number
  /**
   * Takes tokens from the buckets of all callers. Returns 0, or takes none and returns the seconds until there are
   * enough.
   */
  take(callers: readonly Caller[], tokens?: number): number
}

type Bucket = { tokens: number; at: number }

const mostBuckets = 150_000

/**
 * `now` is in ms and monotonic. The least recently seen callers are dropped first; dropping a full bucket changes
 * nothing.
 */
export function createRateLimiter(
  { burst, perSecond }: RateLimits,
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, Bucket>()

  function refill({ id, factor }: Caller): Bucket {
    const at = now()
    const most = burst * factor
    const bucket = buckets.get(id) ?? { tokens: most, at }
    bucket.tokens = Math.min(most, bucket.tokens + ((at - bucket.at) / 1_000) * perSecond * factor)
    bucket.at = at
    buckets.delete(id)
    buckets.set(id, bucket)
    if (buckets.size > mostBuckets) forgetOldest()
    return bucket
  }

  function forgetOldest() {
    const oldest = buckets.keys().next()
    if (!oldest.done) buckets.delete(oldest.value)
  }

  return {
    burst,
    take(callers, tokens = 1) {
      // A request for more tokens than the bucket's size empties a full bucket.
      const wanted = Math.min(tokens, burst)
      const found = callers.map((caller) => ({ caller, bucket: refill(caller) }))
      const waits = found
        .filter(({ bucket }) => bucket.tokens < wanted)
        .map(({ bucket, caller }) => (wanted - bucket.tokens) / (perSecond * caller.factor))
      if (waits.length > 0) return Math.max(1, Math.ceil(Math.max(...waits)))
      for (const { bucket } of found) bucket.tokens -= wanted
      return 0
    },
  }
}
