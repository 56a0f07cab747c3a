import { type Connector, type ConnectorWatch, createBurstCounter, createConnectorWatch } from '@latchkey/common'
import { type Announced, admitAnnouncement } from './admitAnnouncement.js'
import { safeParseAnnouncement } from './announcement.js'
import { createAnnouncedConnector, createInjectedConnector } from './connectors/injected.js'
import type { Eip155Context } from './context.js'
import type { Eip1193Provider } from './eip1193.js'
import { innerProviders, isSameProvider } from './isSameProvider.js'
import { watchInjected } from './watchInjected.js'

type ExternalWallets = Pick<typeof import('./connectors/external.js'), 'createExternalConnectors' | 'watchSafe'>

/** Makes what watches the wallets of the page for one adapter instance. Nothing is watched before the first call. */
export function createDiscovery(context: Eip155Context, sdks?: ExternalWallets): ConnectorWatch {
  const { clock, logger, window } = context.ports
  const { enableEIP6963, enableInjected } = context.discovery
  const connectorOf = new Map<Announced, Connector>()
  const external = sdks?.createExternalConnectors(context) ?? []
  const currentBurst = createBurstCounter(clock)
  let announced: readonly Announced[] = []
  let injected: { readonly provider: Eip1193Provider; readonly own: Connector; shown: Connector } | undefined
  let safe: Connector | undefined

  /** Most wallets announce themselves and also set `window.ethereum`: that is one wallet, and one row. */
  function markDuplicate(): void {
    if (!injected) return
    const { provider, own: connector, shown } = injected
    const find = (wanted: Eip1193Provider) => announced.find((wallet) => isSameProvider(wallet.provider, wanted))
    const inner = innerProviders(provider).map(find)
    const original = find(provider) ?? (inner.every((wallet) => wallet) ? inner[0] : undefined)
    if (original?.id === shown.duplicateOf) return
    injected.shown = original ? { ...connector, duplicateOf: original.id } : connector
  }

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list: () => [
      ...announced.map((wallet) => {
        const connector = connectorOf.get(wallet) ?? createAnnouncedConnector(context, wallet)
        connectorOf.set(wallet, connector)
        return connector
      }),
      ...(injected ? [injected.shown] : []),
      ...(safe ? [safe] : []),
      ...external,
    ],
    start(page, changed) {
      const onAnnounce = (event: Event) => {
        const parsed = safeParseAnnouncement(event)
        if (!parsed.ok) return logger.debug(`An EIP-6963 announcement was ignored: ${parsed.reason}.`)
        const next = admitAnnouncement(announced, parsed.value, currentBurst())
        if (next === announced) return
        announced = next
        markDuplicate()
        changed()
      }
      const stops = []
      if (enableEIP6963) {
        page.addEventListener('eip6963:announceProvider', onAnnounce)
        stops.push(() => page.removeEventListener('eip6963:announceProvider', onAnnounce))
      }
      if (enableInjected && !injected) {
        stops.push(
          watchInjected(page, clock, (provider) => {
            const own = createInjectedConnector(context, provider)
            injected = { provider, own, shown: own }
            markDuplicate()
            changed()
          }),
        )
      }
      if (sdks) {
        stops.push(
          sdks.watchSafe(context, page, (connector) => {
            safe = connector
            changed()
          }),
        )
      }
      return stops
    },
    invite(page) {
      if (enableEIP6963) page.dispatchEvent(new Event('eip6963:requestProvider'))
    },
  })
}
