import { type ChainNamespace, type Connector, isAppKitError, type Network, type Session } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import { createWalletNetworks } from '../network/createWalletNetworks.js'
import { connectionsEntry } from '../storage/storedConnections.js'
import { adopt, adoptCompanion, adoptPassedCompanion, adoptSession } from './adoptSession.js'
import { connect } from './connect.js'
import {
  type ConnectionContext,
  findSession,
  findShown,
  isOpen,
  isPreferred,
  listSessions,
} from './connectionContext.js'
import type { AdoptOptions, ConnectionDeps, ConnectOptions } from './connectionDeps.js'
import type { CancelReason, ConnectionState } from './connectionState.js'
import { connectSilently, isChosen } from './connectSilently.js'
import type { Attempt } from './createAttempt.js'
import { createConnectAttempts } from './createConnectAttempts.js'
import { createRestoreTurns } from './createRestoreTurns.js'
import { createShownPictures } from './createShownPictures.js'
import { createWalletReturn } from './createWalletReturn.js'
import { disconnect, disconnectAll } from './disconnect.js'
import { endRefusedSession } from './endSession.js'
import { followTab } from './followTab.js'
import { restore, restoreAll, restoreNamespace, resumeRestore } from './restore.js'
import { selectAccount } from './selectAccount.js'
import { passGates, switchConnection, updateShown } from './showConnection.js'
import { type SwitchOptions, switchNetwork } from './switchNetwork.js'
import { watchPageReturn } from './watchPageReturn.js'

/**
 * Connects, restores, switches and disconnects wallets. Namespaces are independent of each other. A namespace may have
 * several open connections, and shows one of them. Methods with a namespace refer to the shown one.
 */
export type Connection = {
  readonly state: ConnectionState
  /** Returns the shown session of a namespace, or the session with this connector. */
  session(namespace: ChainNamespace, connectorId?: string): Session | undefined
  /** Returns the open sessions of a namespace, the shown one first. */
  sessions(namespace: ChainNamespace): readonly Session[]
  /**
   * Shows another open connection of a namespace. The shown one stays open. A connection that was restored hidden
   * passes the gates first; meanwhile the namespace shows the earlier one, and the returned promise is pending. Throws
   * `NOT_CONNECTED` without a session of the connector.
   */
  switchConnection(namespace: ChainNamespace, connectorId: string): Promise<unknown> | undefined
  /** Returns whether a request to a wallet is pending, in any namespace or in the given one. */
  isAsking(namespace?: ChainNamespace): boolean
  /**
   * Asks a wallet to connect. Its connection replaces the one that the namespace shows, unless `isShownKept` is set. A
   * wallet that is open but hidden is not asked again: the namespace shows it, and the shown connection stays open.
   * Rejects with a typed error. Calls for the same wallet share one request.
   */
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Returns whether a request of this page opened the namespace's session, and not a restore. */
  isChosen(namespace: ChainNamespace): boolean
  /** Remembers that a session was asked to sign or send, so that no host replaces it. */
  markUsed(session: Session): void
  /**
   * Opens a wallet's session without a prompt, if the wallet already shares accounts with the page. Only a host
   * replaces a session, and never one that the visitor chose or used. Resolves with whether it opened. Never rejects.
   */
  connectSilently(connector: Connector): Promise<boolean>
  /**
   * Follows a session that the app opened by itself, for example with wagmi, as if this instance had opened it.
   * Resolves once the session has passed the gates. Rejects with a typed error, and detaches or ends the session, if it
   * has no account, if a gate rejects it, or if a later request supersedes it. Rejects with
   * `ADAPTER_OR_CONNECTOR_NOT_FOUND` for a namespace without an adapter.
   */
  adopt(session: Session, options?: AdoptOptions): Promise<void>
  /**
   * Adopts a session that was opened together with another namespace's, or detaches it if another wallet is connected.
   */
  adoptCompanion(session: Session): void
  /**
   * Restores every stored connection without a prompt, and makes a restored namespace active if the active one has no
   * wallet. Each connection has its own timeout. Resolves once each one is open, waits at a gate, or has failed. Never
   * rejects.
   */
  restoreAll(): Promise<void>
  /** Cancels the visitor's pending request and clears the last result: in one namespace, or in all. */
  cancel(reason?: CancelReason, namespace?: ChainNamespace): void
  /** Asks a wallet to switch, by default the shown one. Without a wallet, the next connection asks for the network. */
  switchNetwork(network: Network, options?: SwitchOptions): Promise<void>
  /**
   * Makes an account of the connected wallet active. Throws `INVALID_PARAMS` for one that it does not share, and
   * `NOT_CONNECTED`.
   */
  selectAccount(namespace: ChainNamespace, address: string): void
  /**
   * Disconnects every connection of one namespace, or of all, or the one of a connector. If the namespace showed it,
   * the namespace then shows another open connection. Rejects with `DISCONNECT_FAILED` if a wallet does not end
   * its session.
   */
  disconnect(namespace?: ChainNamespace, connectorId?: string): Promise<void>
  destroy(): void
}

