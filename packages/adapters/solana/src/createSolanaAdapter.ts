import { type AdapterFactory, loadPart } from '@latchkey/common'
import type { SolanaAdapterOptions } from './options.js'

/**
 * Solana wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [solana], adapters: [createSolanaAdapter()], metadata })
 */
export function createSolanaAdapter(options: SolanaAdapterOptions = {}): AdapterFactory {
  let code: typeof import('./createAdapter.js') | undefined
  const load = async () => {
    code ??= await loadPart(() => import('./createAdapter.js'))
    return code
  }
  return {
    namespace: 'solana',
    async create(context) {
      const { createAdapter } = await load()
      return createAdapter(context, options)
    },
    async prefetch({ session }) {
      // Once its code is there, at once: the promise of a module comes behind all that is being loaded.
      const { prefetchSession } = code ?? (await load())
      if (session) await prefetchSession()
    },
  }
}
