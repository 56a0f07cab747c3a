import type { Clock, KeyValueStorage, Ports } from '@latchkey/common'
import { createMemoryStorage } from '@latchkey/common/start'
import { createConsoleLogger } from './createConsoleLogger.js'

/** Returns the browser as ports. On a server, there is no window and the storage is empty. Reads no global until used. */
export function createBrowserPorts(overrides: Partial<Ports> = {}): Ports {
  return {
    clock: systemClock,
    storage: typeof window === 'undefined' ? createMemoryStorage() : localStoragePort,
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

// Reading `window.localStorage` throws if storage is blocked, so read it inside the calls only.
const localStoragePort: KeyValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
}
