// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const zagros: EvmNetwork = {
  id: 21072026,
  caipNetworkId: 'eip155:21072026',
  chainNamespace: 'eip155',
  name: 'Zagros',
  nativeCurrency: { name: 'Zagros', symbol: 'ZAGROS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.zagros.network', 'https://rpc.zagrosnetwork.com'] },
    chainDefault: { http: ['https://rpc.zagros.network', 'https://rpc.zagrosnetwork.com'] },
  },
  blockExplorers: { default: { name: 'ZagrosRadar', url: 'https://zagrosradar.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 51 } },
}

export const zenchainTestnet: EvmNetwork = {
  id: 8408,
  caipNetworkId: 'eip155:8408',
  chainNamespace: 'eip155',
  name: 'ZenChain Testnet',
  nativeCurrency: { name: 'ZTC', symbol: 'ZTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://zenchain-testnet.api.onfinality.io/public'] },
    chainDefault: { http: ['https://zenchain-testnet.api.onfinality.io/public'] },
  },
  blockExplorers: { default: { name: 'Zentrace', url: 'https://zentrace.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 230019 } },
  testnet: true,
}

export const zeniq: EvmNetwork = {
  id: 383414847825,
  caipNetworkId: 'eip155:383414847825',
  chainNamespace: 'eip155',
  name: 'Zeniq Mainnet',
  nativeCurrency: { name: 'ZENIQ', symbol: 'ZENIQ', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.zeniq.network'] }, chainDefault: { http: ['https://api.zeniq.network'] } },
  blockExplorers: { default: { name: 'Zeniq Explorer', url: 'https://zeniqscan.com' } },
}

export const zeroG: EvmNetwork = {
  id: 16600,
  caipNetworkId: 'eip155:16600',
  chainNamespace: 'eip155',
  name: '0G Newton Testnet',
  nativeCurrency: { name: 'A0GI', symbol: 'A0GI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evmrpc-testnet.0g.ai'] },
    chainDefault: { http: ['https://evmrpc-testnet.0g.ai'] },
  },
  blockExplorers: { default: { name: '0G BlockChain Explorer', url: 'https://chainscan-newton.0g.ai' } },
  testnet: true,
}

export const zeroGGalileoTestnet: EvmNetwork = {
  id: 16601,
  caipNetworkId: 'eip155:16601',
  chainNamespace: 'eip155',
  name: '0G Galileo Testnet',
  nativeCurrency: { name: 'A0GI', symbol: 'A0GI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evmrpc-testnet.0g.ai'] },
    chainDefault: { http: ['https://evmrpc-testnet.0g.ai'] },
  },
  blockExplorers: { default: { name: '0G BlockChain Explorer', url: 'https://chainscan-galileo.0g.ai' } },
  testnet: true,
}

export const zeroGMainnet: EvmNetwork = {
  id: 16661,
  caipNetworkId: 'eip155:16661',
  chainNamespace: 'eip155',
  name: '0G Mainnet',
  nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmrpc.0g.ai'] }, chainDefault: { http: ['https://evmrpc.0g.ai'] } },
  blockExplorers: { default: { name: '0G Chainscan', url: 'https://chainscan.0g.ai' } },
}

export const zeroGTestnet: EvmNetwork = {
  id: 16602,
  caipNetworkId: 'eip155:16602',
  chainNamespace: 'eip155',
  name: '0G Galileo Testnet',
  nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evmrpc-testnet.0g.ai'] },
    chainDefault: { http: ['https://evmrpc-testnet.0g.ai'] },
  },
  blockExplorers: { default: { name: '0G Chainscan', url: 'https://chainscan-galileo.0g.ai' } },
  testnet: true,
}

export const zeroNetwork: EvmNetwork = {
  id: 543210,
  caipNetworkId: 'eip155:543210',
  chainNamespace: 'eip155',
  name: 'Zero Network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.zerion.io/v1/zero'] },
    chainDefault: { http: ['https://rpc.zerion.io/v1/zero'] },
  },
  assets: { imageId: 'eip155-543210' },
  blockExplorers: { default: { name: 'Zero Network Explorer', url: 'https://explorer.zero.network' } },
}

export const zetachain: EvmNetwork = {
  id: 7000,
  caipNetworkId: 'eip155:7000',
  chainNamespace: 'eip155',
  name: 'ZetaChain',
  nativeCurrency: { name: 'Zeta', symbol: 'ZETA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://zetachain-evm.blockpi.network/v1/rpc/public'] },
    chainDefault: { http: ['https://zetachain-evm.blockpi.network/v1/rpc/public'] },
  },
  assets: { imageId: 'eip155-7000' },
  blockExplorers: { default: { name: 'ZetaScan', url: 'https://zetascan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1632781 } },
}

export const zetachainAthensTestnet: EvmNetwork = {
  id: 7001,
  caipNetworkId: 'eip155:7001',
  chainNamespace: 'eip155',
  name: 'ZetaChain Athens Testnet',
  nativeCurrency: { name: 'Zeta', symbol: 'aZETA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://zetachain-athens-evm.blockpi.network/v1/rpc/public'] },
    chainDefault: { http: ['https://zetachain-athens-evm.blockpi.network/v1/rpc/public'] },
  },
  assets: { imageId: 'eip155-7001' },
  blockExplorers: { default: { name: 'ZetaScan', url: 'https://testnet.zetascan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2715217 } },
  testnet: true,
}

export const zhejiang: EvmNetwork = {
  id: 1337803,
  caipNetworkId: 'eip155:1337803',
  chainNamespace: 'eip155',
  name: 'Zhejiang',
  nativeCurrency: { name: 'Zhejiang Ether', symbol: 'ZhejETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.zhejiang.ethpandaops.io'] },
    chainDefault: { http: ['https://rpc.zhejiang.ethpandaops.io'] },
  },
  blockExplorers: { default: { name: 'Beaconchain', url: 'https://zhejiang.beaconcha.in' } },
  testnet: true,
}

