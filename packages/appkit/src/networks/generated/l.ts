// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const l3x: EvmNetwork = {
  id: 12324,
  caipNetworkId: 'eip155:12324',
  chainNamespace: 'eip155',
  name: 'L3X Protocol',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-mainnet.l3x.com'] },
    chainDefault: { http: ['https://rpc-mainnet.l3x.com'] },
  },
  assets: { imageId: 'eip155-12324' },
  blockExplorers: { default: { name: 'L3X Mainnet Explorer', url: 'https://explorer.l3x.com' } },
}

export const l3xTestnet: EvmNetwork = {
  id: 12325,
  caipNetworkId: 'eip155:12325',
  chainNamespace: 'eip155',
  name: 'L3X Protocol Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.l3x.com'] },
    chainDefault: { http: ['https://rpc-testnet.l3x.com'] },
  },
  blockExplorers: { default: { name: 'L3X Testnet Explorer', url: 'https://explorer-testnet.l3x.com' } },
  testnet: true,
}

export const ladyChain: EvmNetwork = {
  id: 589,
  caipNetworkId: 'eip155:589',
  chainNamespace: 'eip155',
  name: 'LadyChain',
  nativeCurrency: { name: 'Lady', symbol: 'LADY', decimals: 18 },
  rpcUrls: { default: { http: ['https://ladyrpc.us/rpc'] }, chainDefault: { http: ['https://ladyrpc.us/rpc'] } },
  blockExplorers: { default: { name: 'LadyScan', url: 'https://ladyscan.us' } },
}

export const lavita: EvmNetwork = {
  id: 360890,
  caipNetworkId: 'eip155:360890',
  chainNamespace: 'eip155',
  name: 'LAVITA Mainnet',
  nativeCurrency: { name: 'vTFUEL', symbol: 'vTFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://tsub360890-eth-rpc.thetatoken.org/rpc'] },
    chainDefault: { http: ['https://tsub360890-eth-rpc.thetatoken.org/rpc'] },
  },
  blockExplorers: { default: { name: 'LAVITA Explorer', url: 'https://tsub360890-explorer.thetatoken.org' } },
}

export const lens: EvmNetwork = {
  id: 232,
  caipNetworkId: 'eip155:232',
  chainNamespace: 'eip155',
  name: 'Lens',
  nativeCurrency: { name: 'GHO', symbol: 'GHO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.lens.xyz'] }, chainDefault: { http: ['https://rpc.lens.xyz'] } },
  blockExplorers: { default: { name: 'Lens Block Explorer', url: 'https://explorer.lens.xyz' } },
}

export const lensTestnet: EvmNetwork = {
  id: 37111,
  caipNetworkId: 'eip155:37111',
  chainNamespace: 'eip155',
  name: 'Lens Testnet',
  nativeCurrency: { name: 'GRASS', symbol: 'GRASS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.lens.dev'] },
    chainDefault: { http: ['https://rpc.testnet.lens.dev'] },
  },
  assets: { imageId: 'eip155-37111' },
  blockExplorers: { default: { name: 'Lens Block Explorer', url: 'https://block-explorer.testnet.lens.dev' } },
  testnet: true,
}

export const lestnet: EvmNetwork = {
  id: 21363,
  caipNetworkId: 'eip155:21363',
  chainNamespace: 'eip155',
  name: 'Lestnet',
  nativeCurrency: { name: 'Lestnet Ether', symbol: 'LETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://service.lestnet.org'] },
    chainDefault: { http: ['https://service.lestnet.org'] },
  },
  blockExplorers: { default: { name: 'Lestnet Explorer', url: 'https://explore.lestnet.org' } },
  testnet: true,
}

export const lightlinkPegasus: EvmNetwork = {
  id: 1891,
  caipNetworkId: 'eip155:1891',
  chainNamespace: 'eip155',
  name: 'LightLink Pegasus Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://replicator.pegasus.lightlink.io/rpc/v1'] },
    chainDefault: { http: ['https://replicator.pegasus.lightlink.io/rpc/v1'] },
  },
  blockExplorers: { default: { name: 'LightLink Pegasus Explorer', url: 'https://pegasus.lightlink.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 127188532 } },
  testnet: true,
}

export const lightlinkPhoenix: EvmNetwork = {
  id: 1890,
  caipNetworkId: 'eip155:1890',
  chainNamespace: 'eip155',
  name: 'LightLink Phoenix Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://replicator.phoenix.lightlink.io/rpc/v1'] },
    chainDefault: { http: ['https://replicator.phoenix.lightlink.io/rpc/v1'] },
  },
  assets: { imageId: 'eip155-1890' },
  blockExplorers: { default: { name: 'LightLink Phoenix Explorer', url: 'https://phoenix.lightlink.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 125499184 } },
}

export const linea: EvmNetwork = {
  id: 59144,
  caipNetworkId: 'eip155:59144',
  chainNamespace: 'eip155',
  name: 'Linea Mainnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.linea.build'] }, chainDefault: { http: ['https://rpc.linea.build'] } },
  assets: { imageId: 'eip155-59144' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 42 },
    ensRegistry: { address: '0x50130b669B28C339991d8676FA73CF122a121267', blockCreated: 6682888 },
    ensUniversalResolver: { address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492', blockCreated: 22222151 },
  },
}

