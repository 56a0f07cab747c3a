import type { Clock } from '@latchkey/common'
import { systemClock } from './systemClock.js'

/** A clock that runs by itself and can skip time, for tests with a real server or process. */
export type SkippableClock = Clock & {
  /** Advances time in one step, as after sleep: all due timers run at once. */
  skip(ms: number, options?: { /** Advance of the wall clock. Default `ms`. */ readonly wallMs?: number }): void
  /** Returns the number of pending timers that were set on this clock. */
  timerCount(): number
}

type Timer = { readonly due: number; readonly callback: () => void; running: unknown }

/**
 * Creates a {@link SkippableClock}.
 *
 * @param options.base - Clock that runs between skips. Default: the system clock.
 */
export function createSkippableClock({ base = systemClock }: { readonly base?: Clock } = {}): SkippableClock {
  const timers = new Set<Timer>()
  let skipped = 0
  let wallSkipped = 0
  const monotonic = () => base.monotonic() + skipped

  function run(timer: Timer): void {
    base.clearTimeout(timer.running)
    if (timers.delete(timer)) timer.callback()
  }

  return {
    now: () => base.now() + wallSkipped,
    monotonic,
    setTimeout(callback, ms) {
      const timer: Timer = { due: monotonic() + ms, callback, running: undefined }
      timer.running = base.setTimeout(() => run(timer), ms)
      timers.add(timer)
      return timer
    },
    clearTimeout(timer) {
      const own = timer as Timer | undefined
      if (!own || !timers.delete(own)) return
      base.clearTimeout(own.running)
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
          base.clearTimeout(timer.running)
          timer.running = base.setTimeout(() => run(timer), Math.ceil(timer.due - monotonic()))
        }
      }
    },
    timerCount: () => timers.size,
  }
}
