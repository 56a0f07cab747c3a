// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const kaia: EvmNetwork = {
  id: 8217,
  caipNetworkId: 'eip155:8217',
  chainNamespace: 'eip155',
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-en.node.kaia.io'] },
    chainDefault: { http: ['https://public-en.node.kaia.io'] },
  },
  assets: { imageId: 'eip155-8217' },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 96002415 } },
}

export const kairos: EvmNetwork = {
  id: 1001,
  caipNetworkId: 'eip155:1001',
  chainNamespace: 'eip155',
  name: 'Kairos Testnet',
  nativeCurrency: { name: 'Kairos KAIA', symbol: 'KAIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-en-kairos.node.kaia.io'] },
    chainDefault: { http: ['https://public-en-kairos.node.kaia.io'] },
  },
  assets: { imageId: 'eip155-1001' },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kairos.kaiascan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 123390593 } },
  testnet: true,
}

export const kakarotSepolia: EvmNetwork = {
  id: 1802203764,
  caipNetworkId: 'eip155:1802203764',
  chainNamespace: 'eip155',
  name: 'Kakarot Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rpc.kakarot.org'] },
    chainDefault: { http: ['https://sepolia-rpc.kakarot.org'] },
  },
  blockExplorers: { default: { name: 'Kakarot Scan', url: 'https://sepolia.kakarotscan.org' } },
  testnet: true,
}

export const kakarotStarknetSepolia: EvmNetwork = {
  id: 920637907288165,
  caipNetworkId: 'eip155:920637907288165',
  chainNamespace: 'eip155',
  name: 'Kakarot Starknet Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rpc.kakarot.org'] },
    chainDefault: { http: ['https://sepolia-rpc.kakarot.org'] },
  },
  blockExplorers: { default: { name: 'Kakarot Scan', url: 'https://sepolia.kakarotscan.org' } },
  testnet: true,
}

export const kardiaChain: EvmNetwork = {
  id: 24,
  caipNetworkId: 'eip155:24',
  chainNamespace: 'eip155',
  name: 'KardiaChain Mainnet',
  nativeCurrency: { name: 'KAI', symbol: 'KAI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.kardiachain.io'] },
    chainDefault: { http: ['https://rpc.kardiachain.io'] },
  },
  assets: { imageId: 'eip155-24' },
  blockExplorers: { default: { name: 'KardiaChain Explorer', url: 'https://explorer.kardiachain.io' } },
}

export const karura: EvmNetwork = {
  id: 686,
  caipNetworkId: 'eip155:686',
  chainNamespace: 'eip155',
  name: 'Karura',
  nativeCurrency: { name: 'Karura', symbol: 'KAR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc-karura.aca-api.network'] },
    chainDefault: { http: ['https://eth-rpc-karura.aca-api.network'] },
  },
  assets: { imageId: 'eip155-686' },
  blockExplorers: { default: { name: 'Karura Blockscout', url: 'https://blockscout.karura.network' } },
}

