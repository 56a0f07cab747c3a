import { type ConnectorWatch, createConnectorWatch, type DiscoveryEntry } from '@latchkey/adapter-kit'
import { type Connector, createError, errors, foldName, readField } from '@latchkey/common'
import { isAddress } from '../address/address.js'
import { createContext, type ToyContext, type ToySessionEntry } from '../context/context.js'
import type { ToyAdapterOptions } from '../context/options.js'
import type { Clients } from '../network/clients.js'
import { toyNamespace } from '../network/namespace.js'
import { safeParseWallet, type ToyWallet } from '../wallet/toyWallet.js'

/** Maximum number of wallets in the list. A page can add any number. */
const walletLimit = 100

/** The members of the adapter that load before a wallet is chosen. */
export const discovery: DiscoveryEntry<ToyAdapterOptions, ToyContext, Clients, ToySessionEntry> = {
  createContext,
  createDiscovery,
  isAddress,
  // No remote wallet supports the namespace.
  loadRemote: async () => ({ openRemote: () => Promise.reject(createError(errors.METHOD_NOT_SUPPORTED)) }),
}

/** Watches `window.toyWallets`. Wallets that appear late dispatch the event `toy:wallet`. */
export function createDiscovery(context: ToyContext): ConnectorWatch {
  const { clock, window, logger } = context.ports
  const connectors = new Map<object, Connector>()
  const wallets = new Map<object, ToyWallet>()

  function look(page: Window): boolean {
    const before = wallets.size
    const entries = readField(page, 'toyWallets')
    for (const entry of Array.isArray(entries) ? entries.slice(-walletLimit * 50) : []) {
      if (wallets.size >= walletLimit || wallets.has(entry)) continue
      const wallet = safeParseWallet(entry)
      if (!wallet.ok) logger.debug(`An entry of toyWallets was ignored: ${wallet.reason}.`)
      // The first claim of an id keeps it.
      else if (![...wallets.values()].some(({ id }) => id === wallet.value.id)) wallets.set(entry, wallet.value)
    }
    return wallets.size !== before
  }

  function connectorOf(wallet: ToyWallet): Connector {
    const found = connectors.get(wallet.provider)
    if (found) return found
    const names = [...wallets.values()].filter((other) => other !== wallet).map(({ name }) => foldName(name))
    const connector = createInjectedConnector(context, wallet, names.includes(foldName(wallet.name)))
    connectors.set(wallet.provider, connector)
    return connector
  }

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list: () => [...wallets.values()].map(connectorOf),
    invite: look,
    start(page, changed) {
      const onWallet = () => {
        if (look(page)) changed()
      }
      page.addEventListener('toy:wallet', onWallet)
      return [() => page.removeEventListener('toy:wallet', onWallet)]
    },
  })
}

/**
 * Creates the connector of a wallet in `window.toyWallets`. It sends no request to the wallet before it is selected.
 */
function createInjectedConnector(context: ToyContext, wallet: ToyWallet, isDoubtful: boolean): Connector {
  const { id, name, icon, provider } = wallet
  return {
    id,
    type: 'INJECTED',
    name,
    chain: toyNamespace,
    provider,
    ...(icon ? { imageUrl: icon } : {}),
    ...(isDoubtful ? { warning: 'look-alike-name' } : {}),
    connect: async (request) => (await context.loadSession()).connect(context, wallet, request),
    restore: async (request) => (await context.loadSession()).restore(context, wallet, request),
  }
}
