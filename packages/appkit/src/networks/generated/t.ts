// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const tac: EvmNetwork = {
  id: 239,
  caipNetworkId: 'eip155:239',
  chainNamespace: 'eip155',
  name: 'TAC',
  nativeCurrency: { name: 'TAC', symbol: 'TAC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ankr.com/tac'] }, chainDefault: { http: ['https://rpc.ankr.com/tac'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://tac.blockscout.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const tacSPB: EvmNetwork = {
  id: 2391,
  caipNetworkId: 'eip155:2391',
  chainNamespace: 'eip155',
  name: 'TAC SPB Testnet',
  nativeCurrency: { name: 'TAC', symbol: 'TAC', decimals: 18 },
  rpcUrls: { default: { http: ['https://spb.rpc.tac.build'] }, chainDefault: { http: ['https://spb.rpc.tac.build'] } },
  blockExplorers: { default: { name: 'TAC', url: 'https://spb.explorer.tac.build' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 471429 } },
  testnet: true,
}

export const taiko: EvmNetwork = {
  id: 167000,
  caipNetworkId: 'eip155:167000',
  chainNamespace: 'eip155',
  name: 'Taiko Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.taiko.xyz'] },
    chainDefault: { http: ['https://rpc.mainnet.taiko.xyz'] },
  },
  assets: { imageId: 'eip155-167000' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://taikoscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 11269 } },
}

export const taikoHekla: EvmNetwork = {
  id: 167009,
  caipNetworkId: 'eip155:167009',
  chainNamespace: 'eip155',
  name: 'Taiko Hekla L2',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hekla.taiko.xyz'] },
    chainDefault: { http: ['https://rpc.hekla.taiko.xyz'] },
  },
  assets: { imageId: 'eip155-167009' },
  blockExplorers: { default: { name: 'Taikoscan', url: 'https://hekla.taikoscan.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 59757 } },
  testnet: true,
}

export const taikoHoodi: EvmNetwork = {
  id: 167013,
  caipNetworkId: 'eip155:167013',
  chainNamespace: 'eip155',
  name: 'Taiko Hoodi',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.hoodi.taiko.xyz'] },
    chainDefault: { http: ['https://rpc.hoodi.taiko.xyz'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.taikoscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 581116 } },
  testnet: true,
}

export const taikoJolnir: EvmNetwork = {
  id: 167007,
  caipNetworkId: 'eip155:167007',
  chainNamespace: 'eip155',
  name: 'Taiko Jolnir (Alpha-5 Testnet)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.jolnir.taiko.xyz'] },
    chainDefault: { http: ['https://rpc.jolnir.taiko.xyz'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.jolnir.taiko.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 732706 } },
  testnet: true,
}

export const taikoKatla: EvmNetwork = {
  id: 167008,
  caipNetworkId: 'eip155:167008',
  chainNamespace: 'eip155',
  name: 'Taiko Katla (Alpha-6 Testnet)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.katla.taiko.xyz'] },
    chainDefault: { http: ['https://rpc.katla.taiko.xyz'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.katla.taiko.xyz' } },
  testnet: true,
}

export const taikoTestnetSepolia: EvmNetwork = {
  id: 167005,
  caipNetworkId: 'eip155:167005',
  chainNamespace: 'eip155',
  name: 'Taiko (Alpha-3 Testnet)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.test.taiko.xyz'] },
    chainDefault: { http: ['https://rpc.test.taiko.xyz'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.test.taiko.xyz' } },
  testnet: true,
}

export const taraxa: EvmNetwork = {
  id: 841,
  caipNetworkId: 'eip155:841',
  chainNamespace: 'eip155',
  name: 'Taraxa Mainnet',
  nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.taraxa.io'] },
    chainDefault: { http: ['https://rpc.mainnet.taraxa.io'] },
  },
  blockExplorers: { default: { name: 'Taraxa Explorer', url: 'https://explorer.mainnet.taraxa.io' } },
}

