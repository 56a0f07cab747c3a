import type { RelayClock } from '../ports.js'

/** A token bucket. */
export type Bucket = {
  has(count: number): boolean
  /** Removes tokens, also more than there are. */
  take(count: number): void
  /** Time until there are no fewer tokens than zero, in ms. */
  debtMs(): number
  isFull(): boolean
}

/** A token bucket that gains `perSecond` tokens per second and holds those of five seconds. It starts full. */
export function createBucket(clock: Pick<RelayClock, 'monotonic'>, perSecond: number): Bucket {
  const most = perSecond * 5
  let left = most
  let at = clock.monotonic()

  function refill() {
    const now = clock.monotonic()
    left = Math.min(most, left + ((now - at) / 1000) * perSecond)
    at = now
  }

  return {
    has(count) {
      refill()
      return left >= count
    },
    take(count) {
      left -= count
    },
    debtMs() {
      refill()
      return Math.max(0, Math.ceil((-left / perSecond) * 1000))
    },
    isFull() {
      refill()
      return left >= most
    },
  }
}
