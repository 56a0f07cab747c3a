import type { Connector } from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import { toCaipNetworkId } from '../network/bitcoinChain.js'
import type { ListedWallet } from '../wallet/foundWallet.js'

/** Creates the connector of a wallet on the page. */
export function createInjectedConnector(context: Bip122Context, wallet: ListedWallet): Connector {
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
