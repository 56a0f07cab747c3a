// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const palm: EvmNetwork = {
  id: 11297108109,
  caipNetworkId: 'eip155:11297108109',
  chainNamespace: 'eip155',
  name: 'Palm',
  nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://palm-mainnet.public.blastapi.io'] },
    chainDefault: { http: ['https://palm-mainnet.public.blastapi.io'] },
  },
  blockExplorers: { default: { name: 'Chainlens', url: 'https://palm.chainlens.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 15429248 } },
}

export const palmTestnet: EvmNetwork = {
  id: 11297108099,
  caipNetworkId: 'eip155:11297108099',
  chainNamespace: 'eip155',
  name: 'Palm Testnet',
  nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://palm-mainnet.public.blastapi.io'] },
    chainDefault: { http: ['https://palm-mainnet.public.blastapi.io'] },
  },
  blockExplorers: { default: { name: 'Chainlens', url: 'https://palm.chainlens.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 15429248 } },
  testnet: true,
}

export const paseoPassetHub: EvmNetwork = {
  id: 420420422,
  caipNetworkId: 'eip155:420420422',
  chainNamespace: 'eip155',
  name: 'Paseo PassetHub',
  nativeCurrency: { name: 'PAS', symbol: 'PAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-passet-hub-eth-rpc.polkadot.io'] },
    chainDefault: { http: ['https://testnet-passet-hub-eth-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout-passet-hub.parity-testnet.parity.io' } },
  testnet: true,
}

export const peaq: EvmNetwork = {
  id: 3338,
  caipNetworkId: 'eip155:3338',
  chainNamespace: 'eip155',
  name: 'Peaq',
  nativeCurrency: { name: 'peaq', symbol: 'PEAQ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://quicknode1.peaq.xyz', 'https://quicknode2.peaq.xyz', 'https://quicknode3.peaq.xyz'] },
    chainDefault: {
      http: ['https://quicknode1.peaq.xyz', 'https://quicknode2.peaq.xyz', 'https://quicknode3.peaq.xyz'],
    },
  },
  assets: { imageId: 'eip155-3338' },
  blockExplorers: { default: { name: 'Subscan', url: 'https://peaq.subscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 3566354 } },
}

export const pgn: EvmNetwork = {
  id: 424,
  caipNetworkId: 'eip155:424',
  chainNamespace: 'eip155',
  name: 'PGN',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.publicgoods.network'] },
    chainDefault: { http: ['https://rpc.publicgoods.network'] },
  },
  blockExplorers: { default: { name: 'PGN Explorer', url: 'https://explorer.publicgoods.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3380209 } },
}

export const pgnTestnet: EvmNetwork = {
  id: 58008,
  caipNetworkId: 'eip155:58008',
  chainNamespace: 'eip155',
  name: 'PGN',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.publicgoods.network'] },
    chainDefault: { http: ['https://sepolia.publicgoods.network'] },
  },
  blockExplorers: { default: { name: 'PGN Testnet Explorer', url: 'https://explorer.sepolia.publicgoods.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3754925 } },
  testnet: true,
}

export const phoenix: EvmNetwork = {
  id: 13381,
  caipNetworkId: 'eip155:13381',
  chainNamespace: 'eip155',
  name: 'Phoenix Blockchain',
  nativeCurrency: { name: 'Phoenix', symbol: 'PHX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.phoenixplorer.com'] },
    chainDefault: { http: ['https://rpc.phoenixplorer.com'] },
  },
  blockExplorers: { default: { name: 'Phoenixplorer', url: 'https://phoenixplorer.com' } },
  contracts: { multicall3: { address: '0x498cF757a575cFF2c2Ed9f532f56Efa797f86442', blockCreated: 5620192 } },
}

export const planq: EvmNetwork = {
  id: 7070,
  caipNetworkId: 'eip155:7070',
  chainNamespace: 'eip155',
  name: 'Planq Mainnet',
  nativeCurrency: { name: 'PLQ', symbol: 'PLQ', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://planq-rpc.nodies.app', 'https://evm-rpc.planq.network', 'https://jsonrpc.planq.nodestake.top'],
    },
    chainDefault: {
      http: ['https://planq-rpc.nodies.app', 'https://evm-rpc.planq.network', 'https://jsonrpc.planq.nodestake.top'],
    },
  },
  blockExplorers: { default: { name: 'Planq Explorer', url: 'https://evm.planq.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 8470015 } },
}

export const plasma: EvmNetwork = {
  id: 9745,
  caipNetworkId: 'eip155:9745',
  chainNamespace: 'eip155',
  name: 'Plasma',
  nativeCurrency: { name: 'Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.plasma.to'] }, chainDefault: { http: ['https://rpc.plasma.to'] } },
  assets: { imageId: 'eip155-9745' },
  blockExplorers: { default: { name: 'PlasmaScan', url: 'https://plasmascan.to' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const plasmaDevnet: EvmNetwork = {
  id: 9747,
  caipNetworkId: 'eip155:9747',
  chainNamespace: 'eip155',
  name: 'Plasma Devnet',
  nativeCurrency: { name: 'Devnet Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://devnet-rpc.plasma.to'] },
    chainDefault: { http: ['https://devnet-rpc.plasma.to'] },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const plasmaTestnet: EvmNetwork = {
  id: 9746,
  caipNetworkId: 'eip155:9746',
  chainNamespace: 'eip155',
  name: 'Plasma Testnet',
  nativeCurrency: { name: 'Testnet Plasma', symbol: 'XPL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.plasma.to'] },
    chainDefault: { http: ['https://testnet-rpc.plasma.to'] },
  },
  blockExplorers: { default: { name: 'RouteScan', url: 'https://testnet.plasmascan.to' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const playfiAlbireo: EvmNetwork = {
  id: 1612127,
  caipNetworkId: 'eip155:1612127',
  chainNamespace: 'eip155',
  name: 'PlayFi Albireo Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://albireo-rpc.playfi.ai'] },
    chainDefault: { http: ['https://albireo-rpc.playfi.ai'] },
  },
  blockExplorers: { default: { name: 'PlayFi Albireo Explorer', url: 'https://albireo-explorer.playfi.ai' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963' } },
  testnet: true,
}

export const plinga: EvmNetwork = {
  id: 242,
  caipNetworkId: 'eip155:242',
  chainNamespace: 'eip155',
  name: 'Plinga',
  nativeCurrency: { name: 'Plinga', symbol: 'PLINGA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpcurl.mainnet.plgchain.com'] },
    chainDefault: { http: ['https://rpcurl.mainnet.plgchain.com'] },
  },
  blockExplorers: { default: { name: 'Plgscan', url: 'https://www.plgscan.com' } },
  contracts: { multicall3: { address: '0x0989576160f2e7092908BB9479631b901060b6e4', blockCreated: 204489 } },
}

export const plume: EvmNetwork = {
  id: 98865,
  caipNetworkId: 'eip155:98865',
  chainNamespace: 'eip155',
  name: 'Plume (Legacy)',
  nativeCurrency: { name: 'Plume Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.plumenetwork.xyz'] },
    chainDefault: { http: ['https://rpc.plumenetwork.xyz'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.plumenetwork.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 48577 } },
}