export const lineaGoerli: EvmNetwork = {
  id: 59140,
  caipNetworkId: 'eip155:59140',
  chainNamespace: 'eip155',
  name: 'Linea Goerli Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.goerli.linea.build'] },
    chainDefault: { http: ['https://rpc.goerli.linea.build'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.lineascan.build' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 498623 } },
  testnet: true,
}

export const lineaSepolia: EvmNetwork = {
  id: 59141,
  caipNetworkId: 'eip155:59141',
  chainNamespace: 'eip155',
  name: 'Linea Sepolia Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.sepolia.linea.build'] },
    chainDefault: { http: ['https://rpc.sepolia.linea.build'] },
  },
  assets: { imageId: 'eip155-59141' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.lineascan.build' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 227427 },
    ensRegistry: { address: '0x5B2636F0f2137B4aE722C01dd5122D7d3e9541f7', blockCreated: 2395094 },
    ensUniversalResolver: { address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492', blockCreated: 17168484 },
  },
  testnet: true,
}

export const lineaTestnet: EvmNetwork = {
  id: 59140,
  caipNetworkId: 'eip155:59140',
  chainNamespace: 'eip155',
  name: 'Linea Goerli Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.goerli.linea.build'] },
    chainDefault: { http: ['https://rpc.goerli.linea.build'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.lineascan.build' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 498623 } },
  testnet: true,
}

export const lisk: EvmNetwork = {
  id: 1135,
  caipNetworkId: 'eip155:1135',
  chainNamespace: 'eip155',
  name: 'Lisk',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.lisk.com'] }, chainDefault: { http: ['https://rpc.api.lisk.com'] } },
  assets: { imageId: 'eip155-1135' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.lisk.com' } },
  contracts: { multicall3: { address: '0xA9d71E1dd7ca26F26e656E66d6AA81ed7f745bf0' } },
}

export const liskSepolia: EvmNetwork = {
  id: 4202,
  caipNetworkId: 'eip155:4202',
  chainNamespace: 'eip155',
  name: 'Lisk Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.sepolia-api.lisk.com'] },
    chainDefault: { http: ['https://rpc.sepolia-api.lisk.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-blockscout.lisk.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const loadAlphanet: EvmNetwork = {
  id: 9496,
  caipNetworkId: 'eip155:9496',
  chainNamespace: 'eip155',
  name: 'Load Alphanet',
  nativeCurrency: { name: 'Testnet LOAD', symbol: 'tLOAD', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://alphanet.load.network'] },
    chainDefault: { http: ['https://alphanet.load.network'] },
  },
  blockExplorers: { default: { name: 'Load Alphanet Explorer', url: 'https://explorer.load.network' } },
  testnet: true,
}

export const localhost: EvmNetwork = {
  id: 1337,
  caipNetworkId: 'eip155:1337',
  chainNamespace: 'eip155',
  name: 'Localhost',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] }, chainDefault: { http: ['http://127.0.0.1:8545'] } },
}

export const loop: EvmNetwork = {
  id: 15551,
  caipNetworkId: 'eip155:15551',
  chainNamespace: 'eip155',
  name: 'LoopNetwork Mainnet',
  nativeCurrency: { name: 'LOOP', symbol: 'LOOP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.mainnetloop.com'] },
    chainDefault: { http: ['https://api.mainnetloop.com'] },
  },
  blockExplorers: { default: { name: 'LoopNetwork Blockchain Explorer', url: 'https://explorer.mainnetloop.com' } },
}

export const lukso: EvmNetwork = {
  id: 42,
  caipNetworkId: 'eip155:42',
  chainNamespace: 'eip155',
  name: 'LUKSO',
  nativeCurrency: { name: 'LUKSO', symbol: 'LYX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.lukso.network'] },
    chainDefault: { http: ['https://rpc.mainnet.lukso.network'] },
  },
  assets: { imageId: 'eip155-42' },
  blockExplorers: {
    default: { name: 'LUKSO Mainnet Explorer', url: 'https://explorer.execution.mainnet.lukso.network' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 468183 } },
}

