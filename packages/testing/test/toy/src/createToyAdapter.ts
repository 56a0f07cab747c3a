import { type AdapterFactory, createOnDemand, loadPart } from '@latchkey/common'
import { toyNamespace } from './namespace.js'
import type { ToyAdapterOptions } from './options.js'

/** Toy wallets and networks. Does nothing, and loads nothing, until an instance needs it; can be given to several. */
export function createToyAdapter(options: ToyAdapterOptions = {}): AdapterFactory {
  // Kept: the promise of a module that is there already comes behind all that is being loaded.
  const load = createOnDemand(() => loadPart(() => import('./createAdapter.js')))
  return {
    namespace: toyNamespace,
    async create(context) {
      const { createAdapter } = await load()
      return createAdapter(context, options)
    },
    async prefetch({ session }) {
      await Promise.all([load(), session && import('./connectedParts.js')])
    },
  }
}
