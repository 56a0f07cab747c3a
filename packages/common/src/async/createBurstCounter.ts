import type { Clock } from '../page/ports.js'

/** Wallets that appear within this time of the first one belong to the same burst, in ms. */
const burstMs = 16

/** Creates a function that returns the number of the burst that a wallet belongs to when it appears now. */
export function createBurstCounter(clock: Clock): () => number {
  let burst = 0
  let endsAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.monotonic()
    if (now >= endsAt) {
      burst++
      endsAt = now + burstMs
    }
    return burst
  }
}
