// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const wanchain: EvmNetwork = {
  id: 888,
  caipNetworkId: 'eip155:888',
  chainNamespace: 'eip155',
  name: 'Wanchain',
  nativeCurrency: { name: 'WANCHAIN', symbol: 'WAN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://gwan-ssl.wandevs.org:56891', 'https://gwan2-ssl.wandevs.org'] },
    chainDefault: { http: ['https://gwan-ssl.wandevs.org:56891', 'https://gwan2-ssl.wandevs.org'] },
  },
  blockExplorers: { default: { name: 'WanScan', url: 'https://wanscan.org' } },
  contracts: { multicall3: { address: '0xcDF6A1566e78EB4594c86Fe73Fcdc82429e97fbB', blockCreated: 25312390 } },
}

export const wanchainTestnet: EvmNetwork = {
  id: 999,
  caipNetworkId: 'eip155:999',
  chainNamespace: 'eip155',
  name: 'Wanchain Testnet',
  nativeCurrency: { name: 'WANCHAIN', symbol: 'WANt', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://gwan-ssl.wandevs.org:46891'] },
    chainDefault: { http: ['https://gwan-ssl.wandevs.org:46891'] },
  },
  blockExplorers: { default: { name: 'WanScanTest', url: 'https://wanscan.org' } },
  contracts: { multicall3: { address: '0x11c89bF4496c39FB80535Ffb4c92715839CC5324', blockCreated: 24743448 } },
  testnet: true,
}

export const weaveVMAlphanet: EvmNetwork = {
  id: 9496,
  caipNetworkId: 'eip155:9496',
  chainNamespace: 'eip155',
  name: 'WeaveVM Alphanet',
  nativeCurrency: { name: 'Testnet WeaveVM', symbol: 'tWVM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.wvm.dev'] },
    chainDefault: { http: ['https://testnet-rpc.wvm.dev'] },
  },
  blockExplorers: { default: { name: 'WeaveVM Alphanet Explorer', url: 'https://explorer.wvm.dev' } },
  testnet: true,
}

export const wemix: EvmNetwork = {
  id: 1111,
  caipNetworkId: 'eip155:1111',
  chainNamespace: 'eip155',
  name: 'WEMIX',
  nativeCurrency: { name: 'WEMIX', symbol: 'WEMIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.wemix.com'] }, chainDefault: { http: ['https://api.wemix.com'] } },
  assets: { imageId: 'eip155-1111' },
  blockExplorers: { default: { name: 'wemixExplorer', url: 'https://explorer.wemix.com' } },
}

export const wemixTestnet: EvmNetwork = {
  id: 1112,
  caipNetworkId: 'eip155:1112',
  chainNamespace: 'eip155',
  name: 'WEMIX Testnet',
  nativeCurrency: { name: 'WEMIX', symbol: 'tWEMIX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.test.wemix.com'] },
    chainDefault: { http: ['https://api.test.wemix.com'] },
  },
  blockExplorers: { default: { name: 'wemixExplorer', url: 'https://testnet.wemixscan.com' } },
  testnet: true,
}

export const westendAssetHub: EvmNetwork = {
  id: 420420421,
  caipNetworkId: 'eip155:420420421',
  chainNamespace: 'eip155',
  name: 'Westend Asset Hub',
  nativeCurrency: { name: 'Westies', symbol: 'WND', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://westend-asset-hub-eth-rpc.polkadot.io'] },
    chainDefault: { http: ['https://westend-asset-hub-eth-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'subscan', url: 'https://westend-asset-hub-eth-explorer.parity.io' } },
  testnet: true,
}

export const whitechain: EvmNetwork = {
  id: 1875,
  caipNetworkId: 'eip155:1875',
  chainNamespace: 'eip155',
  name: 'Whitechain',
  nativeCurrency: { name: 'WhiteBIT Coin', symbol: 'WBT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.whitechain.io'] }, chainDefault: { http: ['https://rpc.whitechain.io'] } },
  blockExplorers: { default: { name: 'Whitechain Explorer', url: 'https://explorer.whitechain.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 25212237 } },
}

export const whitechainSepolia: EvmNetwork = {
  id: 1874,
  caipNetworkId: 'eip155:1874',
  chainNamespace: 'eip155',
  name: 'Whitechain Sepolia',
  nativeCurrency: { name: 'WBT', symbol: 'WBT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.whitechain.io'] },
    chainDefault: { http: ['https://rpc.testnet.whitechain.io'] },
  },
  blockExplorers: { default: { name: 'Whitechain Testnet Explorer', url: 'https://explorer.testnet.whitechain.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
}

export const whitechainTestnet: EvmNetwork = {
  id: 2625,
  caipNetworkId: 'eip155:2625',
  chainNamespace: 'eip155',
  name: 'Whitechain Testnet',
  nativeCurrency: { name: 'WhiteBIT Coin', symbol: 'WBT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.whitechain.io'] },
    chainDefault: { http: ['https://rpc-testnet.whitechain.io'] },
  },
  blockExplorers: { default: { name: 'Whitechain Explorer', url: 'https://testnet.whitechain.io' } },
  testnet: true,
}

export const wmcTestnet: EvmNetwork = {
  id: 42070,
  caipNetworkId: 'eip155:42070',
  chainNamespace: 'eip155',
  name: 'WMC Testnet',
  nativeCurrency: { name: 'WMTx', symbol: 'WMTx', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet-base.worldmobile.net'] },
    chainDefault: { http: ['https://rpc-testnet-base.worldmobile.net'] },
  },
  blockExplorers: { default: { name: 'WMC Explorer', url: 'https://explorer2-base-testnet.worldmobile.net' } },
  testnet: true,
}

export const worldLand: EvmNetwork = {
  id: 103,
  caipNetworkId: 'eip155:103',
  chainNamespace: 'eip155',
  name: 'WorldLand Mainnet',
  nativeCurrency: { name: 'WLC', symbol: 'WLC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://seoul.worldland.foundation'] },
    chainDefault: { http: ['https://seoul.worldland.foundation'] },
  },
  blockExplorers: { default: { name: 'WorldLand Scan', url: 'https://scan.worldland.foundation' } },
}

export const worldchain: EvmNetwork = {
  id: 480,
  caipNetworkId: 'eip155:480',
  chainNamespace: 'eip155',
  name: 'World Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] },
    chainDefault: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] },
  },
  assets: { imageId: 'eip155-480' },
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const worldchainSepolia: EvmNetwork = {
  id: 4801,
  caipNetworkId: 'eip155:4801',
  chainNamespace: 'eip155',
  name: 'World Chain Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://worldchain-sepolia.g.alchemy.com/public'] },
    chainDefault: { http: ['https://worldchain-sepolia.g.alchemy.com/public'] },
  },
  blockExplorers: { default: { name: 'Worldscan Sepolia', url: 'https://sepolia.worldscan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
  testnet: true,
}
