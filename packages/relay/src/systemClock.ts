import type { RelayClock } from './ports.js'

/** The clock of this machine. Its timers do not keep a process alive: the server's socket does. */
export const systemClock: RelayClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}
