// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const candyChain: EvmNetwork = {
  id: 2828,
  caipNetworkId: 'eip155:2828',
  chainNamespace: 'eip155',
  name: 'CandyChain',
  nativeCurrency: { name: 'CANDY', symbol: 'CANDY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://publicrpc.candychain.io'] },
    chainDefault: { http: ['https://publicrpc.candychain.io'] },
  },
  blockExplorers: { default: { name: 'CandyChain Explorer', url: 'https://streams.candychain.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2039339 } },
}

export const cannon: EvmNetwork = {
  id: 13370,
  caipNetworkId: 'eip155:13370',
  chainNamespace: 'eip155',
  name: 'Cannon',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] }, chainDefault: { http: ['http://127.0.0.1:8545'] } },
}

export const canto: EvmNetwork = {
  id: 7700,
  caipNetworkId: 'eip155:7700',
  chainNamespace: 'eip155',
  name: 'Canto',
  nativeCurrency: { name: 'Canto', symbol: 'CANTO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://canto.gravitychain.io'] },
    chainDefault: { http: ['https://canto.gravitychain.io'] },
  },
  blockExplorers: { default: { name: 'Tuber.Build (Blockscout)', url: 'https://tuber.build' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2905789 } },
}

export const celo: EvmNetwork = {
  id: 42220,
  caipNetworkId: 'eip155:42220',
  chainNamespace: 'eip155',
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo.org'] }, chainDefault: { http: ['https://forno.celo.org'] } },
  assets: { imageId: 'eip155-42220' },
  blockExplorers: { default: { name: 'Celo Explorer', url: 'https://celoscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13112599 } },
}

export const celoAlfajores: EvmNetwork = {
  id: 44787,
  caipNetworkId: 'eip155:44787',
  chainNamespace: 'eip155',
  name: 'Alfajores',
  nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://alfajores-forno.celo-testnet.org'] },
    chainDefault: { http: ['https://alfajores-forno.celo-testnet.org'] },
  },
  assets: { imageId: 'eip155-44787' },
  blockExplorers: { default: { name: 'Celo Alfajores Explorer', url: 'https://celo-alfajores.blockscout.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14569001 } },
  testnet: true,
}

export const celoSepolia: EvmNetwork = {
  id: 11142220,
  caipNetworkId: 'eip155:11142220',
  chainNamespace: 'eip155',
  name: 'Celo Sepolia Testnet',
  nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://forno.celo-sepolia.celo-testnet.org'] },
    chainDefault: { http: ['https://forno.celo-sepolia.celo-testnet.org'] },
  },
  blockExplorers: { default: { name: 'Celo Sepolia Explorer', url: 'https://celo-sepolia.blockscout.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 } },
  testnet: true,
}

export const chang: EvmNetwork = {
  id: 5858,
  caipNetworkId: 'eip155:5858',
  chainNamespace: 'eip155',
  name: 'Chang Chain Foundation Mainnet',
  nativeCurrency: { name: 'CTH', symbol: 'CTH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cthscan.com'] }, chainDefault: { http: ['https://rpc.cthscan.com'] } },
  blockExplorers: { default: { name: 'Chang Chain explorer', url: 'https://cthscan.com' } },
}

export const chiliz: EvmNetwork = {
  id: 88888,
  caipNetworkId: 'eip155:88888',
  chainNamespace: 'eip155',
  name: 'Chiliz Chain',
  nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.chiliz.com'] }, chainDefault: { http: ['https://rpc.chiliz.com'] } },
  assets: { imageId: 'eip155-88888' },
  blockExplorers: { default: { name: 'Chiliz Explorer', url: 'https://scan.chiliz.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 8080847 } },
}

export const chips: EvmNetwork = {
  id: 2882,
  caipNetworkId: 'eip155:2882',
  chainNamespace: 'eip155',
  name: 'Chips Network',
  nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://node.chips.ooo/wasp/api/v1/chains/iota1pp3d3mnap3ufmgqnjsnw344sqmf5svjh26y2khnmc89sv6788y3r207a8fn/evm',
      ],
    },
    chainDefault: {
      http: [
        'https://node.chips.ooo/wasp/api/v1/chains/iota1pp3d3mnap3ufmgqnjsnw344sqmf5svjh26y2khnmc89sv6788y3r207a8fn/evm',
      ],
    },
  },
}

export const citrate: EvmNetwork = {
  id: 40204,
  caipNetworkId: 'eip155:40204',
  chainNamespace: 'eip155',
  name: 'Citrate',
  nativeCurrency: { name: 'SALT', symbol: 'SALT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.citrate.ai'] }, chainDefault: { http: ['https://rpc.citrate.ai'] } },
  testnet: true,
}

