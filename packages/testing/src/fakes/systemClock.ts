import type { Clock } from '@latchkey/common'

/** The clock of the platform. It reads the globals on each call, so `vi.useFakeTimers()` moves it. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
