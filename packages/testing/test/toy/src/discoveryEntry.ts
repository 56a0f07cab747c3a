import { createSharedRequest, type DiscoveryEntry } from '@latchkey/adapter-kit'
import { isAddress } from './address/address.js'
import type { ToyContext, ToySessionEntry } from './context/context.js'
import type { ToyAdapterOptions } from './context/options.js'
import { createDiscovery } from './discovery/createDiscovery.js'
import type { Clients } from './network/clients.js'

export const discovery: DiscoveryEntry<ToyAdapterOptions, ToyContext, Clients, ToySessionEntry> = {
  createContext: (base) => ({
    ...base,
    requestAccounts: createSharedRequest({ clock: base.ports.clock, lifetime: base.lifetime }),
  }),
  createDiscovery,
  isAddress,
}
