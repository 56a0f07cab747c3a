import type { Network } from '@latchkey/common'

const nativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/** Bitcoin mainnet. The RPC URLs of the Bitcoin networks are bases of an Esplora API. */
export const bitcoin: Network = {
  id: '000000000019d6689c085ae165831e93',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency,
  assets: { imageId: 'bip122-000000000019d6689c085ae165831e93' },
  rpcUrls: {
    default: { http: ['https://mempool.space/api'] },
    chainDefault: { http: ['https://mempool.space/api'] },
  },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
}

/** Bitcoin testnet (the third). */
export const bitcoinTestnet: Network = {
  id: '000000000933ea01ad0ee984209779ba',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  chainNamespace: 'bip122',
  name: 'Bitcoin Testnet',
  nativeCurrency,
  rpcUrls: {
    default: { http: ['https://mempool.space/testnet/api'] },
    chainDefault: { http: ['https://mempool.space/testnet/api'] },
  },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
}

/** Bitcoin signet. */
export const bitcoinSignet: Network = {
  id: '00000008819873e925422c1ff0f99f7c',
  caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
  chainNamespace: 'bip122',
  name: 'Bitcoin Signet',
  nativeCurrency,
  rpcUrls: {
    default: { http: ['https://mempool.space/signet/api'] },
    chainDefault: { http: ['https://mempool.space/signet/api'] },
  },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/signet' } },
  testnet: true,
}

/** A local Bitcoin chain (regtest), with an Esplora API on its default port. */
export const bitcoinRegtest: Network = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  chainNamespace: 'bip122',
  name: 'Bitcoin Regtest',
  nativeCurrency,
  rpcUrls: {
    default: { http: ['http://127.0.0.1:3002'] },
    chainDefault: { http: ['http://127.0.0.1:3002'] },
  },
  testnet: true,
}
