// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const fantom: EvmNetwork = {
  id: 250,
  caipNetworkId: 'eip155:250',
  chainNamespace: 'eip155',
  name: 'Fantom',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://250.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://250.rpc.thirdweb.com'] },
  },
  assets: { imageId: 'eip155-250' },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 33001987 } },
}

export const fantomSonicTestnet: EvmNetwork = {
  id: 64240,
  caipNetworkId: 'eip155:64240',
  chainNamespace: 'eip155',
  name: 'Fantom Sonic Open Testnet',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpcapi.sonic.fantom.network'] },
    chainDefault: { http: ['https://rpcapi.sonic.fantom.network'] },
  },
  blockExplorers: {
    default: { name: 'Fantom Sonic Open Testnet Explorer', url: 'https://public-sonic.fantom.network' },
  },
  testnet: true,
}

export const fantomTestnet: EvmNetwork = {
  id: 4002,
  caipNetworkId: 'eip155:4002',
  chainNamespace: 'eip155',
  name: 'Fantom Testnet',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.fantom.network'] },
    chainDefault: { http: ['https://rpc.testnet.fantom.network'] },
  },
  assets: { imageId: 'eip155-4002' },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://testnet.ftmscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 8328688 } },
  testnet: true,
}

export const fibo: EvmNetwork = {
  id: 12306,
  caipNetworkId: 'eip155:12306',
  chainNamespace: 'eip155',
  name: 'Fibo Chain',
  nativeCurrency: { name: 'fibo', symbol: 'FIBO', decimals: 18 },
  rpcUrls: { default: { http: ['https://network.hzroc.art'] }, chainDefault: { http: ['https://network.hzroc.art'] } },
  blockExplorers: { default: { name: 'FiboScan', url: 'https://scan.fibochain.org' } },
}

export const filecoin: EvmNetwork = {
  id: 314,
  caipNetworkId: 'eip155:314',
  chainNamespace: 'eip155',
  name: 'Filecoin Mainnet',
  nativeCurrency: { name: 'filecoin', symbol: 'FIL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.node.glif.io/rpc/v1'] },
    chainDefault: { http: ['https://api.node.glif.io/rpc/v1'] },
  },
  assets: { imageId: 'eip155-314' },
  blockExplorers: { default: { name: 'Filfox', url: 'https://filfox.info/en' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3328594 } },
}

export const filecoinCalibration: EvmNetwork = {
  id: 314159,
  caipNetworkId: 'eip155:314159',
  chainNamespace: 'eip155',
  name: 'Filecoin Calibration',
  nativeCurrency: { name: 'testnet filecoin', symbol: 'tFIL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.calibration.node.glif.io/rpc/v1'] },
    chainDefault: { http: ['https://api.calibration.node.glif.io/rpc/v1'] },
  },
  assets: { imageId: 'eip155-314159' },
  blockExplorers: { default: { name: 'Filscan', url: 'https://calibration.filscan.io' } },
  testnet: true,
}

export const filecoinHyperspace: EvmNetwork = {
  id: 3141,
  caipNetworkId: 'eip155:3141',
  chainNamespace: 'eip155',
  name: 'Filecoin Hyperspace',
  nativeCurrency: { name: 'testnet filecoin', symbol: 'tFIL', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.hyperspace.node.glif.io/rpc/v1'] },
    chainDefault: { http: ['https://api.hyperspace.node.glif.io/rpc/v1'] },
  },
  blockExplorers: { default: { name: 'Filfox', url: 'https://hyperspace.filfox.info/en' } },
  testnet: true,
}

export const fireChain: EvmNetwork = {
  id: 995,
  caipNetworkId: 'eip155:995',
  chainNamespace: 'eip155',
  name: '5ireChain',
  nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.5ire.network'] }, chainDefault: { http: ['https://rpc.5ire.network'] } },
  blockExplorers: { default: { name: '5ireChain Mainnet Explorer', url: 'https://5irescan.io' } },
}

