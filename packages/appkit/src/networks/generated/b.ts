// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const b3: EvmNetwork = {
  id: 8333,
  caipNetworkId: 'eip155:8333',
  chainNamespace: 'eip155',
  name: 'B3',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.b3.fun/http'] },
    chainDefault: { http: ['https://mainnet-rpc.b3.fun/http'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.b3.fun' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const b3Sepolia: EvmNetwork = {
  id: 1993,
  caipNetworkId: 'eip155:1993',
  chainNamespace: 'eip155',
  name: 'B3 Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.b3.fun/http'] },
    chainDefault: { http: ['https://sepolia.b3.fun/http'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia.explorer.b3.fun' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
  testnet: true,
}

export const bahamut: EvmNetwork = {
  id: 5165,
  caipNetworkId: 'eip155:5165',
  chainNamespace: 'eip155',
  name: 'Bahamut',
  nativeCurrency: { name: 'Fasttoken', symbol: 'FTN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc1.bahamut.io', 'https://bahamut-rpc.publicnode.com', 'https://rpc2.bahamut.io'] },
    chainDefault: {
      http: ['https://rpc1.bahamut.io', 'https://bahamut-rpc.publicnode.com', 'https://rpc2.bahamut.io'],
    },
  },
  assets: { imageId: 'eip155-5165' },
  blockExplorers: { default: { name: 'Ftnscan', url: 'https://www.ftnscan.com' } },
}

export const base: EvmNetwork = {
  id: 8453,
  caipNetworkId: 'eip155:8453',
  chainNamespace: 'eip155',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] }, chainDefault: { http: ['https://mainnet.base.org'] } },
  assets: { imageId: 'eip155-8453' },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 5022 } },
}

export const baseGoerli: EvmNetwork = {
  id: 84531,
  caipNetworkId: 'eip155:84531',
  chainNamespace: 'eip155',
  name: 'Base Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://goerli.base.org'] }, chainDefault: { http: ['https://goerli.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://goerli.basescan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1376988 } },
  testnet: true,
}

export const basePreconf: EvmNetwork = {
  id: 8453,
  caipNetworkId: 'eip155:8453',
  chainNamespace: 'eip155',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-preconf.base.org'] },
    chainDefault: { http: ['https://mainnet-preconf.base.org'] },
  },
  assets: { imageId: 'eip155-8453' },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 5022 } },
}

export const baseSepolia: EvmNetwork = {
  id: 84532,
  caipNetworkId: 'eip155:84532',
  chainNamespace: 'eip155',
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.base.org'] }, chainDefault: { http: ['https://sepolia.base.org'] } },
  assets: { imageId: 'eip155-84532' },
  blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1059647 } },
  testnet: true,
}

export const baseSepoliaPreconf: EvmNetwork = {
  id: 84532,
  caipNetworkId: 'eip155:84532',
  chainNamespace: 'eip155',
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-preconf.base.org'] },
    chainDefault: { http: ['https://sepolia-preconf.base.org'] },
  },
  assets: { imageId: 'eip155-84532' },
  blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1059647 } },
  testnet: true,
}

export const basecampTestnet: EvmNetwork = {
  id: 123420001114,
  caipNetworkId: 'eip155:123420001114',
  chainNamespace: 'eip155',
  name: 'Basecamp Testnet',
  nativeCurrency: { name: 'Camp', symbol: 'CAMP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.basecamp.t.raas.gelato.cloud'] },
    chainDefault: { http: ['https://rpc.basecamp.t.raas.gelato.cloud'] },
  },
  blockExplorers: { default: { name: 'basecamp', url: 'https://basecamp.cloud.blockscout.com' } },
  testnet: true,
}

export const battlechain: EvmNetwork = {
  id: 626,
  caipNetworkId: 'eip155:626',
  chainNamespace: 'eip155',
  name: 'BattleChain Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.battlechain.com'] },
    chainDefault: { http: ['https://mainnet.battlechain.com'] },
  },
  blockExplorers: { default: { name: 'BattleChain Explorer', url: 'https://explorer.battlechain.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 40 } },
}

export const battlechainTestnet: EvmNetwork = {
  id: 627,
  caipNetworkId: 'eip155:627',
  chainNamespace: 'eip155',
  name: 'BattleChain Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.battlechain.com'] },
    chainDefault: { http: ['https://testnet.battlechain.com'] },
  },
  blockExplorers: { default: { name: 'BattleChain Explorer', url: 'https://explorer.testnet.battlechain.com' } },
  testnet: true,
}

