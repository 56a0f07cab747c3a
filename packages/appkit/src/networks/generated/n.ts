// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const nahmii: EvmNetwork = {
  id: 5551,
  caipNetworkId: 'eip155:5551',
  chainNamespace: 'eip155',
  name: 'Nahmii 2 Mainnet',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://l2.nahmii.io'] }, chainDefault: { http: ['https://l2.nahmii.io'] } },
  blockExplorers: { default: { name: 'Nahmii 2 Explorer', url: 'https://explorer.n2.nahmii.io' } },
}

export const nautilus: EvmNetwork = {
  id: 22222,
  caipNetworkId: 'eip155:22222',
  chainNamespace: 'eip155',
  name: 'Nautilus Mainnet',
  nativeCurrency: { name: 'ZBC', symbol: 'ZBC', decimals: 9 },
  rpcUrls: {
    default: { http: ['https://api.nautilus.nautchain.xyz'] },
    chainDefault: { http: ['https://api.nautilus.nautchain.xyz'] },
  },
  blockExplorers: { default: { name: 'NautScan', url: 'https://nautscan.com' } },
}

export const near: EvmNetwork = {
  id: 397,
  caipNetworkId: 'eip155:397',
  chainNamespace: 'eip155',
  name: 'NEAR Protocol',
  nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc.mainnet.near.org'] },
    chainDefault: { http: ['https://eth-rpc.mainnet.near.org'] },
  },
  blockExplorers: { default: { name: 'NEAR Explorer', url: 'https://eth-explorer.near.org' } },
}

export const nearTestnet: EvmNetwork = {
  id: 398,
  caipNetworkId: 'eip155:398',
  chainNamespace: 'eip155',
  name: 'NEAR Protocol Testnet',
  nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth-rpc.testnet.near.org'] },
    chainDefault: { http: ['https://eth-rpc.testnet.near.org'] },
  },
  blockExplorers: { default: { name: 'NEAR Explorer', url: 'https://eth-explorer-testnet.near.org' } },
  testnet: true,
}

export const neonDevnet: EvmNetwork = {
  id: 245022926,
  caipNetworkId: 'eip155:245022926',
  chainNamespace: 'eip155',
  name: 'Neon EVM DevNet',
  nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://devnet.neonevm.org'] },
    chainDefault: { http: ['https://devnet.neonevm.org'] },
  },
  blockExplorers: { default: { name: 'Neonscan', url: 'https://devnet.neonscan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 205206112 } },
  testnet: true,
}

export const neonMainnet: EvmNetwork = {
  id: 245022934,
  caipNetworkId: 'eip155:245022934',
  chainNamespace: 'eip155',
  name: 'Neon EVM MainNet',
  nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://neon-proxy-mainnet.solana.p2p.org'] },
    chainDefault: { http: ['https://neon-proxy-mainnet.solana.p2p.org'] },
  },
  assets: { imageId: 'eip155-245022934' },
  blockExplorers: { default: { name: 'Neonscan', url: 'https://neonscan.org' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 206545524 } },
}

export const neoxMainnet: EvmNetwork = {
  id: 47763,
  caipNetworkId: 'eip155:47763',
  chainNamespace: 'eip155',
  name: 'Neo X Mainnet',
  nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet-1.rpc.banelabs.org', 'https://mainnet-2.rpc.banelabs.org'] },
    chainDefault: { http: ['https://mainnet-1.rpc.banelabs.org', 'https://mainnet-2.rpc.banelabs.org'] },
  },
  assets: { imageId: 'eip155-47763' },
  blockExplorers: { default: { name: 'Neo X - Explorer', url: 'https://xexplorer.neo.org' } },
}

export const neoxT4: EvmNetwork = {
  id: 12227332,
  caipNetworkId: 'eip155:12227332',
  chainNamespace: 'eip155',
  name: 'Neo X Testnet T4',
  nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet.rpc.banelabs.org/'] },
    chainDefault: { http: ['https://testnet.rpc.banelabs.org/'] },
  },
  blockExplorers: { default: { name: 'neox-scan', url: 'https://xt4scan.ngd.network' } },
  testnet: true,
}

export const newton: EvmNetwork = {
  id: 1012,
  caipNetworkId: 'eip155:1012',
  chainNamespace: 'eip155',
  name: 'Newton',
  nativeCurrency: { name: 'Newton', symbol: 'NEW', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://global.rpc.mainnet.newtonproject.org'] },
    chainDefault: { http: ['https://global.rpc.mainnet.newtonproject.org'] },
  },
  blockExplorers: { default: { name: 'NewFi explorer', url: 'https://explorer.newtonproject.org' } },
}

export const nexi: EvmNetwork = {
  id: 4242,
  caipNetworkId: 'eip155:4242',
  chainNamespace: 'eip155',
  name: 'Nexi',
  nativeCurrency: { name: 'Nexi', symbol: 'NEXI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.chain.nexi.technology'] },
    chainDefault: { http: ['https://rpc.chain.nexi.technology'] },
  },
  blockExplorers: { default: { name: 'NexiScan', url: 'https://www.nexiscan.com' } },
  contracts: { multicall3: { address: '0x0277A46Cc69A57eE3A6C8c158bA874832F718B8E', blockCreated: 25770160 } },
}

export const nexilix: EvmNetwork = {
  id: 240,
  caipNetworkId: 'eip155:240',
  chainNamespace: 'eip155',
  name: 'Nexilix Smart Chain',
  nativeCurrency: { name: 'Nexilix', symbol: 'NEXILIX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpcurl.pos.nexilix.com'] },
    chainDefault: { http: ['https://rpcurl.pos.nexilix.com'] },
  },
  blockExplorers: { default: { name: 'NexilixScan', url: 'https://scan.nexilix.com' } },
  contracts: { multicall3: { address: '0x58381c8e2BF9d0C2C4259cA14BdA9Afe02831244', blockCreated: 74448 } },
}

export const nibiru: EvmNetwork = {
  id: 6900,
  caipNetworkId: 'eip155:6900',
  chainNamespace: 'eip155',
  name: 'Nibiru',
  nativeCurrency: { name: 'NIBI', symbol: 'NIBI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.nibiru.fi'] }, chainDefault: { http: ['https://evm-rpc.nibiru.fi'] } },
  assets: { imageId: 'eip155-6900' },
  blockExplorers: { default: { name: 'NibiScan', url: 'https://nibiscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 19587573 } },
}

export const nitrographTestnet: EvmNetwork = {
  id: 200024,
  caipNetworkId: 'eip155:200024',
  chainNamespace: 'eip155',
  name: 'Nitrograph Testnet',
  nativeCurrency: { name: 'Nitro', symbol: 'NOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.nitrograph.foundation'] },
    chainDefault: { http: ['https://rpc-testnet.nitrograph.foundation'] },
  },
  blockExplorers: { default: { name: 'Nitrograph Explorer', url: 'https://explorer-testnet.nitrograph.foundation' } },
  testnet: true,
}

export const nomina: EvmNetwork = {
  id: 166,
  caipNetworkId: 'eip155:166',
  chainNamespace: 'eip155',
  name: 'Nomina',
  nativeCurrency: { name: 'Nomina', symbol: 'NOM', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.nomina.io'] }, chainDefault: { http: ['https://mainnet.nomina.io'] } },
  blockExplorers: { default: { name: 'Nomina Explorer', url: 'https://nomscan.io' } },
}