export const flame: EvmNetwork = {
  id: 253368190,
  caipNetworkId: 'eip155:253368190',
  chainNamespace: 'eip155',
  name: 'Flame',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.flame.astria.org'] },
    chainDefault: { http: ['https://rpc.flame.astria.org'] },
  },
  blockExplorers: { default: { name: 'Flame Explorer', url: 'https://explorer.flame.astria.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 6829148 } },
}

export const flare: EvmNetwork = {
  id: 14,
  caipNetworkId: 'eip155:14',
  chainNamespace: 'eip155',
  name: 'Flare Mainnet',
  nativeCurrency: { name: 'Flare', symbol: 'FLR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://flare-api.flare.network/ext/C/rpc'] },
    chainDefault: { http: ['https://flare-api.flare.network/ext/C/rpc'] },
  },
  assets: { imageId: 'eip155-14' },
  blockExplorers: { default: { name: 'Flare Explorer', url: 'https://flare-explorer.flare.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3002461 } },
}

export const flareTestnet: EvmNetwork = {
  id: 114,
  caipNetworkId: 'eip155:114',
  chainNamespace: 'eip155',
  name: 'Flare Testnet Coston2',
  nativeCurrency: { name: 'Coston2 Flare', symbol: 'C2FLR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://coston2-api.flare.network/ext/C/rpc'] },
    chainDefault: { http: ['https://coston2-api.flare.network/ext/C/rpc'] },
  },
  blockExplorers: { default: { name: 'Coston2 Explorer', url: 'https://coston2-explorer.flare.network' } },
  testnet: true,
}

export const flowMainnet: EvmNetwork = {
  id: 747,
  caipNetworkId: 'eip155:747',
  chainNamespace: 'eip155',
  name: 'Flow EVM Mainnet',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.evm.nodes.onflow.org'] },
    chainDefault: { http: ['https://mainnet.evm.nodes.onflow.org'] },
  },
  assets: { imageId: 'eip155-747' },
  blockExplorers: { default: { name: 'Mainnet Explorer', url: 'https://evm.flowscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 6205 } },
}

export const flowPreviewnet: EvmNetwork = {
  id: 646,
  caipNetworkId: 'eip155:646',
  chainNamespace: 'eip155',
  name: 'Flow EVM Previewnet',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://previewnet.evm.nodes.onflow.org'] },
    chainDefault: { http: ['https://previewnet.evm.nodes.onflow.org'] },
  },
  blockExplorers: { default: { name: 'Previewnet Explorer', url: 'https://previewnet.flowdiver.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 6205 } },
  testnet: true,
}

export const flowTestnet: EvmNetwork = {
  id: 545,
  caipNetworkId: 'eip155:545',
  chainNamespace: 'eip155',
  name: 'Flow EVM Testnet',
  nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.evm.nodes.onflow.org'] },
    chainDefault: { http: ['https://testnet.evm.nodes.onflow.org'] },
  },
  assets: { imageId: 'eip155-545' },
  blockExplorers: { default: { name: 'Flow Diver', url: 'https://evm-testnet.flowscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 137518 } },
  testnet: true,
}

export const fluence: EvmNetwork = {
  id: 9999999,
  caipNetworkId: 'eip155:9999999',
  chainNamespace: 'eip155',
  name: 'Fluence',
  nativeCurrency: { name: 'FLT', symbol: 'FLT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.fluence.dev'] },
    chainDefault: { http: ['https://rpc.mainnet.fluence.dev'] },
  },
  assets: { imageId: 'eip155-9999999' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.mainnet.fluence.dev' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 207583 } },
}

export const fluenceStage: EvmNetwork = {
  id: 123420000220,
  caipNetworkId: 'eip155:123420000220',
  chainNamespace: 'eip155',
  name: 'Fluence Stage',
  nativeCurrency: { name: 'tFLT', symbol: 'tFLT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.stage.fluence.dev'] },
    chainDefault: { http: ['https://rpc.stage.fluence.dev'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.stage.fluence.dev' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 83227 } },
  testnet: true,
}

export const fluenceTestnet: EvmNetwork = {
  id: 52164803,
  caipNetworkId: 'eip155:52164803',
  chainNamespace: 'eip155',
  name: 'Fluence Testnet',
  nativeCurrency: { name: 'tFLT', symbol: 'tFLT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.fluence.dev'] },
    chainDefault: { http: ['https://rpc.testnet.fluence.dev'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.testnet.fluence.dev' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 96424 } },
  testnet: true,
}

export const fluent: EvmNetwork = {
  id: 25363,
  caipNetworkId: 'eip155:25363',
  chainNamespace: 'eip155',
  name: 'Fluent',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.fluent.xyz'] }, chainDefault: { http: ['https://rpc.fluent.xyz'] } },
  assets: { imageId: 'eip155-25363' },
  blockExplorers: { default: { name: 'Fluent Explorer', url: 'https://fluentscan.xyz' } },
}

export const fluentDevnet: EvmNetwork = {
  id: 20993,
  caipNetworkId: 'eip155:20993',
  chainNamespace: 'eip155',
  name: 'Fluent Devnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.devnet.fluent.xyz'] },
    chainDefault: { http: ['https://rpc.devnet.fluent.xyz'] },
  },
  blockExplorers: { default: { name: 'Fluent Devnet Explorer', url: 'https://devnet.fluentscan.xyz' } },
  testnet: true,
}

export const fluentTestnet: EvmNetwork = {
  id: 20994,
  caipNetworkId: 'eip155:20994',
  chainNamespace: 'eip155',
  name: 'Fluent Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.fluent.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.fluent.xyz'] },
  },
  blockExplorers: { default: { name: 'Fluent Testnet Explorer', url: 'https://testnet.fluentscan.xyz' } },
  testnet: true,
}

