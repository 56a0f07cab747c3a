import type { NetworkClients } from '@latchkey/adapter-kit'
import { createSharedRequest, type DiscoveryEntry } from '@latchkey/adapter-kit'
import { loadModule } from '@latchkey/common'
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
      resolveName: async (name, options) => (await context.loadSession()).resolveName(context, name, options),
      isTransactionIncluded: async (parameters) =>
        (await context.loadSession()).isTransactionIncluded(context, parameters),
    }),
  }
}

/**
 * Whether a text has the form of an EVM address: 40 hex digits, 0x optional. The checksum is compared before sending.
 */
function isAddress(value: string): boolean {
  return /^(?:0x)?[0-9a-f]{40}$/i.test(value)
}