export const zilliqa: EvmNetwork = {
  id: 32769,
  caipNetworkId: 'eip155:32769',
  chainNamespace: 'eip155',
  name: 'Zilliqa',
  nativeCurrency: { name: 'Zilliqa', symbol: 'ZIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.zilliqa.com'] }, chainDefault: { http: ['https://api.zilliqa.com'] } },
  assets: { imageId: 'eip155-32769' },
  blockExplorers: { default: { name: 'Ethernal', url: 'https://evmx.zilliqa.com' } },
}

export const zilliqaTestnet: EvmNetwork = {
  id: 33101,
  caipNetworkId: 'eip155:33101',
  chainNamespace: 'eip155',
  name: 'Zilliqa Testnet',
  nativeCurrency: { name: 'Zilliqa', symbol: 'ZIL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dev-api.zilliqa.com'] },
    chainDefault: { http: ['https://dev-api.zilliqa.com'] },
  },
  blockExplorers: { default: { name: 'Ethernal', url: 'https://evmx.testnet.zilliqa.com' } },
  testnet: true,
}

export const zircuit: EvmNetwork = {
  id: 48900,
  caipNetworkId: 'eip155:48900',
  chainNamespace: 'eip155',
  name: 'Zircuit Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.zircuit.com'] },
    chainDefault: { http: ['https://mainnet.zircuit.com'] },
  },
  assets: { imageId: 'eip155-48900' },
  blockExplorers: { default: { name: 'Zircuit Explorer', url: 'https://explorer.zircuit.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
}

export const zircuitGarfieldTestnet: EvmNetwork = {
  id: 48898,
  caipNetworkId: 'eip155:48898',
  chainNamespace: 'eip155',
  name: 'Zircuit Garfield Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://garfield-testnet.zircuit.com/'] },
    chainDefault: { http: ['https://garfield-testnet.zircuit.com/'] },
  },
  blockExplorers: {
    default: { name: 'Zircuit Garfield Testnet Explorer', url: 'https://explorer.garfield-testnet.zircuit.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
}

export const zkFair: EvmNetwork = {
  id: 42766,
  caipNetworkId: 'eip155:42766',
  chainNamespace: 'eip155',
  name: 'ZKFair Mainnet',
  nativeCurrency: { name: 'USD Coin', symbol: 'USDC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zkfair.io'] }, chainDefault: { http: ['https://rpc.zkfair.io'] } },
  blockExplorers: { default: { name: 'zkFair Explorer', url: 'https://scan.zkfair.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 6090959 } },
}

export const zkFairTestnet: EvmNetwork = {
  id: 43851,
  caipNetworkId: 'eip155:43851',
  chainNamespace: 'eip155',
  name: 'ZKFair Testnet',
  nativeCurrency: { name: 'USD Coin', symbol: 'USDC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.zkfair.io'] },
    chainDefault: { http: ['https://testnet-rpc.zkfair.io'] },
  },
  blockExplorers: { default: { name: 'zkFair Explorer', url: 'https://testnet-scan.zkfair.io' } },
  testnet: true,
}

export const zkLinkNova: EvmNetwork = {
  id: 810180,
  caipNetworkId: 'eip155:810180',
  chainNamespace: 'eip155',
  name: 'zkLink Nova',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zklink.io'] }, chainDefault: { http: ['https://rpc.zklink.io'] } },
  blockExplorers: { default: { name: 'zkLink Nova Block Explorer', url: 'https://explorer.zklink.io' } },
}

export const zkLinkNovaSepoliaTestnet: EvmNetwork = {
  id: 810181,
  caipNetworkId: 'eip155:810181',
  chainNamespace: 'eip155',
  name: 'zkLink Nova Sepolia Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.rpc.zklink.io'] },
    chainDefault: { http: ['https://sepolia.rpc.zklink.io'] },
  },
  blockExplorers: { default: { name: 'zkLink Nova Block Explorer', url: 'https://sepolia.explorer.zklink.io' } },
  testnet: true,
}

export const zkSync: EvmNetwork = {
  id: 324,
  caipNetworkId: 'eip155:324',
  chainNamespace: 'eip155',
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.era.zksync.io'] },
    chainDefault: { http: ['https://mainnet.era.zksync.io'] },
  },
  assets: { imageId: 'eip155-324' },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963', blockCreated: 3908235 } },
}