export const luksoTestnet: EvmNetwork = {
  id: 4201,
  caipNetworkId: 'eip155:4201',
  chainNamespace: 'eip155',
  name: 'LUKSO Testnet',
  nativeCurrency: { name: 'LUKSO Testnet', symbol: 'LYXt', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.lukso.network'] },
    chainDefault: { http: ['https://rpc.testnet.lukso.network'] },
  },
  blockExplorers: {
    default: { name: 'LUKSO Testnet Explorer', url: 'https://explorer.execution.testnet.lukso.network' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 605348 } },
  testnet: true,
}

export const lumiaMainnet: EvmNetwork = {
  id: 994873017,
  caipNetworkId: 'eip155:994873017',
  chainNamespace: 'eip155',
  name: 'Lumia Mainnet',
  nativeCurrency: { name: 'Lumia', symbol: 'LUMIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.lumia.org'] },
    chainDefault: { http: ['https://mainnet-rpc.lumia.org'] },
  },
  assets: { imageId: 'eip155-994873017' },
  blockExplorers: { default: { name: 'Lumia Explorer', url: 'https://explorer.lumia.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3975939 } },
}

export const lumiaTestnet: EvmNetwork = {
  id: 1952959480,
  caipNetworkId: 'eip155:1952959480',
  chainNamespace: 'eip155',
  name: 'Lumia Testnet',
  nativeCurrency: { name: 'Lumia', symbol: 'LUMIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.lumia.org'] },
    chainDefault: { http: ['https://testnet-rpc.lumia.org'] },
  },
  blockExplorers: { default: { name: 'Lumia Testnet Explorer', url: 'https://testnet-explorer.lumia.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2235063 } },
  testnet: true,
}

export const lumoz: EvmNetwork = {
  id: 96370,
  caipNetworkId: 'eip155:96370',
  chainNamespace: 'eip155',
  name: 'Lumoz',
  nativeCurrency: { name: 'Lumoz Token', symbol: 'MOZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.lumoz.org'] }, chainDefault: { http: ['https://rpc.lumoz.org'] } },
  blockExplorers: { default: { name: 'Lumoz Scan', url: 'https://scan.lumoz.info' } },
}

export const lumozTestnet: EvmNetwork = {
  id: 105363,
  caipNetworkId: 'eip155:105363',
  chainNamespace: 'eip155',
  name: 'Lumoz Testnet',
  nativeCurrency: { name: 'Lumoz Testnet Token', symbol: 'MOZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.lumoz.org'] },
    chainDefault: { http: ['https://testnet-rpc.lumoz.org'] },
  },
  testnet: true,
}

export const luxeports: EvmNetwork = {
  id: 1122,
  caipNetworkId: 'eip155:1122',
  chainNamespace: 'eip155',
  name: 'LuxePorts',
  nativeCurrency: { name: 'LuxePorts', symbol: 'LXP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.luxeports.com', 'https://erpc.luxeports.com'] },
    chainDefault: { http: ['https://rpc.luxeports.com', 'https://erpc.luxeports.com'] },
  },
  blockExplorers: { default: { name: 'LXPScan', url: 'https://lxpscan.com' } },
}

export const lycan: EvmNetwork = {
  id: 721,
  caipNetworkId: 'eip155:721',
  chainNamespace: 'eip155',
  name: 'Lycan',
  nativeCurrency: { name: 'Lycan', symbol: 'LYC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.lycanchain.com',
        'https://us-east.lycanchain.com',
        'https://us-west.lycanchain.com',
        'https://eu-north.lycanchain.com',
        'https://eu-west.lycanchain.com',
        'https://asia-southeast.lycanchain.com',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc.lycanchain.com',
        'https://us-east.lycanchain.com',
        'https://us-west.lycanchain.com',
        'https://eu-north.lycanchain.com',
        'https://eu-west.lycanchain.com',
        'https://asia-southeast.lycanchain.com',
      ],
    },
  },
  assets: { imageId: 'eip155-721' },
  blockExplorers: { default: { name: 'Lycan Explorer', url: 'https://explorer.lycanchain.com' } },
}

export const lyra: EvmNetwork = {
  id: 957,
  caipNetworkId: 'eip155:957',
  chainNamespace: 'eip155',
  name: 'Lyra Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.lyra.finance'] }, chainDefault: { http: ['https://rpc.lyra.finance'] } },
  assets: { imageId: 'eip155-957' },
  blockExplorers: { default: { name: 'Lyra Explorer', url: 'https://explorer.lyra.finance' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1935198 } },
}
