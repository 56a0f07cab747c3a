import type { NetworkClients } from '@latchkey/adapter-kit'
import { createSharedRequest, type DiscoveryEntry } from '@latchkey/adapter-kit'
import { loadModule } from '@latchkey/common'
import { isAddress } from './address/isAddress.js'
import type { Eip155Context, Eip155SessionEntry } from './context/context.js'
import type { Eip155AdapterOptions } from './context/options.js'
import { createDiscovery, type ExternalWallets } from './discovery/createDiscovery.js'

/** Creates the discovery entry. `external` loads the code for SDK wallets; only apps that offer one load it. */
export function createDiscoveryEntry(
  external?: ExternalWallets,
): DiscoveryEntry<Eip155AdapterOptions, Eip155Context, NetworkClients, Eip155SessionEntry> {
  return {
    createContext: (base) => ({
      ...base,
      requestWallet: createSharedRequest({ clock: base.ports.clock, lifetime: base.lifetime }),
      hostTransactions: new Map(),
    }),
    createDiscovery: (context) => createDiscovery(context, external),
    isAddress,
    createExtras: (context) => ({
      async getIdentity(parameters) {
        const hasMainnet = context.networks().some(({ id }) => id === 1)
        return hasMainnet ? (await context.loadSession()).getIdentity(context, parameters) : {}
      },
      async getTokenBalance(parameters) {
        const { getTokenBalance } = await loadModule(() => import('./actions/getTokenBalance.js'))
        return getTokenBalance(context, parameters)
      },
      async resolveName(name, options) {
        const { resolveName } = await loadModule(() => import('./actions/resolveName.js'))
        return resolveName(context, name, options)
      },
      isTransactionIncluded: async (parameters) =>
        (await context.loadSession()).isTransactionIncluded(context, parameters),
    }),
  }
}
