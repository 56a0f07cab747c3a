import { type Adapter, type AdapterContext, createOnDemand, createSilentRequests, setupError } from '@latchkey/common'
import { isAddress } from './address.js'
import type { Bip122Context } from './context.js'
import { createDiscovery } from './discover.js'
import { loadConnectedParts } from './loadConnectedParts.js'
import type { Bip122AdapterOptions } from './options.js'

/** The live Bitcoin part of one instance. Everything but discovery is loaded when it is first needed. */
export function createAdapter(adapterContext: AdapterContext, options: Bip122AdapterOptions): Adapter {
  const lifetime = new AbortController()
  const context: Bip122Context = {
    ...adapterContext,
    options,
    lifetime: lifetime.signal,
    openQuestions: new WeakMap(),
    silentRequests: createSilentRequests({
      namespace: 'bip122',
      storage: adapterContext.ports.storage,
      clock: adapterContext.ports.clock,
      lifetime: lifetime.signal,
    }),
    clients: createOnDemand(async () => (await loadConnectedParts()).createClients(context), lifetime.signal),
  }
  return {
    namespace: 'bip122',
    discover: createDiscovery(context),
    getBalance: async (parameters) => (await loadConnectedParts()).getBalance(context, parameters),
    isAddress,
    async walletConnect() {
      const parts = await loadConnectedParts()
      return (await parts.loadWalletConnect()).describeWalletConnect(context, parts)
    },
    destroy: () => lifetime.abort(setupError('DESTROYED')),
  }
}
