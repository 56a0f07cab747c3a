import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { PolkadotAdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for Polkadot wallets and networks. An adapter loads its code on first use. Several
 * instances can share a factory.
 *
 * @example
 * createAppKit({ projectId, networks: [polkadot], adapters: [createPolkadotAdapter()], metadata })
 */
export function createPolkadotAdapter(options: PolkadotAdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: 'polkadot',
    options,
    load: {
      discovery: () => import('./discovery/createDiscovery.js'),
      session: () => import('./session/connect.js'),
    },
  })
}
