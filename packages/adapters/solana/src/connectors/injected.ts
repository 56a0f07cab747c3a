import type { CaipNetworkId, Connector } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { networksOf } from '../network/chains.js'
import { readList } from '../parse/readList.js'
import type { ListedWallet } from '../wallet/walletSource.js'
import { watchChanges } from '../wallet/watchChanges.js'

/** Creates the connector of a wallet that registered through Wallet Standard. */
export function createInjectedConnector(context: SolanaContext, wallet: ListedWallet): Connector {
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
