import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { PolkadotAdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for Polkadot wallets and networks. Code loads when an instance first needs it. Instances
 * can share it.
 *
 * @example
 * createAppKit({ projectId, networks: [polkadot], adapters: [createPolkadotAdapter()], metadata })
 */
export function createPolkadotAdapter(options: PolkadotAdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: 'polkadot',
    options,
    load: {
      discovery: () => import('./discoveryEntry.js'),
      session: () => import('./sessionEntry.js'),
    },
  })
}