export const beam: EvmNetwork = {
  id: 4337,
  caipNetworkId: 'eip155:4337',
  chainNamespace: 'eip155',
  name: 'Beam',
  nativeCurrency: { name: 'Beam', symbol: 'BEAM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://build.onbeam.com/rpc'] },
    chainDefault: { http: ['https://build.onbeam.com/rpc'] },
  },
  assets: { imageId: 'eip155-4337' },
  blockExplorers: { default: { name: 'Beam Explorer', url: 'https://subnets.avax.network/beam' } },
  contracts: { multicall3: { address: '0x4956f15efdc3dc16645e90cc356eafa65ffc65ec', blockCreated: 1 } },
}

export const beamTestnet: EvmNetwork = {
  id: 13337,
  caipNetworkId: 'eip155:13337',
  chainNamespace: 'eip155',
  name: 'Beam Testnet',
  nativeCurrency: { name: 'Beam', symbol: 'BEAM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://build.onbeam.com/rpc/testnet'] },
    chainDefault: { http: ['https://build.onbeam.com/rpc/testnet'] },
  },
  blockExplorers: { default: { name: 'Beam Explorer', url: 'https://subnets-test.avax.network/beam' } },
  contracts: { multicall3: { address: '0x9bf49b704ee2a095b95c1f2d4eb9010510c41c9e', blockCreated: 3 } },
  testnet: true,
}

export const bearNetworkChainMainnet: EvmNetwork = {
  id: 641230,
  caipNetworkId: 'eip155:641230',
  chainNamespace: 'eip155',
  name: 'Bear Network Chain Mainnet',
  nativeCurrency: { name: 'BearNetworkChain', symbol: 'BRNKC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://brnkc-mainnet.bearnetwork.net'] },
    chainDefault: { http: ['https://brnkc-mainnet.bearnetwork.net'] },
  },
  blockExplorers: { default: { name: 'BrnkScan', url: 'https://brnkscan.bearnetwork.net' } },
}

export const bearNetworkChainTestnet: EvmNetwork = {
  id: 751230,
  caipNetworkId: 'eip155:751230',
  chainNamespace: 'eip155',
  name: 'Bear Network Chain Testnet',
  nativeCurrency: { name: 'tBRNKC', symbol: 'tBRNKC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://brnkc-test.bearnetwork.net'] },
    chainDefault: { http: ['https://brnkc-test.bearnetwork.net'] },
  },
  blockExplorers: { default: { name: 'BrnkTestScan', url: 'https://brnktest-scan.bearnetwork.net' } },
  testnet: true,
}

export const berachain: EvmNetwork = {
  id: 80094,
  caipNetworkId: 'eip155:80094',
  chainNamespace: 'eip155',
  name: 'Berachain',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] }, chainDefault: { http: ['https://rpc.berachain.com'] } },
  assets: { imageId: 'eip155-80094' },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
    ensRegistry: { address: '0x5b22280886a2f5e09a49bea7e320eab0e5320e28', blockCreated: 877007 },
    ensUniversalResolver: { address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492', blockCreated: 9310021 },
  },
}

