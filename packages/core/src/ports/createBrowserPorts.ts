import type { Clock, Logger, Ports } from '@latchkey/common'
import { createMemoryStorage } from '@latchkey/common/start'
import { webStorage } from './webStorage.js'

/**
 * Returns the browser as ports. On a server, there is no window and the storage is empty. Reads no global until used.
 */
export function createBrowserPorts(overrides: Partial<Ports> = {}): Ports {
  return {
    clock: systemClock,
    storage: typeof window === 'undefined' ? createMemoryStorage() : webStorage(() => localStorage),
    fetch: (input, init) => globalThis.fetch(input, init),
    window: typeof window === 'undefined' ? undefined : window,
    logger: createConsoleLogger(),
    ...overrides,
  }
}

const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

const levels = ['debug', 'info', 'warn', 'error'] as const

/** Returns a logger that writes messages of this level and above to the console. It never throws. */
export function createConsoleLogger(lowest: keyof Logger = 'error'): Logger {
  const write =
    (level: keyof Logger): Logger[keyof Logger] =>
    (...message) => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return
      try {
        console[level](...message)
      } catch {
        // Pages remove the console, or replace it by one that throws.
      }
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
