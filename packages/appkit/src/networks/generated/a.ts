// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const abey: EvmNetwork = {
  id: 179,
  caipNetworkId: 'eip155:179',
  chainNamespace: 'eip155',
  name: 'ABEY Mainnet',
  nativeCurrency: { name: 'ABEY', symbol: 'ABEY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.abeychain.com'] }, chainDefault: { http: ['https://rpc.abeychain.com'] } },
  blockExplorers: { default: { name: 'Abey Scan', url: 'https://abeyscan.com' } },
}

export const abstract: EvmNetwork = {
  id: 2741,
  caipNetworkId: 'eip155:2741',
  chainNamespace: 'eip155',
  name: 'Abstract',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.mainnet.abs.xyz'] },
    chainDefault: { http: ['https://api.mainnet.abs.xyz'] },
  },
  assets: { imageId: 'eip155-2741' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } },
  contracts: { multicall3: { address: '0xAa4De41dba0Ca5dCBb288b7cC6b708F3aaC759E7', blockCreated: 5288 } },
}

export const abstractTestnet: EvmNetwork = {
  id: 11124,
  caipNetworkId: 'eip155:11124',
  chainNamespace: 'eip155',
  name: 'Abstract Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.testnet.abs.xyz'] },
    chainDefault: { http: ['https://api.testnet.abs.xyz'] },
  },
  assets: { imageId: 'eip155-11124' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.abscan.org' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963', blockCreated: 358349 } },
  testnet: true,
}

export const acala: EvmNetwork = {
  id: 787,
  caipNetworkId: 'eip155:787',
  chainNamespace: 'eip155',
  name: 'Acala',
  nativeCurrency: { name: 'Acala', symbol: 'ACA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc-acala.aca-api.network'] },
    chainDefault: { http: ['https://eth-rpc-acala.aca-api.network'] },
  },
  assets: { imageId: 'eip155-787' },
  blockExplorers: { default: { name: 'Acala Blockscout', url: 'https://blockscout.acala.network' } },
}

export const acria: EvmNetwork = {
  id: 47,
  caipNetworkId: 'eip155:47',
  chainNamespace: 'eip155',
  name: 'Acria IntelliChain',
  nativeCurrency: { name: 'ACRIA', symbol: 'ACRIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://aic.acria.ai'] }, chainDefault: { http: ['https://aic.acria.ai'] } },
  blockExplorers: { default: { name: 'Acria Explorer', url: 'https://explorer.acria.ai' } },
}

export const adf: EvmNetwork = {
  id: 1215,
  caipNetworkId: 'eip155:1215',
  chainNamespace: 'eip155',
  name: 'ADF Chain',
  nativeCurrency: { name: 'ADDFILL', symbol: 'ADF', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.adftechnology.com'] },
    chainDefault: { http: ['https://mainnet.adftechnology.com'] },
  },
  blockExplorers: { default: { name: 'ADF Mainnet Explorer', url: 'https://explorer.adftechnology.com' } },
}

export const adi: EvmNetwork = {
  id: 36900,
  caipNetworkId: 'eip155:36900',
  chainNamespace: 'eip155',
  name: 'ADI_Chain',
  nativeCurrency: { name: 'ADI', symbol: 'ADI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.adifoundation.ai'] },
    chainDefault: { http: ['https://rpc.adifoundation.ai'] },
  },
  assets: { imageId: 'eip155-36900' },
  blockExplorers: { default: { name: 'ADI Explorer', url: 'https://explorer.adifoundation.ai' } },
}

