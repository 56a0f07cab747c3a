import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  type Connector,
  isAppKitError,
  type Network,
  type Ports,
  setupError,
  walletConnectId,
  withDeadline,
} from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Discovery } from '../engine/createDiscovery.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { ConnectParameters, ConnectResult } from './connectResult.js'
import type { Choice } from './createChoice.js'
import type { Connection } from './createConnection.js'
import { waitForConnector } from './waitForConnector.js'

/** A wallet that was asked for by id may still be about to announce itself; this long, in ms. */
const appearMs = 1_000

const noWalletConnect =
  "This page has no WalletConnect connector. Pass a `projectId` of WalletConnect's dashboard or set `services.relay`, and name a network of " +
  'the namespace in `networks`.'

type Deps = {
  readonly options: Pick<ResolvedOptions, 'namespaces'>
  readonly accounts: Accounts
  readonly connectors: Connectors
  readonly connection: Connection
  readonly discovery: Discovery
  readonly networks: Networks
  readonly modal: Modal
  readonly lifetime: AbortSignal
  readonly ports: Ports
}

/**
 * Makes `connect()`: resolves with the connected wallet, or rejects with a typed error for every way out — declined, closed,
 * given up, timed out, destroyed. A wallet that is connected already is the answer at once.
 */
export function createConnect(deps: Deps, choice: Choice) {
  const { options, accounts, connectors, connection, discovery, networks, modal, lifetime, ports } = deps

  return async function connect({
    connectorId,
    namespace,
    networkId,
    signal,
  }: ConnectParameters = {}): Promise<ConnectResult> {
    if (lifetime.aborted) throw abortReason(lifetime)
    if (signal?.aborted) throw abortReason(signal)
    if (connectorId === undefined) return withoutConnector({ namespace, networkId, signal })
    const asked = networkId === undefined ? undefined : find(networkId, namespace)
    // A wallet of several namespaces is asked in that of the network.
    const wanted = namespace ?? asked?.chainNamespace
    if (asked && !options.namespaces.includes(asked.chainNamespace)) fail('NETWORK_NOT_FOUND')
    const connector = await findConnector(connectorId, wanted, signal).catch((error: unknown) => {
      if (connectorId === walletConnectId && isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
        throw new AppKitError('WALLET_CONNECT_CONNECTOR_MISSING', { cause: error, details: noWalletConnect })
      // The wallet is here, but for chains of another kind.
      throw asked && connectors.find(connectorId) ? new AppKitError('NETWORK_NOT_FOUND', { cause: error }) : error
    })
    const network = asked ?? networks.get(connector.chain).active
    if (!network)
      throw new AppKitError('CAIP_NETWORK_UNDEFINED', {
        details: `The app uses no network of ${connector.chain}. Add one to \`networks\`.`,
      })
    const now = accounts.getConnected(connector.chain)
    const isDone = now?.connectorId === connector.id && now.caipNetworkId === network.caipNetworkId
    if (!isDone) await connection.connect(connector, { network, ...(asked && { isNetworkRequired: true }), signal })
    return choice.current(connector.chain) ?? fail('CONNECTION_SUPERSEDED')
  }

  function find(networkId: string | number, namespace: ChainNamespace | undefined): Network {
    return networks.find(networkId, namespace) ?? fail('NETWORK_NOT_FOUND')
  }

  /** Without a namespace that of the active one goes before a namesake of another. */
  async function findConnector(
    id: string,
    namespace: ChainNamespace | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Connector> {
    const first = namespace ?? networks.state.activeNamespace
    const every = discovery.start()
    every.catch(() => undefined)
    const own = first ? discovery.load(first) : every
    await withDeadline(namespace ? own : own.catch(() => every), { signal })
    const waiting = { clock: ports.clock, after: namespace ? own : every, ms: appearMs, signal }
    return (first && connectors.find(id, first)) ?? waitForConnector(connectors, id, namespace, waiting)
  }

  async function withoutConnector({ namespace, networkId, signal }: ConnectParameters): Promise<ConnectResult> {
    const network = networkId === undefined ? undefined : find(networkId, namespace)
    const wanted = namespace ?? network?.chainNamespace
    const now = choice.current(wanted)
    if (!now) {
      // Nobody can choose a wallet on a server.
      if (!ports.window) throw setupError('PAGE_MISSING')
      if (network) networks.choose(network)
      try {
        return await choice.wait(() => modal.open({ view: 'Connect', namespace: wanted }), {
          namespace: wanted,
          signal,
        })
      } finally {
        if (network) networks.forgetChoice(network.chainNamespace)
      }
    }
    if (!network || network.caipNetworkId === now.caipNetworkId) return now
    await connection.switchNetwork(network, { signal })
    return choice.current(wanted) ?? fail('CONNECTION_SUPERSEDED')
  }
}

function fail(code: 'CONNECTION_SUPERSEDED' | 'NETWORK_NOT_FOUND'): never {
  throw new AppKitError(code)
}