export const zkSyncInMemoryNode: EvmNetwork = {
  id: 260,
  caipNetworkId: 'eip155:260',
  chainNamespace: 'eip155',
  name: 'ZKsync InMemory Node',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8011'] }, chainDefault: { http: ['http://localhost:8011'] } },
  testnet: true,
}

export const zkSyncLocalNode: EvmNetwork = {
  id: 270,
  caipNetworkId: 'eip155:270',
  chainNamespace: 'eip155',
  name: 'ZKsync CLI Local Node',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:3050'] }, chainDefault: { http: ['http://localhost:3050'] } },
  testnet: true,
}

export const zkSyncSepoliaTestnet: EvmNetwork = {
  id: 300,
  caipNetworkId: 'eip155:300',
  chainNamespace: 'eip155',
  name: 'ZKsync Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.era.zksync.dev'] },
    chainDefault: { http: ['https://sepolia.era.zksync.dev'] },
  },
  assets: { imageId: 'eip155-300' },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963' } },
  testnet: true,
}

export const zkXPLA: EvmNetwork = {
  id: 375,
  caipNetworkId: 'eip155:375',
  chainNamespace: 'eip155',
  name: 'zkXPLA Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zkxpla.io'] }, chainDefault: { http: ['https://rpc.zkxpla.io'] } },
  blockExplorers: { default: { name: 'zkXPLA Mainnet Explorer', url: 'https://explorer.zkxpla.io' } },
}

export const zkXPLATestnet: EvmNetwork = {
  id: 475,
  caipNetworkId: 'eip155:475',
  chainNamespace: 'eip155',
  name: 'zkXPLA Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.zkxpla.io'] },
    chainDefault: { http: ['https://testnet-rpc.zkxpla.io'] },
  },
  blockExplorers: { default: { name: 'zkXPLA Testnet Explorer', url: 'https://testnet-explorer.zkxpla.io' } },
  testnet: true,
}

export const zksync: EvmNetwork = zkSync

export const zksyncInMemoryNode: EvmNetwork = zkSyncInMemoryNode

export const zksyncLocalCustomHyperchain: EvmNetwork = {
  id: 272,
  caipNetworkId: 'eip155:272',
  chainNamespace: 'eip155',
  name: 'ZKsync CLI Local Custom Hyperchain',
  nativeCurrency: { name: 'BAT', symbol: 'BAT', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:15200'] }, chainDefault: { http: ['http://localhost:15200'] } },
  blockExplorers: { default: { name: 'ZKsync explorer', url: 'http://localhost:15005' } },
  testnet: true,
}

export const zksyncLocalHyperchain: EvmNetwork = {
  id: 270,
  caipNetworkId: 'eip155:270',
  chainNamespace: 'eip155',
  name: 'ZKsync CLI Local Hyperchain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:15100'] }, chainDefault: { http: ['http://localhost:15100'] } },
  blockExplorers: { default: { name: 'ZKsync explorer', url: 'http://localhost:15005' } },
  testnet: true,
}

export const zksyncLocalHyperchainL1: EvmNetwork = {
  id: 9,
  caipNetworkId: 'eip155:9',
  chainNamespace: 'eip155',
  name: 'ZKsync CLI Local Hyperchain L1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:15045'] }, chainDefault: { http: ['http://localhost:15045'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'http://localhost:15001' } },
  testnet: true,
}

export const zksyncLocalNode: EvmNetwork = zkSyncLocalNode

export const zksyncSepoliaTestnet: EvmNetwork = zkSyncSepoliaTestnet

export const zora: EvmNetwork = {
  id: 7777777,
  caipNetworkId: 'eip155:7777777',
  chainNamespace: 'eip155',
  name: 'Zora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zora.energy'] }, chainDefault: { http: ['https://rpc.zora.energy'] } },
  assets: { imageId: 'eip155-7777777' },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.zora.energy' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5882 } },
}

export const zoraSepolia: EvmNetwork = {
  id: 999999999,
  caipNetworkId: 'eip155:999999999',
  chainNamespace: 'eip155',
  name: 'Zora Sepolia',
  nativeCurrency: { name: 'Zora Sepolia', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.rpc.zora.energy'] },
    chainDefault: { http: ['https://sepolia.rpc.zora.energy'] },
  },
  blockExplorers: { default: { name: 'Zora Sepolia Explorer', url: 'https://sepolia.explorer.zora.energy' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 83160 } },
  testnet: true,
}

export const zoraTestnet: EvmNetwork = {
  id: 999,
  caipNetworkId: 'eip155:999',
  chainNamespace: 'eip155',
  name: 'Zora Goerli Testnet',
  nativeCurrency: { name: 'Zora Goerli', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.rpc.zora.energy'] },
    chainDefault: { http: ['https://testnet.rpc.zora.energy'] },
  },
  blockExplorers: { default: { name: 'Explorer', url: 'https://testnet.explorer.zora.energy' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 189123 } },
  testnet: true,
}
