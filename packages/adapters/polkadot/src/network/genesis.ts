import type { Network } from '@latchkey/common'

/** A network id is the first half of the genesis hash in hexadecimal (CAIP-2, namespace `polkadot`). */
const idPattern = /^[0-9a-f]{32}$/

/** Whether a network is a Substrate network with a valid id. */
export function isSubstrateNetwork(network: Network): boolean {
  return network.chainNamespace === 'polkadot' && idPattern.test(String(network.id))
}

/** Whether a genesis hash belongs to a network. */
export function isGenesisOf(genesisHash: unknown, network: Pick<Network, 'id'>): boolean {
  return typeof genesisHash === 'string' && genesisHash.toLowerCase().slice(2, 34) === String(network.id)
}
