// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const jasmyChain: EvmNetwork = {
  id: 680,
  caipNetworkId: 'eip155:680',
  chainNamespace: 'eip155',
  name: 'Jasmy Chain',
  nativeCurrency: { name: 'JasmyCoin', symbol: 'JASMY', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.jasmychain.io'] }, chainDefault: { http: ['https://rpc.jasmychain.io'] } },
}

export const jasmyChainTestnet: EvmNetwork = {
  id: 681,
  caipNetworkId: 'eip155:681',
  chainNamespace: 'eip155',
  name: 'Jasmy Chain Testnet',
  nativeCurrency: { name: 'JasmyCoin', symbol: 'JASMY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc_testnet.jasmychain.io'] },
    chainDefault: { http: ['https://rpc_testnet.jasmychain.io'] },
  },
  testnet: true,
}

export const jbc: EvmNetwork = {
  id: 8899,
  caipNetworkId: 'eip155:8899',
  chainNamespace: 'eip155',
  name: 'JB Chain',
  nativeCurrency: { name: 'JBC', symbol: 'JBC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-l1.jibchain.net'] },
    chainDefault: { http: ['https://rpc-l1.jibchain.net'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp-l1.jibchain.net' } },
  contracts: { multicall3: { address: '0xc0C8C486D1466C57Efe13C2bf000d4c56F47CBdC', blockCreated: 2299048 } },
}

export const jbcTestnet: EvmNetwork = {
  id: 88991,
  caipNetworkId: 'eip155:88991',
  chainNamespace: 'eip155',
  name: 'Jibchain Testnet',
  nativeCurrency: { name: 'tJBC', symbol: 'tJBC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.jibchain.net'] },
    chainDefault: { http: ['https://rpc.testnet.jibchain.net'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://exp.testnet.jibchain.net' } },
  contracts: { multicall3: { address: '0xa1a858ad9041B4741e620355a3F96B3c78e70ecE', blockCreated: 32848 } },
  testnet: true,
}

export const jocMainnet: EvmNetwork = {
  id: 81,
  caipNetworkId: 'eip155:81',
  chainNamespace: 'eip155',
  name: 'Japan Open Chain Mainnet',
  nativeCurrency: { name: 'Japan Open Chain Token', symbol: 'JOC', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-1.japanopenchain.org:8545',
        'https://rpc-2.japanopenchain.org:8545',
        'https://rpc-3.japanopenchain.org',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc-1.japanopenchain.org:8545',
        'https://rpc-2.japanopenchain.org:8545',
        'https://rpc-3.japanopenchain.org',
      ],
    },
  },
  assets: { imageId: 'eip155-81' },
  blockExplorers: { default: { name: 'Block Explorer', url: 'https://explorer.japanopenchain.org' } },
}

export const jocTestnet: EvmNetwork = {
  id: 10081,
  caipNetworkId: 'eip155:10081',
  chainNamespace: 'eip155',
  name: 'Japan Open Chain Testnet',
  nativeCurrency: { name: 'Japan Open Chain Testnet Token', symbol: 'JOCT', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-1.testnet.japanopenchain.org:8545',
        'https://rpc-2.testnet.japanopenchain.org:8545',
        'https://rpc-3.testnet.japanopenchain.org',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc-1.testnet.japanopenchain.org:8545',
        'https://rpc-2.testnet.japanopenchain.org:8545',
        'https://rpc-3.testnet.japanopenchain.org',
      ],
    },
  },
  blockExplorers: { default: { name: 'Testnet Block Explorer', url: 'https://explorer.testnet.japanopenchain.org' } },
  testnet: true,
}

export const jovay: EvmNetwork = {
  id: 5734951,
  caipNetworkId: 'eip155:5734951',
  chainNamespace: 'eip155',
  name: 'Jovay Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.jovay.io'] }, chainDefault: { http: ['https://rpc.jovay.io'] } },
  blockExplorers: { default: { name: 'Jovay Explorer', url: 'https://explorer.jovay.io/l2' } },
}

export const jovaySepolia: EvmNetwork = {
  id: 2019775,
  caipNetworkId: 'eip155:2019775',
  chainNamespace: 'eip155',
  name: 'Jovay Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.zan.top/public/jovay-testnet'] },
    chainDefault: { http: ['https://api.zan.top/public/jovay-testnet'] },
  },
  blockExplorers: { default: { name: 'Jovay Testnet Explorer', url: 'https://sepolia-explorer.jovay.io/l2' } },
  testnet: true,
}

export const juneo: EvmNetwork = {
  id: 45003,
  caipNetworkId: 'eip155:45003',
  chainNamespace: 'eip155',
  name: 'Juneo JUNE-Chain',
  nativeCurrency: { name: 'JUNE-Chain', symbol: 'JUNE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/JUNE/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/JUNE/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/2' } },
}

