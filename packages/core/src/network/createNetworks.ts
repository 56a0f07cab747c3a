import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { activeNetworkEntry } from '../storage/storedState.js'
import { pickInitialNetwork } from './pickInitialNetwork.js'

/** The networks of one namespace. */
export type NamespaceNetworks = {
  /** The networks that the app requested. */
  readonly requested: readonly Network[]
  /** The wallet's network while connected, else the network of the next connection. */
  readonly active: Network | undefined
  /** `active` is a placeholder: the wallet is on a network that the app did not request. */
  readonly isUnsupported: boolean
  /** The wallet can only switch to these unless `supportsAllNetworks` is true. */
  readonly supportsAllNetworks: boolean
  readonly approvedNetworkIds: readonly CaipNetworkId[]
  /** The wallet may approve further networks: over WalletConnect, when it is asked to switch or connects again. */
  readonly canApproveMore: boolean
}

/** Whether and how a network can be selected. */
export type NetworkAvailability =
  /** The wallet can switch to it, or no wallet is connected. */
  | 'available'
  /**
   * The WalletConnect wallet has not approved it. A switch asks an EVM wallet; a new connection proposes it to any
   * wallet.
   */
  | 'needsApproval'
  /** The wallet does not support it. */
  | 'notInWallet'
  /** The app has no adapter for its namespace. */
  | 'noAdapter'

/** The networks of each namespace, and the active one. */
export type NetworksState = {
  activeNamespace: ChainNamespace | undefined
  byNamespace: Readonly<Partial<Record<ChainNamespace, NamespaceNetworks>>>
}

/** Reads and changes the networks of an instance. */
export type Networks = {
  readonly state: NetworksState
  get(namespace: ChainNamespace): NamespaceNetworks
  /** Returns the active network of a namespace. Default: the active namespace. */
  getActive(namespace?: ChainNamespace): Network | undefined
  /** Returns every requested network by namespace, in the app's order. */
  all(): readonly Network[]
  /** Finds a network by CAIP-2 id or chain id. A chain id is searched in the given or the active namespace first. */
  find(id: string | number, namespace?: ChainNamespace): Network | undefined
  /** Returns whether the visitor can select a network of the app. */
  availability(network: Pick<Network, 'chainNamespace' | 'caipNetworkId'>): NetworkAvailability
  /**
   * Returns whether a namespace's wallet is on a network that the visitor has to leave. Default: the active namespace.
   */
  isBlocked(namespace?: ChainNamespace): boolean
  setActiveNamespace(namespace: ChainNamespace): void
  setActive(network: Network): void
  /**
   * Makes a network active at the request of the visitor or the app. The next wallet that connects has to switch to it.
   */
  choose(network: Network): void
  /** Returns whether the active network was chosen while no wallet was connected. */
  isChosen(namespace: ChainNamespace): boolean
  /** Clears the choice once a wallet is connected. */
  forgetChoice(namespace: ChainNamespace): void
  /** Updates fields of a namespace. For this folder. */
  patch(namespace: ChainNamespace, change: Partial<NamespaceNetworks>): void
  /** Stores the active network for the next visit, unless it is unsupported. */
  remember(namespace: ChainNamespace): void
  /** Returns the first active network of a namespace. */
  defaultOf(namespace: ChainNamespace, requested: readonly Network[]): Network | undefined
}

const none: NamespaceNetworks = {
  requested: [],
  active: undefined,
  isUnsupported: false,
  supportsAllNetworks: true,
  approvedNetworkIds: [],
  canApproveMore: false,
}

export function createNetworks({
  options,
  storage,
}: {
  readonly options: ResolvedOptions
  readonly storage: Storage
}): Networks {
  const initial = pickInitialNetwork(options, storage)
  const state = proxy<NetworksState>({ activeNamespace: initial?.chainNamespace, byNamespace: {} })

  function get(namespace: ChainNamespace): NamespaceNetworks {
    return state.byNamespace[namespace] ?? none
  }

  function patch(namespace: ChainNamespace, change: Partial<NamespaceNetworks>): void {
    state.byNamespace = { ...state.byNamespace, [namespace]: ref({ ...get(namespace), ...change }) }
  }

  /** Stores one network per namespace, and that of the active namespace for the start of the next visit. */
  function remember(namespace: ChainNamespace): void {
    const { active, isUnsupported } = get(namespace)
    if (!active || isUnsupported) return
    storage.set(activeNetworkEntry(namespace), active.caipNetworkId)
    if (namespace === state.activeNamespace) storage.set(activeNetworkEntry(), active.caipNetworkId)
  }

  for (const namespace of new Set(options.networks.map(({ chainNamespace }) => chainNamespace))) {
    const requested = options.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    patch(namespace, { requested, active: defaultOf(namespace, requested) })
  }

  function defaultOf(namespace: ChainNamespace, requested: readonly Network[]): Network | undefined {
    if (initial && requested.includes(initial)) return initial
    return pickInitialNetwork({ ...options, networks: requested }, storage, namespace)
  }

  const chosen = new Set<ChainNamespace>()

  function setActive(network: Network): void {
    patch(network.chainNamespace, { active: network, isUnsupported: false })
    remember(network.chainNamespace)
  }

  const all = () => Object.values(state.byNamespace).flatMap(({ requested }) => requested)

  return {
    state,
    get,
    getActive: (namespace = state.activeNamespace) => (namespace ? get(namespace).active : undefined),
    all,
    find(id, namespace) {
      const first = namespace ?? state.activeNamespace
      const candidates = namespace ? get(namespace).requested : [...(first ? get(first).requested : []), ...all()]
      return (
        candidates.find(({ caipNetworkId }) => caipNetworkId === id) ??
        candidates.find((network) => String(network.id) === String(id))
      )
    },
    availability({ chainNamespace, caipNetworkId }) {
      if (!options.namespaces.includes(chainNamespace)) return 'noAdapter'
      const { supportsAllNetworks, approvedNetworkIds, canApproveMore } = get(chainNamespace)
      if (supportsAllNetworks || approvedNetworkIds.includes(caipNetworkId)) return 'available'
      return canApproveMore ? 'needsApproval' : 'notInWallet'
    },
    isBlocked: (namespace = state.activeNamespace) =>
      namespace !== undefined &&
      get(namespace).isUnsupported &&
      options.enableNetworkSwitch &&
      !options.allowUnsupportedChain,
    setActiveNamespace(namespace) {
      state.activeNamespace = namespace
      remember(namespace)
    },
    setActive,
    choose(network) {
      setActive(network)
      chosen.add(network.chainNamespace)
    },
    isChosen: (namespace) => chosen.has(namespace),
    forgetChoice: (namespace) => void chosen.delete(namespace),
    patch,
    remember,
    defaultOf,
  }
}