export const citrea: EvmNetwork = {
  id: 4114,
  caipNetworkId: 'eip155:4114',
  chainNamespace: 'eip155',
  name: 'Citrea Mainnet',
  nativeCurrency: { name: 'Citrea Bitcoin', symbol: 'cBTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.citrea.xyz'] },
    chainDefault: { http: ['https://rpc.mainnet.citrea.xyz'] },
  },
  assets: { imageId: 'eip155-4114' },
  blockExplorers: { default: { name: 'Citrea Explorer', url: 'https://explorer.mainnet.citrea.xyz' } },
}

export const citreaTestnet: EvmNetwork = {
  id: 5115,
  caipNetworkId: 'eip155:5115',
  chainNamespace: 'eip155',
  name: 'Citrea Testnet',
  nativeCurrency: { name: 'cBTC', symbol: 'cBTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.citrea.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.citrea.xyz'] },
  },
  blockExplorers: { default: { name: 'Citrea Explorer', url: 'https://explorer.testnet.citrea.xyz' } },
  testnet: true,
}

export const classic: EvmNetwork = {
  id: 61,
  caipNetworkId: 'eip155:61',
  chainNamespace: 'eip155',
  name: 'Ethereum Classic',
  nativeCurrency: { name: 'ETC', symbol: 'ETC', decimals: 18 },
  rpcUrls: { default: { http: ['https://etc.rivet.link'] }, chainDefault: { http: ['https://etc.rivet.link'] } },
  assets: { imageId: 'eip155-61' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.com/etc/mainnet' } },
}

export const codex: EvmNetwork = {
  id: 81224,
  caipNetworkId: 'eip155:81224',
  chainNamespace: 'eip155',
  name: 'Codex',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.codex.xyz'] }, chainDefault: { http: ['https://rpc.codex.xyz'] } },
  assets: { imageId: 'eip155-81224' },
  blockExplorers: { default: { name: 'Codex Explorer', url: 'https://explorer.codex.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
}

export const codexTestnet: EvmNetwork = {
  id: 812242,
  caipNetworkId: 'eip155:812242',
  chainNamespace: 'eip155',
  name: 'Codex Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.codex-stg.xyz'] }, chainDefault: { http: ['https://rpc.codex-stg.xyz'] } },
  blockExplorers: { default: { name: 'Codex Testnet Explorer', url: 'https://explorer.codex-stg.xyz' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
}

export const coinbit: EvmNetwork = {
  id: 112,
  caipNetworkId: 'eip155:112',
  chainNamespace: 'eip155',
  name: 'Coinbit Mainnet',
  nativeCurrency: { name: 'GIDR', symbol: 'GIDR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://coinbit-rpc-mainnet.chain.sbcrypto.app'] },
    chainDefault: { http: ['https://coinbit-rpc-mainnet.chain.sbcrypto.app'] },
  },
  blockExplorers: { default: { name: 'Coinbit Explorer', url: 'https://coinbit-explorer.chain.sbcrypto.app' } },
}