export const form: EvmNetwork = {
  id: 478,
  caipNetworkId: 'eip155:478',
  chainNamespace: 'eip155',
  name: 'Form Network',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.form.network/http'] },
    chainDefault: { http: ['https://rpc.form.network/http'] },
  },
  blockExplorers: { default: { name: 'Form Explorer', url: 'https://explorer.form.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
}

export const formTestnet: EvmNetwork = {
  id: 132902,
  caipNetworkId: 'eip155:132902',
  chainNamespace: 'eip155',
  name: 'Form Testnet',
  nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia-rpc.form.network/http'] },
    chainDefault: { http: ['https://sepolia-rpc.form.network/http'] },
  },
  blockExplorers: { default: { name: 'Form Testnet Explorer', url: 'https://sepolia-explorer.form.network' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
}

export const forma: EvmNetwork = {
  id: 984122,
  caipNetworkId: 'eip155:984122',
  chainNamespace: 'eip155',
  name: 'Forma',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.forma.art'] }, chainDefault: { http: ['https://rpc.forma.art'] } },
  blockExplorers: { default: { name: 'Forma Explorer', url: 'https://explorer.forma.art' } },
  contracts: { multicall3: { address: '0xd53C6FFB123F7349A32980F87faeD8FfDc9ef079', blockCreated: 252705 } },
}

export const formicarium: EvmNetwork = {
  id: 43521,
  caipNetworkId: 'eip155:43521',
  chainNamespace: 'eip155',
  name: 'Formicarium',
  nativeCurrency: { name: 'M', symbol: 'M', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.formicarium.memecore.net'] },
    chainDefault: { http: ['https://rpc.formicarium.memecore.net'] },
  },
  blockExplorers: { default: { name: 'MemeCore Testnet Explorer', url: 'https://formicarium.memecorescan.io' } },
  testnet: true,
}

export const forta: EvmNetwork = {
  id: 80931,
  caipNetworkId: 'eip155:80931',
  chainNamespace: 'eip155',
  name: 'Forta Chain',
  nativeCurrency: { name: 'FORT', symbol: 'FORT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-forta-chain-8gj1qndmfc.t.conduit.xyz'] },
    chainDefault: { http: ['https://rpc-forta-chain-8gj1qndmfc.t.conduit.xyz'] },
  },
  blockExplorers: { default: { name: 'Forta Explorer', url: 'https://explorer.forta.org' } },
}