export const taraxaTestnet: EvmNetwork = {
  id: 842,
  caipNetworkId: 'eip155:842',
  chainNamespace: 'eip155',
  name: 'Taraxa Testnet',
  nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.taraxa.io'] },
    chainDefault: { http: ['https://rpc.testnet.taraxa.io'] },
  },
  blockExplorers: { default: { name: 'Taraxa Explorer', url: 'https://explorer.testnet.taraxa.io' } },
  testnet: true,
}

export const teaSepolia: EvmNetwork = {
  id: 10218,
  caipNetworkId: 'eip155:10218',
  chainNamespace: 'eip155',
  name: 'Tea Sepolia',
  nativeCurrency: { name: 'Sepolia Tea', symbol: 'TEA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://tea-sepolia.g.alchemy.com/public'] },
    chainDefault: { http: ['https://tea-sepolia.g.alchemy.com/public'] },
  },
  blockExplorers: { default: { name: 'Tea Sepolia Explorer', url: 'https://sepolia.tea.xyz' } },
  testnet: true,
}

export const telcoinTestnet: EvmNetwork = {
  id: 2017,
  caipNetworkId: 'eip155:2017',
  chainNamespace: 'eip155',
  name: 'Telcoin Adiri Testnet',
  nativeCurrency: { name: 'Telcoin', symbol: 'TEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.telcoin.network'] },
    chainDefault: { http: ['https://rpc.telcoin.network'] },
  },
  blockExplorers: { default: { name: 'telscan', url: 'https://telscan.io' } },
  testnet: true,
}

export const telos: EvmNetwork = {
  id: 40,
  caipNetworkId: 'eip155:40',
  chainNamespace: 'eip155',
  name: 'Telos',
  nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.telos.net'] }, chainDefault: { http: ['https://rpc.telos.net'] } },
  assets: { imageId: 'eip155-40' },
  blockExplorers: { default: { name: 'Teloscan', url: 'https://www.teloscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 246530709 } },
}

export const telosTestnet: EvmNetwork = {
  id: 41,
  caipNetworkId: 'eip155:41',
  chainNamespace: 'eip155',
  name: 'Telos',
  nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.telos.net'] },
    chainDefault: { http: ['https://rpc.testnet.telos.net'] },
  },
  assets: { imageId: 'eip155-41' },
  blockExplorers: { default: { name: 'Teloscan (testnet)', url: 'https://testnet.teloscan.io' } },
  testnet: true,
}

export const tempo: EvmNetwork = {
  id: 4217,
  caipNetworkId: 'eip155:4217',
  chainNamespace: 'eip155',
  name: 'Tempo Mainnet',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.tempo.xyz'] }, chainDefault: { http: ['https://rpc.tempo.xyz'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.tempo.xyz' } },
}

export const tempoDevnet: EvmNetwork = {
  id: 31318,
  caipNetworkId: 'eip155:31318',
  chainNamespace: 'eip155',
  name: 'Tempo Devnet',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://rpc.devnet.tempoxyz.dev'] },
    chainDefault: { http: ['https://rpc.devnet.tempoxyz.dev'] },
  },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.devnet.tempo.xyz' } },
  testnet: true,
}

export const tempoLocalnet: EvmNetwork = {
  id: 1337,
  caipNetworkId: 'eip155:1337',
  chainNamespace: 'eip155',
  name: 'Tempo',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: { default: { http: ['http://localhost:8545'] }, chainDefault: { http: ['http://localhost:8545'] } },
}

export const tempoMainnet: EvmNetwork = tempo

export const tempoModerato: EvmNetwork = {
  id: 42431,
  caipNetworkId: 'eip155:42431',
  chainNamespace: 'eip155',
  name: 'Tempo Testnet (Moderato)',
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://rpc.moderato.tempo.xyz'] },
    chainDefault: { http: ['https://rpc.moderato.tempo.xyz'] },
  },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.testnet.tempo.xyz' } },
  testnet: true,
}

