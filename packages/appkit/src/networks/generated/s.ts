// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const saakuru: EvmNetwork = {
  id: 7225878,
  caipNetworkId: 'eip155:7225878',
  chainNamespace: 'eip155',
  name: 'Saakuru Mainnet',
  nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.saakuru.network'] },
    chainDefault: { http: ['https://rpc.saakuru.network'] },
  },
  blockExplorers: { default: { name: 'Saakuru Explorer', url: 'https://explorer.saakuru.network' } },
}

export const saga: EvmNetwork = {
  id: 5464,
  caipNetworkId: 'eip155:5464',
  chainNamespace: 'eip155',
  name: 'Saga',
  nativeCurrency: { name: 'gas', symbol: 'GAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sagaevm.jsonrpc.sagarpc.io'] },
    chainDefault: { http: ['https://sagaevm.jsonrpc.sagarpc.io'] },
  },
  blockExplorers: { default: { name: 'Saga Explorer', url: 'https://sagaevm.sagaexplorer.io' } },
  contracts: { multicall3: { address: '0x864DDc9B50B9A0dF676d826c9B9EDe9F8913a160', blockCreated: 467530 } },
}

export const saigon: EvmNetwork = {
  id: 202601,
  caipNetworkId: 'eip155:202601',
  chainNamespace: 'eip155',
  name: 'Ronin Saigon Testnet',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://saigon-testnet.roninchain.com/rpc'] },
    chainDefault: { http: ['https://saigon-testnet.roninchain.com/rpc'] },
  },
  blockExplorers: { default: { name: 'Saigon Explorer', url: 'https://saigon-explorer.roninchain.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 18736871 } },
  testnet: true,
}

export const sanko: EvmNetwork = {
  id: 1996,
  caipNetworkId: 'eip155:1996',
  chainNamespace: 'eip155',
  name: 'Sanko',
  nativeCurrency: { name: 'DMT', symbol: 'DMT', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.sanko.xyz'] }, chainDefault: { http: ['https://mainnet.sanko.xyz'] } },
  blockExplorers: { default: { name: 'Sanko Explorer', url: 'https://explorer.sanko.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 37 } },
}

export const sapphire: EvmNetwork = {
  id: 23294,
  caipNetworkId: 'eip155:23294',
  chainNamespace: 'eip155',
  name: 'Oasis Sapphire',
  nativeCurrency: { name: 'Sapphire Rose', symbol: 'ROSE', decimals: 18 },
  rpcUrls: { default: { http: ['https://sapphire.oasis.io'] }, chainDefault: { http: ['https://sapphire.oasis.io'] } },
  blockExplorers: { default: { name: 'Oasis Explorer', url: 'https://explorer.oasis.io/mainnet/sapphire' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 734531 } },
}

export const sapphireTestnet: EvmNetwork = {
  id: 23295,
  caipNetworkId: 'eip155:23295',
  chainNamespace: 'eip155',
  name: 'Oasis Sapphire Testnet',
  nativeCurrency: { name: 'Sapphire Test Rose', symbol: 'TEST', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.sapphire.oasis.dev'] },
    chainDefault: { http: ['https://testnet.sapphire.oasis.dev'] },
  },
  blockExplorers: { default: { name: 'Oasis Explorer', url: 'https://explorer.oasis.io/testnet/sapphire' } },
  testnet: true,
}

export const satoshiVM: EvmNetwork = {
  id: 3109,
  caipNetworkId: 'eip155:3109',
  chainNamespace: 'eip155',
  name: 'SatoshiVM Alpha Mainnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://alpha-rpc-node-http.svmscan.io'] },
    chainDefault: { http: ['https://alpha-rpc-node-http.svmscan.io'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://svmscan.io' } },
}

export const satoshiVMTestnet: EvmNetwork = {
  id: 3110,
  caipNetworkId: 'eip155:3110',
  chainNamespace: 'eip155',
  name: 'SatoshiVM Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://test-rpc-node-http.svmscan.io'] },
    chainDefault: { http: ['https://test-rpc-node-http.svmscan.io'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://testnet.svmscan.io' } },
  testnet: true,
}

export const scroll: EvmNetwork = {
  id: 534352,
  caipNetworkId: 'eip155:534352',
  chainNamespace: 'eip155',
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] }, chainDefault: { http: ['https://rpc.scroll.io'] } },
  assets: { imageId: 'eip155-534352' },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14 } },
}

export const scrollSepolia: EvmNetwork = {
  id: 534351,
  caipNetworkId: 'eip155:534351',
  chainNamespace: 'eip155',
  name: 'Scroll Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rpc.scroll.io'] },
    chainDefault: { http: ['https://sepolia-rpc.scroll.io'] },
  },
  assets: { imageId: 'eip155-534351' },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 9473 } },
  testnet: true,
}

export const sei: EvmNetwork = {
  id: 1329,
  caipNetworkId: 'eip155:1329',
  chainNamespace: 'eip155',
  name: 'Sei Network',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm-rpc.sei-apis.com/'] },
    chainDefault: { http: ['https://evm-rpc.sei-apis.com/'] },
  },
  assets: { imageId: 'eip155-1329' },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
}

