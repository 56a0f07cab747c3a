import {
  type Adapter,
  type AdapterContext,
  createOnDemand,
  createSilentRequests,
  loadPart,
  type Network,
  setupError,
} from '@latchkey/common'
import type { SolanaContext } from './context.js'
import { createDiscovery } from './discover.js'
import { isAddress } from './isAddress.js'
import { loadConnectedParts } from './loadConnectedParts.js'
import type { SolanaAdapterOptions } from './options.js'

/** The live Solana part of one instance. Everything but discovery is loaded when it is first needed. */
export function createAdapter(adapterContext: AdapterContext, options: SolanaAdapterOptions): Adapter {
  const lifetime = new AbortController()
  const context: SolanaContext = {
    ...adapterContext,
    options,
    lifetime: lifetime.signal,
    openQuestions: new WeakMap(),
    silentRequests: createSilentRequests({
      namespace: 'solana',
      storage: adapterContext.ports.storage,
      clock: adapterContext.ports.clock,
      lifetime: lifetime.signal,
    }),
    clients: createOnDemand(async () => (await loadConnectedParts()).createClients(context), lifetime.signal),
  }
  const { web3 } = options
  return {
    namespace: 'solana',
    discover: createDiscovery(context),
    getBalance: async (parameters) => (await loadConnectedParts()).getBalance(context, parameters),
    isAddress,
    ...(web3 && {
      async createConnection(network: Network) {
        const { createConnection } = await loadPart(() => import('./createConnection.js'))
        return createConnection(context, web3, network)
      },
    }),
    async walletConnect() {
      return (await loadConnectedParts()).describeWalletConnect(context)
    },
    destroy: () => lifetime.abort(setupError('DESTROYED')),
  }
}
