import {
  type Adapter,
  type AdapterContext,
  createOnDemand,
  createSilentRequests,
  loadPart,
  setupError,
} from '@latchkey/common'
import type { PolkadotContext } from './context.js'
import { createMemory } from './createMemory.js'
import { createDiscovery } from './discover.js'
import { isAddress } from './isAddress.js'
import { loadConnectedParts } from './loadConnectedParts.js'
import type { PolkadotAdapterOptions } from './options.js'

/** The live Polkadot part of one instance. Everything but discovery is loaded when it is first needed. */
export function createAdapter(adapterContext: AdapterContext, options: PolkadotAdapterOptions): Adapter {
  const lifetime = new AbortController()
  const context: PolkadotContext = {
    ...adapterContext,
    options,
    lifetime: lifetime.signal,
    openQuestions: new WeakMap(),
    silentRequests: createSilentRequests({
      namespace: 'polkadot',
      storage: adapterContext.ports.storage,
      clock: adapterContext.ports.clock,
      lifetime: lifetime.signal,
    }),
    remember: createMemory(),
    clients: createOnDemand(async () => (await loadConnectedParts()).createClients(context), lifetime.signal),
  }
  return {
    namespace: 'polkadot',
    discover: createDiscovery(context),
    getBalance: async (parameters) => (await loadConnectedParts()).getBalance(context, parameters),
    isAddress,
    ...(options.api && {
      async createConnection(network) {
        const { connectApi } = await loadPart(() => import('./chain/connectApi.js'))
        return connectApi(context, network)
      },
    }),
    async walletConnect() {
      return (await loadConnectedParts()).describeWalletConnect(context)
    },
    destroy: () => lifetime.abort(setupError('DESTROYED')),
  }
}
