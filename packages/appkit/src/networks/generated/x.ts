// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const x1Testnet: EvmNetwork = {
  id: 1952,
  caipNetworkId: 'eip155:1952',
  chainNamespace: 'eip155',
  name: 'X1 Testnet',
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://xlayertestrpc.okx.com'] },
    chainDefault: { http: ['https://xlayertestrpc.okx.com'] },
  },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer-test' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 624344 } },
  testnet: true,
}

export const xLayer: EvmNetwork = {
  id: 196,
  caipNetworkId: 'eip155:196',
  chainNamespace: 'eip155',
  name: 'X Layer Mainnet',
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  rpcUrls: { default: { http: ['https://xlayerrpc.okx.com'] }, chainDefault: { http: ['https://xlayerrpc.okx.com'] } },
  assets: { imageId: 'eip155-196' },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 47416 } },
}

export const xLayerTestnet: EvmNetwork = x1Testnet

export const xai: EvmNetwork = {
  id: 660279,
  caipNetworkId: 'eip155:660279',
  chainNamespace: 'eip155',
  name: 'Xai Mainnet',
  nativeCurrency: { name: 'Xai', symbol: 'XAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://xai-chain.net/rpc'] }, chainDefault: { http: ['https://xai-chain.net/rpc'] } },
  assets: { imageId: 'eip155-660279' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.xai-chain.net' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 222549 } },
}

export const xaiTestnet: EvmNetwork = {
  id: 37714555429,
  caipNetworkId: 'eip155:37714555429',
  chainNamespace: 'eip155',
  name: 'Xai Testnet',
  nativeCurrency: { name: 'sXai', symbol: 'sXAI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-v2.xai-chain.net/rpc'] },
    chainDefault: { http: ['https://testnet-v2.xai-chain.net/rpc'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer-v2.xai-chain.net' } },
  testnet: true,
}

export const xdc: EvmNetwork = {
  id: 50,
  caipNetworkId: 'eip155:50',
  chainNamespace: 'eip155',
  name: 'XDC Network',
  nativeCurrency: { name: 'XDC', symbol: 'XDC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xdcrpc.com'] }, chainDefault: { http: ['https://rpc.xdcrpc.com'] } },
  assets: { imageId: 'eip155-50' },
  blockExplorers: { default: { name: 'XDCScan', url: 'https://xdcscan.com' } },
  contracts: { multicall3: { address: '0x0B1795ccA8E4eC4df02346a082df54D437F8D9aF', blockCreated: 75884020 } },
}

export const xdcTestnet: EvmNetwork = {
  id: 51,
  caipNetworkId: 'eip155:51',
  chainNamespace: 'eip155',
  name: 'Apothem Network',
  nativeCurrency: { name: 'TXDC', symbol: 'TXDC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://erpc.apothem.network'] },
    chainDefault: { http: ['https://erpc.apothem.network'] },
  },
  assets: { imageId: 'eip155-51' },
  blockExplorers: { default: { name: 'XDCScan', url: 'https://testnet.xdcscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 59765389 } },
  testnet: true,
}

export const xgr: EvmNetwork = {
  id: 1643,
  caipNetworkId: 'eip155:1643',
  chainNamespace: 'eip155',
  name: 'XGR Mainnet',
  nativeCurrency: { name: 'XGR', symbol: 'XGR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xgr.network'] }, chainDefault: { http: ['https://rpc.xgr.network'] } },
  blockExplorers: { default: { name: 'XGR Explorer', url: 'https://explorer.xgr.network' } },
}

export const xgrTestnet: EvmNetwork = {
  id: 1879,
  caipNetworkId: 'eip155:1879',
  chainNamespace: 'eip155',
  name: 'XGR Testnet',
  nativeCurrency: { name: 'XGR', symbol: 'XGR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc1.testnet.xgr.network'] },
    chainDefault: { http: ['https://rpc1.testnet.xgr.network'] },
  },
  blockExplorers: { default: { name: 'XGR Testnet Explorer', url: 'https://explorer.testnet.xgr.network' } },
  testnet: true,
}

export const xoneMainnet: EvmNetwork = {
  id: 3721,
  caipNetworkId: 'eip155:3721',
  chainNamespace: 'eip155',
  name: 'Xone Chain Mainnet',
  nativeCurrency: { name: 'XOC', symbol: 'XOC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xone.org'] }, chainDefault: { http: ['https://rpc.xone.org'] } },
  blockExplorers: { default: { name: 'Xone Mainnet Explorer', url: 'https://xonescan.com' } },
}