export const agungTestnet: EvmNetwork = {
  id: 9990,
  caipNetworkId: 'eip155:9990',
  chainNamespace: 'eip155',
  name: 'Agung Network',
  nativeCurrency: { name: 'Agung', symbol: 'AGNG', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://wss-async.agung.peaq.network'] },
    chainDefault: { http: ['https://wss-async.agung.peaq.network'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://agung-testnet.subscan.io' } },
  testnet: true,
}

export const aioz: EvmNetwork = {
  id: 168,
  caipNetworkId: 'eip155:168',
  chainNamespace: 'eip155',
  name: 'AIOZ Network',
  nativeCurrency: { name: 'AIOZ', symbol: 'AIOZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-dataseed.aioz.network'] },
    chainDefault: { http: ['https://eth-dataseed.aioz.network'] },
  },
  blockExplorers: { default: { name: 'AIOZ Explorer', url: 'https://explorer.aioz.network' } },
}

export const alephZero: EvmNetwork = {
  id: 41455,
  caipNetworkId: 'eip155:41455',
  chainNamespace: 'eip155',
  name: 'Aleph Zero',
  nativeCurrency: { name: 'Aleph Zero', symbol: 'AZERO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.alephzero.raas.gelato.cloud'] },
    chainDefault: { http: ['https://rpc.alephzero.raas.gelato.cloud'] },
  },
  blockExplorers: { default: { name: 'Aleph Zero EVM Explorer', url: 'https://evm-explorer.alephzero.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4603377 } },
}

export const alephZeroTestnet: EvmNetwork = {
  id: 2039,
  caipNetworkId: 'eip155:2039',
  chainNamespace: 'eip155',
  name: 'Aleph Zero Testnet',
  nativeCurrency: { name: 'TZERO', symbol: 'TZERO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.alephzero-testnet.gelato.digital'] },
    chainDefault: { http: ['https://rpc.alephzero-testnet.gelato.digital'] },
  },
  blockExplorers: {
    default: { name: 'Aleph Zero EVM Testnet explorer', url: 'https://evm-explorer-testnet.alephzero.org' },
  },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2861745 } },
  testnet: true,
}

export const alienx: EvmNetwork = {
  id: 10241024,
  caipNetworkId: 'eip155:10241024',
  chainNamespace: 'eip155',
  name: 'AlienX Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.alienxchain.io/http'] },
    chainDefault: { http: ['https://rpc.alienxchain.io/http'] },
  },
  blockExplorers: { default: { name: 'AlienX Explorer', url: 'https://explorer.alienxchain.io' } },
}

export const alienxHalTestnet: EvmNetwork = {
  id: 10241025,
  caipNetworkId: 'eip155:10241025',
  chainNamespace: 'eip155',
  name: 'ALIENX Hal Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://hal-rpc.alienxchain.io/http'] },
    chainDefault: { http: ['https://hal-rpc.alienxchain.io/http'] },
  },
  blockExplorers: { default: { name: 'AlienX Explorer', url: 'https://hal-explorer.alienxchain.io' } },
  testnet: true,
}

export const alpenTestnet: EvmNetwork = {
  id: 8150,
  caipNetworkId: 'eip155:8150',
  chainNamespace: 'eip155',
  name: 'Alpen Testnet',
  nativeCurrency: { name: 'Signet BTC', symbol: 'sBTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.alpenlabs.io'] },
    chainDefault: { http: ['https://rpc.testnet.alpenlabs.io'] },
  },
  blockExplorers: { default: { name: 'Alpen Explorer', url: 'https://explorer.testnet.alpenlabs.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 290408 } },
  testnet: true,
}

export const ancient8: EvmNetwork = {
  id: 888888888,
  caipNetworkId: 'eip155:888888888',
  chainNamespace: 'eip155',
  name: 'Ancient8',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ancient8.gg'] }, chainDefault: { http: ['https://rpc.ancient8.gg'] } },
  blockExplorers: { default: { name: 'Ancient8 explorer', url: 'https://scan.ancient8.gg' } },
}

export const ancient8Sepolia: EvmNetwork = {
  id: 28122024,
  caipNetworkId: 'eip155:28122024',
  chainNamespace: 'eip155',
  name: 'Ancient8 Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpcv2-testnet.ancient8.gg'] },
    chainDefault: { http: ['https://rpcv2-testnet.ancient8.gg'] },
  },
  blockExplorers: {
    default: { name: 'Ancient8 Celestia Testnet explorer', url: 'https://scanv2-testnet.ancient8.gg' },
  },
  testnet: true,
}

export const anvil: EvmNetwork = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Anvil',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] }, chainDefault: { http: ['http://127.0.0.1:8545'] } },
}

export const apeChain: EvmNetwork = {
  id: 33139,
  caipNetworkId: 'eip155:33139',
  chainNamespace: 'eip155',
  name: 'ApeChain',
  nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.apechain.com/http'] },
    chainDefault: { http: ['https://rpc.apechain.com/http'] },
  },
  assets: { imageId: 'eip155-33139' },
  blockExplorers: { default: { name: 'Apescan', url: 'https://apescan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 20889 } },
}

export const apexTestnet: EvmNetwork = {
  id: 3993,
  caipNetworkId: 'eip155:3993',
  chainNamespace: 'eip155',
  name: 'APEX Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.apexlayer.xyz'] },
    chainDefault: { http: ['https://rpc-testnet.apexlayer.xyz'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp-testnet.apexlayer.xyz' } },
  contracts: { multicall3: { address: '0xf7642be33a6b18D16a995657adb5a68CD0438aE2', blockCreated: 283775 } },
  testnet: true,
}

export const apollo: EvmNetwork = {
  id: 62606,
  caipNetworkId: 'eip155:62606',
  chainNamespace: 'eip155',
  name: 'Apollo',
  nativeCurrency: { name: 'Apollo', symbol: 'APOLLO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.apolloscan.io'] },
    chainDefault: { http: ['https://mainnet-rpc.apolloscan.io'] },
  },
  blockExplorers: { default: { name: 'Apollo Explorer', url: 'https://apolloscan.io' } },
}