export const plumeDevnet: EvmNetwork = {
  id: 98864,
  caipNetworkId: 'eip155:98864',
  chainNamespace: 'eip155',
  name: 'Plume Devnet (Legacy)',
  nativeCurrency: { name: 'Plume Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://test-rpc.plumenetwork.xyz'] },
    chainDefault: { http: ['https://test-rpc.plumenetwork.xyz'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://test-explorer.plumenetwork.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 481948 } },
  testnet: true,
}

export const plumeMainnet: EvmNetwork = {
  id: 98866,
  caipNetworkId: 'eip155:98866',
  chainNamespace: 'eip155',
  name: 'Plume',
  nativeCurrency: { name: 'Plume', symbol: 'PLUME', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.plume.org'] }, chainDefault: { http: ['https://rpc.plume.org'] } },
  assets: { imageId: 'eip155-98866' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.plume.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 39679 } },
}

export const plumeSepolia: EvmNetwork = {
  id: 98867,
  caipNetworkId: 'eip155:98867',
  chainNamespace: 'eip155',
  name: 'Plume Testnet',
  nativeCurrency: { name: 'Plume', symbol: 'PLUME', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.plume.org'] },
    chainDefault: { http: ['https://testnet-rpc.plume.org'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.plume.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 199712 } },
  testnet: true,
}

export const plumeTestnet: EvmNetwork = {
  id: 161221135,
  caipNetworkId: 'eip155:161221135',
  chainNamespace: 'eip155',
  name: 'Plume Testnet (Legacy)',
  nativeCurrency: { name: 'Plume Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.plumenetwork.xyz/http'] },
    chainDefault: { http: ['https://testnet-rpc.plumenetwork.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.plumenetwork.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 6022332 } },
  testnet: true,
}

export const polterTestnet: EvmNetwork = {
  id: 631571,
  caipNetworkId: 'eip155:631571',
  chainNamespace: 'eip155',
  name: 'Polter Testnet',
  nativeCurrency: { name: 'Polter GHST', symbol: 'GHST', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://geist-polter.g.alchemy.com/public'] },
    chainDefault: { http: ['https://geist-polter.g.alchemy.com/public'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://polter-testnet.explorer.alchemy.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 11245 } },
  testnet: true,
}

export const polygon: EvmNetwork = {
  id: 137,
  caipNetworkId: 'eip155:137',
  chainNamespace: 'eip155',
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon.drpc.org'] }, chainDefault: { http: ['https://polygon.drpc.org'] } },
  assets: { imageId: 'eip155-137' },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 25770160 } },
}

export const polygonAmoy: EvmNetwork = {
  id: 80002,
  caipNetworkId: 'eip155:80002',
  chainNamespace: 'eip155',
  name: 'Polygon Amoy',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://polygon-amoy.drpc.org'] },
    chainDefault: { http: ['https://polygon-amoy.drpc.org'] },
  },
  assets: { imageId: 'eip155-80002' },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 3127388 } },
  testnet: true,
}

export const polygonMumbai: EvmNetwork = {
  id: 80001,
  caipNetworkId: 'eip155:80001',
  chainNamespace: 'eip155',
  name: 'Polygon Mumbai',
  nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://80001.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://80001.rpc.thirdweb.com'] },
  },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://mumbai.polygonscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 25770160 } },
  testnet: true,
}