export function createConnection(deps: ConnectionDeps): Connection {
  const { ports, options, accounts, storage } = deps
  const context = createContext(deps)
  const { state, attempts, sessions, pictures, walletReturn } = context
  const stopPageReturn = watchPageReturn(ports.window, {
    namespaces: options.namespaces,
    accounts,
    sessions: () => sessions.values(),
    restore: (namespace) => void restoreNamespace(context, namespace),
  })

  function onStorage({ key, newValue }: StorageEvent): void {
    // A null key means that all of the storage was cleared: the session then lasts until the page closes.
    const namespace = options.namespaces.find((candidate) => key === storage.keyOf(connectionsEntry(candidate)))
    if (namespace) followTab(context, namespace, newValue === null)
  }

  ports.window?.addEventListener('storage', onStorage)

  return {
    state,
    session: (namespace, connectorId) => findSession(context, namespace, connectorId),
    sessions: (namespace) => listSessions(context, namespace),
    switchConnection: (namespace, connectorId) => switchConnection(context, namespace, connectorId),
    isAsking: attempts.isPending,
    connect: (connector, connectOptions) => connect(context, connector, connectOptions),
    isChosen: (namespace) => isChosen(context, namespace),
    markUsed: (session) => void context.usedSessions.add(session),
    connectSilently: (connector) => connectSilently(context, connector),
    adopt: (session, adoptOptions) => adopt(context, session, adoptOptions),
    adoptCompanion: (session) => adoptCompanion(context, session),
    restoreAll: () => restoreAll(context),
    cancel: attempts.cancel,
    switchNetwork: (network, switchOptions) => switchNetwork(context, network, switchOptions),
    selectAccount: (namespace, address) => selectAccount(context, namespace, address),
    disconnect: (namespace, connectorId) =>
      namespace ? disconnect(context, namespace, connectorId) : disconnectAll(context),
    destroy() {
      ports.window?.removeEventListener('storage', onStorage)
      stopPageReturn()
      attempts.destroy()
      walletReturn.destroy()
      pictures.destroy()
      for (const session of sessions.values()) session.detach()
      sessions.clear()
    },
  }
}

function createContext(deps: ConnectionDeps): ConnectionContext {
  const state = proxy<ConnectionState>({ attempts: {}, switching: {} })
  const context: ConnectionContext = {
    state,
    deps,
    sessions: new Map(),
    preferred: new Map(),
    switching: new Map(),
    keptPermissions: new Set(),
    chosenSessions: new WeakSet(),
    usedSessions: new WeakSet(),
    unstoredSessions: new WeakSet(),
    unpassedSessions: new WeakSet(),
    attempts: createConnectAttempts({
      ...deps,
      state,
      isOpen: (session) => isOpen(context, session),
      isPreferred: (connection) => isPreferred(context, connection),
      onBegin: (attempt, superseded) => beginAttempt(context, attempt, superseded),
      onFailed(attempt, error) {
        const { namespace, isRestore } = attempt
        // First, so that the namespace is `connecting` during the restore.
        if (!isRestore) resumeRestore(context, attempt, error)
        updateShown(context, namespace, isRestore && isAppKitError(error) ? error.code : undefined)
      },
      passGates(session, attempt, signal) {
        const passing = passGates(context, session, attempt, signal)
        // The companions wait with the session. Those of a hidden session were adopted when it opened.
        if (passing && !attempt.hidden) adoptCompanions(context, session, attempt, attempt.promise)
        return passing
      },
      onRefused: (session, attempt, error) => endRefusedSession(context, session, attempt, error),
      onOpened(session, attempt, hasWaited) {
        if (attempt.isCompanion) adoptPassedCompanion(context, session)
        else adoptSession(context, session, attempt)
        if (!attempt.isRestore) resumeRestore(context, attempt)
        if (!hasWaited && !attempt.hidden) adoptCompanions(context, session, attempt)
      },
    }),
    pictures: createShownPictures(deps),
    restoreTurns: createRestoreTurns(deps.ports.clock, () => deps.connectors.state.all),
    walletNetworks: createWalletNetworks(deps.networks),
    walletReturn: createWalletReturn(deps.connectors, (connection) => void restore(context, connection)),
  }
  return context
}

/**
 * Stops waiting for the wallet of the connection, and for the one that it replaces. A request of the visitor only
 * pauses this, and the restores that it supersedes; see {@link resumeRestore}.
 */
function beginAttempt(context: ConnectionContext, attempt: Attempt, superseded: readonly Attempt[]): void {
  const { walletReturn } = context
  const { namespace, isRestore, replacesShown } = attempt
  const replaced = replacesShown ? findShown(context, namespace) : undefined
  const stop = isRestore ? walletReturn.stop : walletReturn.pause
  stop(attempt)
  if (replaced) stop(replaced)
  if (!isRestore) for (const earlier of superseded) if (earlier.isRestore) walletReturn.pause(earlier, true)
  updateShown(context, namespace)
}

/** Adopts the companions of a session. `approved`: they pass the gates after it. */
function adoptCompanions(
  context: ConnectionContext,
  { companions = [] }: Session,
  { isRestore }: Attempt,
  approved?: Promise<unknown>,
): void {
  for (const companion of companions) adoptCompanion(context, companion, { isRestore, approved })
}
