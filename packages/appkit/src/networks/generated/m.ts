// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const mainnet: EvmNetwork = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://ethereum.reth.rs/rpc'] },
    chainDefault: { http: ['https://ethereum.reth.rs/rpc'] },
  },
  assets: { imageId: 'eip155-1' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14353601 },
    ensUniversalResolver: { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', blockCreated: 23085558 },
  },
}

export const mandala: EvmNetwork = {
  id: 595,
  caipNetworkId: 'eip155:595',
  chainNamespace: 'eip155',
  name: 'Mandala TC9',
  nativeCurrency: { name: 'Mandala', symbol: 'mACA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc-tc9.aca-staging.network'] },
    chainDefault: { http: ['https://eth-rpc-tc9.aca-staging.network'] },
  },
  blockExplorers: { default: { name: 'Mandala Blockscout', url: 'https://blockscout.mandala.aca-staging.network' } },
  testnet: true,
}

export const manta: EvmNetwork = {
  id: 169,
  caipNetworkId: 'eip155:169',
  chainNamespace: 'eip155',
  name: 'Manta Pacific Mainnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://pacific-rpc.manta.network/http'] },
    chainDefault: { http: ['https://pacific-rpc.manta.network/http'] },
  },
  blockExplorers: { default: { name: 'Manta Explorer', url: 'https://pacific-explorer.manta.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 332890 } },
}

export const mantaSepoliaTestnet: EvmNetwork = {
  id: 3441006,
  caipNetworkId: 'eip155:3441006',
  chainNamespace: 'eip155',
  name: 'Manta Pacific Sepolia Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://pacific-rpc.sepolia-testnet.manta.network/http'] },
    chainDefault: { http: ['https://pacific-rpc.sepolia-testnet.manta.network/http'] },
  },
  assets: { imageId: 'eip155-3441006' },
  blockExplorers: {
    default: { name: 'Manta Sepolia Testnet Explorer', url: 'https://pacific-explorer.sepolia-testnet.manta.network' },
  },
  contracts: { multicall3: { address: '0xca54918f7B525C8df894668846506767412b53E3', blockCreated: 479584 } },
  testnet: true,
}

export const mantaTestnet: EvmNetwork = {
  id: 3441005,
  caipNetworkId: 'eip155:3441005',
  chainNamespace: 'eip155',
  name: 'Manta Pacific Testnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://manta-testnet.calderachain.xyz/http'] },
    chainDefault: { http: ['https://manta-testnet.calderachain.xyz/http'] },
  },
  blockExplorers: {
    default: { name: 'Manta Testnet Explorer', url: 'https://pacific-explorer.testnet.manta.network' },
  },
  contracts: { multicall3: { address: '0x211B1643b95Fe76f11eD8880EE810ABD9A4cf56C', blockCreated: 419915 } },
  testnet: true,
}

export const mantle: EvmNetwork = {
  id: 5000,
  caipNetworkId: 'eip155:5000',
  chainNamespace: 'eip155',
  name: 'Mantle',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] }, chainDefault: { http: ['https://rpc.mantle.xyz'] } },
  assets: { imageId: 'eip155-5000' },
  blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 304717 } },
}

export const mantleSepoliaTestnet: EvmNetwork = {
  id: 5003,
  caipNetworkId: 'eip155:5003',
  chainNamespace: 'eip155',
  name: 'Mantle Sepolia Testnet',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.sepolia.mantle.xyz'] },
    chainDefault: { http: ['https://rpc.sepolia.mantle.xyz'] },
  },
  assets: { imageId: 'eip155-5003' },
  blockExplorers: { default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.sepolia.mantle.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4584012 } },
  testnet: true,
}

export const mantleTestnet: EvmNetwork = {
  id: 5001,
  caipNetworkId: 'eip155:5001',
  chainNamespace: 'eip155',
  name: 'Mantle Testnet',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.mantle.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.mantle.xyz'] },
  },
  blockExplorers: { default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.testnet.mantle.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 561333 } },
  testnet: true,
}

export const mantraDuKongEVMTestnet: EvmNetwork = {
  id: 5887,
  caipNetworkId: 'eip155:5887',
  chainNamespace: 'eip155',
  name: 'MANTRA DuKong EVM Testnet',
  nativeCurrency: { name: 'MANTRA', symbol: 'MANTRA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm.dukong.mantrachain.io'] },
    chainDefault: { http: ['https://evm.dukong.mantrachain.io'] },
  },
  blockExplorers: { default: { name: 'MANTRAScan', url: 'https://mantrascan.io/dukong' } },
  testnet: true,
}

