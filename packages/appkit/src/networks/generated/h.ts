// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const ham: EvmNetwork = {
  id: 5112,
  caipNetworkId: 'eip155:5112',
  chainNamespace: 'eip155',
  name: 'Ham',
  nativeCurrency: { name: 'Ham', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ham.fun'] }, chainDefault: { http: ['https://rpc.ham.fun'] } },
  blockExplorers: { default: { name: 'Ham Chain Explorer', url: 'https://explorer.ham.fun' } },
}

export const happychainTestnet: EvmNetwork = {
  id: 216,
  caipNetworkId: 'eip155:216',
  chainNamespace: 'eip155',
  name: 'Happychain Testnet',
  nativeCurrency: { name: 'HAPPY', symbol: 'HAPPY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.happy.tech/http'] },
    chainDefault: { http: ['https://rpc.testnet.happy.tech/http'] },
  },
  blockExplorers: { default: { name: 'Happy Chain Testnet Explorer', url: 'https://explorer.testnet.happy.tech' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1 } },
  testnet: true,
}

export const haqqMainnet: EvmNetwork = {
  id: 11235,
  caipNetworkId: 'eip155:11235',
  chainNamespace: 'eip155',
  name: 'HAQQ Mainnet',
  nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.eth.haqq.network'] },
    chainDefault: { http: ['https://rpc.eth.haqq.network'] },
  },
  blockExplorers: { default: { name: 'HAQQ Explorer', url: 'https://explorer.haqq.network' } },
}

export const haqqTestedge2: EvmNetwork = {
  id: 54211,
  caipNetworkId: 'eip155:54211',
  chainNamespace: 'eip155',
  name: 'HAQQ Testedge 2',
  nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLMT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.eth.testedge2.haqq.network'] },
    chainDefault: { http: ['https://rpc.eth.testedge2.haqq.network'] },
  },
  blockExplorers: { default: { name: 'HAQQ Explorer', url: 'https://explorer.testedge2.haqq.network' } },
  testnet: true,
}

export const hardhat: EvmNetwork = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Hardhat',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] }, chainDefault: { http: ['http://127.0.0.1:8545'] } },
}

export const harmonyOne: EvmNetwork = {
  id: 1666600000,
  caipNetworkId: 'eip155:1666600000',
  chainNamespace: 'eip155',
  name: 'Harmony One',
  nativeCurrency: { name: 'Harmony', symbol: 'ONE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://1666600000.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://1666600000.rpc.thirdweb.com'] },
  },
  assets: { imageId: 'eip155-1666600000' },
  blockExplorers: { default: { name: 'Harmony Explorer', url: 'https://explorer.harmony.one' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 24185753 } },
}

export const hashkey: EvmNetwork = {
  id: 177,
  caipNetworkId: 'eip155:177',
  chainNamespace: 'eip155',
  name: 'HashKey Chain',
  nativeCurrency: { name: 'HashKey EcoPoints', symbol: 'HSK', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hsk.xyz'] }, chainDefault: { http: ['https://mainnet.hsk.xyz'] } },
  assets: { imageId: 'eip155-177' },
  blockExplorers: { default: { name: 'HashKey Chain Explorer', url: 'https://hashkey.blockscout.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const hashkeyTestnet: EvmNetwork = {
  id: 133,
  caipNetworkId: 'eip155:133',
  chainNamespace: 'eip155',
  name: 'HashKey Chain Testnet',
  nativeCurrency: { name: 'HashKey EcoPoints', symbol: 'HSK', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.hsk.xyz'] }, chainDefault: { http: ['https://testnet.hsk.xyz'] } },
  blockExplorers: { default: { name: 'HashKey Chain Testnet explorer', url: 'https://testnet-explorer.hsk.xyz' } },
  testnet: true,
}

export const hausTestnet: EvmNetwork = {
  id: 2443,
  caipNetworkId: 'eip155:2443',
  chainNamespace: 'eip155',
  name: 'Haus Chain Testnet',
  nativeCurrency: { name: 'Haus', symbol: 'HAUS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.hausserver.xyz'] },
    chainDefault: { http: ['https://rpc-testnet.hausserver.xyz'] },
  },
  blockExplorers: { default: { name: 'Haus Chain Testnet Explorer', url: 'https://explorer-testnet.hausserver.xyz' } },
  testnet: true,
}

export const haustTestnet: EvmNetwork = {
  id: 1523903251,
  caipNetworkId: 'eip155:1523903251',
  chainNamespace: 'eip155',
  name: 'Haust Network Testnet',
  nativeCurrency: { name: 'HAUST', symbol: 'HAUST', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.haust.app'] },
    chainDefault: { http: ['https://rpc-testnet.haust.app'] },
  },
  blockExplorers: { default: { name: 'Haust Network Testnet Explorer', url: 'https://explorer-testnet.haust.app' } },
  testnet: true,
}

export const hedera: EvmNetwork = {
  id: 295,
  caipNetworkId: 'eip155:295',
  chainNamespace: 'eip155',
  name: 'Hedera Mainnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.hashio.io/api'] },
    chainDefault: { http: ['https://mainnet.hashio.io/api'] },
  },
  assets: { imageId: 'eip155-295' },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/mainnet' } },
}

