import type { CaipNetworkId, ChainNamespace, Network, NetworkInput } from '@latchkey/common'
import type { LazyCore } from './lazyCore.js'

/** Methods about networks and their list. `namespace` defaults to the active one. */
export type NetworkMethods = {
  /** Returns the active network of a namespace. */
  getCaipNetwork(namespace?: ChainNamespace): Network | undefined
  /** Returns the networks of a namespace. Without `namespace`: all networks. */
  getCaipNetworks(namespace?: ChainNamespace): readonly Network[]
  /** Returns the CAIP-2 id of the active network, such as `eip155:1`. */
  getCaipNetworkId(namespace?: ChainNamespace): CaipNetworkId | undefined
  /** Returns the chain's own id of the active network: a number for `eip155`, text otherwise. */
  getChainId(namespace?: ChainNamespace): number | string | undefined
  /** Returns the namespace of the active network. */
  getActiveChainNamespace(): ChainNamespace | undefined
  /** Returns the networks that the wallet approved if it approved only some, otherwise an empty list. */
  getApprovedCaipNetworkIds(namespace?: ChainNamespace): readonly CaipNetworkId[]
  /**
   * Adds a network, or replaces the one with the same id, and returns it. Rejects with `ADAPTER_NOT_FOUND` without an
   * adapter for the namespace.
   */
  addNetwork(namespace: ChainNamespace, network: NetworkInput): Promise<Network>
  /** Removes a network by the chain's own id. Rejects with `ADAPTER_NOT_FOUND` without an adapter for the namespace. */
  removeNetwork(namespace: ChainNamespace, id: string | number): Promise<void>
}

export function createNetworkMethods(lazyCore: LazyCore): NetworkMethods {
  const state = () => lazyCore.state
  return {
    getCaipNetwork: (namespace) => state().read('network', namespace).caipNetwork,
    getCaipNetworks: (namespace) =>
      state()
        .networks()
        .filter(({ chainNamespace }) => !namespace || chainNamespace === namespace),
    getCaipNetworkId: (namespace) => state().read('network', namespace).caipNetworkId,
    getChainId: (namespace) => state().read('network', namespace).chainId,
    getActiveChainNamespace: () => state().activeNamespace(),
    getApprovedCaipNetworkIds: (namespace) => state().read('network', namespace).approvedCaipNetworkIds,
    addNetwork: async (namespace, network) => (await lazyCore.load()).addNetwork(namespace, network),
    removeNetwork: async (namespace, id) => (await lazyCore.load()).removeNetwork(namespace, id),
  }
}