export const mantraEVM: EvmNetwork = {
  id: 5888,
  caipNetworkId: 'eip155:5888',
  chainNamespace: 'eip155',
  name: 'MANTRA EVM',
  nativeCurrency: { name: 'MANTRA', symbol: 'MANTRA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm.mantrachain.io'] },
    chainDefault: { http: ['https://evm.mantrachain.io'] },
  },
  blockExplorers: { default: { name: 'MANTRA Blockscout Explorer', url: 'https://blockscout.mantrascan.io' } },
}

export const mapProtocol: EvmNetwork = {
  id: 22776,
  caipNetworkId: 'eip155:22776',
  chainNamespace: 'eip155',
  name: 'MAP Protocol',
  nativeCurrency: { name: 'MAPO', symbol: 'MAPO', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.maplabs.io'] }, chainDefault: { http: ['https://rpc.maplabs.io'] } },
  blockExplorers: { default: { name: 'MAPO Scan', url: 'https://maposcan.io' } },
}

export const marooTestnet: EvmNetwork = {
  id: 450815,
  caipNetworkId: 'eip155:450815',
  chainNamespace: 'eip155',
  name: 'Maroo Testnet',
  nativeCurrency: { name: 'Testnet OKRW', symbol: 'tOKRW', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.maroo.io'] },
    chainDefault: { http: ['https://rpc-testnet.maroo.io'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer-testnet.maroo.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const marsCredit: EvmNetwork = {
  id: 110110,
  caipNetworkId: 'eip155:110110',
  chainNamespace: 'eip155',
  name: 'Mars Credit',
  nativeCurrency: { name: 'Mars Credit', symbol: 'MARS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.marscredit.xyz'] },
    chainDefault: { http: ['https://rpc.marscredit.xyz'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscan.marscredit.xyz' } },
}

export const matchain: EvmNetwork = {
  id: 698,
  caipNetworkId: 'eip155:698',
  chainNamespace: 'eip155',
  name: 'Matchain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.matchain.io'] }, chainDefault: { http: ['https://rpc.matchain.io'] } },
  blockExplorers: { default: { name: 'Matchain Scan', url: 'https://matchscan.io' } },
}

export const matchainTestnet: EvmNetwork = {
  id: 699,
  caipNetworkId: 'eip155:699',
  chainNamespace: 'eip155',
  name: 'Matchain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.matchain.io'] },
    chainDefault: { http: ['https://testnet-rpc.matchain.io'] },
  },
  blockExplorers: { default: { name: 'Matchain Scan', url: 'https://testnet.matchscan.io' } },
  testnet: true,
}

export const mchVerse: EvmNetwork = {
  id: 29548,
  caipNetworkId: 'eip155:29548',
  chainNamespace: 'eip155',
  name: 'MCH Verse',
  nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.oasys.mycryptoheroes.net'] },
    chainDefault: { http: ['https://rpc.oasys.mycryptoheroes.net'] },
  },
  blockExplorers: { default: { name: 'MCH Verse Explorer', url: 'https://explorer.oasys.mycryptoheroes.net' } },
}

