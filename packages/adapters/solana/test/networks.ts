import type { Network } from '@latchkey/common'

export const mainnet = createNetwork('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ['https://mainnet.example'], 'Solana')
export const devnet = createNetwork('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', ['https://devnet.example'], 'Devnet')

export function createNetwork(id: string, urls: readonly string[], name = id): Network {
  return {
    id,
    caipNetworkId: `solana:${id}`,
    chainNamespace: 'solana',
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: urls } },
  }
}
