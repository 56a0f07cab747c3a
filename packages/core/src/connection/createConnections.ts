import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  type Connector,
  type ErrorCode,
  isAppKitError,
  type Network,
  type Session,
} from '@latchkey/common'
import { connectionEntry } from '../storage/storedState.js'
import type { ConnectAttempt, ConnectionState } from './connectionState.js'
import { createNamespaceConnection, type NamespaceConnectionPorts } from './createNamespaceConnection.js'
import type { ConnectOptions, NamespaceConnection } from './namespaceConnection.js'

/** Connecting, restoring, switching and disconnecting, each namespace on its own. */
export type Connections = {
  session(namespace: ChainNamespace): Session | undefined
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Restores every stored connection, each with its own deadline; one that fails leaves the others. */
  restoreAll(): Promise<void>
  /** Does as another tab of the same site did: signs out with it, or connects with it (FI15). */
  followTab(namespace: ChainNamespace, isRemoved: boolean): void
  /** Gives the visitor's attempt up. */
  cancel(reason?: ErrorCode): void
  switchNetwork(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** One namespace, or all. */
  disconnect(namespace?: ChainNamespace): Promise<void>
  destroy(): void
}

/** After this long a waiting screen offers help, in ms. */
const slowMs = 10_000

type Deps = Omit<NamespaceConnectionPorts, 'namespace' | 'onChange'> & {
  readonly state: ConnectionState
  readonly namespaces: readonly ChainNamespace[]
  onChange(namespace: ChainNamespace, change: Parameters<NamespaceConnectionPorts['onChange']>[0]): void
}

/** Makes the {@link Connections} of an instance. */
export function createConnections(deps: Deps): Connections {
  const { state, ports, namespaces, accounts, events, storage } = deps
  const byNamespace = new Map<ChainNamespace, NamespaceConnection>(
    namespaces.map((namespace) => [
      namespace,
      createNamespaceConnection({
        ...deps,
        namespace,
        onChange: (change) => deps.onChange(namespace, change),
      }),
    ]),
  )
  let slow: unknown
  /** The newest attempt: only that one's end is told. */
  let latest: ConnectAttempt | undefined

  function of(namespace: ChainNamespace): NamespaceConnection {
    const connection = byNamespace.get(namespace)
    if (!connection) throw new AppKitError('ADAPTER_OR_CONNECTOR_NOT_FOUND', { values: { namespace } })
    return connection
  }

  function setAttempt(attempt: ConnectAttempt | undefined): void {
    ports.clock.clearTimeout(slow)
    state.attempt = attempt
  }

  function supersede(namespace: ChainNamespace): void {
    if (state.attempt?.status === 'pending' && state.attempt.namespace !== namespace)
      of(state.attempt.namespace).cancel('CONNECTION_SUPERSEDED')
  }

  function endAttempt(attempt: ConnectAttempt, error: unknown): void {
    if (error === undefined) return setAttempt({ ...attempt, status: 'connected' })
    if (isAppKitError(error, 'ABORTED', 'MODAL_CLOSED', 'CONNECTION_SUPERSEDED', 'DESTROYED'))
      return setAttempt(undefined)
    const code = isAppKitError(error) ? error.code : 'WALLET_FAILED'
    // What a wallet itself says may hold anything, an address too (law L8).
    const message = isAppKitError(error) ? error.message : ''
    setAttempt({ ...attempt, status: code === 'USER_REJECTED' ? 'declined' : 'failed', code })
    if (code === 'USER_REJECTED') events.track({ type: 'track', event: 'USER_REJECTED', properties: { message } })
    else events.track({ type: 'track', event: 'CONNECT_ERROR', properties: { message, code } })
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
      const { id: connectorId, chain: namespace } = connector
      const attempt: ConnectAttempt = { connectorId, namespace, status: 'pending', isSlow: false }
      const target = of(namespace)
      supersede(namespace)
      setAttempt(attempt)
      latest = attempt
      slow = ports.clock.setTimeout(() => {
        state.attempt = { ...attempt, isSlow: true }
      }, slowMs)
      try {
        const session = await target.connect(connector, options)
        if (latest === attempt) endAttempt(attempt, undefined)
        return session
      } catch (error) {
        if (latest === attempt) endAttempt(attempt, error)
        throw error
      }
    },
    async restoreAll() {
      await Promise.all([...byNamespace.values()].map((connection) => connection.restore()))
    },
    followTab,
    cancel(reason) {
      const { attempt } = state
      latest = undefined
      setAttempt(undefined)
      if (attempt?.status === 'pending') byNamespace.get(attempt.namespace)?.cancel(reason)
    },
    async switchNetwork(network, options) {
      state.switchingTo = network.caipNetworkId
      try {
        await of(network.chainNamespace).switchNetwork(network, options)
        events.track({ type: 'track', event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
      } finally {
        if (state.switchingTo === network.caipNetworkId) state.switchingTo = undefined
      }
    },
    async disconnect(namespace) {
      const isActive = (candidate: ChainNamespace) => candidate === deps.networks.state.activeNamespace
      // The active one last, so that it does not pass from one to the next on the way.
      const every = [...namespaces.filter((candidate) => !isActive(candidate)), ...namespaces.filter(isActive)]
      const all = namespace ? [namespace] : every
      const results = await Promise.allSettled(all.map(disconnectOne))
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    },
    destroy() {
      ports.clock.clearTimeout(slow)
      for (const connection of byNamespace.values()) connection.destroy()
    },
  }
}
