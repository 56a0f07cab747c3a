import type { KeyValueStorage } from '@latchkey/common'
import type { Core } from '../src/core.js'
import { createCore } from '../src/createCore.js'
// Loaded ahead, so that letting promises settle is enough to have what an instance loads later.
import '../src/engine/createEngine.js'
import '../src/engine/createRequests.js'
import '../src/lookups/createLookups.js'
import type { AppKitOptions } from '../src/options/appKitOptions.js'
import { createFakeClock, type FakeClock } from './fakeClock.js'
import { createFakeLogger, type FakeLogger } from './fakeLogger.js'
import { createFakePage, type FakePage } from './fakePage.js'
import { createFakeStorage, type FakeStorage } from './fakeStorage.js'
import { base, mainnet } from './networks.js'
import { createScriptedAdapter, type ScriptedAdapter } from './scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from './scriptedWallet.js'

/** A core in a world of fakes. */
export type TestCore = {
  readonly core: Core
  readonly wallet: ScriptedWallet
  readonly adapter: ScriptedAdapter
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly page: FakePage
  readonly logger: FakeLogger
}

type Change = Partial<Omit<TestCore, 'core'>> & {
  readonly options?: Partial<AppKitOptions>
  /** What the core sees of the storage, where it is one tab of several. */
  readonly view?: KeyValueStorage
  /** Answers for servers; by default there is no network. */
  readonly fetch?: typeof globalThis.fetch
}

/** Makes a core with one scripted wallet on the page, on mainnet and Base. */
export function createTestCore(change: Change = {}): TestCore {
  const wallet = change.wallet ?? createScriptedWallet()
  const world = {
    wallet,
    adapter: change.adapter ?? createScriptedAdapter([wallet]),
    clock: change.clock ?? createFakeClock(),
    storage: change.storage ?? createFakeStorage(),
    page: change.page ?? createFakePage(),
    logger: change.logger ?? createFakeLogger(),
  }
  const { adapter, clock, storage, page, logger } = world
  const core = createCore(
    {
      projectId: 'test',
      networks: [mainnet, base],
      adapters: [adapter],
      services: { relay: false },
      ...change.options,
    },
    {
      ports: {
        clock,
        storage: change.view ?? storage,
        window: page,
        logger,
        fetch: change.fetch ?? (() => Promise.reject(new Error('No network here.'))),
      },
    },
  )
  return { core, ...world }
}
