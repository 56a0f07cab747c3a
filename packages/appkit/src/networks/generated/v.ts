// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const valygoNft: EvmNetwork = {
  id: 7773777,
  caipNetworkId: 'eip155:7773777',
  chainNamespace: 'eip155',
  name: 'VALYGO NFT',
  nativeCurrency: { name: 'VYO', symbol: 'VYO', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-gw-1.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc',
        'https://rpc-gw-2.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc-gw-1.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc',
        'https://rpc-gw-2.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc',
      ],
    },
  },
  blockExplorers: { default: { name: 'VYOScan NFT', url: 'https://nft.vyoscan.com' } },
  contracts: { multicall3: { address: '0x4469693a04BAE365795329a89b24F4Eb1303Ea08' } },
}

export const valygoSmartchain: EvmNetwork = {
  id: 7771777,
  caipNetworkId: 'eip155:7771777',
  chainNamespace: 'eip155',
  name: 'VALYGO Smartchain',
  nativeCurrency: { name: 'VYO', symbol: 'VYO', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc-gw-1.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc',
        'https://rpc-gw-2.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc',
      ],
    },
    chainDefault: {
      http: [
        'https://rpc-gw-1.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc',
        'https://rpc-gw-2.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc',
      ],
    },
  },
  blockExplorers: { default: { name: 'VYOScan', url: 'https://vyoscan.com' } },
  contracts: { multicall3: { address: '0xeFa3c632BD275750597cE9ca2346A5becAA0F344' } },
}

export const vana: EvmNetwork = {
  id: 1480,
  caipNetworkId: 'eip155:1480',
  chainNamespace: 'eip155',
  name: 'Vana',
  nativeCurrency: { name: 'Vana', symbol: 'VANA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.vana.org/'] }, chainDefault: { http: ['https://rpc.vana.org/'] } },
  assets: { imageId: 'eip155-1480' },
  blockExplorers: { default: { name: 'Vana Block Explorer', url: 'https://vanascan.io' } },
  contracts: { multicall3: { address: '0xD8d2dFca27E8797fd779F8547166A2d3B29d360E', blockCreated: 716763 } },
}

export const vanaMoksha: EvmNetwork = {
  id: 14800,
  caipNetworkId: 'eip155:14800',
  chainNamespace: 'eip155',
  name: 'Vana Moksha Testnet',
  nativeCurrency: { name: 'Vana', symbol: 'VANA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.moksha.vana.org'] },
    chainDefault: { http: ['https://rpc.moksha.vana.org'] },
  },
  blockExplorers: { default: { name: 'Vana Moksha Testnet', url: 'https://moksha.vanascan.io' } },
  contracts: { multicall3: { address: '0xD8d2dFca27E8797fd779F8547166A2d3B29d360E', blockCreated: 732283 } },
  testnet: true,
}

export const vanar: EvmNetwork = {
  id: 2040,
  caipNetworkId: 'eip155:2040',
  chainNamespace: 'eip155',
  name: 'Vanar Mainnet',
  nativeCurrency: { name: 'VANRY', symbol: 'VANRY', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.vanarchain.com'] },
    chainDefault: { http: ['https://rpc.vanarchain.com'] },
  },
  assets: { imageId: 'eip155-2040' },
  blockExplorers: { default: { name: 'Vanar Mainnet Explorer', url: 'https://explorer.vanarchain.com' } },
}

export const vechain: EvmNetwork = {
  id: 100009,
  caipNetworkId: 'eip155:100009',
  chainNamespace: 'eip155',
  name: 'Vechain',
  nativeCurrency: { name: 'VeChain', symbol: 'VET', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.vechain.org'] },
    chainDefault: { http: ['https://mainnet.vechain.org'] },
  },
  blockExplorers: { default: { name: 'Vechain Explorer', url: 'https://explore.vechain.org' } },
}

export const velas: EvmNetwork = {
  id: 106,
  caipNetworkId: 'eip155:106',
  chainNamespace: 'eip155',
  name: 'Velas EVM Mainnet',
  nativeCurrency: { name: 'VLX', symbol: 'VLX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evmexplorer.velas.com/rpc'] },
    chainDefault: { http: ['https://evmexplorer.velas.com/rpc'] },
  },
  assets: { imageId: 'eip155-106' },
  blockExplorers: { default: { name: 'Velas Explorer', url: 'https://evmexplorer.velas.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 55883577 } },
}

export const viction: EvmNetwork = {
  id: 88,
  caipNetworkId: 'eip155:88',
  chainNamespace: 'eip155',
  name: 'Viction',
  nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.viction.xyz'] }, chainDefault: { http: ['https://rpc.viction.xyz'] } },
  assets: { imageId: 'eip155-88' },
  blockExplorers: { default: { name: 'VIC Scan', url: 'https://vicscan.xyz' } },
}

export const victionTestnet: EvmNetwork = {
  id: 89,
  caipNetworkId: 'eip155:89',
  chainNamespace: 'eip155',
  name: 'Viction Testnet',
  nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.viction.xyz'] },
    chainDefault: { http: ['https://rpc-testnet.viction.xyz'] },
  },
  blockExplorers: { default: { name: 'VIC Scan', url: 'https://testnet.vicscan.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 12170179 } },
  testnet: true,
}

export const vision: EvmNetwork = {
  id: 888888,
  caipNetworkId: 'eip155:888888',
  chainNamespace: 'eip155',
  name: 'Vision',
  nativeCurrency: { name: 'VISION', symbol: 'VS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://infragrid.v.network/ethereum/compatible'] },
    chainDefault: { http: ['https://infragrid.v.network/ethereum/compatible'] },
  },
  blockExplorers: { default: { name: 'Vision Scan', url: 'https://visionscan.org' } },
}

export const visionTestnet: EvmNetwork = {
  id: 666666,
  caipNetworkId: 'eip155:666666',
  chainNamespace: 'eip155',
  name: 'Vision Testnet',
  nativeCurrency: { name: 'VISION', symbol: 'VS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://vpioneer.infragrid.v.network/ethereum/compatible'] },
    chainDefault: { http: ['https://vpioneer.infragrid.v.network/ethereum/compatible'] },
  },
  blockExplorers: { default: { name: 'Vision Scan', url: 'https://visionscan.org/?chain=vpioneer' } },
  testnet: true,
}
