import { type Adapter, type AdapterContext, loadPart, setupError } from '@latchkey/common'
import { isAddress } from './address.js'
import type { ToyContext } from './context.js'
import { createDiscovery } from './discover.js'
import { loadConnectedParts } from './loadConnectedParts.js'
import { toyNamespace } from './namespace.js'
import type { ToyAdapterOptions } from './options.js'

/** The live toy part of one instance. Everything but discovery is loaded when it is first needed. */
export function createAdapter(adapterContext: AdapterContext, options: ToyAdapterOptions): Adapter {
  const lifetime = new AbortController()
  const context: ToyContext = { ...adapterContext, options, lifetime: lifetime.signal }
  return {
    namespace: toyNamespace,
    discover: createDiscovery(context),
    getBalance: async (parameters) => (await loadConnectedParts()).getBalance(context, parameters),
    isAddress,
    async walletConnect() {
      const { describeWalletConnect } = await loadPart(() => import('./connectors/walletConnect.js'))
      return describeWalletConnect((await loadConnectedParts()).safeParseSessionAccount)
    },
    destroy: () => lifetime.abort(setupError('DESTROYED')),
  }
}
