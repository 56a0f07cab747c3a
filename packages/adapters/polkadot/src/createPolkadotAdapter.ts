import { type AdapterFactory, loadPart } from '@latchkey/common'
import type { PolkadotAdapterOptions } from './options.js'

/**
 * Polkadot wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [polkadot], adapters: [createPolkadotAdapter()], metadata })
 */
export function createPolkadotAdapter(options: PolkadotAdapterOptions = {}): AdapterFactory {
  let code: typeof import('./createAdapter.js') | undefined
  const load = async () => {
    code ??= await loadPart(() => import('./createAdapter.js'))
    return code
  }
  return {
    namespace: 'polkadot',
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
