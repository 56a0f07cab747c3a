import {
  createSharedRequest,
  createSilentRequests,
  type DiscoveryEntry,
  type NetworkClients,
} from '@latchkey/adapter-kit'
import { loadModule } from '@latchkey/common'
import { isAddress } from './address/address.js'
import type { SolanaContext, SolanaSessionEntry } from './context/context.js'
import type { SolanaAdapterOptions } from './context/options.js'
import { createDiscovery } from './discovery/createDiscovery.js'

export const discovery: DiscoveryEntry<SolanaAdapterOptions, SolanaContext, NetworkClients, SolanaSessionEntry> = {
  createContext(base) {
    const { ports, lifetime } = base
    const { clock, storage } = ports
    return {
      ...base,
      requestAccounts: createSharedRequest({ clock, lifetime }),
      silentRequests: createSilentRequests({ storage, clock, lifetime }),
    }
  },
  createDiscovery,
  isAddress,
  createExtras(context) {
    const { web3 } = context.options
    return {
      async getTokenBalance(parameters) {
        const { getTokenBalance } = await loadModule(() => import('./actions/getTokenBalance.js'))
        return getTokenBalance(context, parameters)
      },
      isTransactionIncluded: async (parameters) =>
        (await context.loadSession()).isTransactionIncluded(context, parameters),
      ...(web3
        ? {
            async createChainClient(network) {
              const { createChainClient } = await loadModule(() => import('./rpc/createChainClient.js'))
              return createChainClient(context, web3, network)
            },
          }
        : {}),
    }
  },
}
