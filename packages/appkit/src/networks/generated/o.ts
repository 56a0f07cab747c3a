// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const oasisTestnet: EvmNetwork = {
  id: 4090,
  caipNetworkId: 'eip155:4090',
  chainNamespace: 'eip155',
  name: 'Oasis Testnet',
  nativeCurrency: { name: 'Fasttoken', symbol: 'FTN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc1.oasis.bahamutchain.com'] },
    chainDefault: { http: ['https://rpc1.oasis.bahamutchain.com'] },
  },
  blockExplorers: { default: { name: 'Ftnscan', url: 'https://oasis.ftnscan.com' } },
  testnet: true,
}

export const oasys: EvmNetwork = {
  id: 248,
  caipNetworkId: 'eip155:248',
  chainNamespace: 'eip155',
  name: 'Oasys',
  nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.oasys.games'] },
    chainDefault: { http: ['https://rpc.mainnet.oasys.games'] },
  },
  assets: { imageId: 'eip155-248' },
  blockExplorers: { default: { name: 'OasysScan', url: 'https://scan.oasys.games' } },
}

export const odysseyTestnet: EvmNetwork = {
  id: 911867,
  caipNetworkId: 'eip155:911867',
  chainNamespace: 'eip155',
  name: 'Odyssey Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://odyssey.ithaca.xyz'] },
    chainDefault: { http: ['https://odyssey.ithaca.xyz'] },
  },
  blockExplorers: { default: { name: 'Odyssey Explorer', url: 'https://odyssey-explorer.ithaca.xyz' } },
  testnet: true,
}

export const okc: EvmNetwork = {
  id: 66,
  caipNetworkId: 'eip155:66',
  chainNamespace: 'eip155',
  name: 'OKC',
  nativeCurrency: { name: 'OKT', symbol: 'OKT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://exchainrpc.okex.org'] },
    chainDefault: { http: ['https://exchainrpc.okex.org'] },
  },
  assets: { imageId: 'eip155-66' },
  blockExplorers: { default: { name: 'oklink', url: 'https://www.oklink.com/okc' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 10364792 } },
}

export const omax: EvmNetwork = {
  id: 311,
  caipNetworkId: 'eip155:311',
  chainNamespace: 'eip155',
  name: 'Omax Mainnet',
  nativeCurrency: { name: 'OMAX', symbol: 'OMAX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainapi.omaxray.com'] },
    chainDefault: { http: ['https://mainapi.omaxray.com'] },
  },
  blockExplorers: { default: { name: 'Omax Explorer', url: 'https://omaxscan.com' } },
}

export const omni: EvmNetwork = {
  id: 166,
  caipNetworkId: 'eip155:166',
  chainNamespace: 'eip155',
  name: 'Omni',
  nativeCurrency: { name: 'Omni', symbol: 'OMNI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.omni.network'] },
    chainDefault: { http: ['https://mainnet.omni.network'] },
  },
  blockExplorers: { default: { name: 'OmniScan', url: 'https://omniscan.network' } },
}

export const omniOmega: EvmNetwork = {
  id: 164,
  caipNetworkId: 'eip155:164',
  chainNamespace: 'eip155',
  name: 'Omni Omega',
  nativeCurrency: { name: 'Omni', symbol: 'OMNI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://omega.omni.network'] },
    chainDefault: { http: ['https://omega.omni.network'] },
  },
  blockExplorers: { default: { name: 'Omega OmniScan', url: 'https://omega.omniscan.network' } },
  testnet: true,
}

export const oneWorld: EvmNetwork = {
  id: 309075,
  caipNetworkId: 'eip155:309075',
  chainNamespace: 'eip155',
  name: 'One World Chain Mainnet',
  nativeCurrency: { name: 'OWCT', symbol: 'OWCT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-rpc.oneworldchain.org'] },
    chainDefault: { http: ['https://mainnet-rpc.oneworldchain.org'] },
  },
  blockExplorers: { default: { name: 'One World Explorer', url: 'https://mainnet.oneworldchain.org' } },
}

export const oortMainnetDev: EvmNetwork = {
  id: 9700,
  caipNetworkId: 'eip155:9700',
  chainNamespace: 'eip155',
  name: 'OORT MainnetDev',
  nativeCurrency: { name: 'OORT', symbol: 'OORT', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://dev-rpc.oortech.com'] },
    chainDefault: { http: ['https://dev-rpc.oortech.com'] },
  },
  blockExplorers: { default: { name: 'OORT MainnetDev Explorer', url: 'https://dev-scan.oortech.com' } },
}

