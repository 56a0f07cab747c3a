import type { CaipNetworkId, Connector } from '@latchkey/common'
import type { ListedWallet } from '../admitWallet.js'
import { networksOf } from '../chains.js'
import type { SolanaContext } from '../context.js'
import { loadConnectedParts } from '../loadConnectedParts.js'
import { readList } from '../readList.js'
import { watchChanges } from '../watchChanges.js'

/** The connector of a wallet that registered itself. What it does is loaded when it is asked to. */
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
    connect: async (request) => (await loadConnectedParts()).connect(context, wallet, request),
    restore: async (request) => (await loadConnectedParts()).restore(context, wallet, request),
    restorePrompt: () => context.silentRequests.restorePrompt(wallet),
    watchUnlock(listener) {
      const { silentRequests } = context
      const stopLate = silentRequests.watchLate(provider, listener)
      const stopChanges = watchChanges(provider, ({ accounts }) => {
        if (!readList(accounts)?.length) return
        // The wallet shares accounts now, so a new request needs no window, and an open one may stay unanswered.
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
