import {
  createSharedRequest,
  createSilentRequests,
  type DiscoveryEntry,
  type NetworkClients,
} from '@latchkey/adapter-kit'
import { loadModule } from '@latchkey/common'
import { isAddress } from './address/address.js'
import type { PolkadotContext, PolkadotSessionEntry } from './context/context.js'
import { createMemory } from './context/context.js'
import type { PolkadotAdapterOptions } from './context/options.js'
import { createDiscovery } from './discovery/createDiscovery.js'

export const discovery: DiscoveryEntry<PolkadotAdapterOptions, PolkadotContext, NetworkClients, PolkadotSessionEntry> =
  {
    createContext(base) {
      const { ports, lifetime } = base
      const { clock, storage } = ports
      return {
        ...base,
        requestAccess: createSharedRequest({ clock, lifetime, keepsUnread: true }),
        silentRequests: createSilentRequests({ storage, clock, lifetime }),
        remember: createMemory(),
        sentTransactions: new Map(),
      }
    },
    createDiscovery,
    isAddress,
    createExtras(context) {
      return {
        isTransactionIncluded: async (parameters) =>
          (await context.loadSession()).isTransactionIncluded(context, parameters),
        ...(context.options.api
          ? {
              async createChainClient(network) {
                const { connectApi } = await loadModule(() => import('./runtime/connectApi.js'))
                return connectApi(context, network)
              },
            }
          : {}),
      }
    },
  }