export const seiTestnet: EvmNetwork = {
  id: 1328,
  caipNetworkId: 'eip155:1328',
  chainNamespace: 'eip155',
  name: 'Sei Testnet',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm-rpc-testnet.sei-apis.com'] },
    chainDefault: { http: ['https://evm-rpc-testnet.sei-apis.com'] },
  },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://testnet.seiscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 98697651 } },
  testnet: true,
}

export const seismicDevnet: EvmNetwork = {
  id: 5124,
  caipNetworkId: 'eip155:5124',
  chainNamespace: 'eip155',
  name: 'Seismic Devnet',
  nativeCurrency: { name: 'Seismic Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://node-2.seismicdev.net/rpc'] },
    chainDefault: { http: ['https://node-2.seismicdev.net/rpc'] },
  },
  blockExplorers: { default: { name: 'Seismic Devnet Explorer', url: 'https://explorer-2.seismicdev.net' } },
  testnet: true,
}

export const sentrix: EvmNetwork = {
  id: 7119,
  caipNetworkId: 'eip155:7119',
  chainNamespace: 'eip155',
  name: 'Sentrix Chain',
  nativeCurrency: { name: 'Sentrix', symbol: 'SRX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.sentrixchain.com'] },
    chainDefault: { http: ['https://rpc.sentrixchain.com'] },
  },
  blockExplorers: { default: { name: 'SentrixScan', url: 'https://scan.sentrixchain.com' } },
  contracts: { multicall3: { address: '0xFd4b34b5763f54a580a0d9f7997A2A993ef9ceE9', blockCreated: 717078 } },
}

export const sentrixTestnet: EvmNetwork = {
  id: 7120,
  caipNetworkId: 'eip155:7120',
  chainNamespace: 'eip155',
  name: 'Sentrix Testnet',
  nativeCurrency: { name: 'Sentrix', symbol: 'SRX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.sentrixchain.com'] },
    chainDefault: { http: ['https://testnet-rpc.sentrixchain.com'] },
  },
  blockExplorers: { default: { name: 'SentrixScan Testnet', url: 'https://scan-testnet.sentrixchain.com' } },
  contracts: { multicall3: { address: '0x7900826De548425c6BE56caEbD4760AB0155Cd54', blockCreated: 723191 } },
  testnet: true,
}

export const sepolia: EvmNetwork = {
  id: 11155111,
  caipNetworkId: 'eip155:11155111',
  chainNamespace: 'eip155',
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://11155111.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://11155111.rpc.thirdweb.com'] },
  },
  assets: { imageId: 'eip155-11155111' },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 751532 },
    ensUniversalResolver: { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', blockCreated: 8928790 },
  },
  testnet: true,
}

export const shape: EvmNetwork = {
  id: 360,
  caipNetworkId: 'eip155:360',
  chainNamespace: 'eip155',
  name: 'Shape',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.shape.network'] },
    chainDefault: { http: ['https://mainnet.shape.network'] },
  },
  blockExplorers: { default: { name: 'shapescan', url: 'https://shapescan.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1 } },
}

export const shapeSepolia: EvmNetwork = {
  id: 11011,
  caipNetworkId: 'eip155:11011',
  chainNamespace: 'eip155',
  name: 'Shape Sepolia Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.shape.network'] },
    chainDefault: { http: ['https://sepolia.shape.network'] },
  },
  blockExplorers: { default: { name: 'blockscout', url: 'https://explorer-sepolia.shape.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1 } },
  testnet: true,
}

export const shardeum: EvmNetwork = {
  id: 8118,
  caipNetworkId: 'eip155:8118',
  chainNamespace: 'eip155',
  name: 'Shardeum',
  nativeCurrency: { name: 'Shardeum', symbol: 'SHM', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.shardeum.org'] }, chainDefault: { http: ['https://api.shardeum.org'] } },
  blockExplorers: { default: { name: 'Shardeum Explorer', url: 'https://explorer.shardeum.org' } },
}

export const shardeumSphinx: EvmNetwork = {
  id: 8082,
  caipNetworkId: 'eip155:8082',
  chainNamespace: 'eip155',
  name: 'Shardeum Sphinx',
  nativeCurrency: { name: 'SHARDEUM', symbol: 'SHM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sphinx.shardeum.org'] },
    chainDefault: { http: ['https://sphinx.shardeum.org'] },
  },
  blockExplorers: { default: { name: 'Shardeum Explorer', url: 'https://explorer-sphinx.shardeum.org' } },
  testnet: true,
}

export const shibarium: EvmNetwork = {
  id: 109,
  caipNetworkId: 'eip155:109',
  chainNamespace: 'eip155',
  name: 'Shibarium',
  nativeCurrency: { name: 'Bone', symbol: 'BONE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.shibrpc.com'] }, chainDefault: { http: ['https://rpc.shibrpc.com'] } },
  assets: { imageId: 'eip155-109' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://shibariumscan.io' } },
  contracts: { multicall3: { address: '0x864Bf681ADD6052395188A89101A1B37d3B4C961', blockCreated: 265900 } },
}