export const hederaPreviewnet: EvmNetwork = {
  id: 297,
  caipNetworkId: 'eip155:297',
  chainNamespace: 'eip155',
  name: 'Hedera Previewnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://previewnet.hashio.io/api'] },
    chainDefault: { http: ['https://previewnet.hashio.io/api'] },
  },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/previewnet' } },
  testnet: true,
}

export const hederaTestnet: EvmNetwork = {
  id: 296,
  caipNetworkId: 'eip155:296',
  chainNamespace: 'eip155',
  name: 'Hedera Testnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.hashio.io/api'] },
    chainDefault: { http: ['https://testnet.hashio.io/api'] },
  },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/testnet' } },
  testnet: true,
}

export const hela: EvmNetwork = {
  id: 8668,
  caipNetworkId: 'eip155:8668',
  chainNamespace: 'eip155',
  name: 'Hela Mainnet',
  nativeCurrency: { name: 'HLUSD', symbol: 'HLUSD', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.helachain.com'] },
    chainDefault: { http: ['https://mainnet-rpc.helachain.com'] },
  },
  blockExplorers: { default: { name: 'Hela explorer', url: 'https://mainnet-blockexplorer.helachain.com' } },
}

export const heliosTestnet: EvmNetwork = {
  id: 42000,
  caipNetworkId: 'eip155:42000',
  chainNamespace: 'eip155',
  name: 'Helios Testnet',
  nativeCurrency: { name: 'Helios', symbol: 'HLS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet1.helioschainlabs.org'] },
    chainDefault: { http: ['https://testnet1.helioschainlabs.org'] },
  },
  blockExplorers: { default: { name: 'Helios Testnet Explorer', url: 'https://explorer.helioschainlabs.org' } },
  testnet: true,
}

export const hemi: EvmNetwork = {
  id: 43111,
  caipNetworkId: 'eip155:43111',
  chainNamespace: 'eip155',
  name: 'Hemi',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hemi.network/rpc'] },
    chainDefault: { http: ['https://rpc.hemi.network/rpc'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.hemi.xyz' } },
}

export const hemiSepolia: EvmNetwork = {
  id: 743111,
  caipNetworkId: 'eip155:743111',
  chainNamespace: 'eip155',
  name: 'Hemi Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.rpc.hemi.network/rpc'] },
    chainDefault: { http: ['https://testnet.rpc.hemi.network/rpc'] },
  },
  assets: { imageId: 'eip155-743111' },
  blockExplorers: { default: { name: 'Hemi Sepolia explorer', url: 'https://testnet.explorer.hemi.xyz' } },
  testnet: true,
}

export const henesys: EvmNetwork = {
  id: 68414,
  caipNetworkId: 'eip155:68414',
  chainNamespace: 'eip155',
  name: 'Henesys',
  nativeCurrency: { name: 'NEXPACE', symbol: 'NXPC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://henesys-rpc.msu.io'] },
    chainDefault: { http: ['https://henesys-rpc.msu.io'] },
  },
  blockExplorers: { default: { name: 'Avalanche Explorer', url: 'https://subnets.avax.network/henesys' } },
}