export const berachainBepolia: EvmNetwork = {
  id: 80069,
  caipNetworkId: 'eip155:80069',
  chainNamespace: 'eip155',
  name: 'Berachain Bepolia',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://bepolia.rpc.berachain.com'] },
    chainDefault: { http: ['https://bepolia.rpc.berachain.com'] },
  },
  blockExplorers: { default: { name: 'Berascan', url: 'https://testnet.berascan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
  testnet: true,
}

export const berachainTestnet: EvmNetwork = {
  id: 80085,
  caipNetworkId: 'eip155:80085',
  chainNamespace: 'eip155',
  name: 'Berachain Artio',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://artio.rpc.berachain.com'] },
    chainDefault: { http: ['https://artio.rpc.berachain.com'] },
  },
  blockExplorers: { default: { name: 'Berachain', url: 'https://artio.beratrail.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 866924 } },
  testnet: true,
}

export const berachainTestnetbArtio: EvmNetwork = {
  id: 80084,
  caipNetworkId: 'eip155:80084',
  chainNamespace: 'eip155',
  name: 'Berachain bArtio',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://bartio.rpc.berachain.com'] },
    chainDefault: { http: ['https://bartio.rpc.berachain.com'] },
  },
  blockExplorers: { default: { name: 'Berachain bArtio Beratrail', url: 'https://bartio.beratrail.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 109269 },
    ensRegistry: { address: '0xB0eef18971290b333450586D33dcA6cE122651D2', blockCreated: 7736794 },
    ensUniversalResolver: { address: '0x41692Ef1EA0C79E6b73077E4A67572D2BDbD7057', blockCreated: 7736795 },
  },
  testnet: true,
}

export const bevmMainnet: EvmNetwork = {
  id: 11501,
  caipNetworkId: 'eip155:11501',
  chainNamespace: 'eip155',
  name: 'BEVM Mainnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-mainnet-1.bevm.io'] },
    chainDefault: { http: ['https://rpc-mainnet-1.bevm.io'] },
  },
  blockExplorers: { default: { name: 'Bevmscan', url: 'https://scan-mainnet.bevm.io' } },
}

export const bifrost: EvmNetwork = {
  id: 3068,
  caipNetworkId: 'eip155:3068',
  chainNamespace: 'eip155',
  name: 'Bifrost Mainnet',
  nativeCurrency: { name: 'BFC', symbol: 'BFC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public-01.mainnet.bifrostnetwork.com/rpc'] },
    chainDefault: { http: ['https://public-01.mainnet.bifrostnetwork.com/rpc'] },
  },
  blockExplorers: { default: { name: 'Bifrost Blockscout', url: 'https://explorer.mainnet.bifrostnetwork.com' } },
}

export const birdlayer: EvmNetwork = {
  id: 53456,
  caipNetworkId: 'eip155:53456',
  chainNamespace: 'eip155',
  name: 'BirdLayer',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.birdlayer.xyz', 'https://rpc1.birdlayer.xyz'] },
    chainDefault: { http: ['https://rpc.birdlayer.xyz', 'https://rpc1.birdlayer.xyz'] },
  },
  blockExplorers: { default: { name: 'BirdLayer Explorer', url: 'https://scan.birdlayer.xyz' } },
}

export const bitTorrent: EvmNetwork = {
  id: 199,
  caipNetworkId: 'eip155:199',
  chainNamespace: 'eip155',
  name: 'BitTorrent',
  nativeCurrency: { name: 'BitTorrent', symbol: 'BTT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.bittorrentchain.io'] },
    chainDefault: { http: ['https://rpc.bittorrentchain.io'] },
  },
  blockExplorers: { default: { name: 'Bttcscan', url: 'https://bttcscan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 31078552 } },
}

export const bitTorrentTestnet: EvmNetwork = {
  id: 1028,
  caipNetworkId: 'eip155:1028',
  chainNamespace: 'eip155',
  name: 'BitTorrent Chain Testnet',
  nativeCurrency: { name: 'BitTorrent', symbol: 'BTT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testrpc.bittorrentchain.io'] },
    chainDefault: { http: ['https://testrpc.bittorrentchain.io'] },
  },
  blockExplorers: { default: { name: 'Bttcscan', url: 'https://testnet.bttcscan.com' } },
  testnet: true,
}

export const bitgert: EvmNetwork = {
  id: 32520,
  caipNetworkId: 'eip155:32520',
  chainNamespace: 'eip155',
  name: 'Bitgert Mainnet',
  nativeCurrency: { name: 'Brise', symbol: 'Brise', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-bitgert.icecreamswap.com'] },
    chainDefault: { http: ['https://rpc-bitgert.icecreamswap.com'] },
  },
  blockExplorers: { default: { name: 'Bitgert Scan', url: 'https://brisescan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2118034 } },
}

export const bitkub: EvmNetwork = {
  id: 96,
  caipNetworkId: 'eip155:96',
  chainNamespace: 'eip155',
  name: 'KUB Mainnet',
  nativeCurrency: { name: 'KUB Coin', symbol: 'KUB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.bitkubchain.io'] },
    chainDefault: { http: ['https://rpc.bitkubchain.io'] },
  },
  assets: { imageId: 'eip155-96' },
  blockExplorers: { default: { name: 'KUB Chain Mainnet Explorer', url: 'https://www.bkcscan.com' } },
}