export const katana: EvmNetwork = {
  id: 747474,
  caipNetworkId: 'eip155:747474',
  chainNamespace: 'eip155',
  name: 'Katana',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.katana.network'] },
    chainDefault: { http: ['https://rpc.katana.network'] },
  },
  blockExplorers: { default: { name: 'katana explorer', url: 'https://katanascan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const kava: EvmNetwork = {
  id: 2222,
  caipNetworkId: 'eip155:2222',
  chainNamespace: 'eip155',
  name: 'Kava EVM',
  nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.kava.io'] }, chainDefault: { http: ['https://evm.kava.io'] } },
  blockExplorers: { default: { name: 'Kava EVM Explorer', url: 'https://kavascan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 3661165 } },
}

export const kavaTestnet: EvmNetwork = {
  id: 2221,
  caipNetworkId: 'eip155:2221',
  chainNamespace: 'eip155',
  name: 'Kava EVM Testnet',
  nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm.testnet.kava.io'] },
    chainDefault: { http: ['https://evm.testnet.kava.io'] },
  },
  assets: { imageId: 'eip155-2221' },
  blockExplorers: { default: { name: 'Kava EVM Testnet Explorer', url: 'https://testnet.kavascan.com' } },
  contracts: { multicall3: { address: '0xDf1D724A7166261eEB015418fe8c7679BBEa7fd6', blockCreated: 7242179 } },
  testnet: true,
}

export const kcc: EvmNetwork = {
  id: 321,
  caipNetworkId: 'eip155:321',
  chainNamespace: 'eip155',
  name: 'KCC Mainnet',
  nativeCurrency: { name: 'KCS', symbol: 'KCS', decimals: 18 },
  rpcUrls: { default: { http: ['https://kcc-rpc.com'] }, chainDefault: { http: ['https://kcc-rpc.com'] } },
  blockExplorers: { default: { name: 'KCC Explorer', url: 'https://explorer.kcc.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 11760430 } },
}

export const kii: EvmNetwork = {
  id: 1783,
  caipNetworkId: 'eip155:1783',
  chainNamespace: 'eip155',
  name: 'KiiChain',
  nativeCurrency: { name: 'Kii', symbol: 'KII', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://json-rpc.kiivalidator.com'] },
    chainDefault: { http: ['https://json-rpc.kiivalidator.com'] },
  },
  blockExplorers: { default: { name: 'KiiExplorer', url: 'https://explorer.kiichain.io' } },
}

export const kiiTestnetOro: EvmNetwork = {
  id: 1336,
  caipNetworkId: 'eip155:1336',
  chainNamespace: 'eip155',
  name: 'Kii Testnet Oro',
  nativeCurrency: { name: 'Kii', symbol: 'KII', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://json-rpc.uno.sentry.testnet.v3.kiivalidator.com'] },
    chainDefault: { http: ['https://json-rpc.uno.sentry.testnet.v3.kiivalidator.com'] },
  },
  blockExplorers: { default: { name: 'KiiExplorer', url: 'https://testnet.explorer.kiichain.io' } },
  testnet: true,
}

export const kinto: EvmNetwork = {
  id: 7887,
  caipNetworkId: 'eip155:7887',
  chainNamespace: 'eip155',
  name: 'Kinto Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.kinto.xyz/http'] },
    chainDefault: { http: ['https://rpc.kinto.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Kinto Explorer', url: 'https://explorer.kinto.xyz' } },
}

export const klaytn: EvmNetwork = {
  id: 8217,
  caipNetworkId: 'eip155:8217',
  chainNamespace: 'eip155',
  name: 'Klaytn',
  nativeCurrency: { name: 'Klaytn', symbol: 'KLAY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-en-cypress.klaytn.net'] },
    chainDefault: { http: ['https://public-en-cypress.klaytn.net'] },
  },
  assets: { imageId: 'eip155-8217' },
  blockExplorers: { default: { name: 'KlaytnScope', url: 'https://scope.klaytn.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 96002415 } },
}

export const klaytnBaobab: EvmNetwork = {
  id: 1001,
  caipNetworkId: 'eip155:1001',
  chainNamespace: 'eip155',
  name: 'Klaytn Baobab Testnet',
  nativeCurrency: { name: 'Baobab Klaytn', symbol: 'KLAY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-en-baobab.klaytn.net'] },
    chainDefault: { http: ['https://public-en-baobab.klaytn.net'] },
  },
  assets: { imageId: 'eip155-1001' },
  blockExplorers: { default: { name: 'KlaytnScope', url: 'https://baobab.klaytnscope.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 123390593 } },
  testnet: true,
}

export const koi: EvmNetwork = {
  id: 701,
  caipNetworkId: 'eip155:701',
  chainNamespace: 'eip155',
  name: 'Koi Network',
  nativeCurrency: { name: 'Koi Network Native Token', symbol: 'KRING', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://koi-rpc.darwinia.network'] },
    chainDefault: { http: ['https://koi-rpc.darwinia.network'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://koi-scan.darwinia.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 180001 } },
  testnet: true,
}

export const kortana: EvmNetwork = {
  id: 9002,
  caipNetworkId: 'eip155:9002',
  chainNamespace: 'eip155',
  name: 'Kortana',
  nativeCurrency: { name: 'Dinar', symbol: 'DNR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://zeus-rpc.mainnet.kortana.xyz'] },
    chainDefault: { http: ['https://zeus-rpc.mainnet.kortana.xyz'] },
  },
  blockExplorers: { default: { name: 'Kortana Explorer', url: 'https://explorer.mainnet.kortana.xyz' } },
}

export const kroma: EvmNetwork = {
  id: 255,
  caipNetworkId: 'eip155:255',
  chainNamespace: 'eip155',
  name: 'Kroma',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.kroma.network'] }, chainDefault: { http: ['https://api.kroma.network'] } },
  assets: { imageId: 'eip155-255' },
  blockExplorers: { default: { name: 'Kroma Explorer', url: 'https://blockscout.kroma.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 16054868 } },
}

export const kromaSepolia: EvmNetwork = {
  id: 2358,
  caipNetworkId: 'eip155:2358',
  chainNamespace: 'eip155',
  name: 'Kroma Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.sepolia.kroma.network'] },
    chainDefault: { http: ['https://api.sepolia.kroma.network'] },
  },
  blockExplorers: { default: { name: 'Kroma Sepolia Explorer', url: 'https://blockscout.sepolia.kroma.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 8900914 } },
  testnet: true,
}

export const krown: EvmNetwork = {
  id: 1983,
  caipNetworkId: 'eip155:1983',
  chainNamespace: 'eip155',
  name: 'Krown',
  nativeCurrency: { name: 'Krown', symbol: 'KROWN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.krown.network'] },
    chainDefault: { http: ['https://mainnet.krown.network'] },
  },
  blockExplorers: { default: { name: 'Krown Explorer', url: 'https://explorer.krown.network' } },
}
