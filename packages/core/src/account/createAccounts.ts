import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { AccountDetailFields, AccountState, ConnectedAccount } from './accountState.js'

/** The account of each namespace. */
export type AccountsState = { byNamespace: Readonly<Partial<Record<ChainNamespace, AccountState>>> }

/** The account of each namespace. Namespaces are independent. */
export type Accounts = {
  readonly state: AccountsState
  get(namespace: ChainNamespace): AccountState
  getConnected(namespace: ChainNamespace): ConnectedAccount | undefined
  /** Returns the namespaces with a connected wallet. */
  connectedNamespaces(): readonly ChainNamespace[]
  setDisconnected(namespace: ChainNamespace, reason?: ErrorCode): void
  setConnecting(namespace: ChainNamespace, connectorId: string, isRestore: boolean): void
  setConnected(namespace: ChainNamespace, account: Omit<ConnectedAccount, 'status'>): void
  /** Sets details of an account, if it is still connected. */
  setDetails(namespace: ChainNamespace, caipAddress: string, details: AccountDetailFields): void
}

const disconnected: AccountState = { status: 'disconnected' }

/** The status changes only from disconnected to connecting, to connected, to disconnected. */
export function createAccounts(): Accounts {
  const state = proxy<AccountsState>({ byNamespace: {} })

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

  return {
    state,
    get,
    getConnected,
    connectedNamespaces: () =>
      (Object.keys(state.byNamespace) as ChainNamespace[]).filter((namespace) => get(namespace).status === 'connected'),
    setDisconnected(namespace, reason) {
      set(namespace, reason ? { status: 'disconnected', reason } : disconnected)
    },
    setConnecting(namespace, connectorId, isRestore) {
      if (get(namespace).status === 'connected') set(namespace, disconnected)
      set(namespace, { status: 'connecting', connectorId, isRestore })
    },
    setConnected(namespace, account) {
      if (get(namespace).status === 'disconnected')
        set(namespace, { status: 'connecting', connectorId: account.connectorId, isRestore: false })
      set(namespace, { ...account, status: 'connected' })
    },
    setDetails(namespace, caipAddress, details) {
      const account = getConnected(namespace)
      if (account?.caipAddress === caipAddress) set(namespace, { ...account, ...details })
    },
  }
}
