import {
  type ChainNamespace,
  type Connector,
  createError,
  createMemoryStorage,
  createSafeStorage,
  errors,
  isAppKitError,
  type Ports,
  storedValues,
  whenActivated,
} from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Networks } from '../network/createNetworks.js'
import { requiresConsent } from '../options/derivedOptions.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { webStorage } from '../ports/webStorage.js'
import type { Connectors } from '../wallets/createConnectors.js'
import type { Discovery } from '../wallets/createDiscovery.js'
import type { Wallets } from '../wallets/createWallets.js'
import { isWalletBrowser } from '../wallets/isWalletBrowser.js'
import type { WalletRow } from '../wallets/walletRow.js'

type Deps = {
  readonly ports: Ports
  readonly options: Pick<ResolvedOptions, 'autoConnect' | 'storagePrefix'>
  currentOptions(): ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connectors: Connectors
  readonly wallets: Wallets
  readonly discovery: Pick<Discovery, 'start'>
  readonly connection: Connection
  readonly lifetime: AbortSignal
}

/** The visitor was asked in this visit. */
const asked = 'asked'
/** The visitor rejected, disconnected, or chose another wallet than the host in this visit. */
const ended = 'ended'

/**
 * Connects without a click. The host around the page, such as Safe, connects silently, also in place of a restored
 * wallet. In a wallet's browser with the option `autoConnect`, its wallet connects silently, or else asks once per
 * visit, if no wallet is connected. Nothing connects after the visitor rejected, disconnected or chose another wallet
 * than the host in this visit, while a request of the visitor is pending, or where the visitor has to accept terms. In
 * a wallet's browser, nothing connects while a wallet on the page has a doubtful identity: the visitor chooses in the
 * list. A prerendered page waits until the visitor navigates to it.
 */
export async function startAutoConnect(deps: Deps): Promise<void> {
  const { ports, options, accounts, connectors, discovery, connection, lifetime } = deps
  const visit = createVisitMark(ports, options.storagePrefix)
  const tried = new Set<string>()
  let connected = accounts.connectedNamespaces()

  function onAccounts(): void {
    const before = connected
    connected = accounts.connectedNamespaces()
    if (before.some(isEnded) || isHostDeclined()) visit.write(ended)
  }

  /** Returns whether a connection ended, and not only because its wallet is locked or its extension reloads. */
  function isEnded(namespace: ChainNamespace): boolean {
    const account = accounts.get(namespace)
    return account.status === 'disconnected' && !account.reason
  }

  /** Returns whether the visitor chose another wallet inside a host. */
  function isHostDeclined(): boolean {
    return findHosts(deps).some(
      ({ chain, id }) => connection.isChosen(chain) && connection.session(chain)?.connectorId !== id,
    )
  }

  async function check(): Promise<void> {
    if (isHostDeclined()) visit.write(ended)
    await Promise.all(findCandidates(deps).map(connectOnce))
  }

  async function connectOnce(found: Connector): Promise<void> {
    if (!canConnect(found) || tried.has(keyOf(found))) return
    tried.add(keyOf(found))
    // A restore that may open a window is not silent.
    const isSilent = found.isHost || found.restorePrompt?.() === 'never'
    if (isSilent && (await connection.connectSilently(found))) return
    if (options.autoConnect !== 'wallet-browser' || visit.read() === asked) return
    if (connected.length > 0 || !canConnect(found)) return
    // Other wallets may have announced themselves during the silent request.
    if (hasDoubtfulWallet(deps)) return
    visit.write(asked)
    await ask(found)
  }

  /** Asks the wallet, and aborts when another wallet on the page puts its identity in doubt. */
  async function ask(found: Connector): Promise<void> {
    const doubt = new AbortController()
    const stop = connectors.watch(() => {
      if (hasDoubtfulWallet(deps)) doubt.abort(createError(errors.WALLET_IDENTITY_SHARED))
    })
    const network = deps.networks.get(found.chain).active
    await connection
      .connect(found, { network, signal: doubt.signal })
      .catch((error: unknown) => {
        if (isAppKitError(error, 'USER_REJECTED')) visit.write(ended)
      })
      .finally(stop)
  }

  const canConnect = ({ isHost }: Connector) =>
    !lifetime.aborted &&
    visit.read() !== ended &&
    (isHost || connected.length === 0) &&
    !connection.isAsking() &&
    !requiresConsent(deps.currentOptions())
  await whenActivated(ports.window, lifetime)
  if (lifetime.aborted) return
  const stops = [subscribe(accounts.state, onAccounts, true), connectors.watch(() => void check())]
  lifetime.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  await discovery
    .start()
    .then(check)
    .catch((error: unknown) => ports.logger.debug('[latchkey] Nothing was connected without a click.', error))
}

/** A stored text that lasts until the tab closes, also across page loads. */
function createVisitMark({ window, logger }: Ports, storagePrefix: string) {
  const port = window ? webStorage(() => window.sessionStorage) : createMemoryStorage()
  const storage = createSafeStorage({ port, prefix: `${storagePrefix}/`, logger })
  const key = storedValues.core.autoConnect.key()
  return {
    read: () => storage.getItem(key),
    write: (mark: string) => storage.setItem(key, mark),
  }
}

/**
 * Returns the host around the page in each of its namespaces, or else the wallet of the wallet's browser, in the active
 * namespace if it has one there. Returns none if a wallet in that browser has a doubtful identity.
 */
function findCandidates(deps: Deps): readonly Connector[] {
  const { ports, options, networks, connectors } = deps
  const hosts = findHosts(deps)
  if (hosts.length > 0) return hosts
  const isInside = isWalletBrowser(ports.window?.navigator, connectors.state.all)
  if (options.autoConnect !== 'wallet-browser' || !isInside || hasDoubtfulWallet(deps)) return []
  const [row] = installedRows(deps)
  const found = row?.connectors.find(({ chain }) => chain === networks.state.activeNamespace) ?? row?.connectors[0]
  return found ? [found] : []
}

function findHosts({ connectors }: Deps): readonly Connector[] {
  return connectors.state.all.filter(({ isHost }) => isHost)
}

function hasDoubtfulWallet(deps: Deps): boolean {
  return installedRows(deps).some(({ warning }) => warning)
}

function installedRows({ wallets }: Deps): readonly WalletRow[] {
  return wallets.list().find(({ group }) => group === 'injected')?.rows ?? []
}

function keyOf({ chain, id }: Connector): string {
  return `${chain}:${id}`
}
