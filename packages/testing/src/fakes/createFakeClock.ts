import type { Clock } from '@latchkey/common'

/** A clock that stands still until told to move. */
export type FakeClock = Clock & {
  /** Lets time pass: timers run in order of their time, and what they set off settles before the next. */
  advance(ms: number): Promise<void>
  /** Sets the wall clock alone, as a user or a time server does; timers and `monotonic` do not notice. */
  setWallClock(ms: number): void
  /** Timers that have not run. */
  timerCount(): number
}

type Timer = { readonly id: number; readonly at: number; readonly callback: () => void }

/**
 * Makes a {@link FakeClock} that starts at the given wall time in ms.
 *
 * @example
 * const clock = createFakeClock()
 * const closing = withDeadline(promise, { clock, ms: 30_000 })
 * await clock.advance(30_000)
 */
export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let elapsed = 0
  let wallOffset = start
  let lastId = 0
  let timers: readonly Timer[] = []

  return {
    now: () => wallOffset + elapsed,
    monotonic: () => elapsed,
    setTimeout(callback, ms) {
      const id = ++lastId
      timers = [...timers, { id, at: elapsed + Math.max(0, ms), callback }]
      return id
    },
    clearTimeout(timer) {
      timers = timers.filter(({ id }) => id !== timer)
    },
    async advance(ms) {
      const end = elapsed + ms
      await settle()
      for (;;) {
        const next = earliest(timers, end)
        if (!next) break
        timers = timers.filter(({ id }) => id !== next.id)
        elapsed = Math.max(elapsed, next.at)
        next.callback()
        await settle()
      }
      elapsed = end
    },
    setWallClock(ms) {
      wallOffset = ms - elapsed
    },
    timerCount: () => timers.length,
  }
}

function earliest(timers: readonly Timer[], end: number): Timer | undefined {
  return timers
    .filter(({ at }) => at <= end)
    .reduce<Timer | undefined>((best, one) => (best && best.at <= one.at ? best : one), undefined)
}

/** Gives promise chains time to run: one turn of the real event loop runs every microtask. */
function settle(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, 0))
}
