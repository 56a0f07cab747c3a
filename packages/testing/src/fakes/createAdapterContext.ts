import {
  type AdapterContext,
  type Clock,
  createSafeStorage,
  type DiscoveryOptions,
  type Network,
} from '@latchkey/common'
import { createFakeLogger, type FakeLogger, type LogEntry } from './createFakeLogger.js'
import { createFakeStorage, type FakeStorage } from './createFakeStorage.js'
import { systemClock } from './systemClock.js'

export type AdapterContextChange = {
  readonly clock?: Clock | undefined
  readonly window?: Window | undefined
  readonly networks?: readonly Network[] | undefined
  readonly discovery?: Partial<DiscoveryOptions> | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly storage?: FakeStorage | undefined
}

export type TestAdapterContext = AdapterContext & {
  readonly ports: { readonly logger: FakeLogger }
  /** The storage under `ports.storage`. It can fail; `ports.storage` never does, as in an app. */
  readonly storage: FakeStorage
  /** The entries of the logger. */
  readonly log: readonly LogEntry[]
}

/** Creates the context of an adapter, by default with the system clock, the real network and no window. */
export function createAdapterContext({
  clock = systemClock,
  window,
  networks = [],
  discovery,
  fetch = (...request) => globalThis.fetch(...request),
  storage = createFakeStorage(),
}: AdapterContextChange = {}): TestAdapterContext {
  const logger = createFakeLogger()
  return {
    log: logger.entries,
    storage,
    ports: { clock, storage: createSafeStorage({ port: storage, prefix: '', logger }), fetch, window, logger },
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