export const megaeth: EvmNetwork = {
  id: 4326,
  caipNetworkId: 'eip155:4326',
  chainNamespace: 'eip155',
  name: 'MegaETH',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.megaeth.com/rpc'] },
    chainDefault: { http: ['https://mainnet.megaeth.com/rpc'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://mega.etherscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const megaethTestnet: EvmNetwork = {
  id: 6343,
  caipNetworkId: 'eip155:6343',
  chainNamespace: 'eip155',
  name: 'MegaETH Testnet',
  nativeCurrency: { name: 'MegaETH Testnet Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://carrot.megaeth.com/rpc'] },
    chainDefault: { http: ['https://carrot.megaeth.com/rpc'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://testnet-mega.etherscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const mekong: EvmNetwork = {
  id: 7078815900,
  caipNetworkId: 'eip155:7078815900',
  chainNamespace: 'eip155',
  name: 'Mekong Pectra Devnet',
  nativeCurrency: { name: 'eth', symbol: 'eth', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mekong.ethpandaops.io'] },
    chainDefault: { http: ['https://rpc.mekong.ethpandaops.io'] },
  },
  blockExplorers: { default: { name: 'Block Explorer', url: 'https://explorer.mekong.ethpandaops.io' } },
  testnet: true,
}

export const meld: EvmNetwork = {
  id: 333000333,
  caipNetworkId: 'eip155:333000333',
  chainNamespace: 'eip155',
  name: 'Meld',
  nativeCurrency: { name: 'Meld', symbol: 'MELD', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-1.meld.com'] }, chainDefault: { http: ['https://rpc-1.meld.com'] } },
  blockExplorers: { default: { name: 'MELDscan', url: 'https://meldscan.io' } },
  contracts: { multicall3: { address: '0x769ee5a8e82c15c1b6e358f62ac8eb6e3abe8dc5', blockCreated: 360069 } },
}

export const memecore: EvmNetwork = {
  id: 4352,
  caipNetworkId: 'eip155:4352',
  chainNamespace: 'eip155',
  name: 'MemeCore',
  nativeCurrency: { name: 'M', symbol: 'M', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.memecore.net'] }, chainDefault: { http: ['https://rpc.memecore.net'] } },
  blockExplorers: { default: { name: 'MemeCore Explorer', url: 'https://memecorescan.io' } },
}

export const merlin: EvmNetwork = {
  id: 4200,
  caipNetworkId: 'eip155:4200',
  chainNamespace: 'eip155',
  name: 'Merlin',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.merlinchain.io'] },
    chainDefault: { http: ['https://rpc.merlinchain.io'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://scan.merlinchain.io' } },
}

export const merlinErigonTestnet: EvmNetwork = {
  id: 4203,
  caipNetworkId: 'eip155:4203',
  chainNamespace: 'eip155',
  name: 'Merlin Erigon Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-erigon-rpc.merlinchain.io'] },
    chainDefault: { http: ['https://testnet-erigon-rpc.merlinchain.io'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://testnet-erigon-scan.merlinchain.io' } },
  testnet: true,
}

export const metachain: EvmNetwork = {
  id: 571,
  caipNetworkId: 'eip155:571',
  chainNamespace: 'eip155',
  name: 'MetaChain Mainnet',
  nativeCurrency: { name: 'Metatime Coin', symbol: 'MTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.metatime.com'] }, chainDefault: { http: ['https://rpc.metatime.com'] } },
  blockExplorers: { default: { name: 'MetaExplorer', url: 'https://explorer.metatime.com' } },
  contracts: { multicall3: { address: '0x0000000000000000000000000000000000003001', blockCreated: 0 } },
}

export const metachainIstanbul: EvmNetwork = {
  id: 1453,
  caipNetworkId: 'eip155:1453',
  chainNamespace: 'eip155',
  name: 'MetaChain Istanbul',
  nativeCurrency: { name: 'Metatime Coin', symbol: 'MTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://istanbul-rpc.metachain.dev'] },
    chainDefault: { http: ['https://istanbul-rpc.metachain.dev'] },
  },
  blockExplorers: { default: { name: 'MetaExplorer', url: 'https://istanbul-explorer.metachain.dev' } },
  contracts: { multicall3: { address: '0x0000000000000000000000000000000000003001', blockCreated: 0 } },
  testnet: true,
}

export const metadium: EvmNetwork = {
  id: 11,
  caipNetworkId: 'eip155:11',
  chainNamespace: 'eip155',
  name: 'Metadium Network',
  nativeCurrency: { name: 'META', symbol: 'META', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.metadium.com/prod'] },
    chainDefault: { http: ['https://api.metadium.com/prod'] },
  },
  blockExplorers: { default: { name: 'Metadium Explorer', url: 'https://explorer.metadium.com' } },
}

export const metalL2: EvmNetwork = {
  id: 1750,
  caipNetworkId: 'eip155:1750',
  chainNamespace: 'eip155',
  name: 'Metal L2',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.metall2.com'] }, chainDefault: { http: ['https://rpc.metall2.com'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.metall2.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const meter: EvmNetwork = {
  id: 82,
  caipNetworkId: 'eip155:82',
  chainNamespace: 'eip155',
  name: 'Meter',
  nativeCurrency: { name: 'MTR', symbol: 'MTR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.meter.io'] }, chainDefault: { http: ['https://rpc.meter.io'] } },
  assets: { imageId: 'eip155-82' },
  blockExplorers: { default: { name: 'MeterScan', url: 'https://scan.meter.io' } },
}

export const meterTestnet: EvmNetwork = {
  id: 83,
  caipNetworkId: 'eip155:83',
  chainNamespace: 'eip155',
  name: 'Meter Testnet',
  nativeCurrency: { name: 'MTR', symbol: 'MTR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpctest.meter.io'] }, chainDefault: { http: ['https://rpctest.meter.io'] } },
  blockExplorers: { default: { name: 'MeterTestnetScan', url: 'https://scan-warringstakes.meter.io' } },
  testnet: true,
}