export const holesky: EvmNetwork = {
  id: 17000,
  caipNetworkId: 'eip155:17000',
  chainNamespace: 'eip155',
  name: 'Holesky',
  nativeCurrency: { name: 'Holesky Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://ethereum-holesky-rpc.publicnode.com'] },
    chainDefault: { http: ['https://ethereum-holesky-rpc.publicnode.com'] },
  },
  assets: { imageId: 'eip155-17000' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://holesky.etherscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 77 },
    ensUniversalResolver: { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', blockCreated: 4295055 },
  },
  testnet: true,
}

export const hoodi: EvmNetwork = {
  id: 560048,
  caipNetworkId: 'eip155:560048',
  chainNamespace: 'eip155',
  name: 'Hoodi',
  nativeCurrency: { name: 'Hoodi Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hoodi.ethpandaops.io'] },
    chainDefault: { http: ['https://rpc.hoodi.ethpandaops.io'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.etherscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2589 } },
  testnet: true,
}

export const horizenTestnet: EvmNetwork = {
  id: 2651420,
  caipNetworkId: 'eip155:2651420',
  chainNamespace: 'eip155',
  name: 'Horizen Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://horizen-testnet.rpc.caldera.xyz/http'] },
    chainDefault: { http: ['https://horizen-testnet.rpc.caldera.xyz/http'] },
  },
  blockExplorers: {
    default: { name: 'Horizen Testnet Caldera Explorer', url: 'https://horizen-testnet.explorer.caldera.xyz' },
  },
  testnet: true,
}

export const hpb: EvmNetwork = {
  id: 269,
  caipNetworkId: 'eip155:269',
  chainNamespace: 'eip155',
  name: 'High Performance Blockchain',
  nativeCurrency: { name: 'HPB', symbol: 'HPB', decimals: 18 },
  rpcUrls: { default: { http: ['https://hpbnode.com'] }, chainDefault: { http: ['https://hpbnode.com'] } },
  blockExplorers: { default: { name: 'hpbScan', url: 'https://hscan.org' } },
}

export const hpp: EvmNetwork = {
  id: 190415,
  caipNetworkId: 'eip155:190415',
  chainNamespace: 'eip155',
  name: 'HPP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hpp.io'] }, chainDefault: { http: ['https://mainnet.hpp.io'] } },
  blockExplorers: { default: { name: 'HPP Mainnet Explorer', url: 'https://explorer.hpp.io' } },
}

export const hppSepolia: EvmNetwork = {
  id: 181228,
  caipNetworkId: 'eip155:181228',
  chainNamespace: 'eip155',
  name: 'HPP Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.hpp.io'] }, chainDefault: { http: ['https://testnet.hpp.io'] } },
  blockExplorers: { default: { name: 'HPP Sepolia Explorer', url: 'https://sepolia-explorer.hpp.io' } },
  testnet: true,
}

export const huddle01Mainnet: EvmNetwork = {
  id: 12323,
  caipNetworkId: 'eip155:12323',
  chainNamespace: 'eip155',
  name: 'Huddle01 dRTC Chain',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://huddle01.calderachain.xyz/http'] },
    chainDefault: { http: ['https://huddle01.calderachain.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Huddle01 Caldera Explorer', url: 'https://huddle01.calderaexplorer.xyz' } },
}

export const huddle01Testnet: EvmNetwork = {
  id: 2524852,
  caipNetworkId: 'eip155:2524852',
  chainNamespace: 'eip155',
  name: 'Huddle01 dRTC Chain Testnet',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://huddle-testnet.rpc.caldera.xyz/http'] },
    chainDefault: { http: ['https://huddle-testnet.rpc.caldera.xyz/http'] },
  },
  blockExplorers: {
    default: { name: 'Huddle01 Caldera Explorer', url: 'https://huddle-testnet.explorer.caldera.xyz' },
  },
  testnet: true,
}

