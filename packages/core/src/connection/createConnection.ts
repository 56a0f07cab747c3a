import {
  type ChainNamespace,
  type Connector,
  isAppKitError,
  type Network,
  type Ports,
  type Session,
  settleBy,
  setupError,
} from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { Storage } from '../storage/createStorage.js'
import { connectionEntry } from '../storage/storedState.js'
import type { CancelReason, ConnectAttempt, ConnectionState } from './connectionState.js'
import type { Connections } from './createConnections.js'
import type { ConnectOptions } from './namespaceConnection.js'

/** Connecting, restoring, switching and disconnecting, each namespace on its own. */
export type Connection = {
  readonly state: ConnectionState
  session(namespace: ChainNamespace): Session | undefined
  /** Asks a wallet. Rejects with a typed error for every way out. */
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Gives the visitor's attempt up. */
  cancel(reason?: CancelReason): void
  switchNetwork(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** One namespace, or all. */
  disconnect(namespace?: ChainNamespace): Promise<void>
  destroy(): void
}

/** What this needs of the engine. */
type Machinery = { readonly connections: Connections }

type Deps = {
  readonly ports: Ports
  readonly storage: Storage
  readonly namespaces: readonly ChainNamespace[]
  /** The loaded engine, or the loading of it. */
  readonly engine: { readonly current: Machinery | undefined; load(): Promise<Machinery> }
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes a {@link Connection}: the state at once, the machinery behind it when it is first needed. */
export function createConnection({ ports, storage, namespaces, engine, lifetime }: Deps): Connection {
  const state = proxy<ConnectionState>({ attempt: undefined, switchingTo: undefined })

  /** Settles when the instance ends at the latest, whatever a wallet does (law L1). */
  function run<T>(action: (connections: Connections) => Promise<T>): Promise<T> {
    return settleBy(
      engine.load().then(({ connections }) => action(connections)),
      { signal: lifetime },
    )
  }

  /** The attempt that still waits for the machinery: the visitor sees it, and can give it up, from the first moment on. */
  let early: { readonly attempt: ConnectAttempt; readonly controller: AbortController } | undefined

  async function connect(connector: Connector, options?: ConnectOptions): Promise<Session> {
    if (!engine.current) await waitForMachinery(connector, options?.signal)
    return run((connections) => connections.connect(connector, options))
  }

  async function waitForMachinery({ id, chain }: Connector, signal: AbortSignal | undefined): Promise<void> {
    const isSame = early?.attempt.connectorId === id && early.attempt.namespace === chain
    if (!isSame) giveUpEarly('CONNECTION_SUPERSEDED')
    const attempt = { connectorId: id, namespace: chain, status: 'pending', isSlow: false } as const
    // A second call for the same wallet is given up together with the first, and it is the one that shows.
    const own = { attempt, controller: (isSame && early?.controller) || new AbortController() }
    early = own
    state.attempt = own.attempt
    try {
      await settleBy(settleBy(engine.load(), { signal: own.controller.signal }), { signal })
    } catch (error) {
      if (early === own)
        state.attempt = signal?.aborted
          ? undefined
          : { ...attempt, status: 'failed', code: isAppKitError(error) ? error.code : 'WALLET_FAILED' }
      throw error
    } finally {
      if (early === own) early = undefined
    }
  }

  function giveUpEarly(code: CancelReason = 'ABORTED'): void {
    early?.controller.abort(setupError(code))
    if (early) state.attempt = undefined
    early = undefined
  }

  function onStorage(event: StorageEvent): void {
    // A null key means that everything was cleared: the session lasts for the life of this page (FI10).
    const namespace = namespaces.find((candidate) => event.key === storage.keyOf(connectionEntry(candidate)))
    if (!namespace) return
    const logFailure = (error: unknown) => ports.logger.warn('[latchkey] Another tab could not be followed.', error)
    engine.load().then(({ connections }) => connections.followTab(namespace, event.newValue === null), logFailure)
  }

  ports.window?.addEventListener('storage', onStorage)

  return {
    state,
    session: (namespace) => engine.current?.connections.session(namespace),
    connect,
    cancel(reason) {
      giveUpEarly(reason)
      engine.current?.connections.cancel(reason)
    },
    switchNetwork: (network, options) => run((connections) => connections.switchNetwork(network, options)),
    disconnect: (namespace) => run((connections) => connections.disconnect(namespace)),
    destroy() {
      giveUpEarly('DESTROYED')
      ports.window?.removeEventListener('storage', onStorage)
    },
  }
}
