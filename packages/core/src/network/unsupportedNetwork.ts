import { type CaipNetworkId, type Network, parseCaipNetworkId } from '@latchkey/common'

/** The placeholder for a network the wallet is on and the app did not ask for (specification §4). */
export function createUnsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    id: namespace === 'eip155' ? Number(reference) : reference,
    caipNetworkId,
    chainNamespace: namespace,
    name: 'Unsupported Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
  }
}
