import { type ConnectorWatch, createConnectorWatch } from '@latchkey/adapter-kit'
import type { Connector } from '@latchkey/common'
import { createInjectedConnector } from '../connectors/injected.js'
import type { PolkadotContext } from '../context/context.js'
import type { ListedWallet } from '../wallet/walletSource.js'
import { admitWallet } from './admitWallet.js'
import { isNovaBrowser, watchWallets } from './watchWallets.js'

/** Watches `window.injectedWeb3` for wallets while there is a listener. */
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
