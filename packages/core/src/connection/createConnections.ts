import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  type Connector,
  type Network,
  type Session,
} from '@latchkey/common'
import type { StoredPicture } from '../storage/pictureEntry.js'
import { connectionEntry } from '../storage/storedState.js'
import type { CancelReason, ConnectionState } from './connectionState.js'
import { createAttemptBoard } from './createAttemptBoard.js'
import { createNamespaceConnection } from './createNamespaceConnection.js'
import { createRestoreTurns } from './createRestoreTurns.js'
import type { ConnectOptions, NamespaceConnection } from './namespaceConnection.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'
import { withNamespace } from './withNamespace.js'

/** Connecting, restoring, switching and disconnecting, each namespace on its own. */
export type Connections = {
  session(namespace: ChainNamespace): Session | undefined
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Takes a session that came with another namespace's, or ends it on this page where another wallet is connected. */
  take(session: Session): void
  /** Restores every stored connection, each at its turn and with its own deadline; one that fails leaves the others. */
  restoreAll(): Promise<void>
  /** Does as another tab of the same site did: signs out with it, or connects with it (FI15). */
  followTab(namespace: ChainNamespace, isRemoved: boolean): void
  /** Gives the visitor's attempt up: in one namespace, or in all. */
  cancel(reason?: CancelReason, namespace?: ChainNamespace): void
  switchNetwork(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** One namespace, or all. */
  disconnect(namespace?: ChainNamespace): Promise<void>
  destroy(): void
}

type Deps = Omit<NamespaceConnectionPorts, 'namespace' | 'restoreTurns' | 'onAsked' | 'onChange' | 'onCompanion'> & {
  readonly state: ConnectionState
  readonly namespaces: readonly ChainNamespace[]
  onChange(namespace: ChainNamespace, change: Parameters<NamespaceConnectionPorts['onChange']>[0]): void
}

/** Makes the {@link Connections} of an instance. */
export function createConnections(deps: Deps): Connections {
  const { state, ports, namespaces, accounts, networks, events, storage } = deps
  const restoreTurns = createRestoreTurns(ports.clock)
  const board = createAttemptBoard({ state, clock: ports.clock, events })
  const byNamespace = new Map<ChainNamespace, NamespaceConnection>(
    namespaces.map((namespace) => [
      namespace,
      createNamespaceConnection({
        ...deps,
        namespace,
        restoreTurns,
        onAsked: (connectorId, promise) => board.follow({ connectorId, namespace }, promise),
        onChange: (change) => deps.onChange(namespace, change),
        onCompanion: takeOne,
      }),
    ]),
  )

  function takeOne(session: Session, picture: StoredPicture | undefined): void {
    if (!byNamespace.get(session.namespace)?.take(session, picture)) session.detach()
  }

  /** A namespace that is granted again shows the picture of its wallet's other namespaces. Wallets are told apart by their names. */
  function pictureOf({ connectorId, wallet }: Session): StoredPicture | undefined {
    const same = [...byNamespace.values()].find((connection) => {
      const other = connection.session()
      return other?.connectorId === connectorId && other.wallet.name === wallet.name
    })
    return same?.picture()
  }

  function of(namespace: ChainNamespace): NamespaceConnection {
    const connection = byNamespace.get(namespace)
    if (!connection) throw new AppKitError('ADAPTER_OR_CONNECTOR_NOT_FOUND', { values: { namespace } })
    return connection
  }

  function followTab(namespace: ChainNamespace, isRemoved: boolean): void {
    const stored = storage.get(connectionEntry(namespace))
    const connection = of(namespace)
    const session = connection.session()
    // What cannot be read is not a sign-out (R68).
    if (!stored) return isRemoved ? connection.drop() : undefined
    const isOther = session !== undefined && session.connectorId !== stored.connectorId
    if (isOther) connection.drop(undefined, true)
    if (isOther || accounts.get(namespace).status === 'disconnected') void connection.restore()
  }

  async function disconnectOne(namespace: ChainNamespace): Promise<void> {
    await of(namespace).disconnect()
  }

  return {
    session: (namespace) => byNamespace.get(namespace)?.session(),
    async connect(connector, options) {
      if (options?.signal?.aborted) throw abortReason(options.signal)
      return of(connector.chain).connect(connector, options)
    },
    take: (session) => takeOne(session, pictureOf(session)),
    async restoreAll() {
      await Promise.all([...byNamespace.values()].map((connection) => connection.restore()))
    },
    followTab,
    cancel(reason, only) {
      for (const [namespace, connection] of byNamespace) {
        if ((!only || only === namespace) && board.forget(namespace)) connection.cancel(reason)
      }
    },
    async switchNetwork(network, options) {
      const { chainNamespace: namespace, caipNetworkId } = network
      state.switching = withNamespace(state.switching, namespace, caipNetworkId)
      try {
        await of(namespace).switchNetwork(network, options)
        events.track({ type: 'track', event: 'SWITCH_NETWORK', properties: { network: caipNetworkId } })
      } finally {
        if (state.switching[namespace] === caipNetworkId)
          state.switching = withNamespace(state.switching, namespace, undefined)
      }
    },
    async disconnect(namespace) {
      const isActive = (candidate: ChainNamespace) => candidate === networks.state.activeNamespace
      // The active one last, so that it does not pass from one to the next on the way.
      const every = [...namespaces.filter((candidate) => !isActive(candidate)), ...namespaces.filter(isActive)]
      const all = namespace ? [namespace] : every
      const results = await Promise.allSettled(all.map(disconnectOne))
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    },
    destroy() {
      board.destroy()
      for (const connection of byNamespace.values()) connection.destroy()
    },
  }
}
