import type { ChainNamespace, Network } from '@latchkey/common'
import type { AppKitOptions, ResolvedOptions } from '@latchkey/core'
import { assertChange, changeableOptions, pickInitialNetwork } from '@latchkey/core/start'
import type { InstanceState } from './instanceState.js'
import type { InitialSource } from './slice.js'
import { slices } from './slices.js'

/** Inputs of the state before core has loaded. */
export type StateBeforeCoreSource = {
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
export function createStateBeforeCore(source: StateBeforeCoreSource): InstanceState {
  const { given, resolved, initialNetwork, stored, change } = source
  const slicesSource: InitialSource = {
    resolved,
    initialNetwork,
    isConnecting(namespace) {
      // Without a stored connection, networks need not be resolved.
      if (stored().length === 0) return false
      const asked = namespace ?? initialNetwork()?.chainNamespace
      return asked !== undefined && stored().includes(asked)
    },
    isInitialized: () => source.hasPage && stored().length === 0,
    theme: given,
  }
  return {
    get options() {
      return resolved()
    },
    get rawOptions() {
      return given()
    },
    read: (subject, namespace) => slices[subject].initial(slicesSource, namespace),
    activeNamespace: () => initialNetwork()?.chainNamespace,
    connectedAccount: () => undefined,
    isAnyConnected: () => false,
    actions: () => undefined,
    provider: () => undefined,
    connectors: () => [],
    networks: () => resolved().networks,
    isUnsupportedNetwork: () => false,
    isSwitchingNetwork: () => false,
    modal: () => ({ open: false, loading: false }),
    isTransactionStackEmpty: () => true,
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

/** Creates the source of a server and of the first client render, where storage is unknown. */
export function createServerSource(state: InstanceState, isHinted: boolean): InitialSource {
  return {
    resolved: () => state.options,
    initialNetwork: () => pickInitialNetwork(state.options),
    isConnecting: () => isHinted,
    isInitialized: () => false,
    // The theme comes from the app's code alone.
    theme: () => state.read('theme'),
  }
}
