import type { KeyValueStorage, Ports, Transfers } from '@latchkey/common'
import {
  type AsyncMethod,
  checkMethods,
  checkTransfers,
  createFakeClock,
  createFakeLogger,
  createFakeStorage,
  type FakeClock,
  type FakeLogger,
  type FakeStorage,
  type Verb,
} from '@latchkey/testing'
import type { Core } from '../src/core.js'
import { createControllers } from '../src/createControllers.js'
// Core imports it with the first call of `connect`. A first import takes more turns than `settle` waits for.
import '../src/appActions/connectForApp.js'
import { createCore } from '../src/createCore.js'
import { composeFeatures } from '../src/features/composeFeatures.js'
import type { Feature, FeatureDeps, FeatureParts } from '../src/features/feature.js'
import type { Gate } from '../src/gates/createGates.js'
import type { AppKitOptions } from '../src/options/appKitOptions.js'
import { resolveOptions } from '../src/options/resolveOptions.js'
import { createBrowserPorts } from '../src/ports/createBrowserPorts.js'
import { startCore } from '../src/startCore.js'
import { createFakePage, type FakePage } from './fakePage.js'
import { base, mainnet } from './networks.js'
import { createScriptedAdapter, type ScriptedAdapter } from './scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from './scriptedWallet.js'

/** A core with fake ports. */
export type TestCore = {
  readonly core: Core
  readonly wallet: ScriptedWallet
  readonly adapter: ScriptedAdapter
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly page: FakePage
  readonly logger: FakeLogger
  /** Returns the dependencies that features receive. Only with `gates` or `features`. */
  readonly featureDeps: () => FeatureDeps
  readonly parts: () => FeatureParts
}

type Change = Partial<Omit<TestCore, 'core' | 'featureDeps' | 'parts'>> & {
  readonly options?: Partial<AppKitOptions>
  /** The storage of one of several tabs. */
  readonly view?: KeyValueStorage
  /** Responses of servers. Default: every request fails. */
  readonly fetch?: typeof globalThis.fetch
  /** Gates of further features, after those of the package. */
  readonly gates?: readonly Gate[]
  /** Further features, after those of the package. */
  readonly features?: readonly AddedFeature[]
}

/** The calls whose error codes are checked: all methods that reject, and those that throw. */
const verbs = {
  open: 'open',
  discover: 'discover',
  connect: 'connect',
  disconnect: 'disconnect',
  switchConnection: 'connect',
  switchNetwork: 'switchNetwork',
  setAccount: 'setAccount',
  addNetwork: 'changeNetworks',
  removeNetwork: 'changeNetworks',
  signText: 'sign',
  createChainClient: 'createChainClient',
  fetchBalance: 'fetchBalance',
} as const satisfies Readonly<Record<Exclude<AsyncMethod<Core>, NeverRejecting> | 'open' | 'setAccount', Verb>>

type NeverRejecting = 'prefetch' | 'refreshBalance'

/** A feature that loads no code. */
type AddedFeature = Pick<Feature<undefined>, 'connectors' | 'gate' | 'onSent' | 'onEnded'>

/** Creates a core with one scripted wallet on the page, on mainnet and Base. Checks the codes of rejections. */
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
  const options: AppKitOptions = {
    projectId: 'test',
    networks: [mainnet, base],
    adapters: [adapter],
    services: { relay: false },
    ...change.options,
  }
  const ports: Partial<Ports> = {
    clock,
    storage: change.view ?? storage,
    window: page,
    logger,
    fetch: change.fetch ?? (() => Promise.reject(new Error('No network here.'))),
  }
  const { gates, features } = change
  const added = gates || features ? [...(gates ?? []).map((gate) => ({ gate })), ...(features ?? [])] : undefined
  const { core, featureDeps } = added
    ? startWithFeatures(options, ports, added)
    : { core: createCore(options, { ports }), featureDeps: withoutFeatures }
  const checked = new WeakMap<Transfers, Transfers>()
  const transfers: Core['transfers'] = (namespace) => {
    const offered = core.transfers(namespace)
    if (offered && !checked.has(offered)) checked.set(offered, checkTransfers(offered))
    return offered && checked.get(offered)
  }
  return {
    core: { ...checkMethods(core, verbs), transfers },
    ...world,
    featureDeps,
    parts: () => featureDeps().parts(),
  }
}

function withoutFeatures(): never {
  throw new Error('Pass `gates` or `features` to get what features receive.')
}

/** Starts a core with further features. */
function startWithFeatures(
  given: AppKitOptions,
  replaced: Partial<Ports>,
  features: readonly AddedFeature[],
): Pick<TestCore, 'core' | 'featureDeps'> {
  const ports = createBrowserPorts(replaced)
  const options = resolveOptions(given, ports.window?.document)
  const controllers = createControllers(options, ports)
  const entry = { current: () => undefined, load: () => Promise.reject(new Error('This feature has no code.')) }
  const complete = (feature: AddedFeature): Feature<undefined> => ({ entry, publicActions: undefined, ...feature })
  const added = Object.fromEntries(features.map((feature, index) => [`feature ${index}`, complete(feature)]))
  let featureDeps: TestCore['featureDeps'] = withoutFeatures
  const core = startCore({
    appOptions: given,
    options,
    ports,
    controllers,
    isProjectIdReported: true,
    createFeatures(deps) {
      featureDeps = () => deps
      return { ...composeFeatures(deps), ...added }
    },
  })
  return { core, featureDeps }
}
