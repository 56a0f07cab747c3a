import type { Clock } from '@latchkey/common'

/** The real clock, with its open timers counted. */
export type CountingClock = Clock & { timerCount(): number }

export function createCountingClock(): CountingClock {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout(callback, ms) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        callback()
      }, ms)
      timers.add(timer)
      return timer
    },
    clearTimeout(timer) {
      for (const one of timers) {
        if (one !== timer) continue
        clearTimeout(one)
        timers.delete(one)
      }
    },
    timerCount: () => timers.size,
  }
}
