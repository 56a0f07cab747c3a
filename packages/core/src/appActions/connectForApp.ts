import {
  type ChainNamespace,
  type Connector,
  cleanText,
  createError,
  errors,
  isAppKitError,
  isMobile,
  type Network,
  throwIfAborted,
  walletConnectId,
  withSignals,
} from '@latchkey/common'
import type { ConnectOptions } from '../connection/connectionDeps.js'
import { waitForConnector } from '../connection/waitForConnector.js'
import { walletPlatforms } from '../wallets/walletPlatforms.js'
import type { AppActionDeps } from './appActionDeps.js'
import type { ConnectParameters, ConnectResult } from './connectResult.js'
import { findConnected, waitForGates, waitForWalletSelection } from './waitForVisitor.js'

/** Time for a wallet that an app names by id to announce itself, in ms. */
const appearMs = 1_000

const noWalletConnect =
  "This page has no WalletConnect connector. Pass a `projectId` of WalletConnect's dashboard or set `services.relay`, and name a network of " +
  'the namespace in `networks`.'

/**
 * Implements `core.connect()`. Resolves with the connected wallet, immediately if it is already connected and passes
 * the gates. Rejects with a typed error when the visitor rejects or closes the modal, on abort, on timeout, and when
 * the instance is destroyed.
 */
export async function connectForApp(deps: AppActionDeps, parameters: ConnectParameters = {}): Promise<ConnectResult> {
  throwIfAborted(deps.lifetime, parameters.signal)
  assertServed(deps, parameters)
  return waitForGates(deps, await connectWallet(deps, parameters), parameters.signal)
}

function connectWallet(deps: AppActionDeps, parameters: ConnectParameters): Promise<ConnectResult> {
  const { connectorId, walletId } = parameters
  if (connectorId !== undefined) return connectById(deps, { ...parameters, connectorId })
  return walletId === undefined ? connectSelected(deps, parameters) : connectListed(deps, { ...parameters, walletId })
}

/** Throws for a namespace without an adapter: no wallet can connect there. */
function assertServed(deps: AppActionDeps, { namespace, networkId }: ConnectParameters): void {
  const network = findNetwork(deps, networkId, namespace)
  const targetNamespace = namespace ?? network?.chainNamespace
  if (!targetNamespace || deps.options.namespaces.includes(targetNamespace)) return
  const details = `Pass an adapter for ${targetNamespace} in the \`adapters\` option.`
  throw createError(network ? errors.NETWORK_NOT_FOUND : errors.ADAPTER_NOT_FOUND, { details })
}

/**
 * Connects a wallet of the directory or of the options. A wallet with a doubtful identity is not chosen for the
 * visitor.
 */
async function connectListed(
  deps: AppActionDeps,
  { walletId, ...parameters }: ConnectParameters & { readonly walletId: string },
): Promise<ConnectResult> {
  const { ports, discovery, lifetime, networks, wallets } = deps
  const { signal } = parameters
  // Without adapters or after a failure, the wallet may still be reached over WalletConnect.
  const discovered = discovery.start().catch(() => undefined)
  const [wallet] = await withSignals(Promise.all([deps.findListed(walletId, signal), discovered]), lifetime, signal)
  if (!wallet)
    throw createError(errors.CONNECTOR_NOT_FOUND, {
      details: `Neither the wallet directory nor \`customWallets\` has a wallet with the id ${walletId}.`,
    })
  const namespace = parameters.namespace ?? findNetwork(deps, parameters.networkId, undefined)?.chainNamespace
  const active = namespace ?? networks.state.activeNamespace
  const installed = wallets.findInstalled(wallet, active) ?? wallets.findInstalled(wallet, namespace)
  if (installed && !wallets.warningOf(installed))
    return connectById(deps, { ...parameters, connectorId: installed.id, namespace: installed.chain })
  // A browse link leaves this page, so it connects nothing here.
  const environment = {
    isMobile: isMobile(ports.window?.navigator),
    isInstalled: false,
    canPair: true,
    canBrowse: false,
  }
  if (walletPlatforms(wallet, environment).length === 0)
    throw createError(errors.CONNECTOR_NOT_FOUND, {
      details: `${wallet.name} is not installed, and its entry has no WalletConnect link.`,
    })
  const { id, rdns, image_id: imageId } = wallet
  const selected = { id, name: cleanText(wallet.name), imageId, ...(rdns ? { rdns } : {}) }
  return connectById(deps, { ...parameters, connectorId: walletConnectId }, selected)
}