export const arbitrum: EvmNetwork = {
  id: 42161,
  caipNetworkId: 'eip155:42161',
  chainNamespace: 'eip155',
  name: 'Arbitrum One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://arb1.arbitrum.io/rpc'] },
    chainDefault: { http: ['https://arb1.arbitrum.io/rpc'] },
  },
  assets: { imageId: 'eip155-42161' },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 7654707 } },
}

export const arbitrumGoerli: EvmNetwork = {
  id: 421613,
  caipNetworkId: 'eip155:421613',
  chainNamespace: 'eip155',
  name: 'Arbitrum Goerli',
  nativeCurrency: { name: 'Arbitrum Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://goerli-rollup.arbitrum.io/rpc'] },
    chainDefault: { http: ['https://goerli-rollup.arbitrum.io/rpc'] },
  },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://goerli.arbiscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 88114 } },
  testnet: true,
}

export const arbitrumNova: EvmNetwork = {
  id: 42170,
  caipNetworkId: 'eip155:42170',
  chainNamespace: 'eip155',
  name: 'Arbitrum Nova',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://nova.arbitrum.io/rpc'] },
    chainDefault: { http: ['https://nova.arbitrum.io/rpc'] },
  },
  assets: { imageId: 'eip155-42170' },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1746963 } },
}

export const arbitrumSepolia: EvmNetwork = {
  id: 421614,
  caipNetworkId: 'eip155:421614',
  chainNamespace: 'eip155',
  name: 'Arbitrum Sepolia',
  nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] },
    chainDefault: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] },
  },
  assets: { imageId: 'eip155-421614' },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 81930 } },
  testnet: true,
}

export const arc: EvmNetwork = {
  id: 5042,
  caipNetworkId: 'eip155:5042',
  chainNamespace: 'eip155',
  name: 'Arc',
  nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.mainnet.arc.io',
        'https://rpc.blockdaemon.mainnet.arc.io',
        'https://rpc.drpc.mainnet.arc.io',
        'https://rpc.quicknode.mainnet.arc.io',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc.mainnet.arc.io',
        'https://rpc.blockdaemon.mainnet.arc.io',
        'https://rpc.drpc.mainnet.arc.io',
        'https://rpc.quicknode.mainnet.arc.io',
      ],
    },
  },
  blockExplorers: { default: { name: 'Arc Explorer', url: 'https://explorer.arc.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const arcTestnet: EvmNetwork = {
  id: 5042002,
  caipNetworkId: 'eip155:5042002',
  chainNamespace: 'eip155',
  name: 'Arc Testnet',
  nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.testnet.arc.network',
        'https://rpc.quicknode.testnet.arc.network',
        'https://rpc.blockdaemon.testnet.arc.network',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc.testnet.arc.network',
        'https://rpc.quicknode.testnet.arc.network',
        'https://rpc.blockdaemon.testnet.arc.network',
      ],
    },
  },
  assets: { imageId: 'eip155-5042002' },
  blockExplorers: { default: { name: 'ArcScan', url: 'https://testnet.arcscan.app' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const arenaz: EvmNetwork = {
  id: 7897,
  caipNetworkId: 'eip155:7897',
  chainNamespace: 'eip155',
  name: 'Arena-Z',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.arena-z.gg'] }, chainDefault: { http: ['https://rpc.arena-z.gg'] } },
  blockExplorers: { default: { name: 'Arena-Z Explorer', url: 'https://explorer.arena-z.gg' } },
}

export const areonNetwork: EvmNetwork = {
  id: 463,
  caipNetworkId: 'eip155:463',
  chainNamespace: 'eip155',
  name: 'Areon Network',
  nativeCurrency: { name: 'AREA', symbol: 'AREA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.areon.network'] },
    chainDefault: { http: ['https://mainnet-rpc.areon.network'] },
  },
  blockExplorers: { default: { name: 'Areonscan', url: 'https://areonscan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 353286 } },
}

export const areonNetworkTestnet: EvmNetwork = {
  id: 462,
  caipNetworkId: 'eip155:462',
  chainNamespace: 'eip155',
  name: 'Areon Network Testnet',
  nativeCurrency: { name: 'TAREA', symbol: 'TAREA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.areon.network'] },
    chainDefault: { http: ['https://testnet-rpc.areon.network'] },
  },
  blockExplorers: { default: { name: 'Areonscan', url: 'https://areonscan.com' } },
  testnet: true,
}

