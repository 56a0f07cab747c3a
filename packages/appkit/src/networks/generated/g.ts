// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const garnet: EvmNetwork = {
  id: 17069,
  caipNetworkId: 'eip155:17069',
  chainNamespace: 'eip155',
  name: 'Garnet Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.garnetchain.com'] },
    chainDefault: { http: ['https://rpc.garnetchain.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.garnetchain.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const gatechain: EvmNetwork = {
  id: 86,
  caipNetworkId: 'eip155:86',
  chainNamespace: 'eip155',
  name: 'GateChain Mainnet',
  nativeCurrency: { name: 'GateChainToken', symbol: 'GT', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.nodeinfo.cc'] }, chainDefault: { http: ['https://evm.nodeinfo.cc'] } },
  blockExplorers: { default: { name: 'Gate Scan', url: 'https://www.gatescan.org' } },
}

export const geist: EvmNetwork = {
  id: 63157,
  caipNetworkId: 'eip155:63157',
  chainNamespace: 'eip155',
  name: 'Geist Mainnet',
  nativeCurrency: { name: 'Aavegotchi GHST Token', symbol: 'GHST', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://geist-mainnet.g.alchemy.com/public'] },
    chainDefault: { http: ['https://geist-mainnet.g.alchemy.com/public'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://geist-mainnet.explorer.alchemy.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 660735 } },
}

export const genesys: EvmNetwork = {
  id: 16507,
  caipNetworkId: 'eip155:16507',
  chainNamespace: 'eip155',
  name: 'Genesys Mainnet',
  nativeCurrency: { name: 'GSYS', symbol: 'GSYS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.genesys.network'] },
    chainDefault: { http: ['https://rpc.genesys.network'] },
  },
  blockExplorers: { default: { name: 'Genesys Explorer', url: 'https://gchainexplorer.genesys.network' } },
}

export const gensyn: EvmNetwork = {
  id: 685689,
  caipNetworkId: 'eip155:685689',
  chainNamespace: 'eip155',
  name: 'Gensyn Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://gensyn-mainnet.g.alchemy.com/public'] },
    chainDefault: { http: ['https://gensyn-mainnet.g.alchemy.com/public'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://gensyn-mainnet.explorer.alchemy.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const giwaSepolia: EvmNetwork = {
  id: 91342,
  caipNetworkId: 'eip155:91342',
  chainNamespace: 'eip155',
  name: 'GIWA Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rpc.giwa.io'] },
    chainDefault: { http: ['https://sepolia-rpc.giwa.io'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-explorer.giwa.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const giwaSepoliaPreconf: EvmNetwork = {
  id: 91342,
  caipNetworkId: 'eip155:91342',
  chainNamespace: 'eip155',
  name: 'GIWA Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rpc-flashblocks.giwa.io'] },
    chainDefault: { http: ['https://sepolia-rpc-flashblocks.giwa.io'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-explorer.giwa.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const glideL1Protocol: EvmNetwork = {
  id: 251,
  caipNetworkId: 'eip155:251',
  chainNamespace: 'eip155',
  name: 'Glide L1 Protocol XP',
  nativeCurrency: { name: 'GLXP', symbol: 'GLXP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-api.glideprotocol.xyz/l1-rpc'] },
    chainDefault: { http: ['https://rpc-api.glideprotocol.xyz/l1-rpc'] },
  },
  blockExplorers: { default: { name: 'Glide Protocol Explore', url: 'https://blockchain-explorer.glideprotocol.xyz' } },
}

export const glideL2Protocol: EvmNetwork = {
  id: 253,
  caipNetworkId: 'eip155:253',
  chainNamespace: 'eip155',
  name: 'Glide L2 Protocol XP',
  nativeCurrency: { name: 'GLXP', symbol: 'GLXP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-api.glideprotocol.xyz/l2-rpc'] },
    chainDefault: { http: ['https://rpc-api.glideprotocol.xyz/l2-rpc'] },
  },
  blockExplorers: { default: { name: 'Glide Protocol Explore', url: 'https://blockchain-explorer.glideprotocol.xyz' } },
}

export const gnosis: EvmNetwork = {
  id: 100,
  caipNetworkId: 'eip155:100',
  chainNamespace: 'eip155',
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.gnosischain.com'] },
    chainDefault: { http: ['https://rpc.gnosischain.com'] },
  },
  assets: { imageId: 'eip155-100' },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 21022491 } },
}

