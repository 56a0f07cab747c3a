import type { Clock, Ports } from '@latchkey/common'
import { createMemoryStorage } from '@latchkey/common/start'
import { createConsoleLogger } from './createConsoleLogger.js'
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
