import { createSharedRequest, createSilentRequests, type DiscoveryEntry } from '@latchkey/adapter-kit'
import { isAddress } from './address/address.js'
import type { Bip122Context, Bip122SessionEntry } from './context/context.js'
import type { Bip122AdapterOptions } from './context/options.js'
import { createDiscovery } from './discovery/createDiscovery.js'
import type { Clients } from './network/clients.js'

export const discovery: DiscoveryEntry<Bip122AdapterOptions, Bip122Context, Clients, Bip122SessionEntry> = {
  createContext(base) {
    const { ports, lifetime } = base
    const { clock, storage } = ports
    return {
      ...base,
      requestAddresses: createSharedRequest({ clock, lifetime }),
      silentRequests: createSilentRequests({ storage, clock, lifetime }),
    }
  },
  createDiscovery,
  isAddress,
  createExtras: (context) => ({
    isTransactionIncluded: async (parameters) =>
      (await context.loadSession()).isTransactionIncluded(context, parameters),
  }),
}