export const gnosisChiado: EvmNetwork = {
  id: 10200,
  caipNetworkId: 'eip155:10200',
  chainNamespace: 'eip155',
  name: 'Gnosis Chiado',
  nativeCurrency: { name: 'Gnosis', symbol: 'xDAI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.chiadochain.net'] },
    chainDefault: { http: ['https://rpc.chiadochain.net'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.chiadochain.net' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4967313 } },
  testnet: true,
}

export const goChain: EvmNetwork = {
  id: 60,
  caipNetworkId: 'eip155:60',
  chainNamespace: 'eip155',
  name: 'GoChain',
  nativeCurrency: { name: 'GO', symbol: 'GO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gochain.io'] }, chainDefault: { http: ['https://rpc.gochain.io'] } },
  blockExplorers: { default: { name: 'GoChain Explorer', url: 'https://explorer.gochain.io' } },
}

export const goat: EvmNetwork = {
  id: 2345,
  caipNetworkId: 'eip155:2345',
  chainNamespace: 'eip155',
  name: 'GOAT',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.goat.network'] }, chainDefault: { http: ['https://rpc.goat.network'] } },
  blockExplorers: { default: { name: 'Goat Explorer', url: 'https://explorer.goat.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const gobi: EvmNetwork = {
  id: 1663,
  caipNetworkId: 'eip155:1663',
  chainNamespace: 'eip155',
  name: 'Horizen Gobi Testnet',
  nativeCurrency: { name: 'Test ZEN', symbol: 'tZEN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://gobi-testnet.horizenlabs.io/ethv1'] },
    chainDefault: { http: ['https://gobi-testnet.horizenlabs.io/ethv1'] },
  },
  blockExplorers: { default: { name: 'Gobi Explorer', url: 'https://gobi-explorer.horizen.io' } },
  testnet: true,
}

export const godwoken: EvmNetwork = {
  id: 71402,
  caipNetworkId: 'eip155:71402',
  chainNamespace: 'eip155',
  name: 'Godwoken Mainnet',
  nativeCurrency: { name: 'pCKB', symbol: 'pCKB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://v1.mainnet.godwoken.io/rpc'] },
    chainDefault: { http: ['https://v1.mainnet.godwoken.io/rpc'] },
  },
  blockExplorers: { default: { name: 'GW Scan', url: 'https://v1.gwscan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 15034 } },
}

export const goerli: EvmNetwork = {
  id: 5,
  caipNetworkId: 'eip155:5',
  chainNamespace: 'eip155',
  name: 'Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://5.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://5.rpc.thirdweb.com'] },
  },
  assets: { imageId: 'eip155-5' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.etherscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 6507670 },
    ensRegistry: { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
    ensUniversalResolver: { address: '0xfc4AC75C46C914aF5892d6d3eFFcebD7917293F1', blockCreated: 10339206 },
  },
  testnet: true,
}

export const graphite: EvmNetwork = {
  id: 440017,
  caipNetworkId: 'eip155:440017',
  chainNamespace: 'eip155',
  name: 'Graphite Network',
  nativeCurrency: { name: 'Graphite', symbol: '@G', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://anon-entrypoint-1.atgraphite.com'] },
    chainDefault: { http: ['https://anon-entrypoint-1.atgraphite.com'] },
  },
  blockExplorers: { default: { name: 'Graphite Spectre', url: 'https://main.atgraphite.com' } },
}

