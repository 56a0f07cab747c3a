// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const ubiq: EvmNetwork = {
  id: 8,
  caipNetworkId: 'eip155:8',
  chainNamespace: 'eip155',
  name: 'Ubiq Mainnet',
  nativeCurrency: { name: 'UBQ', symbol: 'UBQ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://pyrus2.ubiqscan.io'] },
    chainDefault: { http: ['https://pyrus2.ubiqscan.io'] },
  },
  assets: { imageId: 'eip155-8' },
  blockExplorers: { default: { name: 'Ubiq Scan', url: 'https://ubiqscan.io' } },
}

export const ultra: EvmNetwork = {
  id: 19991,
  caipNetworkId: 'eip155:19991',
  chainNamespace: 'eip155',
  name: 'Ultra EVM',
  nativeCurrency: { name: 'Ultra Token', symbol: 'UOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm.ultra.eosusa.io'] },
    chainDefault: { http: ['https://evm.ultra.eosusa.io'] },
  },
  blockExplorers: { default: { name: 'Ultra EVM Explorer', url: 'https://evmexplorer.ultra.io' } },
}

export const ultraTestnet: EvmNetwork = {
  id: 18881,
  caipNetworkId: 'eip155:18881',
  chainNamespace: 'eip155',
  name: 'Ultra EVM Testnet',
  nativeCurrency: { name: 'Ultra Token', symbol: 'UOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm.test.ultra.eosusa.io'] },
    chainDefault: { http: ['https://evm.test.ultra.eosusa.io'] },
  },
  blockExplorers: { default: { name: 'Ultra EVM Testnet Explorer', url: 'https://evmexplorer.testnet.ultra.io' } },
  testnet: true,
}

export const ultron: EvmNetwork = {
  id: 1231,
  caipNetworkId: 'eip155:1231',
  chainNamespace: 'eip155',
  name: 'Ultron Mainnet',
  nativeCurrency: { name: 'ULX', symbol: 'ULX', decimals: 18 },
  rpcUrls: { default: { http: ['https://ultron-rpc.net'] }, chainDefault: { http: ['https://ultron-rpc.net'] } },
  assets: { imageId: 'eip155-1231' },
  blockExplorers: { default: { name: 'Ultron Scan', url: 'https://ulxscan.com' } },
}

export const ultronTestnet: EvmNetwork = {
  id: 1230,
  caipNetworkId: 'eip155:1230',
  chainNamespace: 'eip155',
  name: 'Ultron Testnet',
  nativeCurrency: { name: 'ULX', symbol: 'ULX', decimals: 18 },
  rpcUrls: { default: { http: ['https://ultron-dev.io'] }, chainDefault: { http: ['https://ultron-dev.io'] } },
  blockExplorers: { default: { name: 'Ultron Scan', url: 'https://explorer.ultron-dev.io' } },
  testnet: true,
}

export const unichain: EvmNetwork = {
  id: 130,
  caipNetworkId: 'eip155:130',
  chainNamespace: 'eip155',
  name: 'Unichain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.unichain.org/'] },
    chainDefault: { http: ['https://mainnet.unichain.org/'] },
  },
  assets: { imageId: 'eip155-130' },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const unichainSepolia: EvmNetwork = {
  id: 1301,
  caipNetworkId: 'eip155:1301',
  chainNamespace: 'eip155',
  name: 'Unichain Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.unichain.org'] },
    chainDefault: { http: ['https://sepolia.unichain.org'] },
  },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://sepolia.uniscan.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
  testnet: true,
}

export const unique: EvmNetwork = {
  id: 8880,
  caipNetworkId: 'eip155:8880',
  chainNamespace: 'eip155',
  name: 'Unique Mainnet',
  nativeCurrency: { name: 'UNQ', symbol: 'UNQ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.unique.network'] },
    chainDefault: { http: ['https://rpc.unique.network'] },
  },
  blockExplorers: { default: { name: 'Unique Subscan', url: 'https://unique.subscan.io' } },
}

export const uniqueOpal: EvmNetwork = {
  id: 8882,
  caipNetworkId: 'eip155:8882',
  chainNamespace: 'eip155',
  name: 'Opal Testnet',
  nativeCurrency: { name: 'OPL', symbol: 'OPL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-opal.unique.network'] },
    chainDefault: { http: ['https://rpc-opal.unique.network'] },
  },
  blockExplorers: { default: { name: 'Opal Subscan', url: 'https://opal.subscan.io' } },
  testnet: true,
}

export const uniqueQuartz: EvmNetwork = {
  id: 8881,
  caipNetworkId: 'eip155:8881',
  chainNamespace: 'eip155',
  name: 'Quartz Mainnet',
  nativeCurrency: { name: 'QTZ', symbol: 'QTZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-quartz.unique.network'] },
    chainDefault: { http: ['https://rpc-quartz.unique.network'] },
  },
  blockExplorers: { default: { name: 'Quartz Subscan', url: 'https://quartz.subscan.io' } },
}

export const unreal: EvmNetwork = {
  id: 18233,
  caipNetworkId: 'eip155:18233',
  chainNamespace: 'eip155',
  name: 'Unreal',
  nativeCurrency: { name: 'reETH', symbol: 'reETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.unreal-orbit.gelato.digital'] },
    chainDefault: { http: ['https://rpc.unreal-orbit.gelato.digital'] },
  },
  blockExplorers: { default: { name: 'Unreal Explorer', url: 'https://unreal.blockscout.com' } },
  contracts: { multicall3: { address: '0x8b6B0e60D8CD84898Ea8b981065A12F876eA5677', blockCreated: 1745 } },
  testnet: true,
}
