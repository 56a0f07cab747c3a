import { type ChainNamespace, createError, errors, type Network, type NetworkInput } from '@latchkey/common'
import { extendNetwork } from '../options/extendNetwork.js'
import { networkParser } from '../options/optionsParser.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Networks } from './createNetworks.js'
import { createWalletNetworks } from './createWalletNetworks.js'

type Deps = {
  readonly options: ResolvedOptions
  readonly networks: Networks
  isConnected(namespace: ChainNamespace): boolean
}

/** Adds a network, or replaces the one with its id. Throws `ADAPTER_NOT_FOUND` and `INVALID_PARAMS`. */
export function addNetwork(deps: Deps, namespace: ChainNamespace, input: NetworkInput): Network {
  const requested = requestedIn(deps, namespace)
  const placed = { chainNamespace: namespace, ...input }
  assertNetwork(placed)
  const network = extendNetwork(placed, deps.options)
  if (network.chainNamespace !== namespace)
    throw createError(errors.INVALID_PARAMS, {
      details: `${network.caipNetworkId} is not a network of ${namespace}.`,
    })
  const others = requested.filter(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
  request(deps, namespace, [...others, network])
  return network
}

/** Removes a network. A wallet on it stays there. Throws `ADAPTER_NOT_FOUND`. */
export function removeNetwork(deps: Deps, namespace: ChainNamespace, id: string | number): void {
  const isOther = (network: Network) => String(network.id) !== String(id) && network.caipNetworkId !== id
  request(deps, namespace, requestedIn(deps, namespace).filter(isOther))
}

function request({ networks, isConnected }: Deps, namespace: ChainNamespace, requested: readonly Network[]): void {
  createWalletNetworks(networks).setRequested(namespace, requested, isConnected(namespace))
}

function requestedIn({ options, networks }: Deps, namespace: ChainNamespace): readonly Network[] {
  if (!options.namespaces.includes(namespace))
    throw createError(errors.ADAPTER_NOT_FOUND, {
      details: `Pass an adapter for ${namespace} in the \`adapters\` option first.`,
    })
  return networks.get(namespace).requested
}

/**
 * Validates a network that is added after start-up, with the rules of the `networks` option. Throws `INVALID_PARAMS`.
 */
function assertNetwork(network: unknown): asserts network is NetworkInput {
  const parsed = networkParser(network, 'network')
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `The network is not valid. ${parsed.reason}.` })
}
