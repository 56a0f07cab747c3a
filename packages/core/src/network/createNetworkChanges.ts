import { type ChainNamespace, type Network, type NetworkInput, setupError } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import { assertNetwork } from '../options/assertNetwork.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Networks } from './createNetworks.js'
import { createWalletNetworks } from './createWalletNetworks.js'
import { extendNetwork } from './extendNetwork.js'

/** Changes to the list of networks while the page is in use. Each throws `ADAPTER_NOT_FOUND` without an adapter for the namespace. */
export type NetworkChanges = {
  /** Adds a network, or puts it in the place of the one with its id. Throws `INVALID_PARAMS`. */
  add(namespace: ChainNamespace, input: NetworkInput): Network
  remove(namespace: ChainNamespace, id: string | number): void
}

type Deps = {
  readonly options: ResolvedOptions
  readonly networks: Networks
  readonly accounts: Accounts
}

/** Makes {@link NetworkChanges}. */
export function createNetworkChanges({ options, networks, accounts }: Deps): NetworkChanges {
  const { setRequested } = createWalletNetworks(networks)
  const request = (namespace: ChainNamespace, requested: readonly Network[]) =>
    setRequested(namespace, requested, accounts.getConnected(namespace) !== undefined)

  function requestedIn(namespace: ChainNamespace): readonly Network[] {
    if (!options.namespaces.includes(namespace)) {
      throw setupError('ADAPTER_NOT_FOUND', {
        details: `Pass an adapter for ${namespace} in the \`adapters\` option first.`,
      })
    }
    return networks.get(namespace).requested
  }

  return {
    add(namespace, input) {
      const requested = requestedIn(namespace)
      const placed = { chainNamespace: namespace, ...input }
      assertNetwork(placed)
      const network = extendNetwork(placed, options)
      if (network.chainNamespace !== namespace)
        throw setupError('INVALID_PARAMS', {
          details: `${network.caipNetworkId} is not a network of ${namespace}.`,
        })
      const others = requested.filter(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
      request(namespace, [...others, network])
      return network
    },
    remove(namespace, id) {
      const isOther = (network: Network) => String(network.id) !== String(id) && network.caipNetworkId !== id
      request(namespace, requestedIn(namespace).filter(isOther))
    },
  }
}
