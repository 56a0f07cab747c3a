import {
  type ConnectorWatch,
  createConnectorWatch,
  type DiscoveryEntry,
  watchStandardWallets,
} from '@latchkey/adapter-kit'
import { type Connector, createBurstCounter, loadModule } from '@latchkey/common'
import { isAddress } from '../address/address.js'
import { type Bip122Context, type Bip122SessionEntry, createContext } from '../context/context.js'
import type { Bip122AdapterOptions } from '../context/options.js'
import { toCaipNetworkId } from '../network/bitcoinChain.js'
import type { Clients } from '../network/clients.js'
import type { FoundWallet, ListedWallet } from '../wallet/foundWallet.js'
import { safeParseStandardWallet } from '../wallet/standardWallet.js'
import { addWallet, type DiscoveredWallet, listWallets } from './walletList.js'
import { watchPlaces } from './watchPlaces.js'

/** The members of the adapter that load before a wallet is chosen. */
export const discovery: DiscoveryEntry<Bip122AdapterOptions, Bip122Context, Clients, Bip122SessionEntry> = {
  createContext,
  createDiscovery,
  isAddress,
  loadRemote: () => import('../remote/openRemote.js'),
  createExtras: (context) => ({
    isTransactionIncluded: async (parameters) => (await loadActions()).isTransactionIncluded(context, parameters),
  }),
}

function loadActions() {
  return loadModule(async () => (await import('../actions/actions.js')).actions)
}

/** Creates the discovery of one adapter instance. It watches nothing before the first call. */
export function createDiscovery(context: Bip122Context): ConnectorWatch {
  const { clock, logger, window } = context.ports
  const connectorOf = new Map<FoundWallet, { readonly wallet: ListedWallet; readonly connector: Connector }>()
  const currentBurst = createBurstCounter(clock)
  let found: readonly DiscoveredWallet[] = []
  let look: () => void = () => undefined

  const admit = (wallets: readonly FoundWallet[], changed: () => void) => {
    const burst = currentBurst()
    const next = wallets.reduce((list, wallet) => addWallet(list, wallet, burst), found)
    if (next === found) return
    found = next
    changed()
  }

  /** Lists the connectors. A wallet keeps its connector while its data does not change. */
  const list = () =>
    listWallets(found).map((wallet) => {
      const key = found.find(({ provider }) => provider === wallet.provider) ?? wallet
      const made = connectorOf.get(key)
      if (made && made.wallet.warning === wallet.warning) return made.connector
      const connector = createInjectedConnector(context, wallet)
      connectorOf.set(key, { wallet, connector })
      return connector
    })

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list,
    start(page, changed) {
      const refused = (reason: string) => logger.debug(`A wallet that registered itself is not listed: ${reason}.`)
      const stopStandard = watchStandardWallets(page, {
        onFound(wallet) {
          const parsed = safeParseStandardWallet(wallet)
          if (parsed.ok) admit([parsed.value], changed)
          else refused(parsed.reason)
        },
        onGone(wallet) {
          if (!found.some(({ provider }) => provider === wallet)) return
          found = found.filter(({ provider }) => provider !== wallet)
          changed()
        },
        onRefused: refused,
      })
      const placesWatch = watchPlaces(page, clock, (wallets) => admit(wallets, changed))
      look = placesWatch.look
      return [stopStandard, placesWatch.stop]
    },
    invite: () => look(),
  })
}

/** Creates the connector of a wallet on the page. */
function createInjectedConnector(context: Bip122Context, wallet: ListedWallet): Connector {
  const { id, type = 'ANNOUNCED', name, icon, provider, path, chains = [], warning } = wallet
  return {
    id,
    type,
    name,
    chain: 'bip122',
    provider,
    ...(path ? { injectedId: path } : {}),
    ...(icon ? { imageUrl: icon } : {}),
    ...(chains.length > 0 ? { chains: chains.map(toCaipNetworkId) } : {}),
    ...(warning ? { warning } : {}),
    connect: async (request) => (await context.loadSession()).connect(context, wallet, request),
    restore: async (request) => (await context.loadSession()).restore(context, wallet, request),
    // Leather opens a window for every request, so its session is restored from storage instead.
    restorePrompt: () => (wallet.kind === 'leather' ? 'never' : context.silentRequests.restorePrompt(wallet)),
    watchUnlock(listener) {
      let isStopped = false
      let stop: () => void = () => undefined
      context.loadSession().then(
        (session) => {
          if (!isStopped) stop = session.watchUnlock(context, wallet, listener)
        },
        () => undefined,
      )
      return () => {
        isStopped = true
        stop()
      }
    },
  }
}
