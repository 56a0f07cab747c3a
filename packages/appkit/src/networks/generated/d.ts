// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const dailyNetwork: EvmNetwork = {
  id: 824,
  caipNetworkId: 'eip155:824',
  chainNamespace: 'eip155',
  name: 'Daily Network Mainnet',
  nativeCurrency: { name: 'Daily', symbol: 'DLY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.dailycrypto.net'] },
    chainDefault: { http: ['https://rpc.mainnet.dailycrypto.net'] },
  },
  blockExplorers: { default: { name: 'Daily Mainnet Explorer', url: 'https://explorer.mainnet.dailycrypto.net' } },
}

export const dailyNetworkTestnet: EvmNetwork = {
  id: 825,
  caipNetworkId: 'eip155:825',
  chainNamespace: 'eip155',
  name: 'Daily Network Testnet',
  nativeCurrency: { name: 'Daily', symbol: 'DLY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.dailycrypto.net'] },
    chainDefault: { http: ['https://rpc.testnet.dailycrypto.net'] },
  },
  blockExplorers: { default: { name: 'Daily Testnet Explorer', url: 'https://explorer.testnet.dailycrypto.net' } },
  testnet: true,
}

export const darwinia: EvmNetwork = {
  id: 46,
  caipNetworkId: 'eip155:46',
  chainNamespace: 'eip155',
  name: 'Darwinia Network',
  nativeCurrency: { name: 'RING', symbol: 'RING', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.darwinia.network'] },
    chainDefault: { http: ['https://rpc.darwinia.network'] },
  },
  assets: { imageId: 'eip155-46' },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.darwinia.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 69420 } },
}

export const datahavenTestnet: EvmNetwork = {
  id: 55931,
  caipNetworkId: 'eip155:55931',
  chainNamespace: 'eip155',
  name: 'Datahaven Testnet',
  nativeCurrency: { name: 'MOCK', symbol: 'MOCK', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://services.datahaven-testnet.network/testnet'] },
    chainDefault: { http: ['https://services.datahaven-testnet.network/testnet'] },
  },
  blockExplorers: { default: { name: 'DhScan', url: 'https://testnet.dhscan.io' } },
  testnet: true,
}

export const dbkchain: EvmNetwork = {
  id: 20240603,
  caipNetworkId: 'eip155:20240603',
  chainNamespace: 'eip155',
  name: 'DBK chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.dbkchain.io'] },
    chainDefault: { http: ['https://rpc.mainnet.dbkchain.io'] },
  },
  blockExplorers: { default: { name: 'DBK Chain Explorer', url: 'https://scan.dbkchain.io' } },
}

export const dchain: EvmNetwork = {
  id: 2716446429837000,
  caipNetworkId: 'eip155:2716446429837000',
  chainNamespace: 'eip155',
  name: 'Dchain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dchain-2716446429837000-1.jsonrpc.sagarpc.io'] },
    chainDefault: { http: ['https://dchain-2716446429837000-1.jsonrpc.sagarpc.io'] },
  },
  blockExplorers: { default: { name: 'Dchain Explorer', url: 'https://dchain-2716446429837000-1.sagaexplorer.io' } },
}

export const dchainTestnet: EvmNetwork = {
  id: 2713017997578000,
  caipNetworkId: 'eip155:2713017997578000',
  chainNamespace: 'eip155',
  name: 'Dchain Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dchaintestnet-2713017997578000-1.jsonrpc.testnet.sagarpc.io'] },
    chainDefault: { http: ['https://dchaintestnet-2713017997578000-1.jsonrpc.testnet.sagarpc.io'] },
  },
  blockExplorers: {
    default: { name: 'Dchain Explorer', url: 'https://dchaintestnet-2713017997578000-1.testnet.sagaexplorer.io' },
  },
  testnet: true,
}

export const defiOracleMetaMainnet: EvmNetwork = {
  id: 138,
  caipNetworkId: 'eip155:138',
  chainNamespace: 'eip155',
  name: 'Defi Oracle Meta Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-http-pub.d-bis.org',
        'https://rpc.d-bis.org',
        'https://rpc2.d-bis.org',
        'https://rpc.public-0138.defi-oracle.io',
        'https://rpc.defi-oracle.io',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc-http-pub.d-bis.org',
        'https://rpc.d-bis.org',
        'https://rpc2.d-bis.org',
        'https://rpc.public-0138.defi-oracle.io',
        'https://rpc.defi-oracle.io',
      ],
    },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.d-bis.org' } },
}

