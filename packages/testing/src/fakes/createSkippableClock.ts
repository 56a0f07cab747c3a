import type { Clock } from '@latchkey/common'
import { systemClock } from './systemClock.js'

/** The system clock with a function to skip time, for tests with a real server or process. */
export type SkippableClock = Clock & {
  /** Advances time in one step, as after sleep: all due timers run at once. */
  skip(ms: number, options?: { /** Advance of the wall clock. Default `ms`. */ readonly wallMs?: number }): void
  /** Returns the number of pending timers that were set on this clock. */
  timerCount(): number
}

type Timer = { readonly due: number; readonly callback: () => void; system: unknown }

export function createSkippableClock(): SkippableClock {
  const timers = new Set<Timer>()
  let skipped = 0
  let wallSkipped = 0
  const monotonic = () => systemClock.monotonic() + skipped

  function run(timer: Timer): void {
    systemClock.clearTimeout(timer.system)
    if (timers.delete(timer)) timer.callback()
  }

  return {
    now: () => systemClock.now() + wallSkipped,
    monotonic,
    setTimeout(callback, ms) {
      const timer: Timer = { due: monotonic() + ms, callback, system: undefined }
      timer.system = systemClock.setTimeout(() => run(timer), ms)
      timers.add(timer)
      return timer
    },
    clearTimeout(timer) {
      const own = timer as Timer | undefined
      if (!own || !timers.delete(own)) return
      systemClock.clearTimeout(own.system)
    },
    skip(ms, { wallMs = ms } = {}) {
      skipped += ms
      wallSkipped += wallMs
      for (const timer of [...timers].sort((one, other) => one.due - other.due)) {
        // An earlier timer may have cleared it.
        if (!timers.has(timer)) continue
        if (timer.due <= monotonic()) {
          run(timer)
        } else {
          systemClock.clearTimeout(timer.system)
          timer.system = systemClock.setTimeout(() => run(timer), Math.ceil(timer.due - monotonic()))
        }
      }
    },
    timerCount: () => timers.size,
  }
}