async function connectById(
  deps: AppActionDeps,
  { connectorId, namespace, networkId, signal }: ConnectParameters & { readonly connectorId: string },
  wallet?: ConnectOptions['wallet'],
): Promise<ConnectResult> {
  const { accounts, connectors, connection, networks } = deps
  const asked = findNetwork(deps, networkId, namespace)
  // A wallet of several namespaces connects in the namespace of the network.
  const targetNamespace = namespace ?? asked?.chainNamespace
  const connector = await findConnector(deps, connectorId, targetNamespace, signal).catch((error: unknown) => {
    if (connectorId === walletConnectId && isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
      throw createError(errors.WALLET_CONNECT_CONNECTOR_MISSING, { cause: error, details: noWalletConnect })
    // The page has the wallet, but only in other namespaces.
    throw asked && connectors.find(connectorId) ? createError(errors.NETWORK_NOT_FOUND, { cause: error }) : error
  })
  const network = asked ?? networks.get(connector.chain).active
  if (!network)
    throw createError(errors.CAIP_NETWORK_UNDEFINED, {
      details: `The app uses no network of ${connector.chain}. Add one to \`networks\`.`,
    })
  const now = accounts.getConnected(connector.chain)
  // WalletConnect may have connected another wallet than the selected one.
  const isDone = !wallet && now?.connectorId === connector.id && now.caipNetworkId === network.caipNetworkId
  if (!isDone)
    await connection.connect(connector, { network, ...(asked && { isNetworkRequired: true }), signal, wallet })
  return requireConnected(deps, connector.chain)
}

async function connectSelected(
  deps: AppActionDeps,
  { namespace, networkId, signal }: ConnectParameters,
): Promise<ConnectResult> {
  const { ports, networks, connection, modal } = deps
  const network = findNetwork(deps, networkId, namespace)
  const targetNamespace = namespace ?? network?.chainNamespace
  const now = findConnected(deps, targetNamespace)
  if (!now) {
    // A server has no visitor who could select a wallet.
    if (!ports.window) throw createError(errors.PAGE_MISSING)
    if (network) networks.choose(network)
    try {
      // A restored wallet may wait for the visitor at a gate.
      const view = deps.gates.find(targetNamespace)?.view ?? 'Connect'
      const show = () => modal.open({ view, namespace: targetNamespace })
      return await waitForWalletSelection(deps, show, { namespace: targetNamespace, signal })
    } finally {
      if (network) networks.forgetChoice(network.chainNamespace)
    }
  }
  if (!network || network.caipNetworkId === now.caipNetworkId) return now
  await connection.switchNetwork(network, { signal })
  return requireConnected(deps, targetNamespace)
}

function findNetwork(
  { networks }: AppActionDeps,
  networkId: string | number | undefined,
  namespace: ChainNamespace | undefined,
): Network | undefined {
  if (networkId === undefined) return undefined
  const network = networks.find(networkId, namespace)
  if (!network) throw createError(errors.NETWORK_NOT_FOUND)
  return network
}

/** Finds a connector by id. Without a namespace, the active namespace is searched first. */
async function findConnector(
  { ports, connectors, discovery, networks }: AppActionDeps,
  id: string,
  namespace: ChainNamespace | undefined,
  signal: AbortSignal | undefined,
): Promise<Connector> {
  const first = namespace ?? networks.state.activeNamespace
  const every = discovery.start()
  every.catch(() => undefined)
  const own = first ? discovery.load(first) : every
  await withSignals(namespace ? own : own.catch(() => every), signal)
  const waiting = { clock: ports.clock, after: namespace ? own : every, ms: appearMs, signal }
  return (first && connectors.find(id, first)) ?? waitForConnector(connectors, id, namespace, waiting)
}

/** Throws `CONNECTION_SUPERSEDED` if the wallet has been disconnected meanwhile. */
function requireConnected(deps: AppActionDeps, namespace: ChainNamespace | undefined): ConnectResult {
  const connected = findConnected(deps, namespace)
  if (!connected) throw createError(errors.CONNECTION_SUPERSEDED)
  return connected
}
