import { type AdapterFactory, loadPart } from '@latchkey/common'
import type { Eip155AdapterOptions } from './options.js'

/**
 * EVM wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [mainnet], adapters: [createEip155Adapter()], metadata })
 */
export function createEip155Adapter(options: Eip155AdapterOptions = {}): AdapterFactory {
  const offersSdk = options.coinbase || options.baseAccount || options.safe
  let code: typeof import('./createAdapter.js') | undefined
  const load = async () => {
    code ??= await loadPart(() => import('./createAdapter.js'))
    return code
  }
  return {
    namespace: 'eip155',
    async create(context) {
      const { createAdapter, loadExternalWallets } = await load()
      return createAdapter(context, options, offersSdk ? await loadExternalWallets() : undefined)
    },
    async prefetch({ session }) {
      // Once its code is there, at once: the promise of a module comes behind all that is being loaded.
      const { prefetchSession } = code ?? (await load())
      if (session) await prefetchSession()
    },
  }
}
