import type { Clock } from '@latchkey/common'
import { platformClock } from './app.fixture.js'

/** The clock of this machine, on which time can be made to pass at once: as after a page slept, all that is due then runs together. */
export type SkippableClock = Clock & {
  /** `wallMs` is what the wall clock moves by, where it is not the same time. */
  skip(ms: number, options?: { readonly wallMs?: number }): void
  /** Timers that have not run. */
  count(): number
}

/** Makes a {@link SkippableClock}. */
export function createSkippableClock(): SkippableClock {
  let shift = 0
  let wallShift = 0
  const timers = new Map<unknown, { readonly at: number; readonly run: () => void }>()
  return {
    now: () => platformClock.now() + wallShift,
    monotonic: () => platformClock.monotonic() + shift,
    setTimeout(callback, ms) {
      const id = platformClock.setTimeout(() => {
        timers.delete(id)
        callback()
      }, ms)
      timers.set(id, { at: platformClock.monotonic() + shift + ms, run: callback })
      return id
    },
    clearTimeout(id) {
      timers.delete(id)
      platformClock.clearTimeout(id)
    },
    skip(ms, { wallMs = ms } = {}) {
      shift += ms
      wallShift += wallMs
      const due = [...timers].filter(([, { at }]) => at <= platformClock.monotonic() + shift)
      for (const [id, { run }] of due.sort(([, one], [, other]) => one.at - other.at)) {
        // One that ran before may have stopped it.
        if (!timers.delete(id)) continue
        platformClock.clearTimeout(id)
        run()
      }
    },
    count: () => timers.size,
  }
}