export const shibariumTestnet: EvmNetwork = {
  id: 157,
  caipNetworkId: 'eip155:157',
  chainNamespace: 'eip155',
  name: 'Puppynet Shibarium',
  nativeCurrency: { name: 'Bone', symbol: 'BONE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://puppynet.shibrpc.com'] },
    chainDefault: { http: ['https://puppynet.shibrpc.com'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://puppyscan.shib.io' } },
  contracts: { multicall3: { address: '0xA4029b74FBA366c926eDFA7Dd10B21C621170a4c', blockCreated: 3035769 } },
  testnet: true,
}

export const shiden: EvmNetwork = {
  id: 336,
  caipNetworkId: 'eip155:336',
  chainNamespace: 'eip155',
  name: 'Shiden',
  nativeCurrency: { name: 'SDN', symbol: 'SDN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://shiden.public.blastapi.io'] },
    chainDefault: { http: ['https://shiden.public.blastapi.io'] },
  },
  assets: { imageId: 'eip155-336' },
  blockExplorers: { default: { name: 'Shiden Scan', url: 'https://shiden.subscan.io' } },
}

export const shimmer: EvmNetwork = {
  id: 148,
  caipNetworkId: 'eip155:148',
  chainNamespace: 'eip155',
  name: 'Shimmer',
  nativeCurrency: { name: 'Shimmer', symbol: 'SMR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://json-rpc.evm.shimmer.network'] },
    chainDefault: { http: ['https://json-rpc.evm.shimmer.network'] },
  },
  assets: { imageId: 'eip155-148' },
  blockExplorers: { default: { name: 'Shimmer Network Explorer', url: 'https://explorer.evm.shimmer.network' } },
}

export const shimmerTestnet: EvmNetwork = {
  id: 1073,
  caipNetworkId: 'eip155:1073',
  chainNamespace: 'eip155',
  name: 'Shimmer Testnet',
  nativeCurrency: { name: 'Shimmer', symbol: 'SMR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://json-rpc.evm.testnet.shimmer.network'] },
    chainDefault: { http: ['https://json-rpc.evm.testnet.shimmer.network'] },
  },
  blockExplorers: {
    default: { name: 'Shimmer Network Explorer', url: 'https://explorer.evm.testnet.shimmer.network' },
  },
  testnet: true,
}

export const sidraChain: EvmNetwork = {
  id: 97453,
  caipNetworkId: 'eip155:97453',
  chainNamespace: 'eip155',
  name: 'Sidra Chain',
  nativeCurrency: { name: 'Sidra Digital Asset', symbol: 'SDA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://node.sidrachain.com'] },
    chainDefault: { http: ['https://node.sidrachain.com'] },
  },
  blockExplorers: { default: { name: 'Sidra Chain Explorer', url: 'https://ledger.sidrachain.com' } },
}

export const silentData: EvmNetwork = {
  id: 380929,
  caipNetworkId: 'eip155:380929',
  chainNamespace: 'eip155',
  name: 'Silent Data Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.silentdata.com'] },
    chainDefault: { http: ['https://mainnet.silentdata.com'] },
  },
  blockExplorers: {
    default: { name: 'Silent Data Mainnet Explorer', url: 'https://explorer-mainnet.rollup.silentdata.com' },
  },
}

export const silicon: EvmNetwork = {
  id: 2355,
  caipNetworkId: 'eip155:2355',
  chainNamespace: 'eip155',
  name: 'Silicon zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.silicon.network', 'https://silicon-mainnet.nodeinfra.com'] },
    chainDefault: { http: ['https://rpc.silicon.network', 'https://silicon-mainnet.nodeinfra.com'] },
  },
  assets: { imageId: 'eip155-2355' },
  blockExplorers: { default: { name: 'SiliconScope', url: 'https://scope.silicon.network' } },
}

export const siliconSepolia: EvmNetwork = {
  id: 1722641160,
  caipNetworkId: 'eip155:1722641160',
  chainNamespace: 'eip155',
  name: 'Silicon Sepolia zkEVM',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-sepolia.silicon.network', 'https://silicon-testnet.nodeinfra.com'] },
    chainDefault: { http: ['https://rpc-sepolia.silicon.network', 'https://silicon-testnet.nodeinfra.com'] },
  },
  blockExplorers: { default: { name: 'SiliconSepoliaScope', url: 'https://scope-sepolia.silicon.network' } },
  testnet: true,
}

export const sixProtocol: EvmNetwork = {
  id: 98,
  caipNetworkId: 'eip155:98',
  chainNamespace: 'eip155',
  name: 'Six Protocol',
  nativeCurrency: { name: 'SIX', symbol: 'SIX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sixnet-rpc-evm.sixprotocol.net'] },
    chainDefault: { http: ['https://sixnet-rpc-evm.sixprotocol.net'] },
  },
  blockExplorers: { default: { name: 'Six Protocol Scan', url: 'https://sixscan.io/sixnet' } },
}

export const skaleBase: EvmNetwork = {
  id: 1187947933,
  caipNetworkId: 'eip155:1187947933',
  chainNamespace: 'eip155',
  name: 'SKALE Base',
  nativeCurrency: { name: 'Credits', symbol: 'CREDIT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://skale-base.skalenodes.com/v1/base'] },
    chainDefault: { http: ['https://skale-base.skalenodes.com/v1/base'] },
  },
  blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://skale-base-explorer.skalenodes.com' } },
  testnet: true,
}

