// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const qMainnet: EvmNetwork = {
  id: 35441,
  caipNetworkId: 'eip155:35441',
  chainNamespace: 'eip155',
  name: 'Q Mainnet',
  nativeCurrency: { name: 'Q', symbol: 'Q', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.q.org'] }, chainDefault: { http: ['https://rpc.q.org'] } },
  blockExplorers: { default: { name: 'Q Mainnet Explorer', url: 'https://explorer.q.org' } },
}

export const qTestnet: EvmNetwork = {
  id: 35443,
  caipNetworkId: 'eip155:35443',
  chainNamespace: 'eip155',
  name: 'Q Testnet',
  nativeCurrency: { name: 'Q', symbol: 'Q', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.qtestnet.org'] }, chainDefault: { http: ['https://rpc.qtestnet.org'] } },
  blockExplorers: { default: { name: 'Q Testnet Explorer', url: 'https://explorer.qtestnet.org' } },
  testnet: true,
}

export const ql1: EvmNetwork = {
  id: 766,
  caipNetworkId: 'eip155:766',
  chainNamespace: 'eip155',
  name: 'QL1',
  nativeCurrency: { name: 'QOM', symbol: 'QOM', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.qom.one'] }, chainDefault: { http: ['https://rpc.qom.one'] } },
  blockExplorers: { default: { name: 'Ql1 Explorer', url: 'https://scan.qom.one' } },
  contracts: { multicall3: { address: '0x7A52370716ea730585884F5BDB0f6E60C39b8C64' } },
}

export const quai: EvmNetwork = {
  id: 9,
  caipNetworkId: 'eip155:9',
  chainNamespace: 'eip155',
  name: 'Quai Network Mainnet',
  nativeCurrency: { name: 'Quai', symbol: 'QUAI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.quai.network/cyprus1'] },
    chainDefault: { http: ['https://rpc.quai.network/cyprus1'] },
  },
  blockExplorers: { default: { name: 'Quaiscan', url: 'https://quaiscan.io' } },
}

export const quaiTestnet: EvmNetwork = {
  id: 15000,
  caipNetworkId: 'eip155:15000',
  chainNamespace: 'eip155',
  name: 'Quai Network Testnet',
  nativeCurrency: { name: 'Quai', symbol: 'QUAI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://orchard.rpc.quai.network/cyprus1'] },
    chainDefault: { http: ['https://orchard.rpc.quai.network/cyprus1'] },
  },
  blockExplorers: { default: { name: 'Orchard Quaiscan', url: 'https://orchard.quaiscan.io' } },
  testnet: true,
}
