import type { Network } from '@latchkey/common'

export function createNetwork(id: number, urls: readonly string[], name = `Chain ${id}`): Network {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls } },
  }
}
