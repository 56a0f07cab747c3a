import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { Bip122AdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for Bitcoin wallets and networks. An adapter loads its code on first use. Several
 * instances can share a factory.
 *
 * @example
 * createAppKit({ projectId, networks: [bitcoin], adapters: [createBip122Adapter()], metadata })
 */
export function createBip122Adapter(options: Bip122AdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: 'bip122',
    options,
    load: {
      discovery: () => import('./discovery/createDiscovery.js'),
      session: () => import('./session/connect.js'),
    },
  })
}