export const defichainEvm: EvmNetwork = {
  id: 1130,
  caipNetworkId: 'eip155:1130',
  chainNamespace: 'eip155',
  name: 'DeFiChain EVM Mainnet',
  nativeCurrency: { name: 'DeFiChain', symbol: 'DFI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth.mainnet.ocean.jellyfishsdk.com'] },
    chainDefault: { http: ['https://eth.mainnet.ocean.jellyfishsdk.com'] },
  },
  blockExplorers: { default: { name: 'DeFiScan', url: 'https://meta.defiscan.live' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 137852 } },
}

export const defichainEvmTestnet: EvmNetwork = {
  id: 1131,
  caipNetworkId: 'eip155:1131',
  chainNamespace: 'eip155',
  name: 'DeFiChain EVM Testnet',
  nativeCurrency: { name: 'DeFiChain', symbol: 'DFI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth.testnet.ocean.jellyfishsdk.com'] },
    chainDefault: { http: ['https://eth.testnet.ocean.jellyfishsdk.com'] },
  },
  blockExplorers: { default: { name: 'DeFiScan', url: 'https://meta.defiscan.live/?network=TestNet' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 156462 } },
  testnet: true,
}

export const degen: EvmNetwork = {
  id: 666666666,
  caipNetworkId: 'eip155:666666666',
  chainNamespace: 'eip155',
  name: 'Degen',
  nativeCurrency: { name: 'Degen', symbol: 'DEGEN', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.degen.tips'] }, chainDefault: { http: ['https://rpc.degen.tips'] } },
  blockExplorers: { default: { name: 'Degen Chain Explorer', url: 'https://explorer.degen.tips' } },
}

export const dfk: EvmNetwork = {
  id: 53935,
  caipNetworkId: 'eip155:53935',
  chainNamespace: 'eip155',
  name: 'DFK Chain',
  nativeCurrency: { name: 'Jewel', symbol: 'JEWEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc'] },
    chainDefault: { http: ['https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc'] },
  },
  blockExplorers: { default: { name: 'DFKSubnetScan', url: 'https://subnets.avax.network/defi-kingdoms' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14790551 } },
}

export const diode: EvmNetwork = {
  id: 15,
  caipNetworkId: 'eip155:15',
  chainNamespace: 'eip155',
  name: 'Diode Prenet',
  nativeCurrency: { name: 'DIODE', symbol: 'DIODE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://prenet.diode.io:8443'] },
    chainDefault: { http: ['https://prenet.diode.io:8443'] },
  },
  assets: { imageId: 'eip155-15' },
  blockExplorers: { default: { name: 'Diode Explorer', url: 'https://diode.io/prenet' } },
}

export const disChain: EvmNetwork = {
  id: 513100,
  caipNetworkId: 'eip155:513100',
  chainNamespace: 'eip155',
  name: 'DisChain',
  nativeCurrency: { name: 'DIS', symbol: 'DIS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.dischain.xyz'] }, chainDefault: { http: ['https://rpc.dischain.xyz'] } },
  blockExplorers: { default: { name: 'DisChain Explorer', url: 'https://www.oklink.com/dis' } },
}

export const dodochainTestnet: EvmNetwork = {
  id: 53457,
  caipNetworkId: 'eip155:53457',
  chainNamespace: 'eip155',
  name: 'DODOchain Testnet',
  nativeCurrency: { name: 'DODO', symbol: 'DODO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dodochain-testnet.alt.technology'] },
    chainDefault: { http: ['https://dodochain-testnet.alt.technology'] },
  },
  blockExplorers: {
    default: { name: 'DODOchain Testnet (Sepolia) Explorer', url: 'https://testnet-scan.dodochain.com' },
  },
  testnet: true,
}

export const dogechain: EvmNetwork = {
  id: 2000,
  caipNetworkId: 'eip155:2000',
  chainNamespace: 'eip155',
  name: 'Dogechain',
  nativeCurrency: { name: 'Wrapped Dogecoin', symbol: 'WDOGE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.dogechain.dog'] }, chainDefault: { http: ['https://rpc.dogechain.dog'] } },
  assets: { imageId: 'eip155-2000' },
  blockExplorers: { default: { name: 'DogeChainExplorer', url: 'https://explorer.dogechain.dog' } },
  contracts: { multicall3: { address: '0x68a8609a60a008EFA633dfdec592c03B030cC508', blockCreated: 25384031 } },
}