export const areum: EvmNetwork = {
  id: 463,
  caipNetworkId: 'eip155:463',
  chainNamespace: 'eip155',
  name: 'Areum',
  nativeCurrency: { name: 'AREA', symbol: 'AREA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.areum.network'] },
    chainDefault: { http: ['https://mainnet-rpc.areum.network'] },
  },
  blockExplorers: { default: { name: 'Areum Explorer', url: 'https://explorer.areum.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 353286 } },
}

export const artelaTestnet: EvmNetwork = {
  id: 11822,
  caipNetworkId: 'eip155:11822',
  chainNamespace: 'eip155',
  name: 'Artela Testnet',
  nativeCurrency: { name: 'ART', symbol: 'ART', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://betanet-rpc1.artela.network'] },
    chainDefault: { http: ['https://betanet-rpc1.artela.network'] },
  },
  blockExplorers: { default: { name: 'Artela', url: 'https://betanet-scan.artela.network' } },
  contracts: { multicall3: { address: '0xd07c8635f76e8745Ee7092fbb6e8fbc5FeF09DD7', blockCreated: 7001871 } },
  testnet: true,
}

export const arthera: EvmNetwork = {
  id: 10242,
  caipNetworkId: 'eip155:10242',
  chainNamespace: 'eip155',
  name: 'Arthera',
  nativeCurrency: { name: 'Arthera', symbol: 'AA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.arthera.net'] }, chainDefault: { http: ['https://rpc.arthera.net'] } },
  blockExplorers: { default: { name: 'Arthera EVM Explorer', url: 'https://explorer.arthera.net' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4502791 } },
}

export const artheraTestnet: EvmNetwork = {
  id: 10243,
  caipNetworkId: 'eip155:10243',
  chainNamespace: 'eip155',
  name: 'Arthera Testnet',
  nativeCurrency: { name: 'Arthera', symbol: 'AA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-test.arthera.net'] },
    chainDefault: { http: ['https://rpc-test.arthera.net'] },
  },
  blockExplorers: { default: { name: 'Arthera EVM Explorer', url: 'https://explorer-test.arthera.net' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 22051 } },
  testnet: true,
}

export const assetChain: EvmNetwork = {
  id: 42420,
  caipNetworkId: 'eip155:42420',
  chainNamespace: 'eip155',
  name: 'AssetChain Mainnet',
  nativeCurrency: { name: 'Real World Asset', symbol: 'RWA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.assetchain.org'] },
    chainDefault: { http: ['https://mainnet-rpc.assetchain.org'] },
  },
  blockExplorers: { default: { name: 'Asset Chain Explorer', url: 'https://scan.assetchain.org' } },
}

export const assetChainTestnet: EvmNetwork = {
  id: 42421,
  caipNetworkId: 'eip155:42421',
  chainNamespace: 'eip155',
  name: 'AssetChain Testnet',
  nativeCurrency: { name: 'Real World Asset', symbol: 'RWA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://enugu-rpc.assetchain.org'] },
    chainDefault: { http: ['https://enugu-rpc.assetchain.org'] },
  },
  blockExplorers: { default: { name: 'Asset Chain Testnet Explorer', url: 'https://scan-testnet.assetchain.org' } },
  contracts: { multicall3: { address: '0x989F832D35988cb5e3eB001Fa2Fe789469EC31Ea', blockCreated: 17177 } },
  testnet: true,
}

