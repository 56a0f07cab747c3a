import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { AccountDetailFields, AccountState, ConnectedAccount } from './accountState.js'
import { type ConnectionId, type ConnectionKey, connectionKey } from './connectionKey.js'

/** The accounts of the connections, and the one that each namespace shows. */
export type AccountsState = {
  /** The account that each namespace shows: of an open or a pending connection, or none. */
  byNamespace: Readonly<Partial<Record<ChainNamespace, AccountState>>>
  /** Every open connection, shown or not. */
  byConnection: Readonly<Partial<Record<ConnectionKey, ConnectedAccount>>>
}

/** The account of each connection. Namespaces are independent. */
export type Accounts = {
  readonly state: AccountsState
  get(namespace: ChainNamespace): AccountState
  getConnected(namespace: ChainNamespace): ConnectedAccount | undefined
  /** Returns the namespaces with a connected wallet. */
  connectedNamespaces(): readonly ChainNamespace[]
  /** Returns the account of every connection of a namespace, in the order in which they opened. */
  connections(namespace: ChainNamespace): readonly ConnectedAccount[]
  /** Returns the account of a connection, whether its namespace shows it or not. */
  ofConnection(connection: ConnectionId): ConnectedAccount | undefined
  setDisconnected(namespace: ChainNamespace, reason?: ErrorCode): void
  setConnecting(namespace: ChainNamespace, connectorId: string, isRestore: boolean): void
  /** Sets the account of a connection. Default: the namespace shows the connection from now on. */
  setConnected(namespace: ChainNamespace, account: Omit<ConnectedAccount, 'status'>, isShown?: boolean): void
  /** Sets details of the shown account, if it is still connected. */
  setDetails(namespace: ChainNamespace, caipAddress: string, details: AccountDetailFields): void
  /** Removes the account of a connection that has ended. */
  remove(connection: ConnectionId): void
}

const disconnected: AccountState = { status: 'disconnected' }

/** The status changes only from disconnected to connecting, to connected, to disconnected. */
export function createAccounts(): Accounts {
  const state = proxy<AccountsState>({ byNamespace: {}, byConnection: {} })

  function get(namespace: ChainNamespace): AccountState {
    return state.byNamespace[namespace] ?? disconnected
  }

  function set(namespace: ChainNamespace, account: AccountState): void {
    // `ref` keeps valtio from wrapping the session's own arrays.
    state.byNamespace = { ...state.byNamespace, [namespace]: ref({ ...account }) }
  }

  function getConnected(namespace: ChainNamespace): ConnectedAccount | undefined {
    const account = get(namespace)
    return account.status === 'connected' ? account : undefined
  }

  function setConnected(namespace: ChainNamespace, given: Omit<ConnectedAccount, 'status'>, isShown = true): void {
    const account: ConnectedAccount = { ...given, status: 'connected' }
    const key = connectionKey({ namespace, connectorId: account.connectorId })
    state.byConnection = { ...state.byConnection, [key]: ref({ ...account }) }
    if (!isShown) return
    if (get(namespace).status === 'disconnected')
      set(namespace, { status: 'connecting', connectorId: account.connectorId, isRestore: false })
    set(namespace, account)
  }

  return {
    state,
    get,
    getConnected,
    connectedNamespaces: () =>
      (Object.keys(state.byNamespace) as ChainNamespace[]).filter((namespace) => get(namespace).status === 'connected'),
    connections: (namespace) =>
      (Object.keys(state.byConnection) as ConnectionKey[]).flatMap((key) =>
        key.startsWith(`${namespace}:`) ? (state.byConnection[key] ?? []) : [],
      ),
    ofConnection: (connection) => state.byConnection[connectionKey(connection)],
    setDisconnected(namespace, reason) {
      set(namespace, reason ? { status: 'disconnected', reason } : disconnected)
    },
    setConnecting(namespace, connectorId, isRestore) {
      if (get(namespace).status === 'connected') set(namespace, disconnected)
      set(namespace, { status: 'connecting', connectorId, isRestore })
    },
    setConnected,
    setDetails(namespace, caipAddress, details) {
      const account = getConnected(namespace)
      if (account?.caipAddress === caipAddress) setConnected(namespace, { ...account, ...details })
    },
    remove(connection) {
      const { [connectionKey(connection)]: _ended, ...others } = state.byConnection
      state.byConnection = others
    },
  }
}
