import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { AccountDetails, AccountState, ConnectedAccount } from './accountState.js'

/** What {@link Accounts} knows: the account of each namespace. */
export type AccountsState = { byNamespace: Readonly<Partial<Record<ChainNamespace, AccountState>>> }

/** The account of each namespace. One namespace never touches another. */
export type Accounts = {
  readonly state: AccountsState
  get(namespace: ChainNamespace): AccountState
  getConnected(namespace: ChainNamespace): ConnectedAccount | undefined
  /** The namespaces with a connected wallet. */
  connectedNamespaces(): readonly ChainNamespace[]
  setDisconnected(namespace: ChainNamespace, reason?: ErrorCode): void
  setConnecting(namespace: ChainNamespace, connectorId: string, isRestore: boolean): void
  setConnected(namespace: ChainNamespace, account: Omit<ConnectedAccount, 'status'>): void
  /** Adds details to a connected account if it still is the one they were asked for. */
  setDetails(namespace: ChainNamespace, caipAddress: string, details: AccountDetails): void
}

const disconnected: AccountState = { status: 'disconnected' }

/** Makes {@link Accounts}. Status moves only along the graph of specification §4: disconnected → connecting → connected → disconnected. */
export function createAccounts(): Accounts {
  const state = proxy<AccountsState>({ byNamespace: {} })

  function get(namespace: ChainNamespace): AccountState {
    return state.byNamespace[namespace] ?? disconnected
  }

  function set(namespace: ChainNamespace, account: AccountState): void {
    // A reference, so that a session's own lists stay as the wallet gave them.
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