export const coinex: EvmNetwork = {
  id: 52,
  caipNetworkId: 'eip155:52',
  chainNamespace: 'eip155',
  name: 'CoinEx Mainnet',
  nativeCurrency: { name: 'cet', symbol: 'cet', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.coinex.net'] }, chainDefault: { http: ['https://rpc.coinex.net'] } },
  assets: { imageId: 'eip155-52' },
  blockExplorers: { default: { name: 'CoinEx Explorer', url: 'https://www.coinex.net' } },
}

export const confluxESpace: EvmNetwork = {
  id: 1030,
  caipNetworkId: 'eip155:1030',
  chainNamespace: 'eip155',
  name: 'Conflux eSpace',
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm.confluxrpc.com'] },
    chainDefault: { http: ['https://evm.confluxrpc.com'] },
  },
  assets: { imageId: 'eip155-1030' },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evm.confluxscan.org' } },
  contracts: { multicall3: { address: '0xEFf0078910f638cd81996cc117bccD3eDf2B072F', blockCreated: 68602935 } },
}

export const confluxESpaceTestnet: EvmNetwork = {
  id: 71,
  caipNetworkId: 'eip155:71',
  chainNamespace: 'eip155',
  name: 'Conflux eSpace Testnet',
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evmtestnet.confluxrpc.com'] },
    chainDefault: { http: ['https://evmtestnet.confluxrpc.com'] },
  },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evmtestnet.confluxscan.org' } },
  contracts: { multicall3: { address: '0xEFf0078910f638cd81996cc117bccD3eDf2B072F', blockCreated: 117499050 } },
  testnet: true,
}

export const coreDao: EvmNetwork = {
  id: 1116,
  caipNetworkId: 'eip155:1116',
  chainNamespace: 'eip155',
  name: 'Core Dao',
  nativeCurrency: { name: 'Core', symbol: 'CORE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.coredao.org'] }, chainDefault: { http: ['https://rpc.coredao.org'] } },
  blockExplorers: { default: { name: 'CoreDao', url: 'https://scan.coredao.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 11907934 } },
}

export const coreTestnet1: EvmNetwork = {
  id: 1115,
  caipNetworkId: 'eip155:1115',
  chainNamespace: 'eip155',
  name: 'Core Testnet',
  nativeCurrency: { name: 'tCore', symbol: 'TCORE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.test.btcs.network'] },
    chainDefault: { http: ['https://rpc.test.btcs.network'] },
  },
  blockExplorers: { default: { name: 'Core Testnet', url: 'https://scan.test.btcs.network' } },
  contracts: { multicall3: { address: '0xCcddF20A1932537123C2E48Bd8e00b108B8f7569', blockCreated: 29350509 } },
  testnet: true,
}

export const coreTestnet2: EvmNetwork = {
  id: 1114,
  caipNetworkId: 'eip155:1114',
  chainNamespace: 'eip155',
  name: 'Core Testnet2',
  nativeCurrency: { name: 'tCore2', symbol: 'TCORE2', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.test2.btcs.network'] },
    chainDefault: { http: ['https://rpc.test2.btcs.network'] },
  },
  blockExplorers: { default: { name: 'Core Testnet2', url: 'https://scan.test2.btcs.network' } },
  contracts: { multicall3: { address: '0x3CB285ff3Cd5C7C7e570b1E7DE3De17A0f985e56', blockCreated: 3838600 } },
  testnet: true,
}

export const corn: EvmNetwork = {
  id: 21000000,
  caipNetworkId: 'eip155:21000000',
  chainNamespace: 'eip155',
  name: 'Corn',
  nativeCurrency: { name: 'Bitcorn', symbol: 'BTCN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://21000000.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://21000000.rpc.thirdweb.com'] },
  },
  assets: { imageId: 'eip155-21000000' },
  blockExplorers: { default: { name: 'Corn Explorer', url: 'https://cornscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3228 } },
}

export const cornTestnet: EvmNetwork = {
  id: 21000001,
  caipNetworkId: 'eip155:21000001',
  chainNamespace: 'eip155',
  name: 'Corn Testnet',
  nativeCurrency: { name: 'Bitcorn', symbol: 'BTCN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://21000001.rpc.thirdweb.com'] },
    chainDefault: { http: ['https://21000001.rpc.thirdweb.com'] },
  },
  blockExplorers: { default: { name: 'Corn Testnet Explorer', url: 'https://testnet.cornscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4886 } },
  testnet: true,
}

export const cpchain: EvmNetwork = {
  id: 86608,
  caipNetworkId: 'eip155:86608',
  chainNamespace: 'eip155',
  name: 'CpChain',
  nativeCurrency: { name: 'CpChain', symbol: 'CP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.cpchain.com'] }, chainDefault: { http: ['https://rpc.cpchain.com'] } },
  blockExplorers: { default: { name: 'CpChain Explorer', url: 'https://explorer.cpchain.com' } },
}

