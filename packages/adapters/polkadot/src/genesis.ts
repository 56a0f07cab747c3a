import type { Network } from '@latchkey/common'

/** The id of a network is the first half of its genesis hash, in hexadecimal form (CAIP-2, namespace `polkadot`). */
const idPattern = /^[0-9a-f]{32}$/

/** Whether a network is one of Substrate's, named as it should be. */
export function isSubstrateNetwork(network: Network): boolean {
  return network.chainNamespace === 'polkadot' && idPattern.test(String(network.id))
}

/** Whether a genesis hash is that of a network. */
export function isGenesisOf(genesisHash: unknown, network: Pick<Network, 'id'>): boolean {
  return typeof genesisHash === 'string' && genesisHash.toLowerCase().slice(2, 34) === String(network.id)
}
