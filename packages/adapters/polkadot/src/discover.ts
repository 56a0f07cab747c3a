import { type Connector, type ConnectorWatch, createConnectorWatch } from '@latchkey/common'
import { admitWallet, type ListedWallet } from './admitWallet.js'
import { createInjectedConnector } from './connectors/injected.js'
import type { PolkadotContext } from './context.js'
import { isNovaBrowser, watchWallets } from './watchWallets.js'

/** Watches wallets appear in `window.injectedWeb3` (R25–R32). Looks as long as somebody watches. */
export function createDiscovery(context: PolkadotContext): ConnectorWatch {
  const { clock, window, logger } = context.ports
  const connectorOf = new WeakMap<ListedWallet, Connector>()
  let wallets: readonly ListedWallet[] = []

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list: () =>
      wallets.map((wallet) => {
        const connector = connectorOf.get(wallet) ?? createInjectedConnector(context, wallet)
        connectorOf.set(wallet, connector)
        return connector
      }),
    start: (page, changed) => [
      watchWallets(
        page,
        clock,
        (wallet, look) => {
          const next = admitWallet(wallets, wallet, look, isNovaBrowser(page))
          if (next === wallets) return
          wallets = next
          changed()
        },
        (reason) => logger.debug(`An entry of injectedWeb3 was ignored: ${reason}.`),
      ),
    ],
  })
}