export const domaTestnet: EvmNetwork = {
  id: 97476,
  caipNetworkId: 'eip155:97476',
  chainNamespace: 'eip155',
  name: 'Doma Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.doma.xyz'] },
    chainDefault: { http: ['https://rpc-testnet.doma.xyz'] },
  },
  blockExplorers: { default: { name: 'Doma Testnet Explorer', url: 'https://explorer-testnet.doma.xyz' } },
  testnet: true,
}

export const donatuz: EvmNetwork = {
  id: 42026,
  caipNetworkId: 'eip155:42026',
  chainNamespace: 'eip155',
  name: 'Donatuz',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.donatuz.com'] }, chainDefault: { http: ['https://rpc.donatuz.com'] } },
  blockExplorers: { default: { name: 'Donatuz Explorer', url: 'https://explorer.donatuz.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const dosChain: EvmNetwork = {
  id: 7979,
  caipNetworkId: 'eip155:7979',
  chainNamespace: 'eip155',
  name: 'DOS Chain',
  nativeCurrency: { name: 'DOS Chain', symbol: 'DOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://main.doschain.com'] }, chainDefault: { http: ['https://main.doschain.com'] } },
  blockExplorers: { default: { name: 'DOS Chain Explorer', url: 'https://doscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 161908 } },
}

export const dosChainTestnet: EvmNetwork = {
  id: 3939,
  caipNetworkId: 'eip155:3939',
  chainNamespace: 'eip155',
  name: 'DOS Chain Testnet',
  nativeCurrency: { name: 'DOS Chain Testnet', symbol: 'DOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://test.doschain.com'] }, chainDefault: { http: ['https://test.doschain.com'] } },
  blockExplorers: { default: { name: 'DOS Chain Testnet Explorer', url: 'https://test.doscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 69623 } },
  testnet: true,
}

export const dreyerxMainnet: EvmNetwork = {
  id: 23451,
  caipNetworkId: 'eip155:23451',
  chainNamespace: 'eip155',
  name: 'DreyerX Mainnet',
  nativeCurrency: { name: 'DreyerX', symbol: 'DRX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.dreyerx.com'] }, chainDefault: { http: ['https://rpc.dreyerx.com'] } },
  blockExplorers: { default: { name: 'DreyerX Scan', url: 'https://scan.dreyerx.com' } },
}

export const dreyerxTestnet: EvmNetwork = {
  id: 23452,
  caipNetworkId: 'eip155:23452',
  chainNamespace: 'eip155',
  name: 'DreyerX Testnet',
  nativeCurrency: { name: 'DreyerX', symbol: 'DRX', decimals: 18 },
  rpcUrls: {
    default: { http: ['http://testnet-rpc.dreyerx.com'] },
    chainDefault: { http: ['http://testnet-rpc.dreyerx.com'] },
  },
  blockExplorers: { default: { name: 'DreyerX Testnet Scan', url: 'https://testnet-scan.dreyerx.com' } },
  testnet: true,
}

export const dustboyIoT: EvmNetwork = {
  id: 555888,
  caipNetworkId: 'eip155:555888',
  chainNamespace: 'eip155',
  name: 'DustBoy IoT',
  nativeCurrency: { name: 'Ether', symbol: 'DST', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dustboy-rpc.jibl2.com'] },
    chainDefault: { http: ['https://dustboy-rpc.jibl2.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://dustboy.jibl2.com' } },
  contracts: { multicall3: { address: '0xFFD34aa2C62B2D52E00A361e466C229788f4eD6a', blockCreated: 526569 } },
}

export const dymension: EvmNetwork = {
  id: 1100,
  caipNetworkId: 'eip155:1100',
  chainNamespace: 'eip155',
  name: 'Dymension',
  nativeCurrency: { name: 'DYM', symbol: 'DYM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dymension-evm-rpc.publicnode.com'] },
    chainDefault: { http: ['https://dymension-evm-rpc.publicnode.com'] },
  },
  blockExplorers: { default: { name: 'Dym FYI', url: 'https://dym.fyi' } },
}