export const juneoBCH1Chain: EvmNetwork = {
  id: 45013,
  caipNetworkId: 'eip155:45013',
  chainNamespace: 'eip155',
  name: 'Juneo BCH1-Chain',
  nativeCurrency: { name: 'Juneo BCH1-Chain', symbol: 'BCH1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/BCH1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/BCH1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/12' } },
}

export const juneoDAI1Chain: EvmNetwork = {
  id: 45004,
  caipNetworkId: 'eip155:45004',
  chainNamespace: 'eip155',
  name: 'Juneo DAI1-Chain',
  nativeCurrency: { name: 'Juneo DAI1-Chain', symbol: 'DAI1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/DAI1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/DAI1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/5' } },
}

export const juneoDOGE1Chain: EvmNetwork = {
  id: 45010,
  caipNetworkId: 'eip155:45010',
  chainNamespace: 'eip155',
  name: 'Juneo DOGE1-Chain',
  nativeCurrency: { name: 'Juneo DOGE1-Chain', symbol: 'DOGE1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/DOGE1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/DOGE1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/10' } },
}

export const juneoEUR1Chain: EvmNetwork = {
  id: 45011,
  caipNetworkId: 'eip155:45011',
  chainNamespace: 'eip155',
  name: 'Juneo EUR1-Chain',
  nativeCurrency: { name: 'Juneo EUR1-Chain', symbol: 'EUR1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/EUR1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/EUR1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/6' } },
}

export const juneoGLD1Chain: EvmNetwork = {
  id: 45008,
  caipNetworkId: 'eip155:45008',
  chainNamespace: 'eip155',
  name: 'Juneo GLD1-Chain',
  nativeCurrency: { name: 'Juneo GLD1-Chain', symbol: 'GLD1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/GLD1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/GLD1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/8' } },
}

export const juneoLINK1Chain: EvmNetwork = {
  id: 45014,
  caipNetworkId: 'eip155:45014',
  chainNamespace: 'eip155',
  name: 'Juneo LINK1-Chain',
  nativeCurrency: { name: 'Juneo LINK1-Chain', symbol: 'LINK1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/LINK1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/LINK1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/13' } },
}

export const juneoLTC1Chain: EvmNetwork = {
  id: 45009,
  caipNetworkId: 'eip155:45009',
  chainNamespace: 'eip155',
  name: 'Juneo LTC1-Chain',
  nativeCurrency: { name: 'Juneo LTC1-Chain', symbol: 'LTC1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/LTC1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/LTC1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/11' } },
}

export const juneoSGD1Chain: EvmNetwork = {
  id: 45012,
  caipNetworkId: 'eip155:45012',
  chainNamespace: 'eip155',
  name: 'Juneo SGD1-Chain',
  nativeCurrency: { name: 'Juneo SGD1-Chain', symbol: 'SGD1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/SGD1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/SGD1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/7' } },
}

export const juneoSocotraTestnet: EvmNetwork = {
  id: 101003,
  caipNetworkId: 'eip155:101003',
  chainNamespace: 'eip155',
  name: 'Socotra JUNE-Chain',
  nativeCurrency: { name: 'Socotra JUNE-Chain', symbol: 'JUNE', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.socotra-testnet.network/ext/bc/JUNE/rpc'] },
    chainDefault: { http: ['https://rpc.socotra-testnet.network/ext/bc/JUNE/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://socotra.juneoscan.io/chain/2' } },
  testnet: true,
}

export const juneoUSD1Chain: EvmNetwork = {
  id: 45006,
  caipNetworkId: 'eip155:45006',
  chainNamespace: 'eip155',
  name: 'Juneo USD1-Chain',
  nativeCurrency: { name: 'Juneo USD1-Chain', symbol: 'USD1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/USD1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/USD1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/4' } },
}

export const juneoUSDT1Chain: EvmNetwork = {
  id: 45005,
  caipNetworkId: 'eip155:45005',
  chainNamespace: 'eip155',
  name: 'Juneo USDT1-Chain',
  nativeCurrency: { name: 'Juneo USDT1-Chain', symbol: 'USDT1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/USDT1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/USDT1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/3' } },
}

export const juneomBTC1Chain: EvmNetwork = {
  id: 45007,
  caipNetworkId: 'eip155:45007',
  chainNamespace: 'eip155',
  name: 'Juneo mBTC1-Chain',
  nativeCurrency: { name: 'Juneo mBTC1-Chain', symbol: 'mBTC1', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.juneo-mainnet.network/ext/bc/mBTC1/rpc'] },
    chainDefault: { http: ['https://rpc.juneo-mainnet.network/ext/bc/mBTC1/rpc'] },
  },
  blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/9' } },
}