export const xoneTestnet: EvmNetwork = {
  id: 33772211,
  caipNetworkId: 'eip155:33772211',
  chainNamespace: 'eip155',
  name: 'Xone Chain Testnet',
  nativeCurrency: { name: 'XOC', symbol: 'XOC', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://rpc-testnet.xone.org', 'https://rpc-testnet.xone.plus', 'https://rpc-testnet.knight.center'],
    },
    chainDefault: {
      http: ['https://rpc-testnet.xone.org', 'https://rpc-testnet.xone.plus', 'https://rpc-testnet.knight.center'],
    },
  },
  blockExplorers: { default: { name: 'Xone Testnet Explorer', url: 'https://testnet.xonescan.com' } },
  testnet: true,
}

export const xphereMainnet: EvmNetwork = {
  id: 20250217,
  caipNetworkId: 'eip155:20250217',
  chainNamespace: 'eip155',
  name: 'Xphere Mainnet',
  nativeCurrency: { name: 'XP', symbol: 'XP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://en-bkk.x-phere.com'] },
    chainDefault: { http: ['https://en-bkk.x-phere.com'] },
  },
  blockExplorers: { default: { name: 'Xphere Tamsa Explorer', url: 'https://xp.tamsa.io' } },
}

export const xphereTestnet: EvmNetwork = {
  id: 1998991,
  caipNetworkId: 'eip155:1998991',
  chainNamespace: 'eip155',
  name: 'Xphere Testnet',
  nativeCurrency: { name: 'XPT', symbol: 'XPT', decimals: 18 },
  rpcUrls: {
    default: { http: ['http://testnet.x-phere.com'] },
    chainDefault: { http: ['http://testnet.x-phere.com'] },
  },
  blockExplorers: { default: { name: 'Xphere Tamsa Explorer', url: 'https://xpt.tamsa.io' } },
  testnet: true,
}

export const xpla: EvmNetwork = {
  id: 37,
  caipNetworkId: 'eip155:37',
  chainNamespace: 'eip155',
  name: 'CONX Chain',
  nativeCurrency: { name: 'XPLA', symbol: 'XPLA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dimension-evm-rpc.xpla.dev'] },
    chainDefault: { http: ['https://dimension-evm-rpc.xpla.dev'] },
  },
  blockExplorers: { default: { name: 'CONX Explorer', url: 'https://explorer.conx.xyz' } },
}

export const xrOne: EvmNetwork = {
  id: 273,
  caipNetworkId: 'eip155:273',
  chainNamespace: 'eip155',
  name: 'XR One',
  nativeCurrency: { name: 'XR1', symbol: 'XR1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://xr1.calderachain.xyz/http'] },
    chainDefault: { http: ['https://xr1.calderachain.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://xr1.calderaexplorer.xyz' } },
}

export const xrSepolia: EvmNetwork = {
  id: 2730,
  caipNetworkId: 'eip155:2730',
  chainNamespace: 'eip155',
  name: 'XR Sepolia',
  nativeCurrency: { name: 'tXR', symbol: 'tXR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://xr-sepolia-testnet.rpc.caldera.xyz/http'] },
    chainDefault: { http: ['https://xr-sepolia-testnet.rpc.caldera.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://xr-sepolia-testnet.explorer.caldera.xyz' } },
  testnet: true,
}

export const xrplevm: EvmNetwork = {
  id: 1440000,
  caipNetworkId: 'eip155:1440000',
  chainNamespace: 'eip155',
  name: 'XRPL EVM',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xrplevm.org'] }, chainDefault: { http: ['https://rpc.xrplevm.org'] } },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.xrplevm.org' } },
}

export const xrplevmDevnet: EvmNetwork = {
  id: 1440002,
  caipNetworkId: 'eip155:1440002',
  chainNamespace: 'eip155',
  name: 'XRPL EVM Devnet',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.xrplevm.org/'] }, chainDefault: { http: ['https://rpc.xrplevm.org/'] } },
  blockExplorers: { default: { name: 'XRPLEVM Devnet Explorer', url: 'https://explorer.xrplevm.org' } },
  contracts: { multicall3: { address: '0x82Cc144D7d0AD4B1c27cb41420e82b82Ad6e9B31', blockCreated: 15237286 } },
  testnet: true,
}

export const xrplevmTestnet: EvmNetwork = {
  id: 1449000,
  caipNetworkId: 'eip155:1449000',
  chainNamespace: 'eip155',
  name: 'XRPL EVM Testnet',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.xrplevm.org'] },
    chainDefault: { http: ['https://rpc.testnet.xrplevm.org'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.testnet.xrplevm.org' } },
  contracts: { multicall3: { address: '0x82Cc144D7d0AD4B1c27cb41420e82b82Ad6e9B31', blockCreated: 492302 } },
  testnet: true,
}
