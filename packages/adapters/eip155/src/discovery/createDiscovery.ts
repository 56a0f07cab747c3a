import {
  type ConnectorWatch,
  createConnectorWatch,
  type DiscoveryEntry,
  type NetworkClients,
} from '@latchkey/adapter-kit'
import { type Clock, type Connector, createBurstCounter, loadModule } from '@latchkey/common'
import type { FoundHost } from '../connectors/external.js'
import { createAnnouncedConnector, createInjectedConnector } from '../connectors/injected.js'
import { createContext, type Eip155Context, type Eip155SessionEntry } from '../context/context.js'
import type { Eip155AdapterOptions } from '../context/options.js'
import { type Announced, findAnnounced, isSameProvider, safeParseAnnouncement } from '../wallet/announcement.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import { readInjected } from '../wallet/eip1193.js'
import { addWallet } from './walletList.js'

/** The code for wallets that the app brings, and for hosts around the page. */
export type ExternalWallets = Pick<
  typeof import('../connectors/external.js'),
  'createExternalConnectors' | 'watchHosts'
>

/**
 * Creates the members of the adapter that load before a wallet is chosen. `external` is the code for wallets that the
 * app brings; only apps that bring one load it.
 */
export function createDiscoveryEntry(
  external?: ExternalWallets,
): DiscoveryEntry<Eip155AdapterOptions, Eip155Context, NetworkClients, Eip155SessionEntry> {
  return {
    createContext,
    createDiscovery: (context) => createDiscovery(context, external),
    isAddress,
    loadRemote: () => import('../remote/openRemote.js'),
    createExtras: (context) => ({
      async getIdentity(parameters) {
        const hasMainnet = context.networks().some(({ id }) => id === 1)
        return hasMainnet ? (await context.loadSession()).getIdentity(context, parameters) : {}
      },
      getTokenBalance: async (parameters) => (await loadActions()).getTokenBalance(context, parameters),
      resolveName: async (name, options) => (await loadActions()).resolveName(context, name, options),
      isTransactionIncluded: async (parameters) => (await loadActions()).isTransactionIncluded(context, parameters),
    }),
  }
}

function loadActions() {
  return loadModule(async () => (await import('../actions/actions.js')).actions)
}

/**
 * Whether a text has the form of an EVM address: 40 hex digits, 0x optional. The checksum is compared before sending.
 */
function isAddress(value: string): boolean {
  return /^(?:0x)?[0-9a-f]{40}$/i.test(value)
}

/** Creates the discovery of one adapter instance. It watches nothing before the first call. */
function createDiscovery(context: Eip155Context, external?: ExternalWallets): ConnectorWatch {
  const { clock, logger, window } = context.ports
  const looks = context.options.wallets?.isComplete !== true
  const enableEIP6963 = looks && context.discovery.enableEIP6963
  const enableInjected = looks && context.discovery.enableInjected
  const connectorOf = new Map<Announced, Connector>()
  const appConnectors = external?.createExternalConnectors(context)
  const currentBurst = createBurstCounter(clock)
  let announced: readonly Announced[] = []
  let injected: { readonly provider: Eip1193Provider; readonly own: Connector; shown: Connector } | undefined
  const hosts: FoundHost[] = []

  /** The SDK of mini apps also announces the wallet of its host. */
  function isNoHost(wallet: Announced): boolean {
    return !hosts.some(({ provider }) => isSameProvider(provider, wallet.provider))
  }

  /** Returns the injected wallet, marked as a duplicate if it is also announced or the app brings it. */
  function listInjected(): readonly Connector[] {
    if (!injected) return []
    const { provider, own, shown } = injected
    const original = findAnnounced(provider, announced)?.id ?? appConnectors?.findLoaded(provider)
    if (original !== shown.duplicateOf) injected.shown = original ? { ...own, duplicateOf: original } : own
    return [injected.shown]
  }

  function list(): readonly Connector[] {
    const found = [
      ...hosts.map(({ connector }) => connector),
      ...announced.filter(isNoHost).map((wallet) => {
        const connector = connectorOf.get(wallet) ?? createAnnouncedConnector(context, wallet)
        connectorOf.set(wallet, connector)
        return connector
      }),
    ]
    const ids = [...found, ...(injected ? [injected.own] : [])].map(({ id }) => id)
    const brought = appConnectors?.list({ announced, ids }) ?? []
    return [...found, ...listInjected(), ...brought]
  }

  return createConnectorWatch({
    clock,
    window,
    lifetime: context.lifetime,
    list,
    start(page, changed) {
      const onAnnounce = (event: Event) => {
        const parsed = safeParseAnnouncement(event)
        if (!parsed.ok) return logger.debug(`An EIP-6963 announcement was ignored: ${parsed.reason}.`)
        const next = addWallet(announced, parsed.value, currentBurst())
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
            const own = createInjectedConnector(context, provider)
            injected = { provider, own, shown: own }
            changed()
          }),
        )
      }
      if (appConnectors) stops.push(appConnectors.watch(changed))
      if (external) {
        stops.push(
          external.watchHosts(context, page, (host) => {
            if (hosts.some(({ connector }) => connector.id === host.connector.id)) return
            hosts.push(host)
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

/** Delays of further scans, in ms: some wallets set `window.ethereum` late. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]

/** Calls back once with `window.ethereum`, now or when it appears. The first provider stays in use. */
function watchInjected(page: Window, clock: Clock, onFound: (provider: Eip1193Provider) => void): () => void {
  const stop = () => {
    page.removeEventListener('ethereum#initialized', look)
    for (const timer of timers) clock.clearTimeout(timer)
  }
  const look = () => {
    const provider = readInjected(page)
    if (!provider) return
    stop()
    onFound(provider)
  }
  page.addEventListener('ethereum#initialized', look)
  const timers = looksMs.map((ms) => clock.setTimeout(look, ms))
  look()
  return stop
}
