// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const rabbitChainTestnet: EvmNetwork = {
  id: 9280,
  caipNetworkId: 'eip155:9280',
  chainNamespace: 'eip155',
  name: 'Rabbit Chain Testnet',
  nativeCurrency: { name: 'Test Rabbit', symbol: 'tRAB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.rabbitchain.org'] },
    chainDefault: { http: ['https://rpc-testnet.rabbitchain.org'] },
  },
  blockExplorers: {
    default: { name: 'Rabbit Chain Testnet Explorer', url: 'https://explorer-testnet.rabbitchain.org' },
  },
  testnet: true,
}

export const radius: EvmNetwork = {
  id: 723487,
  caipNetworkId: 'eip155:723487',
  chainNamespace: 'eip155',
  name: 'Radius Network',
  nativeCurrency: { name: 'Radius USD', symbol: 'RUSD', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.radiustech.xyz'] },
    chainDefault: { http: ['https://rpc.radiustech.xyz'] },
  },
  blockExplorers: { default: { name: 'Radius Network Explorer', url: 'https://network.radiustech.xyz' } },
}

export const radiusTestnet: EvmNetwork = {
  id: 72344,
  caipNetworkId: 'eip155:72344',
  chainNamespace: 'eip155',
  name: 'Radius Test Network',
  nativeCurrency: { name: 'Radius USD', symbol: 'RUSD', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.radiustech.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.radiustech.xyz'] },
  },
  blockExplorers: { default: { name: 'Radius Test Network Explorer', url: 'https://testnet.radiustech.xyz' } },
  testnet: true,
}

export const reactiveTestnet: EvmNetwork = {
  id: 5318007,
  caipNetworkId: 'eip155:5318007',
  chainNamespace: 'eip155',
  name: 'Reactive Lasna Testnet',
  nativeCurrency: { name: 'Lasna React', symbol: 'lREACT', decimals: 18 },
  rpcUrls: { default: { http: ['https://lasna-rpc.rnk.dev'] }, chainDefault: { http: ['https://lasna-rpc.rnk.dev'] } },
  blockExplorers: { default: { name: 'Reactscan', url: 'https://lasna.reactscan.net' } },
  testnet: true,
}

export const real: EvmNetwork = {
  id: 111188,
  caipNetworkId: 'eip155:111188',
  chainNamespace: 'eip155',
  name: 're.al',
  nativeCurrency: { name: 'reETH', symbol: 'reETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.realforreal.gelato.digital'] },
    chainDefault: { http: ['https://rpc.realforreal.gelato.digital'] },
  },
  blockExplorers: { default: { name: 're.al Explorer', url: 'https://explorer.re.al' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 695 } },
}

export const redbellyMainnet: EvmNetwork = {
  id: 151,
  caipNetworkId: 'eip155:151',
  chainNamespace: 'eip155',
  name: 'Redbelly Network Mainnet',
  nativeCurrency: { name: 'Redbelly Native Coin', symbol: 'RBNT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://governors.mainnet.redbelly.network'] },
    chainDefault: { http: ['https://governors.mainnet.redbelly.network'] },
  },
  blockExplorers: { default: { name: 'Routescan', url: 'https://redbelly.routescan.io' } },
}

export const redbellyTestnet: EvmNetwork = {
  id: 153,
  caipNetworkId: 'eip155:153',
  chainNamespace: 'eip155',
  name: 'Redbelly Network Testnet',
  nativeCurrency: { name: 'Redbelly Native Coin', symbol: 'RBNT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://governors.testnet.redbelly.network'] },
    chainDefault: { http: ['https://governors.testnet.redbelly.network'] },
  },
  blockExplorers: { default: { name: 'Routescan', url: 'https://redbelly.testnet.routescan.io' } },
  testnet: true,
}

