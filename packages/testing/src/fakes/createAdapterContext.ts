import type { AdapterContext, Clock, DiscoveryOptions, Network } from '@latchkey/common'
import { createFakeLogger, type LogEntry } from './createFakeLogger.js'
import { createFakeStorage } from './createFakeStorage.js'

export type AdapterContextChange = {
  readonly clock?: Clock | undefined
  readonly window?: Window | undefined
  readonly networks?: readonly Network[] | undefined
  readonly discovery?: Partial<DiscoveryOptions> | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * What an adapter is given, over the real clock and the real network, with what a test wants changed. `log` has what was written
 * to the logger.
 */
export function createAdapterContext({
  clock = realClock,
  window,
  networks = [],
  discovery,
  fetch = globalThis.fetch,
}: AdapterContextChange = {}): AdapterContext & { readonly log: readonly LogEntry[] } {
  const logger = createFakeLogger()
  return {
    log: logger.entries,
    ports: { clock, storage: createFakeStorage(), fetch, window, logger },
    metadata: { name: 'Test', description: 'A test', url: 'http://localhost', icons: [] },
    discovery: {
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: true,
      enableBaseAccount: true,
      coinbasePreference: 'all',
      ...discovery,
    },
    networks: () => networks,
  }
}

const realClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
