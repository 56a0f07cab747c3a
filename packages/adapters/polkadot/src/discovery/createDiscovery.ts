import {
  type ConnectorWatch,
  createConnectorWatch,
  type DiscoveryEntry,
  type NetworkClients,
} from '@latchkey/adapter-kit'
import { type Connector, loadModule } from '@latchkey/common'
import { isAddress } from '../address/address.js'
import { createContext, type PolkadotContext, type PolkadotSessionEntry } from '../context/context.js'
import type { PolkadotAdapterOptions } from '../context/options.js'
import { readEntry } from '../wallet/injectedEntry.js'
import { novaName } from '../wallet/knownWallets.js'
import type { ListedWallet, WalletSource } from '../wallet/walletSource.js'
import { addWallet } from './walletList.js'
import { isNovaBrowser, watchWallets } from './watchWallets.js'

/** The members of the adapter that load before a wallet is chosen. */
export const discovery: DiscoveryEntry<PolkadotAdapterOptions, PolkadotContext, NetworkClients, PolkadotSessionEntry> =
  {
    createContext,
    createDiscovery,
    isAddress,
    loadRemote: () => import('../remote/openRemote.js'),
    createExtras: (context) => ({
      isTransactionIncluded: async (parameters) => (await loadActions()).isTransactionIncluded(context, parameters),
      ...(context.options.api
        ? {
            async createChainClient(network) {
              const { connectApi } = await loadModule(() => import('../runtime/connectApi.js'))
              return connectApi(context, network)
            },
          }
        : {}),
    }),
  }

function loadActions() {
  return loadModule(async () => (await import('../actions/actions.js')).actions)
}

/** Watches `window.injectedWeb3` for wallets while there is a listener. */
export function createDiscovery(context: PolkadotContext): ConnectorWatch {
  const { clock, window, logger } = context.ports
  const connectorOf = new WeakMap<ListedWallet, Connector>()
  let wallets: readonly ListedWallet[] = []

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list: () =>
      wallets.map((wallet) => {
        const connector = connectorOf.get(wallet) ?? createInjectedConnector(context, wallet)
        connectorOf.set(wallet, connector)
        return connector
      }),
    start: (page, changed) => [
      watchWallets(
        page,
        clock,
        (wallet, look) => {
          const next = addWallet(wallets, wallet, look, isNovaBrowser(page))
          if (next === wallets) return
          wallets = next
          changed()
        },
        (reason) => logger.debug(`An entry of injectedWeb3 was ignored: ${reason}.`),
      ),
    ],
  })
}

/** Creates the connector of a wallet in `window.injectedWeb3`. */
function createInjectedConnector(context: PolkadotContext, wallet: ListedWallet): Connector {
  const { id, key, name, entry, warning } = wallet
  const { window } = context.ports
  const source: WalletSource = {
    id,
    type: 'INJECTED',
    name,
    entry,
    enable: wallet.enable,
    currentEntry: () => (window ? readEntry(window, key) : undefined),
  }
  return {
    id,
    type: 'INJECTED',
    name,
    chain: 'polkadot',
    provider: entry,
    // Nova's browser uses the key of Polkadot.js, so the key does not identify it.
    ...(name === novaName ? {} : { injectedId: key }),
    ...(warning ? { warning } : {}),
    connect: async (request) => (await context.loadSession()).connect(context, source, request),
    restore: async (request) => (await context.loadSession()).restore(context, source, request),
    restorePrompt: () => context.silentRequests.restorePrompt({ id, provider: entry }),
    // A locked wallet responds once it is unlocked. These wallets emit no event for it.
    watchUnlock: (listener) => context.silentRequests.watchLate(entry, listener),
  }
}
