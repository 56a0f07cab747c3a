import { type AdapterFactory, loadPart } from '@latchkey/common'
import type { Bip122AdapterOptions } from './options.js'

/**
 * Bitcoin wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [bitcoin], adapters: [createBip122Adapter()], metadata })
 */
export function createBip122Adapter(options: Bip122AdapterOptions = {}): AdapterFactory {
  let code: typeof import('./createAdapter.js') | undefined
  const load = async () => {
    code ??= await loadPart(() => import('./createAdapter.js'))
    return code
  }
  return {
    namespace: 'bip122',
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
