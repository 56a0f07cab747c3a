import type { Network } from '@latchkey/common'

/** Creates a Bitcoin network of an app from its CAIP-2 reference. */
export function createNetwork(
  reference: string,
  urls: readonly string[] = ['https://esplora.example'],
  name = 'Bitcoin',
): Network {
  return {
    id: reference,
    caipNetworkId: `bip122:${reference}`,
    chainNamespace: 'bip122',
    name,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: urls } },
  }
}

export const mainnet = createNetwork('000000000019d6689c085ae165831e93')