export const polygonZkEvm: EvmNetwork = {
  id: 1101,
  caipNetworkId: 'eip155:1101',
  chainNamespace: 'eip155',
  name: 'Polygon zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://zkevm-rpc.com'] }, chainDefault: { http: ['https://zkevm-rpc.com'] } },
  assets: { imageId: 'eip155-1101' },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://zkevm.polygonscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 57746 } },
}

export const polygonZkEvmCardona: EvmNetwork = {
  id: 2442,
  caipNetworkId: 'eip155:2442',
  chainNamespace: 'eip155',
  name: 'Polygon zkEVM Cardona',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.cardona.zkevm-rpc.com'] },
    chainDefault: { http: ['https://rpc.cardona.zkevm-rpc.com'] },
  },
  assets: { imageId: 'eip155-2442' },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://cardona-zkevm.polygonscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 114091 } },
  testnet: true,
}

export const polygonZkEvmTestnet: EvmNetwork = {
  id: 1442,
  caipNetworkId: 'eip155:1442',
  chainNamespace: 'eip155',
  name: 'Polygon zkEVM Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.public.zkevm-test.net'] },
    chainDefault: { http: ['https://rpc.public.zkevm-test.net'] },
  },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://testnet-zkevm.polygonscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 525686 } },
  testnet: true,
}