export const tempoTestnet: EvmNetwork = tempoModerato

export const tenet: EvmNetwork = {
  id: 1559,
  caipNetworkId: 'eip155:1559',
  chainNamespace: 'eip155',
  name: 'Tenet',
  nativeCurrency: { name: 'TENET', symbol: 'TENET', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.tenet.org'] }, chainDefault: { http: ['https://rpc.tenet.org'] } },
  assets: { imageId: 'eip155-1559' },
  blockExplorers: { default: { name: 'TenetScan Mainnet', url: 'https://tenetscan.io' } },
}

export const ternoa: EvmNetwork = {
  id: 752025,
  caipNetworkId: 'eip155:752025',
  chainNamespace: 'eip155',
  name: 'Ternoa',
  nativeCurrency: { name: 'Capsule Coin', symbol: 'CAPS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-mainnet.zkevm.ternoa.network'] },
    chainDefault: { http: ['https://rpc-mainnet.zkevm.ternoa.network'] },
  },
  blockExplorers: { default: { name: 'Ternoa Explorer', url: 'https://explorer-mainnet.zkevm.ternoa.network' } },
}

export const thaiChain: EvmNetwork = {
  id: 7,
  caipNetworkId: 'eip155:7',
  chainNamespace: 'eip155',
  name: 'ThaiChain',
  nativeCurrency: { name: 'TCH', symbol: 'TCH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.thaichain.org'] }, chainDefault: { http: ['https://rpc.thaichain.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp.thaichain.org' } },
  contracts: { multicall3: { address: '0x0DaD6130e832c21719C5CE3bae93454E16A84826', blockCreated: 4806386 } },
}

export const that: EvmNetwork = {
  id: 8428,
  caipNetworkId: 'eip155:8428',
  chainNamespace: 'eip155',
  name: 'THAT Mainnet',
  nativeCurrency: { name: 'THAT', symbol: 'THAT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.thatchain.io/mainnet'] },
    chainDefault: { http: ['https://api.thatchain.io/mainnet'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://that.blockscout.com' } },
}

export const theta: EvmNetwork = {
  id: 361,
  caipNetworkId: 'eip155:361',
  chainNamespace: 'eip155',
  name: 'Theta Mainnet',
  nativeCurrency: { name: 'TFUEL', symbol: 'TFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc-api.thetatoken.org/rpc'] },
    chainDefault: { http: ['https://eth-rpc-api.thetatoken.org/rpc'] },
  },
  assets: { imageId: 'eip155-361' },
  blockExplorers: { default: { name: 'Theta Explorer', url: 'https://explorer.thetatoken.org' } },
}

export const thetaTestnet: EvmNetwork = {
  id: 365,
  caipNetworkId: 'eip155:365',
  chainNamespace: 'eip155',
  name: 'Theta Testnet',
  nativeCurrency: { name: 'TFUEL', symbol: 'TFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc-api-testnet.thetatoken.org/rpc'] },
    chainDefault: { http: ['https://eth-rpc-api-testnet.thetatoken.org/rpc'] },
  },
  blockExplorers: { default: { name: 'Theta Explorer', url: 'https://testnet-explorer.thetatoken.org' } },
  testnet: true,
}

export const thunderCore: EvmNetwork = {
  id: 108,
  caipNetworkId: 'eip155:108',
  chainNamespace: 'eip155',
  name: 'ThunderCore Mainnet',
  nativeCurrency: { name: 'TT', symbol: 'TT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.thundercore.com'] },
    chainDefault: { http: ['https://mainnet-rpc.thundercore.com'] },
  },
  assets: { imageId: 'eip155-108' },
  blockExplorers: { default: { name: 'ThunderCore Explorer', url: 'https://explorer-mainnet.thundercore.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const thunderTestnet: EvmNetwork = {
  id: 997,
  caipNetworkId: 'eip155:997',
  chainNamespace: 'eip155',
  name: '5ireChain Thunder Testnet',
  nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.5ire.network'] },
    chainDefault: { http: ['https://rpc.testnet.5ire.network'] },
  },
  blockExplorers: { default: { name: '5ireChain Thunder Explorer', url: 'https://testnet.5irescan.io' } },
  testnet: true,
}