export const graphiteTestnet: EvmNetwork = {
  id: 54170,
  caipNetworkId: 'eip155:54170',
  chainNamespace: 'eip155',
  name: 'Graphite Network Testnet',
  nativeCurrency: { name: 'Graphite', symbol: '@G', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://anon-entrypoint-test-1.atgraphite.com'] },
    chainDefault: { http: ['https://anon-entrypoint-test-1.atgraphite.com'] },
  },
  blockExplorers: { default: { name: 'Graphite Testnet Spectre', url: 'https://test.atgraphite.com' } },
  testnet: true,
}

export const grav: EvmNetwork = {
  id: 127001,
  caipNetworkId: 'eip155:127001',
  chainNamespace: 'eip155',
  name: 'Gravity',
  nativeCurrency: { name: 'Gravity', symbol: 'G', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.gravity.xyz'] },
    chainDefault: { http: ['https://mainnet-rpc.gravity.xyz'] },
  },
  blockExplorers: { default: { name: 'Gravity Mainnet Explorer', url: 'https://mainnet-explorer.gravity.xyz' } },
}

export const gravity: EvmNetwork = {
  id: 1625,
  caipNetworkId: 'eip155:1625',
  chainNamespace: 'eip155',
  name: 'Gravity Alpha Mainnet',
  nativeCurrency: { name: 'G', symbol: 'G', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gravity.xyz'] }, chainDefault: { http: ['https://rpc.gravity.xyz'] } },
  assets: { imageId: 'eip155-1625' },
  blockExplorers: { default: { name: 'Gravity Explorer', url: 'https://explorer.gravity.xyz' } },
  contracts: { multicall3: { address: '0xf8ac4BEB2F75d2cFFb588c63251347fdD629B92c', blockCreated: 16851 } },
}

export const gunz: EvmNetwork = {
  id: 43419,
  caipNetworkId: 'eip155:43419',
  chainNamespace: 'eip155',
  name: 'Gunz Mainnet',
  nativeCurrency: { name: 'GUN', symbol: 'GUN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.gunzchain.io/ext/bc/2M47TxWHGnhNtq6pM5zPXdATBtuqubxn5EPFgFmEawCQr9WFML/rpc'] },
    chainDefault: { http: ['https://rpc.gunzchain.io/ext/bc/2M47TxWHGnhNtq6pM5zPXdATBtuqubxn5EPFgFmEawCQr9WFML/rpc'] },
  },
  assets: { imageId: 'eip155-43419' },
  blockExplorers: { default: { name: 'Gunz Explorer', url: 'https://gunzscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 70502 } },
}

export const guruNetwork: EvmNetwork = {
  id: 260,
  caipNetworkId: 'eip155:260',
  chainNamespace: 'eip155',
  name: 'Guru Network Mainnet',
  nativeCurrency: { name: 'GURU Token', symbol: 'GURU', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-main.gurunetwork.ai', 'https://rpc.gurunetwork.ai/archive/260'] },
    chainDefault: { http: ['https://rpc-main.gurunetwork.ai', 'https://rpc.gurunetwork.ai/archive/260'] },
  },
  blockExplorers: { default: { name: 'Guruscan', url: 'https://scan.gurunetwork.ai' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 271691 } },
}

export const guruTestnet: EvmNetwork = {
  id: 261,
  caipNetworkId: 'eip155:261',
  chainNamespace: 'eip155',
  name: 'Guru Network Testnet',
  nativeCurrency: { name: 'tGURU Token', symbol: 'tGURU', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-test.gurunetwork.ai', 'https://rpc.gurunetwork.ai/archive/261'] },
    chainDefault: { http: ['https://rpc-test.gurunetwork.ai', 'https://rpc.gurunetwork.ai/archive/261'] },
  },
  blockExplorers: { default: { name: 'Guruscan', url: 'https://sepolia.gurunetwork.ai' } },
  testnet: true,
}