export const opBNB: EvmNetwork = {
  id: 204,
  caipNetworkId: 'eip155:204',
  chainNamespace: 'eip155',
  name: 'opBNB',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://opbnb-mainnet-rpc.bnbchain.org'] },
    chainDefault: { http: ['https://opbnb-mainnet-rpc.bnbchain.org'] },
  },
  blockExplorers: { default: { name: 'opBNB (BSCScan)', url: 'https://opbnb.bscscan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 512881 } },
}

export const opBNBTestnet: EvmNetwork = {
  id: 5611,
  caipNetworkId: 'eip155:5611',
  chainNamespace: 'eip155',
  name: 'opBNB Testnet',
  nativeCurrency: { name: 'tBNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://opbnb-testnet-rpc.bnbchain.org'] },
    chainDefault: { http: ['https://opbnb-testnet-rpc.bnbchain.org'] },
  },
  blockExplorers: { default: { name: 'opbnbscan', url: 'https://testnet.opbnbscan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3705108 } },
  testnet: true,
}

export const openledger: EvmNetwork = {
  id: 1612,
  caipNetworkId: 'eip155:1612',
  chainNamespace: 'eip155',
  name: 'OpenLedger',
  nativeCurrency: { name: 'Open', symbol: 'OPEN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.openledger.xyz'] },
    chainDefault: { http: ['https://rpc.openledger.xyz'] },
  },
  blockExplorers: { default: { name: 'OpenLedger Explorer', url: 'https://scan.openledger.xyz' } },
}

export const optimism: EvmNetwork = {
  id: 10,
  caipNetworkId: 'eip155:10',
  chainNamespace: 'eip155',
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.optimism.io'] },
    chainDefault: { http: ['https://mainnet.optimism.io'] },
  },
  assets: { imageId: 'eip155-10' },
  blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4286263 } },
}

export const optimismGoerli: EvmNetwork = {
  id: 420,
  caipNetworkId: 'eip155:420',
  chainNamespace: 'eip155',
  name: 'Optimism Goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://goerli.optimism.io'] },
    chainDefault: { http: ['https://goerli.optimism.io'] },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli-optimism.etherscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 49461 } },
  testnet: true,
}

export const optimismSepolia: EvmNetwork = {
  id: 11155420,
  caipNetworkId: 'eip155:11155420',
  chainNamespace: 'eip155',
  name: 'OP Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://sepolia.optimism.io'] },
    chainDefault: { http: ['https://sepolia.optimism.io'] },
  },
  assets: { imageId: 'eip155-11155420' },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1620204 } },
  testnet: true,
}

export const optopia: EvmNetwork = {
  id: 62050,
  caipNetworkId: 'eip155:62050',
  chainNamespace: 'eip155',
  name: 'Optopia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-mainnet.optopia.ai'] },
    chainDefault: { http: ['https://rpc-mainnet.optopia.ai'] },
  },
  assets: { imageId: 'eip155-62050' },
  blockExplorers: { default: { name: 'Optopia Explorer', url: 'https://scan.optopia.ai' } },
}

export const optopiaTestnet: EvmNetwork = {
  id: 62049,
  caipNetworkId: 'eip155:62049',
  chainNamespace: 'eip155',
  name: 'Optopia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.optopia.ai'] },
    chainDefault: { http: ['https://rpc-testnet.optopia.ai'] },
  },
  blockExplorers: { default: { name: 'Optopia Explorer', url: 'https://scan-testnet.optopia.ai' } },
  testnet: true,
}

export const orderly: EvmNetwork = {
  id: 291,
  caipNetworkId: 'eip155:291',
  chainNamespace: 'eip155',
  name: 'Orderly',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.orderly.network'] },
    chainDefault: { http: ['https://rpc.orderly.network'] },
  },
  assets: { imageId: 'eip155-291' },
  blockExplorers: { default: { name: 'Orderly Explorer', url: 'https://explorer.orderly.network' } },
}

export const orderlySepolia: EvmNetwork = {
  id: 4460,
  caipNetworkId: 'eip155:4460',
  chainNamespace: 'eip155',
  name: 'Orderly Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://l2-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz'] },
    chainDefault: { http: ['https://l2-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz'] },
  },
  blockExplorers: {
    default: {
      name: 'Orderly Explorer',
      url: 'https://explorerl2new-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz',
    },
  },
  testnet: true,
}

export const otimDevnet: EvmNetwork = {
  id: 41144114,
  caipNetworkId: 'eip155:41144114',
  chainNamespace: 'eip155',
  name: 'Otim Devnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://devnet.otim.xyz'] }, chainDefault: { http: ['http://devnet.otim.xyz'] } },
  testnet: true,
}
