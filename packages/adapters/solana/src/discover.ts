import {
  type Connector,
  type ConnectorWatch,
  createBurstCounter,
  createConnectorWatch,
  watchStandardWallets,
} from '@latchkey/common'
import { admitWallet, dismissWallet, type ListedWallet } from './admitWallet.js'
import { createInjectedConnector } from './connectors/injected.js'
import type { SolanaContext } from './context.js'
import { safeParseStandardWallet } from './standardWallet.js'

/** Makes what watches the wallets of the page for one adapter instance. Nothing is watched before the first call. */
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
      // Those that took themselves back while nobody watched.
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