export const metis: EvmNetwork = {
  id: 1088,
  caipNetworkId: 'eip155:1088',
  chainNamespace: 'eip155',
  name: 'Metis',
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://metis.rpc.hypersync.xyz',
        'https://metis-pokt.nodies.app',
        'https://api.blockeden.xyz/metis/67nCBdZQSH9z3YqDDjdm',
        'https://metis-andromeda.rpc.thirdweb.com',
        'https://metis-andromeda.gateway.tenderly.co',
        'https://metis.api.onfinality.io/public',
        'https://andromeda.metis.io/?owner=1088',
        'https://metis-mainnet.public.blastapi.io',
      ],
    },
    chainDefault: {
      http: [
        'https://metis.rpc.hypersync.xyz',
        'https://metis-pokt.nodies.app',
        'https://api.blockeden.xyz/metis/67nCBdZQSH9z3YqDDjdm',
        'https://metis-andromeda.rpc.thirdweb.com',
        'https://metis-andromeda.gateway.tenderly.co',
        'https://metis.api.onfinality.io/public',
        'https://andromeda.metis.io/?owner=1088',
        'https://metis-mainnet.public.blastapi.io',
      ],
    },
  },
  assets: { imageId: 'eip155-1088' },
  blockExplorers: { default: { name: 'Metis Explorer', url: 'https://explorer.metis.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2338552 } },
}

export const metisGoerli: EvmNetwork = {
  id: 599,
  caipNetworkId: 'eip155:599',
  chainNamespace: 'eip155',
  name: 'Metis Goerli',
  nativeCurrency: { name: 'Metis Goerli', symbol: 'METIS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://goerli.gateway.metisdevops.link'] },
    chainDefault: { http: ['https://goerli.gateway.metisdevops.link'] },
  },
  blockExplorers: { default: { name: 'Metis Goerli Explorer', url: 'https://goerli.explorer.metisdevops.link' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1006207 } },
  testnet: true,
}

export const metisSepolia: EvmNetwork = {
  id: 59902,
  caipNetworkId: 'eip155:59902',
  chainNamespace: 'eip155',
  name: 'Metis Sepolia',
  nativeCurrency: { name: 'Test Metis', symbol: 'tMETIS', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://sepolia.metisdevops.link',
        'https://metis-sepolia-rpc.publicnode.com',
        'https://metis-sepolia.gateway.tenderly.co',
      ],
    },
    chainDefault: {
      http: [
        'https://sepolia.metisdevops.link',
        'https://metis-sepolia-rpc.publicnode.com',
        'https://metis-sepolia.gateway.tenderly.co',
      ],
    },
  },
  assets: { imageId: 'eip155-59902' },
  blockExplorers: { default: { name: 'Metis Sepolia Explorer', url: 'https://sepolia-explorer.metisdevops.link' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 224185 } },
  testnet: true,
}