export const crab: EvmNetwork = {
  id: 44,
  caipNetworkId: 'eip155:44',
  chainNamespace: 'eip155',
  name: 'Crab Network',
  nativeCurrency: { name: 'Crab Network Native Token', symbol: 'CRAB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://crab-rpc.darwinia.network'] },
    chainDefault: { http: ['https://crab-rpc.darwinia.network'] },
  },
  assets: { imageId: 'eip155-44' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://crab-scan.darwinia.network' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 3032593 } },
}

export const creatorTestnet: EvmNetwork = {
  id: 66665,
  caipNetworkId: 'eip155:66665',
  chainNamespace: 'eip155',
  name: 'Creator',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.creatorchain.io'] },
    chainDefault: { http: ['https://rpc.creatorchain.io'] },
  },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.creatorchain.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
}

export const creditCoin3Devnet: EvmNetwork = {
  id: 102032,
  caipNetworkId: 'eip155:102032',
  chainNamespace: 'eip155',
  name: 'Creditcoin Devnet',
  nativeCurrency: { name: 'Devnet CTC', symbol: 'devCTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.cc3-devnet.creditcoin.network'] },
    chainDefault: { http: ['https://rpc.cc3-devnet.creditcoin.network'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin-devnet.blockscout.com' } },
  contracts: { multicall3: { address: '0x47b51dC7b7Bbb3d9eB12080e3DA6E26125e8D75e', blockCreated: 16352786 } },
  testnet: true,
}

export const creditCoin3Mainnet: EvmNetwork = {
  id: 102030,
  caipNetworkId: 'eip155:102030',
  chainNamespace: 'eip155',
  name: 'Creditcoin',
  nativeCurrency: { name: 'Creditcoin', symbol: 'CTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet3.creditcoin.network'] },
    chainDefault: { http: ['https://mainnet3.creditcoin.network'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin.blockscout.com' } },
  contracts: { multicall3: { address: '0x47b51dC7b7Bbb3d9eB12080e3DA6E26125e8D75e', blockCreated: 4373631 } },
}

export const creditCoin3Testnet: EvmNetwork = {
  id: 102031,
  caipNetworkId: 'eip155:102031',
  chainNamespace: 'eip155',
  name: 'Creditcoin Testnet',
  nativeCurrency: { name: 'Creditcoin Testnet', symbol: 'tCTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.cc3-testnet.creditcoin.network'] },
    chainDefault: { http: ['https://rpc.cc3-testnet.creditcoin.network'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin-testnet.blockscout.com' } },
  contracts: { multicall3: { address: '0x47b51dC7b7Bbb3d9eB12080e3DA6E26125e8D75e', blockCreated: 5566188 } },
  testnet: true,
}

export const cronos: EvmNetwork = {
  id: 25,
  caipNetworkId: 'eip155:25',
  chainNamespace: 'eip155',
  name: 'Cronos Mainnet',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.cronos.org'] }, chainDefault: { http: ['https://evm.cronos.org'] } },
  assets: { imageId: 'eip155-25' },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1963112 } },
}

export const cronosTestnet: EvmNetwork = {
  id: 338,
  caipNetworkId: 'eip155:338',
  chainNamespace: 'eip155',
  name: 'Cronos Testnet',
  nativeCurrency: { name: 'CRO', symbol: 'tCRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-t3.cronos.org'] }, chainDefault: { http: ['https://evm-t3.cronos.org'] } },
  assets: { imageId: 'eip155-338' },
  blockExplorers: { default: { name: 'Cronos Explorer (Testnet)', url: 'https://explorer.cronos.org/testnet' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 10191251 } },
  testnet: true,
}

