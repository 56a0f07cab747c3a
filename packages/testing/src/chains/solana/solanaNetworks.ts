import type { CaipNetworkId, Network } from '@latchkey/common'

export type LocalSolanaName = 'local' | 'second'

type LocalNetwork = { readonly genesisHash: string; readonly title: string }

/** Two separate chains with unique genesis hashes. */
export const localSolanaNetworks: Readonly<Record<LocalSolanaName, LocalNetwork>> = {
  local: { genesisHash: 'LatchkeyLoca1So1anaChain1111111111111111111', title: 'Solana Local' },
  second: { genesisHash: 'LatchkeySecondSo1anaChain111111111111111111', title: 'Solana Local 2' },
}

/** Wallet Standard names of the public networks, by their CAIP-2 ids. */
const standardNames: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** Returns the name by which a wallet lists a network: that of a public one, otherwise its CAIP-2 id. */
export function solanaStandardName({ caipNetworkId }: Network): string {
  return standardNames[caipNetworkId] ?? caipNetworkId
}

/**
 * Returns a local network for the option `networks`. Its CAIP-2 reference is the first 32 characters of its genesis
 * hash.
 */
export function localSolanaNetwork(name: LocalSolanaName, rpcUrl: string, genesisHash: string): Network {
  const { title } = localSolanaNetworks[name]
  const reference = genesisHash.slice(0, 32)
  const caipNetworkId: CaipNetworkId = `solana:${reference}`
  const http = { http: [rpcUrl] }
  return {
    id: reference,
    caipNetworkId,
    chainNamespace: 'solana',
    name: title,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: http, chainDefault: http },
    testnet: true,
  }
}
