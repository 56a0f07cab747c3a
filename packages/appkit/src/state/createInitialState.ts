import type { ChainNamespace, Network } from '@latchkey/common'
import type { AppKitOptions, ResolvedOptions } from '@latchkey/core'
import { assertChange, changeableOptions } from '@latchkey/core/start'
import { connectingView, disconnectedView } from './accountView.js'
import { noBalance } from './balanceView.js'
import type { InstanceState } from './instanceState.js'
import { viewNetwork } from './networkView.js'
import { pickNetwork } from './serverNetwork.js'
import { idleState } from './stateView.js'

/** Inputs of the state before core has loaded. */
export type InitialStateSource = {
  /** `false` on a server. */
  readonly hasPage: boolean
  /** The options as given, with later changes. */
  given(): AppKitOptions
  /** The options with defaults and resolved networks. */
  resolved(): ResolvedOptions
  /** The first active network of the visit. */
  initialNetwork(): Network | undefined
  /** Namespaces with a stored connection, which count as connecting (specification §4). */
  stored(): readonly ChainNamespace[]
  change(change: Partial<AppKitOptions>): void
}

/** Creates the state of an instance before core has loaded: nothing is connected, and the modal is closed. */
export function createInitialState(source: InitialStateSource): InstanceState {
  const { given, resolved, initialNetwork, stored, change } = source
  return {
    get options() {
      return resolved()
    },
    get rawOptions() {
      return given()
    },
    activeNamespace: () => initialNetwork()?.chainNamespace,
    account(namespace) {
      // Without a stored connection, networks need not be resolved.
      if (stored().length === 0) return disconnectedView
      const wanted = namespace ?? initialNetwork()?.chainNamespace
      return wanted && stored().includes(wanted) ? connectingView : disconnectedView
    },
    connectedAccount: () => undefined,
    isAnyConnected: () => false,
    balance: () => noBalance,
    actions: () => undefined,
    provider: () => undefined,
    connectors: () => [],
    networks: () => resolved().networks,
    network: (namespace) => viewNetwork(pickNetwork(resolved(), initialNetwork(), namespace)),
    isUnsupportedNetwork: () => false,
    isSwitchingNetwork: () => false,
    modal: () => ({ open: false, loading: false }),
    view: () => idleState(initialNetwork(), { initialized: source.hasPage && stored().length === 0 }),
    event: () => ({ timestamp: 0, data: undefined }),
    isTransactionStackEmpty: () => true,
    themeMode: () => given().themeMode,
    themeVariables: () => ({ ...given().themeVariables }),
    setThemeMode(themeMode) {
      assertChange('setThemeMode', { themeMode }, ['themeMode'])
      change({ themeMode })
    },
    setThemeVariables(themeVariables) {
      assertChange('setThemeVariables', { themeVariables }, ['themeVariables'])
      change({ themeVariables: { ...given().themeVariables, ...themeVariables } })
    },
    updateFeatures(features) {
      assertChange('updateFeatures', { features }, ['features'])
      // Only what the app set: core reports the features that an app turns on without effect. As in core, `undefined`
      // changes nothing.
      const set = Object.entries(features).filter(([, value]) => value !== undefined)
      change({ features: { ...given().features, ...Object.fromEntries(set) } })
    },
    updateOptions(options) {
      assertChange('updateOptions', options, changeableOptions)
      change(options)
    },
  }
}
