import type { Clock } from '@latchkey/common'
import { passTurns } from './passTurns.js'

/** A clock that moves only when a test advances it. */
export type FakeClock = Clock & {
  /** Advances time. Timers run in order, and promises settle before the next timer runs. */
  advance(ms: number): Promise<void>
  /** Advances time in one step, as after sleep: all due timers run at the new time, before any promise settles. */
  skip(ms: number): void
  /** Sets the wall clock alone, as a user or a time server does. Timers and `monotonic` are not affected. */
  setWallClock(ms: number): void
  /** Returns the number of pending timers. */
  timerCount(): number
}

type Timer = { readonly at: number; readonly callback: () => void }

/**
 * Creates a {@link FakeClock}.
 *
 * @param start - Wall time in ms.
 * @example
 * const clock = createFakeClock()
 * const closing = withTimeout(promise, { clock, ms: 30_000, onTimeout: () => createError(errors.WALLET_TIMEOUT) })
 * await clock.advance(30_000)
 */
export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let elapsed = 0
  let wallOffset = start
  // In order of creation, so that timers due at the same time run in that order.
  const timers = new Set<Timer>()

  const dueBy = (end: number) => [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)

  return {
    now: () => wallOffset + elapsed,
    monotonic: () => elapsed,
    setTimeout(callback, ms) {
      const timer = { at: elapsed + Math.max(0, ms), callback }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer) => void timers.delete(timer as Timer),
    async advance(ms) {
      const end = elapsed + ms
      await passTurns()
      for (;;) {
        const [next] = dueBy(end)
        if (!next) break
        timers.delete(next)
        elapsed = Math.max(elapsed, next.at)
        next.callback()
        await passTurns()
      }
      elapsed = end
    },
    skip(ms) {
      elapsed += ms
      // An earlier timer may clear a later one.
      for (const timer of dueBy(elapsed)) if (timers.delete(timer)) timer.callback()
    },
    setWallClock(ms) {
      wallOffset = ms - elapsed
    },
    timerCount: () => timers.size,
  }
}
