import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { SolanaAdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for Solana wallets and networks. An adapter loads its code on first use. Several
 * instances can share a factory.
 *
 * @example
 * createAppKit({ projectId, networks: [solana], adapters: [createSolanaAdapter()], metadata })
 */
export function createSolanaAdapter(options: SolanaAdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: 'solana',
    options,
    load: {
      discovery: () => import('./discovery/createDiscovery.js'),
      session: () => import('./session/connect.js'),
    },
  })
}