export const humanity: EvmNetwork = {
  id: 6985385,
  caipNetworkId: 'eip155:6985385',
  chainNamespace: 'eip155',
  name: 'Humanity',
  nativeCurrency: { name: 'H', symbol: 'H', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://humanity-mainnet.g.alchemy.com/public'] },
    chainDefault: { http: ['https://humanity-mainnet.g.alchemy.com/public'] },
  },
  blockExplorers: {
    default: { name: 'Humanity Mainnet Explorer', url: 'https://humanity-mainnet.explorer.alchemy.com' },
  },
}

export const humanityTestnet: EvmNetwork = {
  id: 7080969,
  caipNetworkId: 'eip155:7080969',
  chainNamespace: 'eip155',
  name: 'Humanity Testnet',
  nativeCurrency: { name: 'tHP', symbol: 'tHP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.humanity.org'] },
    chainDefault: { http: ['https://rpc.testnet.humanity.org'] },
  },
  blockExplorers: {
    default: { name: 'Humanity Testnet Explorer', url: 'https://humanity-testnet.explorer.alchemy.com' },
  },
  testnet: true,
}

export const humanode: EvmNetwork = {
  id: 5234,
  caipNetworkId: 'eip155:5234',
  chainNamespace: 'eip155',
  name: 'Humanode',
  nativeCurrency: { name: 'HMND', symbol: 'HMND', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://explorer-rpc-http.mainnet.stages.humanode.io'] },
    chainDefault: { http: ['https://explorer-rpc-http.mainnet.stages.humanode.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://humanode.subscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4413097 } },
}

export const humanodeTestnet5: EvmNetwork = {
  id: 14853,
  caipNetworkId: 'eip155:14853',
  chainNamespace: 'eip155',
  name: 'Humanode Testnet 5',
  nativeCurrency: { name: 'HMND', symbol: 'HMND', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://explorer-rpc-http.testnet5.stages.humanode.io'] },
    chainDefault: { http: ['https://explorer-rpc-http.testnet5.stages.humanode.io'] },
  },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const hychain: EvmNetwork = {
  id: 2911,
  caipNetworkId: 'eip155:2911',
  chainNamespace: 'eip155',
  name: 'HYCHAIN',
  nativeCurrency: { name: 'HYTOPIA', symbol: 'TOPIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hychain.com/http'] },
    chainDefault: { http: ['https://rpc.hychain.com/http'] },
  },
  blockExplorers: { default: { name: 'HYCHAIN Explorer', url: 'https://explorer.hychain.com' } },
}

export const hychainTestnet: EvmNetwork = {
  id: 29112,
  caipNetworkId: 'eip155:29112',
  chainNamespace: 'eip155',
  name: 'HYCHAIN Testnet',
  nativeCurrency: { name: 'HYTOPIA', symbol: 'TOPIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hychain.com/http'] },
    chainDefault: { http: ['https://rpc.hychain.com/http'] },
  },
  blockExplorers: { default: { name: 'HYCHAIN Explorer', url: 'https://testnet-rpc.hychain.com/http' } },
  testnet: true,
}

export const hyperEvm: EvmNetwork = {
  id: 999,
  caipNetworkId: 'eip155:999',
  chainNamespace: 'eip155',
  name: 'HyperEVM',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hyperliquid.xyz/evm'] },
    chainDefault: { http: ['https://rpc.hyperliquid.xyz/evm'] },
  },
  assets: { imageId: 'eip155-999' },
  blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13051 } },
}

export const hyperliquid: EvmNetwork = hyperEvm

export const hyperliquidEvmTestnet: EvmNetwork = {
  id: 998,
  caipNetworkId: 'eip155:998',
  chainNamespace: 'eip155',
  name: 'Hyperliquid EVM Testnet',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hyperliquid-testnet.xyz/evm'] },
    chainDefault: { http: ['https://rpc.hyperliquid-testnet.xyz/evm'] },
  },
  testnet: true,
}

export const hyveChain: EvmNetwork = {
  id: 7847,
  caipNetworkId: 'eip155:7847',
  chainNamespace: 'eip155',
  name: 'HyveChain',
  nativeCurrency: { name: 'HYVE', symbol: 'HYVE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyvechain.com'] }, chainDefault: { http: ['https://rpc.hyvechain.com'] } },
  blockExplorers: { default: { name: 'HyveChain Explorer', url: 'https://explorer.hyvechain.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4090846 } },
}