export const skaleBaseSepoliaTestnet: EvmNetwork = {
  id: 324705682,
  caipNetworkId: 'eip155:324705682',
  chainNamespace: 'eip155',
  name: 'SKALE Base Sepolia Testnet',
  nativeCurrency: { name: 'Credits', symbol: 'CREDIT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://base-sepolia-testnet.skalenodes.com/v1/base-testnet'] },
    chainDefault: { http: ['https://base-sepolia-testnet.skalenodes.com/v1/base-testnet'] },
  },
  blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://base-sepolia-testnet-explorer.skalenodes.com' } },
  testnet: true,
}

export const skaleBlockBrawlers: EvmNetwork = {
  id: 391845894,
  caipNetworkId: 'eip155:391845894',
  chainNamespace: 'eip155',
  name: 'SKALE | Block Brawlers',
  nativeCurrency: { name: 'BRAWL', symbol: 'BRAWL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/frayed-decent-antares'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/frayed-decent-antares'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://frayed-decent-antares.explorer.mainnet.skalenodes.com' },
  },
}

export const skaleCalypso: EvmNetwork = {
  id: 1564830818,
  caipNetworkId: 'eip155:1564830818',
  chainNamespace: 'eip155',
  name: 'SKALE Calypso Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/honorable-steel-rasalhague'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/honorable-steel-rasalhague'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://honorable-steel-rasalhague.explorer.mainnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3107626 } },
}

export const skaleCalypsoTestnet: EvmNetwork = {
  id: 974399131,
  caipNetworkId: 'eip155:974399131',
  chainNamespace: 'eip155',
  name: 'SKALE Calypso Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.skalenodes.com/v1/giant-half-dual-testnet'] },
    chainDefault: { http: ['https://testnet.skalenodes.com/v1/giant-half-dual-testnet'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://giant-half-dual-testnet.explorer.testnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 103220 } },
  testnet: true,
}

export const skaleCryptoBlades: EvmNetwork = {
  id: 1026062157,
  caipNetworkId: 'eip155:1026062157',
  chainNamespace: 'eip155',
  name: 'SKALE | CryptoBlades',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/affectionate-immediate-pollux'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/affectionate-immediate-pollux'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://affectionate-immediate-pollux.explorer.mainnet.skalenodes.com' },
  },
}

export const skaleCryptoColosseum: EvmNetwork = {
  id: 1032942172,
  caipNetworkId: 'eip155:1032942172',
  chainNamespace: 'eip155',
  name: 'SKALE | Crypto Colosseum',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/haunting-devoted-deneb'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/haunting-devoted-deneb'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com' },
  },
}

export const skaleEuropa: EvmNetwork = {
  id: 2046399126,
  caipNetworkId: 'eip155:2046399126',
  chainNamespace: 'eip155',
  name: 'SKALE Europa Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/elated-tan-skat'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/elated-tan-skat'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://elated-tan-skat.explorer.mainnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3113495 } },
}

export const skaleEuropaTestnet: EvmNetwork = {
  id: 1444673419,
  caipNetworkId: 'eip155:1444673419',
  chainNamespace: 'eip155',
  name: 'SKALE Europa Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.skalenodes.com/v1/juicy-low-small-testnet'] },
    chainDefault: { http: ['https://testnet.skalenodes.com/v1/juicy-low-small-testnet'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://juicy-low-small-testnet.explorer.testnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 110858 } },
  testnet: true,
}

export const skaleExorde: EvmNetwork = {
  id: 2139927552,
  caipNetworkId: 'eip155:2139927552',
  chainNamespace: 'eip155',
  name: 'Exorde Network',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/light-vast-diphda'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/light-vast-diphda'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://light-vast-diphda.explorer.mainnet.skalenodes.com' },
  },
}

export const skaleHumanProtocol: EvmNetwork = {
  id: 1273227453,
  caipNetworkId: 'eip155:1273227453',
  chainNamespace: 'eip155',
  name: 'SKALE | Human Protocol',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/wan-red-ain'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/wan-red-ain'] },
  },
  blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://wan-red-ain.explorer.mainnet.skalenodes.com' } },
}

export const skaleNebula: EvmNetwork = {
  id: 1482601649,
  caipNetworkId: 'eip155:1482601649',
  chainNamespace: 'eip155',
  name: 'SKALE Nebula Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/green-giddy-denebola'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/green-giddy-denebola'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://green-giddy-denebola.explorer.mainnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2372986 } },
}

export const skaleNebulaTestnet: EvmNetwork = {
  id: 37084624,
  caipNetworkId: 'eip155:37084624',
  chainNamespace: 'eip155',
  name: 'SKALE Nebula Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.skalenodes.com/v1/lanky-ill-funny-testnet'] },
    chainDefault: { http: ['https://testnet.skalenodes.com/v1/lanky-ill-funny-testnet'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://lanky-ill-funny-testnet.explorer.testnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 105141 } },
  testnet: true,
}

export const skaleRazor: EvmNetwork = {
  id: 278611351,
  caipNetworkId: 'eip155:278611351',
  chainNamespace: 'eip155',
  name: 'SKALE | Razor Network',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/turbulent-unique-scheat'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/turbulent-unique-scheat'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://turbulent-unique-scheat.explorer.mainnet.skalenodes.com' },
  },
}

