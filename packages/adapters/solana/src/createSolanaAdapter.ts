import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { SolanaAdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for Solana wallets and networks. Code loads when an instance first needs it. Instances
 * can share it.
 *
 * @example
 * createAppKit({ projectId, networks: [solana], adapters: [createSolanaAdapter()], metadata })
 */
export function createSolanaAdapter(options: SolanaAdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: 'solana',
    options,
    load: {
      discovery: () => import('./discoveryEntry.js'),
      session: () => import('./sessionEntry.js'),
    },
  })
}