export const polynomial: EvmNetwork = {
  id: 8008,
  caipNetworkId: 'eip155:8008',
  chainNamespace: 'eip155',
  name: 'Polynomial',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.polynomial.fi'] }, chainDefault: { http: ['https://rpc.polynomial.fi'] } },
  blockExplorers: { default: { name: 'Polynomial Scan', url: 'https://polynomialscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const polynomialSepolia: EvmNetwork = {
  id: 80008,
  caipNetworkId: 'eip155:80008',
  chainNamespace: 'eip155',
  name: 'Polynomia Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.sepolia.polynomial.fi'] },
    chainDefault: { http: ['https://rpc.sepolia.polynomial.fi'] },
  },
  blockExplorers: { default: { name: 'Polynomial Scan', url: 'https://sepolia.polynomialscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const potos: EvmNetwork = {
  id: 60603,
  caipNetworkId: 'eip155:60603',
  chainNamespace: 'eip155',
  name: 'POTOS Mainnet',
  nativeCurrency: { name: 'POTOS Token', symbol: 'POT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.potos.hk'] }, chainDefault: { http: ['https://rpc.potos.hk'] } },
  blockExplorers: { default: { name: 'POTOS Mainnet explorer', url: 'https://scan.potos.hk' } },
}

export const potosTestnet: EvmNetwork = {
  id: 60600,
  caipNetworkId: 'eip155:60600',
  chainNamespace: 'eip155',
  name: 'POTOS Testnet',
  nativeCurrency: { name: 'POTOS Token', symbol: 'POT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.potos.hk'] },
    chainDefault: { http: ['https://rpc-testnet.potos.hk'] },
  },
  blockExplorers: { default: { name: 'POTOS Testnet explorer', url: 'https://scan-testnet.potos.hk' } },
  testnet: true,
}

export const premiumBlockTestnet: EvmNetwork = {
  id: 23023,
  caipNetworkId: 'eip155:23023',
  chainNamespace: 'eip155',
  name: 'PremiumBlock Testnet',
  nativeCurrency: { name: 'Premium Block', symbol: 'PBLK', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.premiumblock.org'] },
    chainDefault: { http: ['https://rpc.premiumblock.org'] },
  },
  blockExplorers: { default: { name: 'PremiumBlocks Explorer', url: 'https://scan.premiumblock.org' } },
  testnet: true,
}

export const pulsechain: EvmNetwork = {
  id: 369,
  caipNetworkId: 'eip155:369',
  chainNamespace: 'eip155',
  name: 'PulseChain',
  nativeCurrency: { name: 'Pulse', symbol: 'PLS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.pulsechain.com'] },
    chainDefault: { http: ['https://rpc.pulsechain.com'] },
  },
  assets: { imageId: 'eip155-369' },
  blockExplorers: { default: { name: 'PulseScan', url: 'https://ipfs.scan.pulsechain.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14353601 },
    ensRegistry: { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
  },
}

export const pulsechainV4: EvmNetwork = {
  id: 943,
  caipNetworkId: 'eip155:943',
  chainNamespace: 'eip155',
  name: 'PulseChain V4',
  nativeCurrency: { name: 'V4 Pulse', symbol: 'v4PLS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.v4.testnet.pulsechain.com'] },
    chainDefault: { http: ['https://rpc.v4.testnet.pulsechain.com'] },
  },
  blockExplorers: { default: { name: 'PulseScan', url: 'https://scan.v4.testnet.pulsechain.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14353601 },
    ensRegistry: { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
  },
  testnet: true,
}

export const pumpfiTestnet: EvmNetwork = {
  id: 490092,
  caipNetworkId: 'eip155:490092',
  chainNamespace: 'eip155',
  name: 'Pumpfi Testnet',
  nativeCurrency: { name: 'PMPT', symbol: 'PMPT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc1testnet.pumpfi.me'] },
    chainDefault: { http: ['https://rpc1testnet.pumpfi.me'] },
  },
  blockExplorers: { default: { name: 'Pumpfi Testnet Scan', url: 'https://testnetscan.pumpfi.me' } },
  testnet: true,
}

export const pyrope: EvmNetwork = {
  id: 695569,
  caipNetworkId: 'eip155:695569',
  chainNamespace: 'eip155',
  name: 'Pyrope Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.pyropechain.com'] },
    chainDefault: { http: ['https://rpc.pyropechain.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://pyrope.blockscout.com' } },
  testnet: true,
}