export const skaleTitan: EvmNetwork = {
  id: 1350216234,
  caipNetworkId: 'eip155:1350216234',
  chainNamespace: 'eip155',
  name: 'SKALE Titan Hub',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.skalenodes.com/v1/parallel-stormy-spica'] },
    chainDefault: { http: ['https://mainnet.skalenodes.com/v1/parallel-stormy-spica'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://parallel-stormy-spica.explorer.mainnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2076458 } },
}

export const skaleTitanTestnet: EvmNetwork = {
  id: 1020352220,
  caipNetworkId: 'eip155:1020352220',
  chainNamespace: 'eip155',
  name: 'SKALE Titan Testnet',
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.skalenodes.com/v1/aware-fake-trim-testnet'] },
    chainDefault: { http: ['https://testnet.skalenodes.com/v1/aware-fake-trim-testnet'] },
  },
  blockExplorers: {
    default: { name: 'SKALE Explorer', url: 'https://aware-fake-trim-testnet.explorer.testnet.skalenodes.com' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 104072 } },
  testnet: true,
}

export const sketchpad: EvmNetwork = {
  id: 984123,
  caipNetworkId: 'eip155:984123',
  chainNamespace: 'eip155',
  name: 'Forma Sketchpad',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.sketchpad-1.forma.art'] },
    chainDefault: { http: ['https://rpc.sketchpad-1.forma.art'] },
  },
  blockExplorers: { default: { name: 'Sketchpad Explorer', url: 'https://explorer.sketchpad-1.forma.art' } },
  testnet: true,
}

export const snax: EvmNetwork = {
  id: 2192,
  caipNetworkId: 'eip155:2192',
  chainNamespace: 'eip155',
  name: 'SnaxChain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.snaxchain.io'] },
    chainDefault: { http: ['https://mainnet.snaxchain.io'] },
  },
  blockExplorers: { default: { name: 'Snax Explorer', url: 'https://explorer.snaxchain.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const snaxTestnet: EvmNetwork = {
  id: 13001,
  caipNetworkId: 'eip155:13001',
  chainNamespace: 'eip155',
  name: 'SnaxChain Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.snaxchain.io'] },
    chainDefault: { http: ['https://testnet.snaxchain.io'] },
  },
  blockExplorers: { default: { name: 'Snax Explorer', url: 'https://testnet-explorer.snaxchain.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const somnia: EvmNetwork = {
  id: 5031,
  caipNetworkId: 'eip155:5031',
  chainNamespace: 'eip155',
  name: 'Somnia',
  nativeCurrency: { name: 'Somnia', symbol: 'SOMI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.infra.mainnet.somnia.network'] },
    chainDefault: { http: ['https://api.infra.mainnet.somnia.network'] },
  },
  blockExplorers: { default: { name: 'Somnia Explorer', url: 'https://explorer.somnia.network' } },
  contracts: { multicall3: { address: '0x5e44F178E8cF9B2F5409B6f18ce936aB817C5a11', blockCreated: 38516341 } },
}

export const somniaTestnet: EvmNetwork = {
  id: 50312,
  caipNetworkId: 'eip155:50312',
  chainNamespace: 'eip155',
  name: 'Somnia Testnet',
  nativeCurrency: { name: 'STT', symbol: 'STT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.infra.testnet.somnia.network'] },
    chainDefault: { http: ['https://api.infra.testnet.somnia.network'] },
  },
  blockExplorers: { default: { name: 'Somnia Testnet Explorer', url: 'https://shannon-explorer.somnia.network' } },
  contracts: { multicall3: { address: '0x841b8199E6d3Db3C6f264f6C2bd8848b3cA64223', blockCreated: 71314235 } },
  testnet: true,
}

export const soneium: EvmNetwork = {
  id: 1868,
  caipNetworkId: 'eip155:1868',
  chainNamespace: 'eip155',
  name: 'Soneium Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soneium.org'] }, chainDefault: { http: ['https://rpc.soneium.org'] } },
  assets: { imageId: 'eip155-1868' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium.blockscout.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 } },
}

export const soneiumMinato: EvmNetwork = {
  id: 1946,
  caipNetworkId: 'eip155:1946',
  chainNamespace: 'eip155',
  name: 'Soneium Minato Testnet',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.minato.soneium.org'] },
    chainDefault: { http: ['https://rpc.minato.soneium.org'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium-minato.blockscout.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 } },
  testnet: true,
}

export const songbird: EvmNetwork = {
  id: 19,
  caipNetworkId: 'eip155:19',
  chainNamespace: 'eip155',
  name: 'Songbird Canary-Network',
  nativeCurrency: { name: 'Songbird', symbol: 'SGB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://songbird-api.flare.network/ext/C/rpc'] },
    chainDefault: { http: ['https://songbird-api.flare.network/ext/C/rpc'] },
  },
  assets: { imageId: 'eip155-19' },
  blockExplorers: { default: { name: 'Songbird Explorer', url: 'https://songbird-explorer.flare.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13382504 } },
}

export const songbirdTestnet: EvmNetwork = {
  id: 16,
  caipNetworkId: 'eip155:16',
  chainNamespace: 'eip155',
  name: 'Songbird Testnet Coston',
  nativeCurrency: { name: 'Coston Flare', symbol: 'CFLR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://coston-api.flare.network/ext/C/rpc'] },
    chainDefault: { http: ['https://coston-api.flare.network/ext/C/rpc'] },
  },
  blockExplorers: { default: { name: 'Coston Explorer', url: 'https://coston-explorer.flare.network' } },
  testnet: true,
}

