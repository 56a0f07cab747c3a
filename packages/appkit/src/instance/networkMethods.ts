import type { CaipNetworkId, ChainNamespace, Network, NetworkInput } from '@latchkey/common'
import type { Live } from './live.js'
import { viewNetwork } from './networkView.js'

/** Questions about networks, and changes to their list. `namespace` is the active one when left out. */
export type NetworkMethods = {
  getCaipNetwork(namespace?: ChainNamespace): Network | undefined
  getCaipNetworks(namespace?: ChainNamespace): readonly Network[]
  getCaipNetworkId(namespace?: ChainNamespace): CaipNetworkId | undefined
  /** The chain id as the chain writes it: a number for eip155. */
  getChainId(namespace?: ChainNamespace): number | string | undefined
  getActiveChainNamespace(): ChainNamespace | undefined
  /** While a wallet approved only some networks, those; else empty. */
  getApprovedCaipNetworkIds(namespace?: ChainNamespace): readonly CaipNetworkId[]
  /** Adds a network, or replaces the one with its id. Rejects with `ADAPTER_NOT_FOUND` without an adapter for the namespace. */
  addNetwork(namespace: ChainNamespace, network: NetworkInput): Promise<Network>
  /** Rejects with `ADAPTER_NOT_FOUND` without an adapter for the namespace. */
  removeNetwork(namespace: ChainNamespace, id: string | number): Promise<void>
}

/** Makes {@link NetworkMethods}. */
export function createNetworkMethods(live: Live): NetworkMethods {
  return {
    getCaipNetwork: (namespace) => viewNetwork(live, namespace).caipNetwork,
    getCaipNetworks: (namespace) =>
      (live.core?.networks.all() ?? live.options.networks).filter(
        ({ chainNamespace }) => !namespace || chainNamespace === namespace,
      ),
    getCaipNetworkId: (namespace) => viewNetwork(live, namespace).caipNetworkId,
    getChainId: (namespace) => viewNetwork(live, namespace).chainId,
    getActiveChainNamespace: () =>
      live.core ? live.core.networks.state.activeNamespace : live.initialNetwork?.chainNamespace,
    getApprovedCaipNetworkIds: (namespace) => viewNetwork(live, namespace).approvedCaipNetworkIds,
    addNetwork: async (namespace, network) => (await live.load()).addNetwork(namespace, network),
    removeNetwork: async (namespace, id) => (await live.load()).removeNetwork(namespace, id),
  }
}
