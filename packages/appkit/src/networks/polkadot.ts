import type { Network } from '@latchkey/common'

const dot = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }
const ksm = { name: 'Kusama', symbol: 'KSM', decimals: 12 }
const wnd = { name: 'Westend', symbol: 'WND', decimals: 12 }

/** The Polkadot relay chain. */
export const polkadot: Network = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  name: 'Polkadot',
  nativeCurrency: dot,
  assets: { imageId: 'polkadot-91b171bb158e2d3848fa23a9f1c25182' },
  rpcUrls: {
    default: { http: ['https://rpc.polkadot.io'] },
    chainDefault: { http: ['https://rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://polkadot.subscan.io', addressPath: 'account' } },
  ss58Format: 0,
}

/** The system chain of Polkadot with balances and assets. */
export const polkadotAssetHub: Network = {
  id: '68d56f15f85d3136970ec16946040bc1',
  caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  chainNamespace: 'polkadot',
  name: 'Polkadot Asset Hub',
  nativeCurrency: dot,
  rpcUrls: {
    default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] },
    chainDefault: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io', addressPath: 'account' } },
  ss58Format: 0,
}

/** The Kusama relay chain. */
export const kusama: Network = {
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  caipNetworkId: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  chainNamespace: 'polkadot',
  name: 'Kusama',
  nativeCurrency: ksm,
  rpcUrls: {
    default: { http: ['https://kusama-rpc.polkadot.io'] },
    chainDefault: { http: ['https://kusama-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://kusama.subscan.io', addressPath: 'account' } },
  ss58Format: 2,
}

/** The system chain of Kusama with balances and assets. */
export const kusamaAssetHub: Network = {
  id: '48239ef607d7928874027a43a6768920',
  caipNetworkId: 'polkadot:48239ef607d7928874027a43a6768920',
  chainNamespace: 'polkadot',
  name: 'Kusama Asset Hub',
  nativeCurrency: ksm,
  rpcUrls: {
    default: { http: ['https://kusama-asset-hub-rpc.polkadot.io'] },
    chainDefault: { http: ['https://kusama-asset-hub-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-kusama.subscan.io', addressPath: 'account' } },
  ss58Format: 2,
}

/** The test network of Polkadot. */
export const westend: Network = {
  id: 'e143f23803ac50e8f6f8e62695d1ce9e',
  caipNetworkId: 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  chainNamespace: 'polkadot',
  name: 'Westend',
  nativeCurrency: wnd,
  rpcUrls: {
    default: { http: ['https://westend-rpc.polkadot.io'] },
    chainDefault: { http: ['https://westend-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://westend.subscan.io', addressPath: 'account' } },
  ss58Format: 42,
  testnet: true,
}

/** The Asset Hub of Westend for Polkadot wallets; `westendAssetHub` is its EVM side. */
export const westendAssetHubSubstrate: Network = {
  id: '67f9723393ef76214df0118c34bbbd3d',
  caipNetworkId: 'polkadot:67f9723393ef76214df0118c34bbbd3d',
  chainNamespace: 'polkadot',
  name: 'Westend Asset Hub',
  nativeCurrency: wnd,
  rpcUrls: {
    default: { http: ['https://westend-asset-hub-rpc.polkadot.io'] },
    chainDefault: { http: ['https://westend-asset-hub-rpc.polkadot.io'] },
  },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-westend.subscan.io', addressPath: 'account' } },
  ss58Format: 42,
  testnet: true,
}
