import { type Connector, setupError } from '@latchkey/common'
import type { ListedWallet } from '../admitWallet.js'
import type { PolkadotContext } from '../context.js'
import { loadConnectedParts } from '../loadConnectedParts.js'
import type { WalletSource } from '../walletSource.js'
import { readEntry } from '../watchWallets.js'

/** The connector of a wallet in `window.injectedWeb3`. */
export function createInjectedConnector(context: PolkadotContext, wallet: ListedWallet): Connector {
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
    ...(warning ? { warning } : {}),
    async connect(request) {
      assertAlive(context)
      return (await loadConnectedParts()).connect(context, source, request)
    },
    async restore(request) {
      assertAlive(context)
      return (await loadConnectedParts()).restore(context, source, request)
    },
    watchUnlock(listener) {
      let isOver = false
      // A locked wallet answers when it is unlocked; these wallets tell of it in no other way.
      context.openQuestions.get(entry)?.answer.then(
        () => {
          if (!isOver) listener()
        },
        () => undefined,
      )
      return () => {
        isOver = true
      }
    },
  }
}

function assertAlive({ lifetime }: PolkadotContext): void {
  if (lifetime.aborted) throw setupError('DESTROYED')
}
