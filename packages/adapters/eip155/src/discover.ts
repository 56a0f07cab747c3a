import type { Connector } from '@latchkey/common'
import { type Announced, admitAnnouncement } from './admitAnnouncement.js'
import { safeParseAnnouncement } from './announcement.js'
import { createAnnouncedConnector, createInjectedConnector } from './connectors/injected.js'
import type { Eip155Context } from './context.js'
import { watchInjected } from './watchInjected.js'

/** Changes that come closer together than this are told once: about one frame. */
const settleMs = 16

/** Watches the wallets of the page appear, for as long as it is not undone (R32). */
export type Discovery = (onChange: (connectors: readonly Connector[]) => void) => () => void

type ExternalWallets = Pick<typeof import('./connectors/external.js'), 'createExternalConnectors' | 'watchSafe'>

/** Makes the {@link Discovery} of one adapter instance. Nothing is watched before the first call. */
export function createDiscovery(context: Eip155Context, sdks?: ExternalWallets): Discovery {
  const { clock, logger, window } = context.ports
  const { enableEIP6963, enableInjected } = context.discovery
  const watchers = new Set<{ readonly call: (connectors: readonly Connector[]) => void }>()
  const connectorOf = new Map<Announced, Connector>()
  const external = sdks?.createExternalConnectors(context) ?? []
  let announced: readonly Announced[] = []
  let injected: Connector | undefined
  let safe: Connector | undefined
  let timer: unknown
  let stops: readonly (() => void)[] = []

  const list = (): readonly Connector[] => [
    ...announced.map((wallet) => {
      const connector = connectorOf.get(wallet) ?? createAnnouncedConnector(context, wallet)
      connectorOf.set(wallet, connector)
      return connector
    }),
    ...(injected ? [injected] : []),
    ...(safe ? [safe] : []),
    ...external,
  ]

  const changed = () => {
    timer ??= clock.setTimeout(() => {
      timer = undefined
      const connectors = list()
      for (const watcher of [...watchers]) if (watchers.has(watcher)) watcher.call(connectors)
    }, settleMs)
  }

  const onAnnounce = (event: Event) => {
    const parsed = safeParseAnnouncement(event)
    if (!parsed.ok) return logger.debug(`An EIP-6963 announcement was ignored: ${parsed.reason}.`)
    const next = admitAnnouncement(announced, parsed.value)
    if (next === announced) return
    announced = next
    changed()
  }

  const start = (page: Window) => {
    if (enableEIP6963) page.addEventListener('eip6963:announceProvider', onAnnounce)
    return [
      () => page.removeEventListener('eip6963:announceProvider', onAnnounce),
      enableInjected && !injected
        ? watchInjected(page, clock, (provider) => {
            injected = createInjectedConnector(context, provider)
            changed()
          })
        : () => undefined,
      sdks?.watchSafe(context, page, (connector) => {
        safe = connector
        changed()
      }) ?? (() => undefined),
    ]
  }

  return (onChange) => {
    if (!window || context.lifetime.aborted) {
      onChange([])
      return () => undefined
    }
    const watcher = { call: onChange }
    if (watchers.size === 0) stops = start(window)
    watchers.add(watcher)
    if (enableEIP6963) window.dispatchEvent(new Event('eip6963:requestProvider'))
    // What answered synchronously belongs to the first list; it is not told a second time.
    if (watchers.size === 1 && timer !== undefined) {
      clock.clearTimeout(timer)
      timer = undefined
    }
    onChange(list())
    const stop = () => {
      if (!watchers.delete(watcher) || watchers.size > 0) return
      for (const undo of stops) undo()
      clock.clearTimeout(timer)
      timer = undefined
    }
    context.lifetime.addEventListener('abort', stop, { once: true })
    return () => {
      context.lifetime.removeEventListener('abort', stop)
      stop()
    }
  }
}
