import type { AdapterFactory } from '@latchkey/common'
import { loadPart } from './loadPart.js'
import type { Eip155AdapterOptions } from './options.js'

/**
 * EVM wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [mainnet], adapters: [createEip155Adapter()], metadata })
 */
export function createEip155Adapter(options: Eip155AdapterOptions = {}): AdapterFactory {
  const load = () => loadPart(() => import('./createAdapter.js'))
  return {
    namespace: 'eip155',
    create: async (context) => (await load()).createAdapter(context, options),
    async prefetch({ session }) {
      await Promise.all([load(), session ? loadPart(() => import('./connectedParts.js')) : undefined])
    },
  }
}