export const sonic: EvmNetwork = {
  id: 146,
  caipNetworkId: 'eip155:146',
  chainNamespace: 'eip155',
  name: 'Sonic',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soniclabs.com'] }, chainDefault: { http: ['https://rpc.soniclabs.com'] } },
  assets: { imageId: 'eip155-146' },
  blockExplorers: { default: { name: 'Sonic Explorer', url: 'https://sonicscan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 60 } },
}

export const sonicBlazeTestnet: EvmNetwork = {
  id: 57054,
  caipNetworkId: 'eip155:57054',
  chainNamespace: 'eip155',
  name: 'Sonic Blaze Testnet',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.blaze.soniclabs.com'] },
    chainDefault: { http: ['https://rpc.blaze.soniclabs.com'] },
  },
  blockExplorers: { default: { name: 'Sonic Blaze Testnet Explorer', url: 'https://testnet.sonicscan.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1100 } },
  testnet: true,
}

export const sonicTestnet: EvmNetwork = {
  id: 64165,
  caipNetworkId: 'eip155:64165',
  chainNamespace: 'eip155',
  name: 'Sonic Testnet',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.soniclabs.com'] },
    chainDefault: { http: ['https://rpc.testnet.soniclabs.com'] },
  },
  blockExplorers: { default: { name: 'Sonic Testnet Explorer', url: 'https://testnet.soniclabs.com' } },
  testnet: true,
}

export const sophon: EvmNetwork = {
  id: 50104,
  caipNetworkId: 'eip155:50104',
  chainNamespace: 'eip155',
  name: 'Sophon',
  nativeCurrency: { name: 'Sophon', symbol: 'SOPH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sophon.xyz'] }, chainDefault: { http: ['https://rpc.sophon.xyz'] } },
  blockExplorers: { default: { name: 'Sophon Block Explorer', url: 'https://explorer.sophon.xyz' } },
  contracts: { multicall3: { address: '0x5f4867441d2416cA88B1b3fd38f21811680CD2C8', blockCreated: 116 } },
}

export const sophonTestnet: EvmNetwork = {
  id: 531050104,
  caipNetworkId: 'eip155:531050104',
  chainNamespace: 'eip155',
  name: 'Sophon Testnet',
  nativeCurrency: { name: 'Sophon', symbol: 'SOPH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.sophon.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.sophon.xyz'] },
  },
  blockExplorers: { default: { name: 'Sophon Block Explorer', url: 'https://explorer.testnet.sophon.xyz' } },
  contracts: { multicall3: { address: '0x83c04d112adedA2C6D9037bb6ecb42E7f0b108Af', blockCreated: 15642 } },
  testnet: true,
}

export const sova: EvmNetwork = {
  id: 100021,
  caipNetworkId: 'eip155:100021',
  chainNamespace: 'eip155',
  name: 'Sova',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sova.io'] }, chainDefault: { http: ['https://rpc.sova.io'] } },
  blockExplorers: { default: { name: 'Sova Block Explorer', url: 'https://explorer.sova.io' } },
}

export const sovaSepolia: EvmNetwork = {
  id: 120893,
  caipNetworkId: 'eip155:120893',
  chainNamespace: 'eip155',
  name: 'Sova Network Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.sova.io'] },
    chainDefault: { http: ['https://rpc.testnet.sova.io'] },
  },
  blockExplorers: { default: { name: 'Sova Sepolia Explorer', url: 'https://explorer.testnet.sova.io' } },
  testnet: true,
}

export const spicy: EvmNetwork = {
  id: 88882,
  caipNetworkId: 'eip155:88882',
  chainNamespace: 'eip155',
  name: 'Chiliz Spicy Testnet',
  nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://spicy-rpc.chiliz.com', 'https://chiliz-spicy-rpc.publicnode.com'] },
    chainDefault: { http: ['https://spicy-rpc.chiliz.com', 'https://chiliz-spicy-rpc.publicnode.com'] },
  },
  blockExplorers: { default: { name: 'Chiliz Explorer', url: 'http://spicy-explorer.chiliz.com' } },
  testnet: true,
}

export const stable: EvmNetwork = {
  id: 988,
  caipNetworkId: 'eip155:988',
  chainNamespace: 'eip155',
  name: 'Stable Mainnet',
  nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.stable.xyz'] }, chainDefault: { http: ['https://rpc.stable.xyz'] } },
  assets: { imageId: 'eip155-988' },
  blockExplorers: { default: { name: 'Stablescan', url: 'https://stablescan.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2423647 } },
}

export const stableTestnet: EvmNetwork = {
  id: 2201,
  caipNetworkId: 'eip155:2201',
  chainNamespace: 'eip155',
  name: 'Stable Testnet',
  nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.stable.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.stable.xyz'] },
  },
  blockExplorers: { default: { name: 'Stablescan', url: 'https://testnet.stablescan.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 22364430 } },
  testnet: true,
}

export const statusNetworkSepolia: EvmNetwork = {
  id: 1660990954,
  caipNetworkId: 'eip155:1660990954',
  chainNamespace: 'eip155',
  name: 'Status Network Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://public.sepolia.rpc.status.network'] },
    chainDefault: { http: ['https://public.sepolia.rpc.status.network'] },
  },
  assets: { imageId: 'eip155-1660990954' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepoliascan.status.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1578364 } },
  testnet: true,
}