export const foundry: EvmNetwork = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Foundry',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] }, chainDefault: { http: ['http://127.0.0.1:8545'] } },
}

export const fraxtal: EvmNetwork = {
  id: 252,
  caipNetworkId: 'eip155:252',
  chainNamespace: 'eip155',
  name: 'Fraxtal',
  nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.frax.com'] }, chainDefault: { http: ['https://rpc.frax.com'] } },
  assets: { imageId: 'eip155-252' },
  blockExplorers: { default: { name: 'fraxscan', url: 'https://fraxscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const fraxtalTestnet: EvmNetwork = {
  id: 2522,
  caipNetworkId: 'eip155:2522',
  chainNamespace: 'eip155',
  name: 'Fraxtal Testnet',
  nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.frax.com'] },
    chainDefault: { http: ['https://rpc.testnet.frax.com'] },
  },
  blockExplorers: { default: { name: 'fraxscan testnet', url: 'https://holesky.fraxscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const funkiMainnet: EvmNetwork = {
  id: 33979,
  caipNetworkId: 'eip155:33979',
  chainNamespace: 'eip155',
  name: 'Funki',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-mainnet.funkichain.com'] },
    chainDefault: { http: ['https://rpc-mainnet.funkichain.com'] },
  },
  blockExplorers: { default: { name: 'Funki Mainnet Explorer', url: 'https://funkiscan.io' } },
}

export const funkiSepolia: EvmNetwork = {
  id: 3397901,
  caipNetworkId: 'eip155:3397901',
  chainNamespace: 'eip155',
  name: 'Funki Sepolia Sandbox',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://funki-testnet.alt.technology'] },
    chainDefault: { http: ['https://funki-testnet.alt.technology'] },
  },
  blockExplorers: {
    default: { name: 'Funki Sepolia Sandbox Explorer', url: 'https://sepolia-sandbox.funkichain.com' },
  },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1620204 } },
  testnet: true,
}

export const fuse: EvmNetwork = {
  id: 122,
  caipNetworkId: 'eip155:122',
  chainNamespace: 'eip155',
  name: 'Fuse',
  nativeCurrency: { name: 'Fuse', symbol: 'FUSE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.fuse.io'] }, chainDefault: { http: ['https://rpc.fuse.io'] } },
  assets: { imageId: 'eip155-122' },
  blockExplorers: { default: { name: 'Fuse Explorer', url: 'https://explorer.fuse.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 16146628 } },
}

export const fuseSparknet: EvmNetwork = {
  id: 123,
  caipNetworkId: 'eip155:123',
  chainNamespace: 'eip155',
  name: 'Fuse Sparknet',
  nativeCurrency: { name: 'Spark', symbol: 'SPARK', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.fusespark.io'] }, chainDefault: { http: ['https://rpc.fusespark.io'] } },
  blockExplorers: { default: { name: 'Sparkent Explorer', url: 'https://explorer.fusespark.io' } },
}

export const fusion: EvmNetwork = {
  id: 32659,
  caipNetworkId: 'eip155:32659',
  chainNamespace: 'eip155',
  name: 'Fusion Mainnet',
  nativeCurrency: { name: 'Fusion', symbol: 'FSN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.fusionnetwork.io'] },
    chainDefault: { http: ['https://mainnet.fusionnetwork.io'] },
  },
  blockExplorers: { default: { name: 'FSNscan', url: 'https://fsnscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 10441605 } },
}

export const fusionTestnet: EvmNetwork = {
  id: 46688,
  caipNetworkId: 'eip155:46688',
  chainNamespace: 'eip155',
  name: 'Fusion Testnet',
  nativeCurrency: { name: 'Fusion', symbol: 'FSN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.fusionnetwork.io'] },
    chainDefault: { http: ['https://testnet.fusionnetwork.io'] },
  },
  blockExplorers: { default: { name: 'FSNscan', url: 'https://testnet.fsnscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 10428309 } },
  testnet: true,
}