export const bitkubTestnet: EvmNetwork = {
  id: 25925,
  caipNetworkId: 'eip155:25925',
  chainNamespace: 'eip155',
  name: 'Bitkub Testnet',
  nativeCurrency: { name: 'Bitkub Test', symbol: 'tKUB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.bitkubchain.io'] },
    chainDefault: { http: ['https://rpc-testnet.bitkubchain.io'] },
  },
  blockExplorers: { default: { name: 'Bitkub Chain Testnet Explorer', url: 'https://testnet.bkcscan.com' } },
  testnet: true,
}

export const bitlayer: EvmNetwork = {
  id: 200901,
  caipNetworkId: 'eip155:200901',
  chainNamespace: 'eip155',
  name: 'Bitlayer Mainnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.bitlayer.org'] }, chainDefault: { http: ['https://rpc.bitlayer.org'] } },
  blockExplorers: { default: { name: 'bitlayer mainnet scan', url: 'https://www.btrscan.com' } },
  contracts: { multicall3: { address: '0x5B256fE9e993902eCe49D138a5b1162cBb529474', blockCreated: 2421963 } },
}

export const bitlayerTestnet: EvmNetwork = {
  id: 200810,
  caipNetworkId: 'eip155:200810',
  chainNamespace: 'eip155',
  name: 'Bitlayer Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.bitlayer.org'] },
    chainDefault: { http: ['https://testnet-rpc.bitlayer.org'] },
  },
  blockExplorers: { default: { name: 'bitlayer testnet scan', url: 'https://testnet.btrscan.com' } },
  contracts: { multicall3: { address: '0x5B256fE9e993902eCe49D138a5b1162cBb529474', blockCreated: 4135671 } },
  testnet: true,
}

export const bitrock: EvmNetwork = {
  id: 7171,
  caipNetworkId: 'eip155:7171',
  chainNamespace: 'eip155',
  name: 'Bitrock Mainnet',
  nativeCurrency: { name: 'BROCK', symbol: 'BROCK', decimals: 18 },
  rpcUrls: { default: { http: ['https://brockrpc.io'] }, chainDefault: { http: ['https://brockrpc.io'] } },
  blockExplorers: { default: { name: 'Bitrock Explorer', url: 'https://explorer.bit-rock.io' } },
}

