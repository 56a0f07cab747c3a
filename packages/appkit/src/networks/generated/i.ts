// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const iSunCoin: EvmNetwork = {
  id: 8017,
  caipNetworkId: 'eip155:8017',
  chainNamespace: 'eip155',
  name: 'iSunCoin Mainnet',
  nativeCurrency: { name: 'ISC', symbol: 'ISC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.isuncoin.com'] },
    chainDefault: { http: ['https://mainnet.isuncoin.com'] },
  },
  blockExplorers: { default: { name: 'iSunCoin Explorer', url: 'https://baifa.io/app/chains/8017' } },
}

export const icbNetwork: EvmNetwork = {
  id: 73115,
  caipNetworkId: 'eip155:73115',
  chainNamespace: 'eip155',
  name: 'ICB Network',
  nativeCurrency: { name: 'ICB Native Token', symbol: 'ICBX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc1-mainnet.icbnetwork.info'] },
    chainDefault: { http: ['https://rpc1-mainnet.icbnetwork.info'] },
  },
  blockExplorers: { default: { name: 'ICB Explorer', url: 'https://icbscan.io' } },
}

export const idchain: EvmNetwork = {
  id: 74,
  caipNetworkId: 'eip155:74',
  chainNamespace: 'eip155',
  name: 'IDChain Mainnet',
  nativeCurrency: { name: 'EIDI', symbol: 'EIDI', decimals: 18 },
  rpcUrls: { default: { http: ['https://idchain.one/rpc'] }, chainDefault: { http: ['https://idchain.one/rpc'] } },
  blockExplorers: { default: { name: 'IDChain Explorer', url: 'https://explorer.idchain.one' } },
}

export const igra: EvmNetwork = {
  id: 38833,
  caipNetworkId: 'eip155:38833',
  chainNamespace: 'eip155',
  name: 'Igra Network',
  nativeCurrency: { name: 'iKAS', symbol: 'iKAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.igralabs.com:8545'] },
    chainDefault: { http: ['https://rpc.igralabs.com:8545'] },
  },
  blockExplorers: { default: { name: 'Igra Explorer', url: 'https://explorer.igralabs.com' } },
}

export const immutableZkEvm: EvmNetwork = {
  id: 13371,
  caipNetworkId: 'eip155:13371',
  chainNamespace: 'eip155',
  name: 'Immutable zkEVM',
  nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.immutable.com'] }, chainDefault: { http: ['https://rpc.immutable.com'] } },
  assets: { imageId: 'eip155-13371' },
  blockExplorers: { default: { name: 'Immutable Explorer', url: 'https://explorer.immutable.com' } },
  contracts: { multicall3: { address: '0x236bdA4589e44e6850f5aC6a74BfCa398a86c6c0', blockCreated: 4335972 } },
}

export const immutableZkEvmTestnet: EvmNetwork = {
  id: 13473,
  caipNetworkId: 'eip155:13473',
  chainNamespace: 'eip155',
  name: 'Immutable zkEVM Testnet',
  nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.immutable.com'] },
    chainDefault: { http: ['https://rpc.testnet.immutable.com'] },
  },
  blockExplorers: { default: { name: 'Immutable Testnet Explorer', url: 'https://explorer.testnet.immutable.com' } },
  contracts: { multicall3: { address: '0x2CC787Ed364600B0222361C4188308Fa8E68bA60', blockCreated: 5977391 } },
  testnet: true,
}

export const inEVM: EvmNetwork = {
  id: 2525,
  caipNetworkId: 'eip155:2525',
  chainNamespace: 'eip155',
  name: 'inEVM Mainnet',
  nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.rpc.inevm.com/http'] },
    chainDefault: { http: ['https://mainnet.rpc.inevm.com/http'] },
  },
  blockExplorers: { default: { name: 'inEVM Explorer', url: 'https://inevm.calderaexplorer.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 118606 } },
}

export const initVerse: EvmNetwork = {
  id: 7233,
  caipNetworkId: 'eip155:7233',
  chainNamespace: 'eip155',
  name: 'InitVerse Mainnet',
  nativeCurrency: { name: 'InitVerse', symbol: 'INI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-mainnet.inichain.com'] },
    chainDefault: { http: ['https://rpc-mainnet.inichain.com'] },
  },
  blockExplorers: { default: { name: 'InitVerseScan', url: 'https://www.iniscan.com' } },
  contracts: { multicall3: { address: '0x83466BE48A067115FFF91f7b892Ed1726d032e47', blockCreated: 2318 } },
}

