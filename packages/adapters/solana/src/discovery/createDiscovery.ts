import { type ConnectorWatch, createConnectorWatch, watchStandardWallets } from '@latchkey/adapter-kit'
import { type Connector, createBurstCounter } from '@latchkey/common'
import { createInjectedConnector } from '../connectors/injected.js'
import type { SolanaContext } from '../context/context.js'
import { safeParseStandardWallet } from '../wallet/standardWallet.js'
import type { ListedWallet } from '../wallet/walletSource.js'
import { admitWallet, dismissWallet } from './admitWallet.js'

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
          if (parsed.ok) change(admitWallet(listed, parsed.value, currentBurst()))
          else logger.debug(`A wallet that registered itself is not listed: ${parsed.reason}.`)
        },
        onGone: (wallet) => change(dismissWallet(listed, wallet)),
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
