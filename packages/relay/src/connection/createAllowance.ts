import type { RelayClock } from '../ports.js'

/** Lets so many things happen a second on average, and five times as many at once. */
export function createAllowance(clock: Pick<RelayClock, 'monotonic'>, perSecond: number): (count: number) => boolean {
  const most = perSecond * 5
  let left = most
  let at = clock.monotonic()
  return (count) => {
    const now = clock.monotonic()
    left = Math.min(most, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < count) return false
    left -= count
    return true
  }
}
