import type { Connector } from '@latchkey/common'
import type { ListedWallet } from '../admitWallets.js'
import { toCaipNetworkId } from '../bitcoinChain.js'
import type { Bip122Context } from '../context.js'
import { loadConnectedParts } from '../loadConnectedParts.js'

/** The connector of a wallet on the page, whichever way it is spoken to. What it does is loaded when it is asked to. */
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
    connect: async (request) => (await loadConnectedParts()).connect(context, wallet, request),
    restore: async (request) => (await loadConnectedParts()).restore(context, wallet, request),
    // Leather opens a window for every request, so its session is restored from storage.
    restorePrompt: () => (wallet.kind === 'leather' ? 'never' : context.silentRequests.restorePrompt(wallet)),
    watchUnlock(listener) {
      let isStopped = false
      let stop: () => void = () => undefined
      loadConnectedParts().then(
        (parts) => {
          if (!isStopped) stop = parts.watchUnlock(context, wallet, listener)
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