export const blast: EvmNetwork = {
  id: 81457,
  caipNetworkId: 'eip155:81457',
  chainNamespace: 'eip155',
  name: 'Blast',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.blast.io'] }, chainDefault: { http: ['https://rpc.blast.io'] } },
  assets: { imageId: 'eip155-81457' },
  blockExplorers: { default: { name: 'Blastscan', url: 'https://blastscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 212929 } },
}

export const blastSepolia: EvmNetwork = {
  id: 168587773,
  caipNetworkId: 'eip155:168587773',
  chainNamespace: 'eip155',
  name: 'Blast Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.blast.io'] }, chainDefault: { http: ['https://sepolia.blast.io'] } },
  assets: { imageId: 'eip155-168587773' },
  blockExplorers: { default: { name: 'Blastscan', url: 'https://sepolia.blastscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 756690 } },
  testnet: true,
}

export const blockdag: EvmNetwork = {
  id: 1404,
  caipNetworkId: 'eip155:1404',
  chainNamespace: 'eip155',
  name: 'BlockDAG',
  nativeCurrency: { name: 'BlockDAG', symbol: 'BDAG', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.bdagexplorer.com/'] },
    chainDefault: { http: ['https://rpc.bdagexplorer.com/'] },
  },
  blockExplorers: { default: { name: 'BDAG Explorer', url: 'https://explorer.bdagexplorer.com' } },
}

export const bob: EvmNetwork = {
  id: 60808,
  caipNetworkId: 'eip155:60808',
  chainNamespace: 'eip155',
  name: 'BOB',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gobob.xyz'] }, chainDefault: { http: ['https://rpc.gobob.xyz'] } },
  assets: { imageId: 'eip155-60808' },
  blockExplorers: { default: { name: 'BOB Explorer', url: 'https://explorer.gobob.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 23131 } },
}

export const bobSepolia: EvmNetwork = {
  id: 808813,
  caipNetworkId: 'eip155:808813',
  chainNamespace: 'eip155',
  name: 'BOB Sepolia',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://bob-sepolia.rpc.gobob.xyz'] },
    chainDefault: { http: ['https://bob-sepolia.rpc.gobob.xyz'] },
  },
  blockExplorers: { default: { name: 'BOB Sepolia Explorer', url: 'https://bob-sepolia.explorer.gobob.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 35677 } },
  testnet: true,
}

export const boba: EvmNetwork = {
  id: 288,
  caipNetworkId: 'eip155:288',
  chainNamespace: 'eip155',
  name: 'Boba Network',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.boba.network'] },
    chainDefault: { http: ['https://mainnet.boba.network'] },
  },
  assets: { imageId: 'eip155-288' },
  blockExplorers: { default: { name: 'BOBAScan', url: 'https://bobascan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 446859 } },
}

export const bobaSepolia: EvmNetwork = {
  id: 28882,
  caipNetworkId: 'eip155:28882',
  chainNamespace: 'eip155',
  name: 'Boba Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.boba.network'] },
    chainDefault: { http: ['https://sepolia.boba.network'] },
  },
  assets: { imageId: 'eip155-28882' },
  blockExplorers: { default: { name: 'BOBAScan', url: 'https://testnet.bobascan.com' } },
  testnet: true,
}

export const boolBetaMainnet: EvmNetwork = {
  id: 11100,
  caipNetworkId: 'eip155:11100',
  chainNamespace: 'eip155',
  name: 'Bool Beta Mainnet',
  nativeCurrency: { name: 'BOL', symbol: 'BOL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://beta-rpc-node-http.bool.network'] },
    chainDefault: { http: ['https://beta-rpc-node-http.bool.network'] },
  },
  blockExplorers: { default: { name: 'BoolScan', url: 'https://beta-mainnet.boolscan.com' } },
}

export const botanix: EvmNetwork = {
  id: 3637,
  caipNetworkId: 'eip155:3637',
  chainNamespace: 'eip155',
  name: 'Botanix',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.botanixlabs.com'] },
    chainDefault: { http: ['https://rpc.botanixlabs.com'] },
  },
  assets: { imageId: 'eip155-3637' },
  blockExplorers: { default: { name: 'Botanixscan', url: 'https://botanixscan.io' } },
}

export const botanixTestnet: EvmNetwork = {
  id: 3636,
  caipNetworkId: 'eip155:3636',
  chainNamespace: 'eip155',
  name: 'Botanix Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://node.botanixlabs.dev'] },
    chainDefault: { http: ['https://node.botanixlabs.dev'] },
  },
  blockExplorers: { default: { name: 'Botanix Testnet Explorer', url: 'https://testnet.botanixscan.io' } },
  testnet: true,
}

export const bounceBit: EvmNetwork = {
  id: 6001,
  caipNetworkId: 'eip155:6001',
  chainNamespace: 'eip155',
  name: 'BounceBit Mainnet',
  nativeCurrency: { name: 'BounceBit', symbol: 'BB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://fullnode-mainnet.bouncebitapi.com'] },
    chainDefault: { http: ['https://fullnode-mainnet.bouncebitapi.com'] },
  },
  assets: { imageId: 'eip155-6001' },
  blockExplorers: { default: { name: 'BB Scan', url: 'https://bbscan.io' } },
}

export const bounceBitTestnet: EvmNetwork = {
  id: 6000,
  caipNetworkId: 'eip155:6000',
  chainNamespace: 'eip155',
  name: 'BounceBit Testnet',
  nativeCurrency: { name: 'BounceBit', symbol: 'BB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://fullnode-testnet.bouncebitapi.com'] },
    chainDefault: { http: ['https://fullnode-testnet.bouncebitapi.com'] },
  },
  blockExplorers: { default: { name: 'BB Scan', url: 'https://testnet.bbscan.io' } },
  testnet: true,
}

export const bronos: EvmNetwork = {
  id: 1039,
  caipNetworkId: 'eip155:1039',
  chainNamespace: 'eip155',
  name: 'Bronos',
  nativeCurrency: { name: 'BRO', symbol: 'BRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.bronos.org'] }, chainDefault: { http: ['https://evm.bronos.org'] } },
  blockExplorers: { default: { name: 'BronoScan', url: 'https://broscan.bronos.org' } },
}