export const statusSepolia: EvmNetwork = statusNetworkSepolia

export const step: EvmNetwork = {
  id: 1234,
  caipNetworkId: 'eip155:1234',
  chainNamespace: 'eip155',
  name: 'Step Network',
  nativeCurrency: { name: 'FITFI', symbol: 'FITFI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.step.network'] }, chainDefault: { http: ['https://rpc.step.network'] } },
  assets: { imageId: 'eip155-1234' },
  blockExplorers: { default: { name: 'Step Scan', url: 'https://stepscan.io' } },
}

export const story: EvmNetwork = {
  id: 1514,
  caipNetworkId: 'eip155:1514',
  chainNamespace: 'eip155',
  name: 'Data Network',
  nativeCurrency: { name: 'DATA', symbol: 'DATA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.datarpc.io'] },
    chainDefault: { http: ['https://mainnet.datarpc.io'] },
  },
  blockExplorers: { default: { name: 'Data Network explorer', url: 'https://datanetscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 340998 },
    ensRegistry: { address: '0x5dc881dda4e4a8d312be3544ad13118d1a04cb17', blockCreated: 648924 },
    ensUniversalResolver: { address: '0xddfb18888a9466688235887dec2a10c4f5effee9', blockCreated: 649114 },
  },
}

export const storyAeneid: EvmNetwork = {
  id: 1315,
  caipNetworkId: 'eip155:1315',
  chainNamespace: 'eip155',
  name: 'Data Network Aeneid',
  nativeCurrency: { name: 'DATA', symbol: 'DATA', decimals: 18 },
  rpcUrls: { default: { http: ['https://aeneid.datarpc.io'] }, chainDefault: { http: ['https://aeneid.datarpc.io'] } },
  blockExplorers: { default: { name: 'Data Network Aeneid Explorer', url: 'https://aeneid.datanetscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1792 },
    ensRegistry: { address: '0x5dC881dDA4e4a8d312be3544AD13118D1a04Cb17', blockCreated: 1322033 },
    ensUniversalResolver: { address: '0x6D3B3F99177FB2A5de7F9E928a9BD807bF7b5BAD', blockCreated: 1322097 },
  },
  testnet: true,
}

export const storyOdyssey: EvmNetwork = {
  id: 1516,
  caipNetworkId: 'eip155:1516',
  chainNamespace: 'eip155',
  name: 'Story Odyssey',
  nativeCurrency: { name: 'IP', symbol: 'IP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.odyssey.storyrpc.io'] },
    chainDefault: { http: ['https://rpc.odyssey.storyrpc.io'] },
  },
  blockExplorers: { default: { name: 'Story Odyssey Explorer', url: 'https://odyssey.storyscan.xyz' } },
  testnet: true,
}

export const storyTestnet: EvmNetwork = {
  id: 1513,
  caipNetworkId: 'eip155:1513',
  chainNamespace: 'eip155',
  name: 'Story Testnet',
  nativeCurrency: { name: 'IP', symbol: 'IP', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.storyrpc.io'] },
    chainDefault: { http: ['https://testnet.storyrpc.io'] },
  },
  blockExplorers: { default: { name: 'Story Testnet Explorer', url: 'https://testnet.storyscan.xyz' } },
  testnet: true,
}

export const stratis: EvmNetwork = {
  id: 105105,
  caipNetworkId: 'eip155:105105',
  chainNamespace: 'eip155',
  name: 'Stratis Mainnet',
  nativeCurrency: { name: 'Stratis', symbol: 'STRAX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.stratisevm.com'] },
    chainDefault: { http: ['https://rpc.stratisevm.com'] },
  },
  blockExplorers: { default: { name: 'Stratis Explorer', url: 'https://explorer.stratisevm.com' } },
}

export const subtensorEvm: EvmNetwork = {
  id: 964,
  caipNetworkId: 'eip155:964',
  chainNamespace: 'eip155',
  name: 'Subtensor EVM',
  nativeCurrency: { name: 'TAO', symbol: 'TAO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://lite.chain.opentensor.ai'] },
    chainDefault: { http: ['https://lite.chain.opentensor.ai'] },
  },
  blockExplorers: { default: { name: 'Taostats EVM Explorer', url: 'https://evm.taostats.io' } },
}

export const superlumio: EvmNetwork = {
  id: 8866,
  caipNetworkId: 'eip155:8866',
  chainNamespace: 'eip155',
  name: 'SuperLumio',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.lumio.io'] }, chainDefault: { http: ['https://mainnet.lumio.io'] } },
  assets: { imageId: 'eip155-8866' },
  blockExplorers: { default: { name: 'Lumio explorer', url: 'https://explorer.lumio.io' } },
}

export const superposition: EvmNetwork = {
  id: 55244,
  caipNetworkId: 'eip155:55244',
  chainNamespace: 'eip155',
  name: 'Superposition',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.superposition.so'] },
    chainDefault: { http: ['https://rpc.superposition.so'] },
  },
  blockExplorers: { default: { name: 'Superposition Explorer', url: 'https://explorer.superposition.so' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 39 } },
}

