// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const ynxTestnet: EvmNetwork = {
  id: 6423,
  caipNetworkId: 'eip155:6423',
  chainNamespace: 'eip155',
  name: 'YNX Testnet',
  nativeCurrency: { name: 'YNXT', symbol: 'YNXT', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.ynxweb4.com'] }, chainDefault: { http: ['https://evm.ynxweb4.com'] } },
  blockExplorers: { default: { name: 'YNX Explorer', url: 'https://explorer.ynxweb4.com' } },
  testnet: true,
}

export const yooldoVerse: EvmNetwork = {
  id: 50005,
  caipNetworkId: 'eip155:50005',
  chainNamespace: 'eip155',
  name: 'Yooldo Verse',
  nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.yooldo-verse.xyz'] },
    chainDefault: { http: ['https://rpc.yooldo-verse.xyz'] },
  },
  blockExplorers: { default: { name: 'Yooldo Verse Explorer', url: 'https://explorer.yooldo-verse.xyz' } },
}

export const yooldoVerseTestnet: EvmNetwork = {
  id: 50006,
  caipNetworkId: 'eip155:50006',
  chainNamespace: 'eip155',
  name: 'Yooldo Verse Testnet',
  nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.yooldo-verse.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.yooldo-verse.xyz'] },
  },
  blockExplorers: {
    default: { name: 'Yooldo Verse Testnet Explorer', url: 'https://explorer.testnet.yooldo-verse.xyz' },
  },
  testnet: true,
}
