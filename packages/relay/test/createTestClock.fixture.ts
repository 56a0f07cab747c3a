import type { RelayClock } from '../src/exports/index.js'

/** A clock that stands still until told to move. */
export function createTestClock() {
  let now = Date.UTC(2026, 0, 1)
  let lastId = 0
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>()
  const clock: RelayClock = {
    now: () => now,
    monotonic: () => now,
    setTimeout(callback, ms) {
      timers.set(++lastId, { at: now + ms, callback })
      return lastId
    },
    clearTimeout: (timer) => void timers.delete(Number(timer)),
  }
  return {
    ...clock,
    timerCount: () => timers.size,
    advance(ms: number) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
        if (!next) break
        timers.delete(next[0])
        now = next[1].at
        next[1].callback()
      }
      now = end
    },
  }
}