export const reddio: EvmNetwork = {
  id: 50342,
  caipNetworkId: 'eip155:50342',
  chainNamespace: 'eip155',
  name: 'Reddio',
  nativeCurrency: { name: 'Reddio', symbol: 'RED', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.reddio.com/rpc'] },
    chainDefault: { http: ['https://mainnet.reddio.com/rpc'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://reddio.cloud.blockscout.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 848849 } },
}

export const reddioSepolia: EvmNetwork = {
  id: 50341,
  caipNetworkId: 'eip155:50341',
  chainNamespace: 'eip155',
  name: 'Reddio Sepolia',
  nativeCurrency: { name: 'Reddio', symbol: 'RED', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://reddio-dev.reddio.com'] },
    chainDefault: { http: ['https://reddio-dev.reddio.com'] },
  },
  blockExplorers: { default: { name: 'Reddioscan', url: 'https://reddio-devnet.l2scan.co' } },
  testnet: true,
}

export const redstone: EvmNetwork = {
  id: 690,
  caipNetworkId: 'eip155:690',
  chainNamespace: 'eip155',
  name: 'Redstone',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.redstonechain.com'] },
    chainDefault: { http: ['https://rpc.redstonechain.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.redstone.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const rei: EvmNetwork = {
  id: 47805,
  caipNetworkId: 'eip155:47805',
  chainNamespace: 'eip155',
  name: 'REI Mainnet',
  nativeCurrency: { name: 'REI', symbol: 'REI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.rei.network'] }, chainDefault: { http: ['https://rpc.rei.network'] } },
  assets: { imageId: 'eip155-47805' },
  blockExplorers: { default: { name: 'REI Scan', url: 'https://scan.rei.network' } },
}

export const reyaNetwork: EvmNetwork = {
  id: 1729,
  caipNetworkId: 'eip155:1729',
  chainNamespace: 'eip155',
  name: 'Reya Network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.reya.network'] }, chainDefault: { http: ['https://rpc.reya.network'] } },
  assets: { imageId: 'eip155-1729' },
  blockExplorers: { default: { name: 'Reya Network Explorer', url: 'https://explorer.reya.network' } },
}

export const rise: EvmNetwork = {
  id: 4153,
  caipNetworkId: 'eip155:4153',
  chainNamespace: 'eip155',
  name: 'RISE',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.risechain.com'] }, chainDefault: { http: ['https://rpc.risechain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.risechain.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const riseTestnet: EvmNetwork = {
  id: 11155931,
  caipNetworkId: 'eip155:11155931',
  chainNamespace: 'eip155',
  name: 'RISE Testnet',
  nativeCurrency: { name: 'RISE Testnet Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.riselabs.xyz'] },
    chainDefault: { http: ['https://testnet.riselabs.xyz'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.testnet.riselabs.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const rivalz: EvmNetwork = {
  id: 753,
  caipNetworkId: 'eip155:753',
  chainNamespace: 'eip155',
  name: 'Rivalz',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rivalz.calderachain.xyz/http'] },
    chainDefault: { http: ['https://rivalz.calderachain.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Rivalz Caldera Explorer', url: 'https://rivalz.calderaexplorer.xyz' } },
}

export const robinhood: EvmNetwork = {
  id: 4663,
  caipNetworkId: 'eip155:4663',
  chainNamespace: 'eip155',
  name: 'Robinhood Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.chain.robinhood.com', 'https://rpc.ordofi.network'] },
    chainDefault: { http: ['https://rpc.mainnet.chain.robinhood.com', 'https://rpc.ordofi.network'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://robinhoodchain.blockscout.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const robinhoodTestnet: EvmNetwork = {
  id: 46630,
  caipNetworkId: 'eip155:46630',
  chainNamespace: 'eip155',
  name: 'Robinhood Chain Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.chain.robinhood.com'] },
    chainDefault: { http: ['https://rpc.testnet.chain.robinhood.com'] },
  },
  assets: { imageId: 'eip155-46630' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.testnet.chain.robinhood.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const rollux: EvmNetwork = {
  id: 570,
  caipNetworkId: 'eip155:570',
  chainNamespace: 'eip155',
  name: 'Rollux Mainnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.rollux.com'] }, chainDefault: { http: ['https://rpc.rollux.com'] } },
  assets: { imageId: 'eip155-570' },
  blockExplorers: { default: { name: 'RolluxExplorer', url: 'https://explorer.rollux.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 119222 } },
}

export const rolluxTestnet: EvmNetwork = {
  id: 57000,
  caipNetworkId: 'eip155:57000',
  chainNamespace: 'eip155',
  name: 'Rollux Testnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-tanenbaum.rollux.com/'] },
    chainDefault: { http: ['https://rpc-tanenbaum.rollux.com/'] },
  },
  blockExplorers: { default: { name: 'RolluxTestnetExplorer', url: 'https://rollux.tanenbaum.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1813675 } },
  testnet: true,
}

export const ronin: EvmNetwork = {
  id: 2020,
  caipNetworkId: 'eip155:2020',
  chainNamespace: 'eip155',
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.roninchain.com/rpc'] },
    chainDefault: { http: ['https://api.roninchain.com/rpc'] },
  },
  assets: { imageId: 'eip155-2020' },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 26023535 } },
}

