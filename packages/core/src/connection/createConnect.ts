import { AppKitError, abortReason, type ChainNamespace, type Network, type Ports } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ConnectParameters, ConnectResult } from './connectResult.js'
import type { Connection } from './createConnection.js'
import { waitForConnector } from './waitForConnector.js'

/** A wallet that was asked for by id may still be about to announce itself; this long, in ms. */
const appearMs = 1_000

type Deps = {
  readonly accounts: Accounts
  readonly connectors: Connectors
  readonly connection: Connection
  readonly networks: Networks
  readonly modal: Modal
  readonly lifetime: AbortSignal
  readonly ports: Ports
}

/**
 * Makes `connect()`: resolves with the connected wallet, or rejects with a typed error for every way out — declined, closed,
 * given up, timed out, destroyed. A wallet that is connected already is the answer at once.
 */
export function createConnect({ accounts, connectors, connection, networks, modal, lifetime, ports }: Deps) {
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
    const ofNetwork = connectors.find(connectorId, asked?.chainNamespace) && asked?.chainNamespace
    const wanted = namespace ?? ofNetwork
    const connector = await waitForConnector(connectors, connectorId, wanted, {
      clock: ports.clock,
      ms: appearMs,
      signal,
    })
    const network = networkId === undefined ? networks.get(connector.chain).active : find(networkId, connector.chain)
    if (!network) throw new AppKitError('NETWORK_NOT_FOUND')
    const now = accounts.getConnected(connector.chain)
    const isDone = now?.connectorId === connector.id && now.caipNetworkId === network.caipNetworkId
    if (!isDone) await connection.connect(connector, { network, signal })
    return current(connector.chain) ?? fail('CONNECTION_SUPERSEDED')
  }

  function find(networkId: string | number, namespace: ChainNamespace | undefined): Network {
    return networks.find(networkId, namespace) ?? fail('NETWORK_NOT_FOUND')
  }

  async function withoutConnector({ namespace, networkId, signal }: ConnectParameters): Promise<ConnectResult> {
    const network = networkId === undefined ? undefined : find(networkId, namespace)
    const wanted = namespace ?? network?.chainNamespace
    const now = current(wanted)
    if (!now) {
      if (network) networks.setActive(network)
      return chooseInModal(wanted, signal)
    }
    if (!network || network.caipNetworkId === now.caipNetworkId) return now
    await connection.switchNetwork(network, { signal })
    return current(wanted) ?? fail('CONNECTION_SUPERSEDED')
  }

  function current(namespace?: ChainNamespace): ConnectResult | undefined {
    const found =
      namespace ??
      [networks.state.activeNamespace, ...accounts.connectedNamespaces()].find(
        (candidate) => candidate && accounts.getConnected(candidate),
      )
    const account = found && accounts.getConnected(found)
    if (!found || !account) return undefined
    const { address, caipAddress, caipNetworkId, wallet } = account
    return { namespace: found, connectorId: account.connectorId, address, caipAddress, caipNetworkId, wallet }
  }

  function chooseInModal(
    namespace: ChainNamespace | undefined,
    signal: AbortSignal | undefined,
  ): Promise<ConnectResult> {
    modal.open({ view: 'Connect', namespace })
    return new Promise((resolve, reject) => {
      const stops: (() => void)[] = []
      const finish = (settle: () => void) => {
        for (const stop of stops.splice(0)) stop()
        settle()
      }
      const look = () => {
        const result = current(namespace)
        if (result) finish(() => resolve(result))
        else if (!modal.state.open) finish(() => reject(new AppKitError('MODAL_CLOSED')))
      }
      const give = (source: AbortSignal) => () => {
        finish(() => reject(abortReason(source)))
        modal.close()
      }
      stops.push(subscribe(accounts.state, look, true), subscribe(modal.state, look, true))
      for (const source of signal ? [signal, lifetime] : [lifetime]) {
        const onAbort = give(source)
        source.addEventListener('abort', onAbort)
        stops.push(() => source.removeEventListener('abort', onAbort))
      }
    })
  }
}

function fail(code: 'CONNECTION_SUPERSEDED' | 'NETWORK_NOT_FOUND'): never {
  throw new AppKitError(code)
}