export const mev: EvmNetwork = {
  id: 7518,
  caipNetworkId: 'eip155:7518',
  chainNamespace: 'eip155',
  name: 'MEVerse Chain Mainnet',
  nativeCurrency: { name: 'MEVerse', symbol: 'MEV', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.meversemainnet.io'] },
    chainDefault: { http: ['https://rpc.meversemainnet.io'] },
  },
  blockExplorers: { default: { name: 'Explorer', url: 'https://www.meversescan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 86881340 } },
}

export const mevTestnet: EvmNetwork = {
  id: 4759,
  caipNetworkId: 'eip155:4759',
  chainNamespace: 'eip155',
  name: 'MEVerse Chain Testnet',
  nativeCurrency: { name: 'MEVerse', symbol: 'MEV', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.meversetestnet.io'] },
    chainDefault: { http: ['https://rpc.meversetestnet.io'] },
  },
  blockExplorers: { default: { name: 'Explorer', url: 'https://testnet.meversescan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 64371115 } },
  testnet: true,
}

export const mezo: EvmNetwork = {
  id: 31612,
  caipNetworkId: 'eip155:31612',
  chainNamespace: 'eip155',
  name: 'Mezo',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mezo.org'] }, chainDefault: { http: ['https://rpc.mezo.org'] } },
  blockExplorers: { default: { name: 'Mezo Explorer', url: 'https://explorer.mezo.org' } },
}

export const mezoTestnet: EvmNetwork = {
  id: 31611,
  caipNetworkId: 'eip155:31611',
  chainNamespace: 'eip155',
  name: 'Mezo Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.test.mezo.org'] }, chainDefault: { http: ['https://rpc.test.mezo.org'] } },
  blockExplorers: { default: { name: 'Mezo Testnet Explorer', url: 'https://explorer.test.mezo.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3328573 } },
  testnet: true,
}

export const mint: EvmNetwork = {
  id: 185,
  caipNetworkId: 'eip155:185',
  chainNamespace: 'eip155',
  name: 'Mint Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mintchain.io'] }, chainDefault: { http: ['https://rpc.mintchain.io'] } },
  assets: { imageId: 'eip155-185' },
  blockExplorers: { default: { name: 'Mintchain explorer', url: 'https://explorer.mintchain.io' } },
}

export const mintSepoliaTestnet: EvmNetwork = {
  id: 1686,
  caipNetworkId: 'eip155:1686',
  chainNamespace: 'eip155',
  name: 'Mint Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.mintchain.io'] },
    chainDefault: { http: ['https://testnet-rpc.mintchain.io'] },
  },
  blockExplorers: { default: { name: 'Mintchain Testnet explorer', url: 'https://testnet-explorer.mintchain.io' } },
  testnet: true,
}

export const mitosisTestnet: EvmNetwork = {
  id: 124832,
  caipNetworkId: 'eip155:124832',
  chainNamespace: 'eip155',
  name: 'Mitosis Testnet',
  nativeCurrency: { name: 'MITO', symbol: 'MITO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.mitosis.org'] },
    chainDefault: { http: ['https://rpc.testnet.mitosis.org'] },
  },
  blockExplorers: { default: { name: 'Mitosis testnet explorer', url: 'https://testnet.mitosiscan.xyz' } },
  testnet: true,
}

export const mizuhikiTestnetAwaji: EvmNetwork = {
  id: 6497,
  caipNetworkId: 'eip155:6497',
  chainNamespace: 'eip155',
  name: 'MIZUHIKI Testnet Awaji',
  nativeCurrency: { name: 'MIZU', symbol: 'MIZU', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.awaji.mizuhiki.io'] },
    chainDefault: { http: ['https://rpc.awaji.mizuhiki.io'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://awaji.blockscout.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
  testnet: true,
}

export const mode: EvmNetwork = {
  id: 34443,
  caipNetworkId: 'eip155:34443',
  chainNamespace: 'eip155',
  name: 'Mode Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.mode.network'] },
    chainDefault: { http: ['https://mainnet.mode.network'] },
  },
  assets: { imageId: 'eip155-34443' },
  blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2465882 } },
}

export const modeTestnet: EvmNetwork = {
  id: 919,
  caipNetworkId: 'eip155:919',
  chainNamespace: 'eip155',
  name: 'Mode Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.mode.network'] },
    chainDefault: { http: ['https://sepolia.mode.network'] },
  },
  assets: { imageId: 'eip155-919' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia.explorer.mode.network' } },
  contracts: { multicall3: { address: '0xBAba8373113Fb7a68f195deF18732e01aF8eDfCF', blockCreated: 3019007 } },
  testnet: true,
}

