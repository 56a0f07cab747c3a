import type { AdapterFactory } from '@latchkey/common'
import { createOnDemand, loadPart } from '@latchkey/common/start'
import type { SolanaAdapterOptions } from './options.js'

/**
 * Solana wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [solana], adapters: [createSolanaAdapter()], metadata })
 */
export function createSolanaAdapter(options: SolanaAdapterOptions = {}): AdapterFactory {
  // Kept: the promise of a module that is there already comes behind all that is being loaded.
  const load = createOnDemand(() => loadPart(() => import('./createAdapter.js')))
  return {
    namespace: 'solana',
    async create(context) {
      const { createAdapter } = await load()
      return createAdapter(context, options)
    },
    async prefetch({ session }) {
      await Promise.all([load(), session && import('./connectedParts.js')])
    },
  }
}