export const cronoszkEVM: EvmNetwork = {
  id: 388,
  caipNetworkId: 'eip155:388',
  chainNamespace: 'eip155',
  name: 'Cronos zkEVM Mainnet',
  nativeCurrency: { name: 'Cronos zkEVM CRO', symbol: 'zkCRO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.zkevm.cronos.org'] },
    chainDefault: { http: ['https://mainnet.zkevm.cronos.org'] },
  },
  assets: { imageId: 'eip155-388' },
  blockExplorers: {
    default: { name: 'Cronos zkEVM (Mainnet) Chain Explorer', url: 'https://explorer.zkevm.cronos.org' },
  },
  contracts: { multicall3: { address: '0x06f4487d7c4a5983d2660db965cc6d2565e4cfaa', blockCreated: 72 } },
}

export const cronoszkEVMTestnet: EvmNetwork = {
  id: 282,
  caipNetworkId: 'eip155:282',
  chainNamespace: 'eip155',
  name: 'Cronos zkEVM Testnet',
  nativeCurrency: { name: 'Cronos zkEVM Test Coin', symbol: 'zkTCRO', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.zkevm.cronos.org'] },
    chainDefault: { http: ['https://testnet.zkevm.cronos.org'] },
  },
  blockExplorers: {
    default: { name: 'Cronos zkEVM Testnet Explorer', url: 'https://explorer.zkevm.cronos.org/testnet' },
  },
  testnet: true,
}

export const crossbell: EvmNetwork = {
  id: 3737,
  caipNetworkId: 'eip155:3737',
  chainNamespace: 'eip155',
  name: 'Crossbell',
  nativeCurrency: { name: 'CSB', symbol: 'CSB', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.crossbell.io'] }, chainDefault: { http: ['https://rpc.crossbell.io'] } },
  blockExplorers: { default: { name: 'CrossScan', url: 'https://scan.crossbell.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 38246031 } },
}

export const crossfi: EvmNetwork = {
  id: 4158,
  caipNetworkId: 'eip155:4158',
  chainNamespace: 'eip155',
  name: 'CrossFi Mainnet',
  nativeCurrency: { name: 'CrossFi', symbol: 'XFI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.ms'] }, chainDefault: { http: ['https://rpc.mainnet.ms'] } },
  blockExplorers: { default: { name: 'CrossFi Blockchain Explorer', url: 'https://xfiscan.com' } },
}

export const curtis: EvmNetwork = {
  id: 33111,
  caipNetworkId: 'eip155:33111',
  chainNamespace: 'eip155',
  name: 'Curtis',
  nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.curtis.apechain.com'] },
    chainDefault: { http: ['https://rpc.curtis.apechain.com'] },
  },
  blockExplorers: { default: { name: 'Curtis Explorer', url: 'https://explorer.curtis.apechain.com' } },
  testnet: true,
}

export const cyber: EvmNetwork = {
  id: 7560,
  caipNetworkId: 'eip155:7560',
  chainNamespace: 'eip155',
  name: 'Cyber',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://cyber.alt.technology'] },
    chainDefault: { http: ['https://cyber.alt.technology'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://cyberscan.co' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const cyberTestnet: EvmNetwork = {
  id: 111557560,
  caipNetworkId: 'eip155:111557560',
  chainNamespace: 'eip155',
  name: 'Cyber Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://cyber-testnet.alt.technology'] },
    chainDefault: { http: ['https://cyber-testnet.alt.technology'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet.cyberscan.co' } },
  contracts: { multicall3: { address: '0xffc391F0018269d4758AEA1a144772E8FB99545E', blockCreated: 304545 } },
  testnet: true,
}