export const superseed: EvmNetwork = {
  id: 5330,
  caipNetworkId: 'eip155:5330',
  chainNamespace: 'eip155',
  name: 'Superseed',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.superseed.xyz'] },
    chainDefault: { http: ['https://mainnet.superseed.xyz'] },
  },
  assets: { imageId: 'eip155-5330' },
  blockExplorers: { default: { name: 'Superseed Explorer', url: 'https://explorer.superseed.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
}

export const superseedSepolia: EvmNetwork = {
  id: 53302,
  caipNetworkId: 'eip155:53302',
  chainNamespace: 'eip155',
  name: 'Superseed Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.superseed.xyz'] },
    chainDefault: { http: ['https://sepolia.superseed.xyz'] },
  },
  blockExplorers: { default: { name: 'Superseed Sepolia Explorer', url: 'https://sepolia-explorer.superseed.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
}

export const surgeTestnet: EvmNetwork = {
  id: 763375,
  caipNetworkId: 'eip155:763375',
  chainNamespace: 'eip155',
  name: 'Surge Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://l2-rpc.hoodi.surge.wtf'] },
    chainDefault: { http: ['https://l2-rpc.hoodi.surge.wtf'] },
  },
  blockExplorers: { default: { name: 'Surge Testnet Blockscout', url: 'https://explorer.hoodi.surge.wtf' } },
  testnet: true,
}

export const swan: EvmNetwork = {
  id: 254,
  caipNetworkId: 'eip155:254',
  chainNamespace: 'eip155',
  name: 'Swan Chain Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.swanchain.org'] },
    chainDefault: { http: ['https://mainnet-rpc.swanchain.org'] },
  },
  blockExplorers: { default: { name: 'Swan Explorer', url: 'https://swanscan.io' } },
}

export const swanProximaTestnet: EvmNetwork = {
  id: 20241133,
  caipNetworkId: 'eip155:20241133',
  chainNamespace: 'eip155',
  name: 'Swan Proxima Testnet',
  nativeCurrency: { name: 'Swan Ether', symbol: 'sETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-proxima.swanchain.io'] },
    chainDefault: { http: ['https://rpc-proxima.swanchain.io'] },
  },
  blockExplorers: { default: { name: 'Swan Explorer', url: 'https://proxima-explorer.swanchain.io' } },
  testnet: true,
}

export const swanSaturnTestnet: EvmNetwork = {
  id: 2024,
  caipNetworkId: 'eip155:2024',
  chainNamespace: 'eip155',
  name: 'Swan Saturn Testnet',
  nativeCurrency: { name: 'Swan Ether', symbol: 'sETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://saturn-rpc.swanchain.io'] },
    chainDefault: { http: ['https://saturn-rpc.swanchain.io'] },
  },
  blockExplorers: { default: { name: 'Swan Explorer', url: 'https://saturn-explorer.swanchain.io' } },
  testnet: true,
}

export const swellchain: EvmNetwork = {
  id: 1923,
  caipNetworkId: 'eip155:1923',
  chainNamespace: 'eip155',
  name: 'Swellchain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://swell-mainnet.alt.technology'] },
    chainDefault: { http: ['https://swell-mainnet.alt.technology'] },
  },
  assets: { imageId: 'eip155-1923' },
  blockExplorers: { default: { name: 'Swell Explorer', url: 'https://explorer.swellnetwork.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 } },
}

export const swellchainTestnet: EvmNetwork = {
  id: 1924,
  caipNetworkId: 'eip155:1924',
  chainNamespace: 'eip155',
  name: 'Swellchain Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://swell-testnet.alt.technology'] },
    chainDefault: { http: ['https://swell-testnet.alt.technology'] },
  },
  blockExplorers: {
    default: { name: 'Swellchain Testnet Explorer', url: 'https://swell-testnet-explorer.alt.technology' },
  },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 } },
  testnet: true,
}

export const swissdlt: EvmNetwork = {
  id: 94,
  caipNetworkId: 'eip155:94',
  chainNamespace: 'eip155',
  name: 'SwissDLT Mainnet',
  nativeCurrency: { name: 'BCTS', symbol: 'BCTS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.swissdlt.ch'] }, chainDefault: { http: ['https://rpc.swissdlt.ch'] } },
  blockExplorers: { default: { name: 'SwissDLT Explorer', url: 'https://explorer.swissdlt.ch' } },
}

export const syscoin: EvmNetwork = {
  id: 57,
  caipNetworkId: 'eip155:57',
  chainNamespace: 'eip155',
  name: 'Syscoin Mainnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.syscoin.org'] }, chainDefault: { http: ['https://rpc.syscoin.org'] } },
  assets: { imageId: 'eip155-57' },
  blockExplorers: { default: { name: 'SyscoinExplorer', url: 'https://explorer.syscoin.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 287139 } },
}

export const syscoinTestnet: EvmNetwork = {
  id: 5700,
  caipNetworkId: 'eip155:5700',
  chainNamespace: 'eip155',
  name: 'Syscoin Tanenbaum Testnet',
  nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.tanenbaum.io'] }, chainDefault: { http: ['https://rpc.tanenbaum.io'] } },
  blockExplorers: { default: { name: 'SyscoinTestnetExplorer', url: 'https://tanenbaum.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 271288 } },
  testnet: true,
}
