import type { Clock, KeyValueStorage, Ports } from '@latchkey/common'
import { createConsoleLogger } from './createConsoleLogger.js'

/** The real world as ports. On a server there is no window, and storage holds nothing. Touches nothing until used. */
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

// Even naming localStorage throws where storage is blocked, so it is named only inside the calls.
const localStoragePort: KeyValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
}

function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}
