import type { AdapterFactory } from '@latchkey/common'
import { createOnDemand, loadPart } from '@latchkey/common/start'
import type { Eip155AdapterOptions } from './options.js'

/**
 * EVM wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [mainnet], adapters: [createEip155Adapter()], metadata })
 */
export function createEip155Adapter(options: Eip155AdapterOptions = {}): AdapterFactory {
  const offersSdk = options.coinbase || options.baseAccount || options.safe
  // Kept: the promise of a module that is there already comes behind all that is being loaded.
  const load = createOnDemand(() => loadPart(() => import('./createAdapter.js')))
  return {
    namespace: 'eip155',
    async create(context) {
      const { createAdapter, loadExternalWallets } = await load()
      return createAdapter(context, options, offersSdk ? await loadExternalWallets() : undefined)
    },
    async prefetch({ session }) {
      await Promise.all([load(), session && import('./connectedParts.js')])
    },
  }
}