export const astar: EvmNetwork = {
  id: 592,
  caipNetworkId: 'eip155:592',
  chainNamespace: 'eip155',
  name: 'Astar',
  nativeCurrency: { name: 'Astar', symbol: 'ASTR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://astar.api.onfinality.io/public'] },
    chainDefault: { http: ['https://astar.api.onfinality.io/public'] },
  },
  assets: { imageId: 'eip155-592' },
  blockExplorers: { default: { name: 'Astar Subscan', url: 'https://astar.subscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 761794 } },
}

export const astarZkEVM: EvmNetwork = {
  id: 3776,
  caipNetworkId: 'eip155:3776',
  chainNamespace: 'eip155',
  name: 'Astar zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-zkevm.astar.network'] },
    chainDefault: { http: ['https://rpc-zkevm.astar.network'] },
  },
  blockExplorers: { default: { name: 'Astar zkEVM Explorer', url: 'https://astar-zkevm.explorer.startale.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 93528 } },
}

export const astarZkyoto: EvmNetwork = {
  id: 6038361,
  caipNetworkId: 'eip155:6038361',
  chainNamespace: 'eip155',
  name: 'Astar zkEVM Testnet zKyoto',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.startale.com/zkyoto'] },
    chainDefault: { http: ['https://rpc.startale.com/zkyoto'] },
  },
  blockExplorers: { default: { name: 'zKyoto Explorer', url: 'https://zkyoto.explorer.startale.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 196153 } },
  testnet: true,
}

export const atletaOlympia: EvmNetwork = {
  id: 2340,
  caipNetworkId: 'eip155:2340',
  chainNamespace: 'eip155',
  name: 'Atleta Olympia',
  nativeCurrency: { name: 'Atla', symbol: 'ATLA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.atleta.network:9944', 'https://testnet-rpc.atleta.network'] },
    chainDefault: { http: ['https://testnet-rpc.atleta.network:9944', 'https://testnet-rpc.atleta.network'] },
  },
  blockExplorers: { default: { name: 'Atleta Olympia Explorer', url: 'https://blockscout.atleta.network' } },
  contracts: { multicall3: { address: '0x1472ec6392180fb84F345d2455bCC75B26577115', blockCreated: 1076473 } },
  testnet: true,
}

export const aurora: EvmNetwork = {
  id: 1313161554,
  caipNetworkId: 'eip155:1313161554',
  chainNamespace: 'eip155',
  name: 'Aurora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.aurora.dev'] },
    chainDefault: { http: ['https://mainnet.aurora.dev'] },
  },
  assets: { imageId: 'eip155-1313161554' },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 62907816 } },
}

export const auroraTestnet: EvmNetwork = {
  id: 1313161555,
  caipNetworkId: 'eip155:1313161555',
  chainNamespace: 'eip155',
  name: 'Aurora Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.aurora.dev'] },
    chainDefault: { http: ['https://testnet.aurora.dev'] },
  },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://testnet.aurorascan.dev' } },
  testnet: true,
}

export const auroria: EvmNetwork = {
  id: 205205,
  caipNetworkId: 'eip155:205205',
  chainNamespace: 'eip155',
  name: 'Auroria Testnet',
  nativeCurrency: { name: 'Auroria Stratis', symbol: 'tSTRAX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://auroria.rpc.stratisevm.com'] },
    chainDefault: { http: ['https://auroria.rpc.stratisevm.com'] },
  },
  blockExplorers: { default: { name: 'Auroria Testnet Explorer', url: 'https://auroria.explorer.stratisevm.com' } },
  testnet: true,
}

export const autheoTestnet: EvmNetwork = {
  id: 785,
  caipNetworkId: 'eip155:785',
  chainNamespace: 'eip155',
  name: 'Autheo Testnet',
  nativeCurrency: { name: 'Autheo', symbol: 'THEO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc1.autheo.com', 'https://testnet-rpc2.autheo.com'] },
    chainDefault: { http: ['https://testnet-rpc1.autheo.com', 'https://testnet-rpc2.autheo.com'] },
  },
  blockExplorers: { default: { name: 'Autheo Testnet Block Explorer', url: 'https://testnet-explorer.autheo.com' } },
  testnet: true,
}

export const avalanche: EvmNetwork = {
  id: 43114,
  caipNetworkId: 'eip155:43114',
  chainNamespace: 'eip155',
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.avax.network/ext/bc/C/rpc'] },
    chainDefault: { http: ['https://api.avax.network/ext/bc/C/rpc'] },
  },
  assets: { imageId: 'eip155-43114' },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 11907934 } },
}

export const avalancheFuji: EvmNetwork = {
  id: 43113,
  caipNetworkId: 'eip155:43113',
  chainNamespace: 'eip155',
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] },
    chainDefault: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] },
  },
  assets: { imageId: 'eip155-43113' },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 7096959 } },
  testnet: true,
}
