import {
  abortReason,
  createEmitter,
  createMemoryStorage,
  lazy,
  loadModule,
  type Ports,
  type SafeStorage,
  storageScopes,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { type ClientStorage, createClientStorage } from './client/createClientStorage.js'
import type { Client } from './client/openClient.js'
import type { ReturnLinks } from './links/listReturnLinks.js'
import { createPairing, type Pairing } from './pairing/createPairing.js'
import type { Approval } from './protocol/proposal.js'
import type { RelayState } from './relay/relayConnection.js'
import type { Sessions } from './session/createSessions.js'
import { endReason, listPendingDisconnects } from './session/pendingDisconnects.js'
import { createProposing } from './signIn/createProposing.js'
import type { WalletConnect, WalletConnectOptions } from './walletConnect.js'
import { watchPage } from './watchPage.js'

type State = {
  readonly options: WalletConnectOptions
  readonly storage: SafeStorage
  readonly changes: ReturnType<typeof createEmitter<void>>
  readonly ended: AbortController
  readonly loadClient: () => Promise<Client>
  readonly loadSessions: () => Promise<Sessions>
  relay: RelayState
  client: Client | undefined
  sessions: Sessions | undefined
}

const noLinks: ReturnLinks = { links: [], isStored: false }

/** Creates the {@link WalletConnect} part of an instance. It loads and requests nothing until it is used. */
export function createWalletConnect(options: WalletConnectOptions): WalletConnect {
  const { lifetime, ports } = options
  const ended = new AbortController()
  const state: State = {
    options,
    storage: options.storage.below(storageScopes.walletConnect()),
    changes: createEmitter<void>((error) => ports.logger.error('A listener of the pairing threw.', error)),
    ended,
    loadClient: lazy(() => loadClient(state, pairing), ended.signal),
    loadSessions: lazy(() => loadSessions(state), ended.signal),
    relay: 'idle',
    client: undefined,
    sessions: undefined,
  }
  const pairing = createPairing({
    clock: ports.clock,
    requested: options.requested,
    isTaken: options.isTaken,
    propose: createProposing({ ...options, loadClient: state.loadClient, report: report(state) }),
    discard: (topic) => settleApproval(state, { topic, waiting: 1, opened: new Set() }),
    onChange: () => state.changes.emit(),
  })
  const stopWatching = watchPage(ports.window, {
    onWake() {
      state.sessions?.check()
      pairing.check()
      state.client?.relayer.wake()
    },
    onOffline: () => state.client?.relayer.drop(),
    onStored: () => state.sessions?.check(),
    prefix: state.storage.keyOf(''),
  })

  function destroy(): void {
    if (ended.signal.aborted) return
    ended.abort()
    lifetime.removeEventListener('abort', destroy)
    stopWatching()
    pairing.close()
    state.sessions?.close()
    state.client?.close()
    state.relay = 'idle'
    state.changes.clear()
  }
  if (lifetime.aborted) destroy()
  else lifetime.addEventListener('abort', destroy)

  return {
    pairing: () => ({ ...pairing.snapshot(), relay: state.relay }),
    watchPairing: (listener) => state.changes.watch(listener),
    prepare: pairing.prepare,
    uri: pairing.uri,
    release: pairing.release,
    reset: pairing.reset,
    async connect(namespace, request = {}) {
      const { signal, network, isNetworkRequired } = request
      throwIfAborted(lifetime)
      const approval = await pairing.wait(namespace, signal, isNetworkRequired ? network?.caipNetworkId : undefined)
      const sessions = await withSignals(state.loadSessions(), lifetime, signal).catch((error: unknown) => {
        settleApproval(state, approval)
        throw error
      })
      return sessions.connect(namespace, approval, request)
    },
    async restore(namespace, request = {}) {
      const sessions = await withSignals(state.loadSessions(), lifetime, request.signal)
      return sessions.restore(namespace, request)
    },
    forget: (namespace) => state.loadSessions().then((sessions) => sessions.forget(namespace), report(state)),
    returnLinks: (...parameters) => state.sessions?.returnLinks(...parameters) ?? noLinks,
    destroy,
  }
}

async function loadClient(state: State, pairing: Pairing): Promise<Client> {
  const { options, storage, ended } = state
  const { ports } = options
  const { openClient } = await loadModule(() => import('./client/openClient.js'))
  const client = await openClient({
    ports,
    WebSocket: findWebSocket(ports),
    storage: openStorage(storage, options.isPersistent ?? true),
    relayUrls: [options.relayUrl].flat(),
    projectId: options.projectId,
    verifyUrl: options.verifyUrl,
    telemetryUrl: options.telemetryUrl,
    signal: ended.signal,
    metadata: options.metadata,
    host: ports.window?.location.hostname,
    onState(relay) {
      state.relay = relay
      state.changes.emit()
    },
    onRefused(code) {
      pairing.reject(code)
      options.onRefused(code)
    },
    report: report(state),
  })
  if (ended.signal.aborted) {
    client.close()
    throw abortReason(ended.signal)
  }
  state.client = client
  // The sessions notify wallets that an earlier page could not reach.
  if (listPendingDisconnects(client.storage).length > 0) state.loadSessions().catch(report(state))
  return client
}

async function loadSessions(state: State): Promise<Sessions> {
  const { signal } = state.ended
  const loading = loadModule(() => import('./session/createSessions.js'))
  const client = await state.loadClient()
  const { createSessions } = await loading
  throwIfAborted(signal)
  state.sessions = createSessions(client, state.options)
  return state.sessions
}

/** An attempt that waited for the approval has settled. */
function settleApproval(state: State, approval: Approval): void {
  const { topic } = approval
  state
    .loadSessions()
    .then(
      (sessions) => sessions.settle(approval),
      () => state.client?.sign.disconnect({ topic, reason: endReason }),
    )
    .catch(report(state))
}

function report({ options: { ports } }: State): (error: unknown) => void {
  return (error) => ports.logger.debug('The WalletConnect client reported a problem.', error)
}

/**
 * Opens the client's storage. If sessions are not persistent, it is in memory, and entries of an earlier version are
 * removed.
 */
function openStorage(storage: SafeStorage, isPersistent: boolean): ClientStorage {
  const stored = createClientStorage(storage)
  if (isPersistent) return stored
  for (const key of stored.keys()) stored.remove(key)
  return createClientStorage(createMemoryStorage())
}

function findWebSocket({ window }: Ports): typeof globalThis.WebSocket {
  const own: unknown = window && Reflect.get(window, 'WebSocket')
  return typeof own === 'function' ? (own as typeof globalThis.WebSocket) : globalThis.WebSocket
}
