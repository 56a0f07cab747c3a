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
import { proxy, ref } from 'valtio/vanilla'
import type { Storage } from '../storage/createStorage.js'
import { connectionEntry } from '../storage/storedState.js'
import type { CancelReason, ConnectAttempt, ConnectionState } from './connectionState.js'
import type { Connections } from './createConnections.js'
import type { ConnectOptions } from './namespaceConnection.js'
import { withNamespace } from './withNamespace.js'

/** Connecting, restoring, switching and disconnecting, each namespace on its own. */
export type Connection = {
  readonly state: ConnectionState
  session(namespace: ChainNamespace): Session | undefined
  /** Whether a wallet is waiting for the visitor, in any namespace or in the given one. */
  isAsking(namespace?: ChainNamespace): boolean
  /** Asks a wallet. Rejects with a typed error for every way out. */
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Takes a session that came with another namespace's, or ends it on this page where another wallet is connected. */
  take(session: Session): Promise<void>
  /** Gives the visitor's attempt up, and forgets how the last one ended: in one namespace, or in all. */
  cancel(reason?: CancelReason, namespace?: ChainNamespace): void
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
  readonly engine: { readonly current?: Machinery | undefined; load(): Promise<Machinery> }
  /** Asks for the adapter's code of a session. What cannot be had is told of when it is used. */
  readonly prefetchSession: (namespace: ChainNamespace) => void
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes a {@link Connection}: the state at once, the machinery behind it when it is first needed. */
export function createConnection({ ports, storage, namespaces, engine, prefetchSession, lifetime }: Deps): Connection {
  const state = proxy<ConnectionState>({ attempts: {}, switching: {} })
  /** The attempts that still wait for the machinery: the visitor sees them, and can give them up, from the first moment on. */
  const early = new Map<
    ChainNamespace,
    { readonly id: string; readonly controller: AbortController; callers: number }
  >()

  /** Settles when the instance ends at the latest, whatever a wallet does (law L1). */
  function run<T>(action: (connections: Connections) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return settleBy(
      settleBy(engine.load(), { signal }).then(({ connections }) => action(connections)),
      { signal: lifetime },
    )
  }

  function show(attempt: ConnectAttempt): void {
    state.attempts = withNamespace(state.attempts, attempt.namespace, ref(attempt))
  }

  async function connect(connector: Connector, options?: ConnectOptions): Promise<Session> {
    // Side by side with the machinery, not after it. A wallet far away needs it only once it approved.
    const isOver = lifetime.aborted || options?.signal?.aborted
    if (connector.type !== 'WALLET_CONNECT' && !isOver) prefetchSession(connector.chain)
    if (!engine.current) await waitForMachinery(connector, options?.signal)
    return run((connections) => connections.connect(connector, options))
  }

  async function waitForMachinery({ id, chain }: Connector, signal: AbortSignal | undefined): Promise<void> {
    const pending = { connectorId: id, namespace: chain, status: 'pending', isSlow: false } as const
    const shared = early.get(chain)
    if (shared?.id !== id) giveUpEarly('CONNECTION_SUPERSEDED', chain)
    // A second call for the same wallet is given up together with the first.
    const own = shared?.id === id ? shared : { id, controller: new AbortController(), callers: 0 }
    own.callers++
    early.set(chain, own)
    show(pending)
    try {
      await settleBy(settleBy(engine.load(), { signal: own.controller.signal }), { signal })
    } catch (error) {
      const isLast = early.get(chain) === own && own.callers === 1
      if (isLast && signal?.aborted) state.attempts = withNamespace(state.attempts, chain, undefined)
      else if (isLast) show({ ...pending, status: 'failed', code: isAppKitError(error) ? error.code : 'WALLET_FAILED' })
      throw error
    } finally {
      if (--own.callers === 0 && early.get(chain) === own) early.delete(chain)
    }
  }

  function giveUpEarly(code: CancelReason = 'ABORTED', only?: ChainNamespace): void {
    for (const [namespace, { controller }] of early) {
      if (only && only !== namespace) continue
      early.delete(namespace)
      controller.abort(setupError(code))
      state.attempts = withNamespace(state.attempts, namespace, undefined)
    }
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
    isAsking: (namespace) =>
      Object.values(state.attempts).some(
        (attempt) => attempt.status === 'pending' && (!namespace || attempt.namespace === namespace),
      ),
    connect,
    take: (session) => run(async (connections) => connections.take(session)),
    cancel(reason, namespace) {
      giveUpEarly(reason, namespace)
      engine.current?.connections.cancel(reason, namespace)
    },
    switchNetwork: (network, options) =>
      run((connections) => connections.switchNetwork(network, options), options?.signal),
    disconnect: (namespace) => run((connections) => connections.disconnect(namespace)),
    destroy() {
      giveUpEarly('DESTROYED')
      ports.window?.removeEventListener('storage', onStorage)
    },
  }
}