export const tiktrixTestnet: EvmNetwork = {
  id: 62092,
  caipNetworkId: 'eip155:62092',
  chainNamespace: 'eip155',
  name: 'TikTrix Testnet',
  nativeCurrency: { name: 'tTTX', symbol: 'tTTX', decimals: 18 },
  rpcUrls: { default: { http: ['https://tiktrix-rpc.xyz'] }, chainDefault: { http: ['https://tiktrix-rpc.xyz'] } },
  blockExplorers: { default: { name: 'TikTrix Testnet Explorer', url: 'https://tiktrix.xyz' } },
  testnet: true,
}

export const tomb: EvmNetwork = {
  id: 6969,
  caipNetworkId: 'eip155:6969',
  chainNamespace: 'eip155',
  name: 'Tomb Mainnet',
  nativeCurrency: { name: 'TOMB', symbol: 'TOMB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.tombchain.com'] }, chainDefault: { http: ['https://rpc.tombchain.com'] } },
  assets: { imageId: 'eip155-6969' },
  blockExplorers: { default: { name: 'Tomb Explorer', url: 'https://tombscout.com' } },
}

export const treasure: EvmNetwork = {
  id: 61166,
  caipNetworkId: 'eip155:61166',
  chainNamespace: 'eip155',
  name: 'Treasure',
  nativeCurrency: { name: 'MAGIC', symbol: 'MAGIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.treasure.lol'] }, chainDefault: { http: ['https://rpc.treasure.lol'] } },
  assets: { imageId: 'eip155-61166' },
  blockExplorers: { default: { name: 'Treasure Block Explorer', url: 'https://treasurescan.io' } },
  contracts: { multicall3: { address: '0x2e29fe39496a56856D8698bD43e1dF4D0CE6266a', blockCreated: 101 } },
}

export const treasureTopaz: EvmNetwork = {
  id: 978658,
  caipNetworkId: 'eip155:978658',
  chainNamespace: 'eip155',
  name: 'Treasure Topaz Testnet',
  nativeCurrency: { name: 'MAGIC', symbol: 'MAGIC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.topaz.treasure.lol'] },
    chainDefault: { http: ['https://rpc.topaz.treasure.lol'] },
  },
  blockExplorers: { default: { name: 'Treasure Topaz Block Explorer', url: 'https://topaz.treasurescan.io' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963', blockCreated: 108112 } },
  testnet: true,
}

export const tron: EvmNetwork = {
  id: 728126428,
  caipNetworkId: 'eip155:728126428',
  chainNamespace: 'eip155',
  name: 'Tron',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://api.trongrid.io/jsonrpc'] },
    chainDefault: { http: ['https://api.trongrid.io/jsonrpc'] },
  },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://tronscan.org' } },
}

export const tronNile: EvmNetwork = {
  id: 3448148188,
  caipNetworkId: 'eip155:3448148188',
  chainNamespace: 'eip155',
  name: 'Tron Nile',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://nile.trongrid.io/jsonrpc'] },
    chainDefault: { http: ['https://nile.trongrid.io/jsonrpc'] },
  },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://nile.tronscan.org' } },
  testnet: true,
}

export const tronShasta: EvmNetwork = {
  id: 2494104990,
  caipNetworkId: 'eip155:2494104990',
  chainNamespace: 'eip155',
  name: 'Tron Shasta',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://api.shasta.trongrid.io/jsonrpc'] },
    chainDefault: { http: ['https://api.shasta.trongrid.io/jsonrpc'] },
  },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://shasta.tronscan.org' } },
  testnet: true,
}
