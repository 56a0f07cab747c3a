import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { activeNetworkEntry } from '../storage/storedState.js'
import { pickInitialNetwork } from './pickInitialNetwork.js'

/** The networks of one namespace. */
export type NamespaceNetworks = {
  /** What the app asked for. */
  readonly requested: readonly Network[]
  /** The wallet's network while connected, else the one the next connection asks for. */
  readonly active: Network | undefined
  /** `active` is a placeholder: the wallet is on a network the app did not ask for. */
  readonly isUnsupported: boolean
  /** While `supportsAllNetworks` is false, only these can be switched to. */
  readonly supportsAllNetworks: boolean
  readonly approvedNetworkIds: readonly CaipNetworkId[]
}

/** The networks of each namespace, and the active one. */
export type NetworksState = {
  activeNamespace: ChainNamespace | undefined
  byNamespace: Readonly<Partial<Record<ChainNamespace, NamespaceNetworks>>>
}

/** The requested networks and the active one of each namespace. */
export type Networks = {
  readonly state: NetworksState
  get(namespace: ChainNamespace): NamespaceNetworks
  /** The active network of a namespace, by default the active namespace. */
  getActive(namespace?: ChainNamespace): Network | undefined
  /** Every requested network, namespace by namespace, each in the app's order. */
  all(): readonly Network[]
  /** By CAIP-2 id, or by the chain's own id; that one is looked for in the given or the active namespace first. */
  find(id: string | number, namespace?: ChainNamespace): Network | undefined
  /** The wallet of a namespace, by default the active one, is on a network the visitor has to leave (specification §2). */
  isBlocked(namespace?: ChainNamespace): boolean
  setActiveNamespace(namespace: ChainNamespace): void
  setActive(network: Network): void
  /** Makes a network active on the wish of the visitor or the app: the next wallet that connects is asked to switch to it. */
  choose(network: Network): void
  /** Whether the active network of a namespace was chosen while no wallet was connected there. */
  isChosen(namespace: ChainNamespace): boolean
  /** Forgets a choice, once a wallet is connected. */
  forgetChoice(namespace: ChainNamespace): void
  /** Changes what is known of a namespace; for what follows its wallet, and what changes the list. */
  patch(namespace: ChainNamespace, change: Partial<NamespaceNetworks>): void
  /** Keeps the active network for the next visit, where the app asked for it. */
  remember(namespace: ChainNamespace): void
  /** Where a namespace of these networks begins. */
  defaultOf(namespace: ChainNamespace, requested: readonly Network[]): Network | undefined
}

const none: NamespaceNetworks = {
  requested: [],
  active: undefined,
  isUnsupported: false,
  supportsAllNetworks: true,
  approvedNetworkIds: [],
}

/** Makes {@link Networks}. */
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

  /** Each namespace has the network last looked at; that of the active one is the one a visit begins with. */
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
