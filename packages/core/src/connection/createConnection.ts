import type { ChainNamespace, Connector, Network, Session } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import { createWalletNetworks } from '../network/createWalletNetworks.js'
import { connectionsEntry } from '../storage/storedConnections.js'
import { adoptCompanion, adoptSession, findSharedPicture } from './adoptSession.js'
import { connect } from './connect.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import type { ConnectionDeps, ConnectOptions } from './connectionDeps.js'
import type { CancelReason, ConnectionState } from './connectionState.js'
import { connectSilently, isChosen } from './connectSilently.js'
import { createConnectAttempts } from './createConnectAttempts.js'
import { createRestoreTurns } from './createRestoreTurns.js'
import { createShownPictures } from './createShownPictures.js'
import { createWalletReturn } from './createWalletReturn.js'
import { disconnect, disconnectAll } from './disconnect.js'
import { followTab } from './followTab.js'
import { restore, restoreAll } from './restore.js'
import { selectAccount } from './selectAccount.js'
import { switchNetwork } from './switchNetwork.js'
import { watchPageReturn } from './watchPageReturn.js'

/** Connects, restores, switches and disconnects wallets. Namespaces are independent of each other. */
export type Connection = {
  readonly state: ConnectionState
  session(namespace: ChainNamespace): Session | undefined
  /** Returns whether a request to a wallet is pending, in any namespace or in the given one. */
  isAsking(namespace?: ChainNamespace): boolean
  /** Asks a wallet to connect. Rejects with a typed error. Calls for the same wallet share one request. */
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Returns whether a request of this page opened the namespace's session, and not a restore. */
  isChosen(namespace: ChainNamespace): boolean
  /** Remembers that a session was asked to sign or send, so that no host replaces it. */
  markUsed(session: Session): void
  /**
   * Opens the session that a wallet shares with the page without a prompt. Only a host replaces a session, and none that the visitor
   * chose or used. Resolves with whether it opened. Never rejects.
   */
  connectSilently(connector: Connector): Promise<boolean>
  /** Adopts a session that was opened together with another namespace's, or detaches it if another wallet is connected. */
  adoptCompanion(session: Session): void
  /** Restores every stored connection without a prompt. Each has its own deadline. Never rejects. */
  restoreAll(): Promise<void>
  /** Cancels the visitor's pending request and clears the last result: in one namespace, or in all. */
  cancel(reason?: CancelReason, namespace?: ChainNamespace): void
  /** Asks the wallet to switch. Without a wallet, the next connection asks for the network. */
  switchNetwork(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Makes an account of the connected wallet active. Throws `INVALID_PARAMS` for one that it does not share, and `NOT_CONNECTED`. */
  selectAccount(namespace: ChainNamespace, address: string): void
  /** Disconnects one namespace, or all. Rejects with `DISCONNECT_FAILED` if a wallet refuses. */
  disconnect(namespace?: ChainNamespace): Promise<void>
  destroy(): void
}

export function createConnection(deps: ConnectionDeps): Connection {
  const { ports, options, accounts, storage } = deps
  const context = createContext(deps)
  const { state, attempts, sessions, pictures, walletReturn } = context
  const stopPageReturn = watchPageReturn(ports.window, {
    namespaces: options.namespaces,
    accounts,
    session: (namespace) => findSession(context, namespace),
    restore: (namespace) => void restore(context, namespace),
  })

  function onStorage({ key, newValue }: StorageEvent): void {
    // A null key means that all of the storage was cleared: the session then lasts until the page closes (FI10).
    const namespace = options.namespaces.find((candidate) => key === storage.keyOf(connectionsEntry(candidate)))
    if (namespace) followTab(context, namespace, newValue === null)
  }

  ports.window?.addEventListener('storage', onStorage)

  return {
    state,
    session: (namespace) => findSession(context, namespace),
    isAsking: attempts.isPending,
    connect: (connector, connectOptions) => connect(context, connector, connectOptions),
    isChosen: (namespace) => isChosen(context, namespace),
    markUsed: (session) => void context.usedSessions.add(session),
    connectSilently: (connector) => connectSilently(context, connector),
    adoptCompanion: (session) => adoptCompanion(context, session, findSharedPicture(context, session)),
    restoreAll: () => restoreAll(context),
    cancel: attempts.cancel,
    switchNetwork: (network, switchOptions) => switchNetwork(context, network, switchOptions),
    selectAccount: (namespace, address) => selectAccount(context, namespace, address),
    disconnect: (namespace) => (namespace ? disconnect(context, namespace) : disconnectAll(context)),
    destroy() {
      ports.window?.removeEventListener('storage', onStorage)
      stopPageReturn()
      attempts.destroy()
      for (const namespace of options.namespaces) {
        walletReturn.stop(namespace)
        pictures.show(namespace, undefined)
      }
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
    keptPermissions: new Set(),
    chosenSessions: new WeakSet(),
    usedSessions: new WeakSet(),
    attempts: createConnectAttempts({
      ...deps,
      state,
      session: (namespace) => findSession(context, namespace),
      onBegin: (namespace) => context.walletReturn.stop(namespace),
      onOpened(session, isRestore) {
        adoptSession(context, session, isRestore ? 'restored' : 'connected')
        const picture = context.pictures.current(session.namespace)
        for (const companion of session.companions ?? []) adoptCompanion(context, companion, picture)
      },
    }),
    requestedWallets: new Map(),
    pictures: createShownPictures(deps),
    restoreTurns: createRestoreTurns(deps.ports.clock, () => deps.connectors.state.all),
    walletNetworks: createWalletNetworks(deps.networks),
    walletReturn: createWalletReturn(deps.connectors, (namespace) => {
      const isIdle = !findSession(context, namespace) && !context.attempts.find(namespace)
      if (isIdle) void restore(context, namespace)
    }),
  }
  return context
}
