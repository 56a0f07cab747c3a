import { type Connector, setupError } from '@latchkey/common'
import type { ListedWallet } from '../admitWallet.js'
import type { PolkadotContext } from '../context.js'
import { novaName } from '../knownWallets.js'
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
    // Nova's browser takes the key of Polkadot.js.
    ...(name === novaName ? {} : { injectedId: key }),
    ...(warning ? { warning } : {}),
    async connect(request) {
      assertAlive(context)
      return (await loadConnectedParts()).connect(context, source, request)
    },
    async restore(request) {
      assertAlive(context)
      return (await loadConnectedParts()).restore(context, source, request)
    },
    restorePrompt: () => context.silentRequests.restorePrompt({ id, provider: entry }),
    // A locked wallet answers once it is unlocked; these wallets report it in no other way.
    watchUnlock: (listener) => context.silentRequests.watchLate(entry, listener),
  }
}

function assertAlive({ lifetime }: PolkadotContext): void {
  if (lifetime.aborted) throw setupError('DESTROYED')
}