export const initVerseGenesis: EvmNetwork = {
  id: 7234,
  caipNetworkId: 'eip155:7234',
  chainNamespace: 'eip155',
  name: 'InitVerse Genesis Testnet',
  nativeCurrency: { name: 'InitVerse', symbol: 'INI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.inichain.com'] },
    chainDefault: { http: ['https://rpc-testnet.inichain.com'] },
  },
  blockExplorers: { default: { name: 'InitVerseGenesisScan', url: 'https://genesis-testnet.iniscan.com' } },
  contracts: { multicall3: { address: '0x0cF32CBDd6c437331EA4f85ed2d881A5379B5a6F', blockCreated: 16361 } },
  testnet: true,
}

export const injective: EvmNetwork = {
  id: 1776,
  caipNetworkId: 'eip155:1776',
  chainNamespace: 'eip155',
  name: 'Injective',
  nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sentry.evm-rpc.injective.network'] },
    chainDefault: { http: ['https://sentry.evm-rpc.injective.network'] },
  },
  blockExplorers: { default: { name: 'Injective Explorer', url: 'https://blockscout.injective.network' } },
}

export const injectiveTestnet: EvmNetwork = {
  id: 1439,
  caipNetworkId: 'eip155:1439',
  chainNamespace: 'eip155',
  name: 'Injective Testnet',
  nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://k8s.testnet.json-rpc.injective.network'] },
    chainDefault: { http: ['https://k8s.testnet.json-rpc.injective.network'] },
  },
  blockExplorers: { default: { name: 'Injective Explorer', url: 'https://testnet.blockscout.injective.network' } },
  testnet: true,
}

export const ink: EvmNetwork = {
  id: 57073,
  caipNetworkId: 'eip155:57073',
  chainNamespace: 'eip155',
  name: 'Ink',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-gel.inkonchain.com', 'https://rpc-qnd.inkonchain.com'] },
    chainDefault: { http: ['https://rpc-gel.inkonchain.com', 'https://rpc-qnd.inkonchain.com'] },
  },
  assets: { imageId: 'eip155-57073' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.inkonchain.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const inkSepolia: EvmNetwork = {
  id: 763373,
  caipNetworkId: 'eip155:763373',
  chainNamespace: 'eip155',
  name: 'Ink Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-gel-sepolia.inkonchain.com'] },
    chainDefault: { http: ['https://rpc-gel-sepolia.inkonchain.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer-sepolia.inkonchain.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const iota: EvmNetwork = {
  id: 8822,
  caipNetworkId: 'eip155:8822',
  chainNamespace: 'eip155',
  name: 'IOTA EVM',
  nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://json-rpc.evm.iotaledger.net'] },
    chainDefault: { http: ['https://json-rpc.evm.iotaledger.net'] },
  },
  assets: { imageId: 'eip155-8822' },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.evm.iota.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 25022 } },
}

export const iotaTestnet: EvmNetwork = {
  id: 1075,
  caipNetworkId: 'eip155:1075',
  chainNamespace: 'eip155',
  name: 'IOTA EVM Testnet',
  nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://json-rpc.evm.testnet.iotaledger.net'] },
    chainDefault: { http: ['https://json-rpc.evm.testnet.iotaledger.net'] },
  },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.evm.testnet.iotaledger.net' } },
  testnet: true,
}

export const iotex: EvmNetwork = {
  id: 4689,
  caipNetworkId: 'eip155:4689',
  chainNamespace: 'eip155',
  name: 'IoTeX',
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://babel-api.mainnet.iotex.io'] },
    chainDefault: { http: ['https://babel-api.mainnet.iotex.io'] },
  },
  assets: { imageId: 'eip155-4689' },
  blockExplorers: { default: { name: 'IoTeXScan', url: 'https://iotexscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 22163670 } },
}

export const iotexTestnet: EvmNetwork = {
  id: 4690,
  caipNetworkId: 'eip155:4690',
  chainNamespace: 'eip155',
  name: 'IoTeX Testnet',
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://babel-api.testnet.iotex.io'] },
    chainDefault: { http: ['https://babel-api.testnet.iotex.io'] },
  },
  blockExplorers: { default: { name: 'IoTeXScan', url: 'https://testnet.iotexscan.io' } },
  contracts: { multicall3: { address: '0xb5cecD6894c6f473Ec726A176f1512399A2e355d', blockCreated: 24347592 } },
  testnet: true,
}
