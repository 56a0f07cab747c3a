import type { NetworkInput } from '@latchkey/common'

/** An EVM network in viem's format. */
export function evmNetwork(id: number, change: Partial<NetworkInput> = {}): NetworkInput {
  return {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`https://rpc-${id}.example`] } },
    blockExplorers: { default: { name: 'Explorer', url: `https://explorer-${id}.example/` } },
    ...change,
  }
}

export const mainnet = evmNetwork(1)
export const base = evmNetwork(8453)
export const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
}