export const bronosTestnet: EvmNetwork = {
  id: 1038,
  caipNetworkId: 'eip155:1038',
  chainNamespace: 'eip155',
  name: 'Bronos Testnet',
  nativeCurrency: { name: 'Bronos Coin', symbol: 'tBRO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm-testnet.bronos.org'] },
    chainDefault: { http: ['https://evm-testnet.bronos.org'] },
  },
  blockExplorers: { default: { name: 'BronoScan', url: 'https://tbroscan.bronos.org' } },
  testnet: true,
}

export const bsc: EvmNetwork = {
  id: 56,
  caipNetworkId: 'eip155:56',
  chainNamespace: 'eip155',
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://56.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://56.rpc.thirdweb.com'] },
  },
  assets: { imageId: 'eip155-56' },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 15921452 } },
}

export const bscGreenfield: EvmNetwork = {
  id: 1017,
  caipNetworkId: 'eip155:1017',
  chainNamespace: 'eip155',
  name: 'BNB Greenfield Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://greenfield-chain.bnbchain.org'] },
    chainDefault: { http: ['https://greenfield-chain.bnbchain.org'] },
  },
  blockExplorers: { default: { name: 'BNB Greenfield Mainnet Scan', url: 'https://greenfieldscan.com' } },
}

export const bscTestnet: EvmNetwork = {
  id: 97,
  caipNetworkId: 'eip155:97',
  chainNamespace: 'eip155',
  name: 'BNB Smart Chain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] },
    chainDefault: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] },
  },
  assets: { imageId: 'eip155-97' },
  blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 17422483 } },
  testnet: true,
}

export const bsquared: EvmNetwork = {
  id: 223,
  caipNetworkId: 'eip155:223',
  chainNamespace: 'eip155',
  name: 'B2',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.bsquared.network'] },
    chainDefault: { http: ['https://rpc.bsquared.network'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.bsquared.network' } },
}

export const bsquaredTestnet: EvmNetwork = {
  id: 1123,
  caipNetworkId: 'eip155:1123',
  chainNamespace: 'eip155',
  name: 'B2 Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.bsquared.network'] },
    chainDefault: { http: ['https://testnet-rpc.bsquared.network'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://testnet-explorer.bsquared.network' } },
  testnet: true,
}

export const btr: EvmNetwork = {
  id: 200901,
  caipNetworkId: 'eip155:200901',
  chainNamespace: 'eip155',
  name: 'Bitlayer',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.bitlayer.org', 'https://rpc.bitlayer-rpc.com'] },
    chainDefault: { http: ['https://rpc.bitlayer.org', 'https://rpc.bitlayer-rpc.com'] },
  },
  blockExplorers: { default: { name: 'Bitlayer(BTR) Scan', url: 'https://www.btrscan.com' } },
}

export const btrTestnet: EvmNetwork = {
  id: 200810,
  caipNetworkId: 'eip155:200810',
  chainNamespace: 'eip155',
  name: 'Bitlayer Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.bitlayer.org'] },
    chainDefault: { http: ['https://testnet-rpc.bitlayer.org'] },
  },
  blockExplorers: { default: { name: 'Bitlayer(BTR) Scan', url: 'https://testnet.btrscan.com' } },
  testnet: true,
}

export const bxn: EvmNetwork = {
  id: 4999,
  caipNetworkId: 'eip155:4999',
  chainNamespace: 'eip155',
  name: 'BlackFort Exchange Network',
  nativeCurrency: { name: 'BlackFort Token', symbol: 'BXN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.blackfort.network/rpc'] },
    chainDefault: { http: ['https://mainnet.blackfort.network/rpc'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.blackfort.network' } },
}

export const bxnTestnet: EvmNetwork = {
  id: 4777,
  caipNetworkId: 'eip155:4777',
  chainNamespace: 'eip155',
  name: 'BlackFort Exchange Network Testnet',
  nativeCurrency: { name: 'BlackFort Testnet Token', symbol: 'TBXN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.blackfort.network/rpc'] },
    chainDefault: { http: ['https://testnet.blackfort.network/rpc'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.blackfort.network' } },
  testnet: true,
}
