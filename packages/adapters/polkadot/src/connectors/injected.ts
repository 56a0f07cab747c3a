import type { Connector } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readEntry } from '../wallet/injectedEntry.js'
import { novaName } from '../wallet/knownWallets.js'
import type { ListedWallet, WalletSource } from '../wallet/walletSource.js'

/** Creates the connector of a wallet in `window.injectedWeb3`. */
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