export const root: EvmNetwork = {
  id: 7668,
  caipNetworkId: 'eip155:7668',
  chainNamespace: 'eip155',
  name: 'The Root Network',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://root.rootnet.live/archive'] },
    chainDefault: { http: ['https://root.rootnet.live/archive'] },
  },
  blockExplorers: { default: { name: 'Rootscan', url: 'https://rootscan.io' } },
  contracts: { multicall3: { address: '0xc9C2E2429AeC354916c476B30d729deDdC94988d', blockCreated: 9218338 } },
}

export const rootPorcini: EvmNetwork = {
  id: 7672,
  caipNetworkId: 'eip155:7672',
  chainNamespace: 'eip155',
  name: 'The Root Network - Porcini',
  nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://porcini.rootnet.app/archive'] },
    chainDefault: { http: ['https://porcini.rootnet.app/archive'] },
  },
  blockExplorers: { default: { name: 'Rootscan', url: 'https://porcini.rootscan.io' } },
  contracts: { multicall3: { address: '0xc9C2E2429AeC354916c476B30d729deDdC94988d', blockCreated: 10555692 } },
  testnet: true,
}

export const rootstock: EvmNetwork = {
  id: 30,
  caipNetworkId: 'eip155:30',
  chainNamespace: 'eip155',
  name: 'Rootstock Mainnet',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-node.rsk.co'] },
    chainDefault: { http: ['https://public-node.rsk.co'] },
  },
  assets: { imageId: 'eip155-30' },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.rsk.co' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4249540 } },
}

export const rootstockTestnet: EvmNetwork = {
  id: 31,
  caipNetworkId: 'eip155:31',
  chainNamespace: 'eip155',
  name: 'Rootstock Testnet',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'tRBTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-node.testnet.rsk.co'] },
    chainDefault: { http: ['https://public-node.testnet.rsk.co'] },
  },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.testnet.rootstock.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2771150 } },
  testnet: true,
}

export const rss3: EvmNetwork = {
  id: 12553,
  caipNetworkId: 'eip155:12553',
  chainNamespace: 'eip155',
  name: 'RSS3 VSL Mainnet',
  nativeCurrency: { name: 'RSS3', symbol: 'RSS3', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.rss3.io'] }, chainDefault: { http: ['https://rpc.rss3.io'] } },
  blockExplorers: { default: { name: 'RSS3 VSL Mainnet Scan', url: 'https://scan.rss3.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14193 } },
}

export const rss3Sepolia: EvmNetwork = {
  id: 2331,
  caipNetworkId: 'eip155:2331',
  chainNamespace: 'eip155',
  name: 'RSS3 VSL Sepolia Testnet',
  nativeCurrency: { name: 'RSS3', symbol: 'RSS3', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.rss3.io'] },
    chainDefault: { http: ['https://rpc.testnet.rss3.io'] },
  },
  blockExplorers: { default: { name: 'RSS3 VSL Sepolia Testnet Scan', url: 'https://scan.testnet.rss3.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 55697 } },
  testnet: true,
}
