import type { Clock } from '../src/ports.js'

/** The clock of the platform, or of a test that makes time up. */
export type CountedClock = Clock & {
  /** How many of its own timers are open: those that something else in the process has made are not counted. */
  pending(): number
}

/** Makes a {@link CountedClock}. */
export function createCountedClock(): CountedClock {
  const open = new Set<unknown>()
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout(callback, ms) {
      const timer = setTimeout(() => {
        open.delete(timer)
        callback()
      }, ms)
      open.add(timer)
      return timer
    },
    clearTimeout(timer) {
      open.delete(timer)
      clearTimeout(timer as ReturnType<typeof setTimeout>)
    },
    pending: () => open.size,
  }
}
