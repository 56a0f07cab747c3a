import type { RelayClock } from '../ports.js'

/** A token bucket. */
export type Bucket = {
  has(count: number): boolean
  /** Removes tokens. The number of tokens may become negative. */
  take(count: number): void
  /** Returns the time until the number of tokens is no longer negative, in ms. */
  debtMs(): number
  isFull(): boolean
}

/** Creates a full token bucket that gains `perSecond` tokens per second, with a capacity of five seconds. */
export function createBucket(clock: Pick<RelayClock, 'monotonic'>, perSecond: number): Bucket {
  const capacity = perSecond * 5
  let tokens = capacity
  let refilledAt = clock.monotonic()

  function refill() {
    const now = clock.monotonic()
    tokens = Math.min(capacity, tokens + ((now - refilledAt) / 1000) * perSecond)
    refilledAt = now
  }

  return {
    has(count) {
      refill()
      return tokens >= count
    },
    take(count) {
      tokens -= count
    },
    debtMs() {
      refill()
      return Math.max(0, Math.ceil((-tokens / perSecond) * 1000))
    },
    isFull() {
      refill()
      return tokens >= capacity
    },
  }
}
