import { type Connector, type ConnectorWatch, createConnectorWatch } from '@latchkey/common'
import { type Announced, admitAnnouncement } from './admitAnnouncement.js'
import { safeParseAnnouncement } from './announcement.js'
import { createAnnouncedConnector, createInjectedConnector } from './connectors/injected.js'
import type { Eip155Context } from './context.js'
import { watchInjected } from './watchInjected.js'

type ExternalWallets = Pick<typeof import('./connectors/external.js'), 'createExternalConnectors' | 'watchSafe'>

/** Makes what watches the wallets of the page for one adapter instance. Nothing is watched before the first call. */
export function createDiscovery(context: Eip155Context, sdks?: ExternalWallets): ConnectorWatch {
  const { clock, logger, window } = context.ports
  const { enableEIP6963, enableInjected } = context.discovery
  const connectorOf = new Map<Announced, Connector>()
  const external = sdks?.createExternalConnectors(context) ?? []
  let announced: readonly Announced[] = []
  let injected: Connector | undefined
  let safe: Connector | undefined

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
      ...(injected ? [injected] : []),
      ...(safe ? [safe] : []),
      ...external,
    ],
    start(page, changed) {
      const onAnnounce = (event: Event) => {
        const parsed = safeParseAnnouncement(event)
        if (!parsed.ok) return logger.debug(`An EIP-6963 announcement was ignored: ${parsed.reason}.`)
        const next = admitAnnouncement(announced, parsed.value)
        if (next === announced) return
        announced = next
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
            injected = createInjectedConnector(context, provider)
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
