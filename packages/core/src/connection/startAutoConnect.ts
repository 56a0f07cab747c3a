import { type Connector, isAppKitError, type Ports } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { createVisitMark } from '../storage/createVisitMark.js'
import type { Connectors } from '../wallets/createConnectors.js'
import type { Discovery } from '../wallets/createDiscovery.js'
import type { Wallets } from '../wallets/createWallets.js'
import { isWalletBrowser } from '../wallets/isWalletBrowser.js'
import type { Connection } from './createConnection.js'

type Deps = {
  readonly ports: Ports
  readonly options: Pick<ResolvedOptions, 'autoConnect' | 'storagePrefix'>
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
/** The visitor refused or disconnected in this visit. */
const ended = 'ended'

/**
 * Connects without a click. The host around the page, such as Safe, connects silently. In a wallet's browser with the option
 * `autoConnect`, its wallet connects silently, or else asks once per visit. Nothing connects after the visitor refused or disconnected
 * in this visit, while a request of the visitor is pending, or if a wallet is connected.
 */
export async function startAutoConnect(deps: Deps): Promise<void> {
  const { ports, options, accounts, connectors, discovery, connection, lifetime } = deps
  const visit = createVisitMark(ports.window, `${options.storagePrefix ?? '@latchkey'}/auto-connect`)
  const tried = new Set<string>()
  let connected = accounts.connectedNamespaces()

  function onAccounts(): void {
    const before = connected
    connected = accounts.connectedNamespaces()
    if (before.some((namespace) => !connected.includes(namespace))) visit.write(ended)
  }

  async function check(): Promise<void> {
    const found = findCandidate(deps)
    if (!found || !canConnect() || tried.has(keyOf(found))) return
    tried.add(keyOf(found))
    // A restore that may open a window is not silent.
    const isSilent = found.isHost || found.restorePrompt?.() === 'never'
    if (isSilent && (await connection.connectSilently(found))) return
    if (options.autoConnect !== 'wallet-browser' || visit.read() === asked || !canConnect()) return
    visit.write(asked)
    const network = deps.networks.get(found.chain).active
    await connection.connect(found, { network }).catch((error: unknown) => {
      if (isAppKitError(error, 'USER_REJECTED')) visit.write(ended)
    })
  }

  const canConnect = () =>
    !lifetime.aborted && visit.read() !== ended && connected.length === 0 && !connection.isAsking()
  const stops = [subscribe(accounts.state, onAccounts, true), connectors.watch(() => void check())]
  lifetime.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  await discovery
    .start()
    .then(check)
    .catch((error: unknown) => ports.logger.debug('[latchkey] Nothing was connected without a click.', error))
}

/** Returns the host around the page, or else the wallet of the wallet's browser, in the active namespace if it has one there. */
function findCandidate({ ports, options, networks, connectors, wallets }: Deps): Connector | undefined {
  const { all } = connectors.state
  const host = all.find(({ isHost }) => isHost)
  if (host) return host
  if (options.autoConnect !== 'wallet-browser' || !isWalletBrowser(ports.window?.navigator, all)) return undefined
  const [row] = wallets.list().find(({ group }) => group === 'injected')?.rows ?? []
  return row?.connectors.find(({ chain }) => chain === networks.state.activeNamespace) ?? row?.connectors[0]
}

function keyOf({ chain, id }: Connector): string {
  return `${chain}:${id}`
}
