import type { CaipNetworkId, ChainNamespace, Network, NetworkInput } from '@latchkey/common'
import type { Core } from '@latchkey/core'

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
  /** Adds a network, or replaces the one with its id. Throws `ADAPTER_NOT_FOUND` without an adapter for the namespace. */
  addNetwork(namespace: ChainNamespace, network: NetworkInput): Network
  /** Throws `ADAPTER_NOT_FOUND` without an adapter for the namespace. */
  removeNetwork(namespace: ChainNamespace, id: string | number): void
}

/** Makes {@link NetworkMethods}. */
export function createNetworkMethods({ networks }: Core): NetworkMethods {
  return {
    getCaipNetwork: (namespace) => networks.getActive(namespace),
    getCaipNetworks: (namespace) => (namespace ? networks.get(namespace).requested : networks.all()),
    getCaipNetworkId: (namespace) => networks.getActive(namespace)?.caipNetworkId,
    getChainId: (namespace) => networks.getActive(namespace)?.id,
    getActiveChainNamespace: () => networks.state.activeNamespace,
    getApprovedCaipNetworkIds(namespace = networks.state.activeNamespace) {
      return namespace ? networks.get(namespace).approvedNetworkIds : []
    },
    addNetwork: networks.add,
    removeNetwork: networks.remove,
  }
}
