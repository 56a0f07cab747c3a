import {
  type ConnectorWatch,
  createConnectorWatch,
  type DiscoveryEntry,
  type NetworkClients,
  watchStandardWallets,
} from '@latchkey/adapter-kit'
import { type CaipNetworkId, type Connector, createBurstCounter, loadModule } from '@latchkey/common'
import { isAddress } from '../address/address.js'
import { createContext, type SolanaContext, type SolanaSessionEntry } from '../context/context.js'
import type { SolanaAdapterOptions } from '../context/options.js'
import { networksOf } from '../network/chains.js'
import { readList } from '../parse/readList.js'
import { safeParseStandardWallet } from '../wallet/standardWallet.js'
import type { ListedWallet } from '../wallet/walletSource.js'
import { watchChanges } from '../wallet/watchChanges.js'
import { addWallet, removeWallet } from './walletList.js'

/** The members of the adapter that load before a wallet is chosen. */
export const discovery: DiscoveryEntry<SolanaAdapterOptions, SolanaContext, NetworkClients, SolanaSessionEntry> = {
  createContext,
  createDiscovery,
  isAddress,
  loadRemote: () => import('../remote/openRemote.js'),
  createExtras(context) {
    const { web3 } = context.options
    return {
      getTokenBalance: async (parameters) => (await loadActions()).getTokenBalance(context, parameters),
      isTransactionIncluded: async (parameters) => (await loadActions()).isTransactionIncluded(context, parameters),
      ...(web3
        ? {
            async createChainClient(network) {
              const { createChainClient } = await loadModule(() => import('../rpc/createChainClient.js'))
              return createChainClient(context, web3, network)
            },
          }
        : {}),
    }
  },
}

function loadActions() {
  return loadModule(async () => (await import('../actions/actions.js')).actions)
}

/** Creates the discovery of one adapter instance. It watches nothing before the first call. */
export function createDiscovery(context: SolanaContext): ConnectorWatch {
  const { clock, logger, window } = context.ports
  const connectorOf = new WeakMap<ListedWallet, Connector>()
  const currentBurst = createBurstCounter(clock)
  let listed: readonly ListedWallet[] = []
  let tell: () => void = () => undefined

  const change = (next: readonly ListedWallet[]) => {
    if (next === listed) return
    listed = next
    tell()
  }

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list: () =>
      listed.map((wallet) => {
        const connector = connectorOf.get(wallet) ?? createInjectedConnector(context, wallet)
        connectorOf.set(wallet, connector)
        return connector
      }),
    start(page, changed) {
      const present = new Set<object>()
      const stop = watchStandardWallets(page, {
        onFound(wallet) {
          present.add(wallet)
          const parsed = safeParseStandardWallet(wallet)
          if (parsed.ok) change(addWallet(listed, parsed.value, currentBurst()))
          else logger.debug(`A wallet that registered itself is not listed: ${parsed.reason}.`)
        },
        onGone: (wallet) => change(removeWallet(listed, wallet)),
        onRefused: (reason) => logger.debug(`A registration of wallets was ignored: ${reason}.`),
      })
      // Remove wallets that unregistered while there was no listener.
      listed = listed.filter(({ provider }) => present.has(provider))
      tell = changed
      return [
        stop,
        () => {
          tell = () => undefined
        },
      ]
    },
  })
}

/** Creates the connector of a wallet that registered through Wallet Standard. */
function createInjectedConnector(context: SolanaContext, wallet: ListedWallet): Connector {
  const { id, name, icon, provider, warning } = wallet
  const chains: readonly CaipNetworkId[] = networksOf(wallet.chains, context.networks())
  return {
    id,
    type: 'ANNOUNCED',
    name,
    chain: 'solana',
    provider,
    ...(chains.length > 0 ? { chains } : {}),
    ...(icon ? { imageUrl: icon } : {}),
    ...(warning ? { warning } : {}),
    connect: async (request) => (await context.loadSession()).connect(context, wallet, request),
    restore: async (request) => (await context.loadSession()).restore(context, wallet, request),
    restorePrompt: () => context.silentRequests.restorePrompt(wallet),
    watchUnlock(listener) {
      const { silentRequests } = context
      const stopLate = silentRequests.watchLate(provider, listener)
      const stopChanges = watchChanges(provider, ({ accounts }) => {
        if (!readList(accounts)?.length) return
        // The wallet shares accounts now, so a new request opens no window, while the pending one may never settle.
        silentRequests.allow(id)
        silentRequests.forget(provider)
        listener()
      })
      return () => {
        stopLate()
        stopChanges()
      }
    },
  }
}