export const monad: EvmNetwork = {
  id: 143,
  caipNetworkId: 'eip155:143',
  chainNamespace: 'eip155',
  name: 'Monad',
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.monad.xyz', 'https://rpc1.monad.xyz'] },
    chainDefault: { http: ['https://rpc.monad.xyz', 'https://rpc1.monad.xyz'] },
  },
  assets: { imageId: 'eip155-143' },
  blockExplorers: { default: { name: 'Monadscan', url: 'https://monadscan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 9248132 } },
}

export const monadTestnet: EvmNetwork = {
  id: 10143,
  caipNetworkId: 'eip155:10143',
  chainNamespace: 'eip155',
  name: 'Monad Testnet',
  nativeCurrency: { name: 'Testnet MON Token', symbol: 'MON', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.monad.xyz'] },
    chainDefault: { http: ['https://testnet-rpc.monad.xyz'] },
  },
  assets: { imageId: 'eip155-10143' },
  blockExplorers: { default: { name: 'Monad Testnet explorer', url: 'https://testnet.monadexplorer.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 251449 } },
  testnet: true,
}

export const moonbaseAlpha: EvmNetwork = {
  id: 1287,
  caipNetworkId: 'eip155:1287',
  chainNamespace: 'eip155',
  name: 'Moonbase Alpha',
  nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.api.moonbase.moonbeam.network'] },
    chainDefault: { http: ['https://rpc.api.moonbase.moonbeam.network'] },
  },
  assets: { imageId: 'eip155-1287' },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonbase.moonscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1850686 } },
  testnet: true,
}

export const moonbeam: EvmNetwork = {
  id: 1284,
  caipNetworkId: 'eip155:1284',
  chainNamespace: 'eip155',
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.api.moonbeam.network'] },
    chainDefault: { http: ['https://rpc.api.moonbeam.network'] },
  },
  assets: { imageId: 'eip155-1284' },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 609002 } },
}

export const moonbeamDev: EvmNetwork = {
  id: 1281,
  caipNetworkId: 'eip155:1281',
  chainNamespace: 'eip155',
  name: 'Moonbeam Development Node',
  nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9944'] }, chainDefault: { http: ['http://127.0.0.1:9944'] } },
}

export const moonriver: EvmNetwork = {
  id: 1285,
  caipNetworkId: 'eip155:1285',
  chainNamespace: 'eip155',
  name: 'Moonriver',
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.api.moonriver.moonbeam.network'] },
    chainDefault: { http: ['https://rpc.api.moonriver.moonbeam.network'] },
  },
  assets: { imageId: 'eip155-1285' },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1597904 } },
}

export const morph: EvmNetwork = {
  id: 2818,
  caipNetworkId: 'eip155:2818',
  chainNamespace: 'eip155',
  name: 'Morph',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.morphl2.io'] }, chainDefault: { http: ['https://rpc.morphl2.io'] } },
  blockExplorers: { default: { name: 'Morph Explorer', url: 'https://explorer.morphl2.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3654913 } },
}

export const morphHolesky: EvmNetwork = {
  id: 2810,
  caipNetworkId: 'eip155:2810',
  chainNamespace: 'eip155',
  name: 'Morph Holesky',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-quicknode-holesky.morphl2.io'] },
    chainDefault: { http: ['https://rpc-quicknode-holesky.morphl2.io'] },
  },
  blockExplorers: { default: { name: 'Morph Holesky Explorer', url: 'https://explorer-holesky.morphl2.io' } },
  testnet: true,
}

export const morphSepolia: EvmNetwork = {
  id: 2710,
  caipNetworkId: 'eip155:2710',
  chainNamespace: 'eip155',
  name: 'Morph Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.morphl2.io'] },
    chainDefault: { http: ['https://rpc-testnet.morphl2.io'] },
  },
  blockExplorers: { default: { name: 'Morph Testnet Explorer', url: 'https://explorer-testnet.morphl2.io' } },
  testnet: true,
}

export const morphTachyon: EvmNetwork = {
  id: 2184,
  caipNetworkId: 'eip155:2184',
  chainNamespace: 'eip155',
  name: 'Morph Tachyon',
  nativeCurrency: { name: 'BGB', symbol: 'BGB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.popdex.xyz/api/v1/web3/rpc'] },
    chainDefault: { http: ['https://api.popdex.xyz/api/v1/web3/rpc'] },
  },
  blockExplorers: { default: { name: 'Morph Tachyon Explorer', url: 'https://app.popdex.xyz/explorer' } },
}

export const morphTachyonTestnet: EvmNetwork = {
  id: 34952,
  caipNetworkId: 'eip155:34952',
  chainNamespace: 'eip155',
  name: 'Morph Tachyon Testnet',
  nativeCurrency: { name: 'BGB', symbol: 'BGB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-api.popdex.xyz/api/v1/web3/rpc'] },
    chainDefault: { http: ['https://testnet-api.popdex.xyz/api/v1/web3/rpc'] },
  },
  blockExplorers: {
    default: { name: 'Morph Tachyon Testnet Explorer', url: 'https://testnet-app.popdex.xyz/explorer' },
  },
  testnet: true,
}
