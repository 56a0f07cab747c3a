import type { Clock } from '@latchkey/common'

/** The real clock, with its open timers counted, which can be put forward. */
export type CountingClock = Clock & {
  timerCount(): number
  /** Puts it forward at once: what is due by then runs. */
  passTime(ms: number): void
}

type Timer = { readonly due: number; readonly callback: () => void; real: ReturnType<typeof setTimeout> | undefined }

export function createCountingClock(): CountingClock {
  const timers = new Set<Timer>()
  let passed = 0
  const monotonic = () => performance.now() + passed

  function run(timer: Timer): void {
    if (timers.delete(timer)) timer.callback()
  }
  function start(timer: Timer): void {
    clearTimeout(timer.real)
    timer.real = setTimeout(() => run(timer), timer.due - monotonic())
  }

  return {
    now: () => Date.now() + passed,
    monotonic,
    setTimeout(callback, ms) {
      const timer: Timer = { due: monotonic() + ms, callback, real: undefined }
      timers.add(timer)
      start(timer)
      return timer
    },
    clearTimeout(timer) {
      for (const one of timers) {
        if (one !== timer) continue
        clearTimeout(one.real)
        timers.delete(one)
      }
    },
    timerCount: () => timers.size,
    passTime(ms) {
      passed += ms
      for (const timer of [...timers].sort((one, other) => one.due - other.due)) {
        // One that ran just now may have cleared it.
        if (!timers.has(timer)) continue
        if (timer.due > monotonic()) {
          start(timer)
        } else {
          clearTimeout(timer.real)
          run(timer)
        }
      }
    },
  }
}
