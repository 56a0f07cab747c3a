import type { ActionsByNamespace, CaipAddress, ChainNamespace, Connector, WalletInfo } from '@latchkey/common'
import type { BalanceState, ConnectedAccount, Core } from '@latchkey/core'
import { type AccountView, viewAccount } from './accountView.js'

/** Questions about the connected account and its wallet. `namespace` is the active one when left out. */
export type AccountMethods = {
  getAccount(namespace?: ChainNamespace): AccountView
  getAddress(namespace?: ChainNamespace): string | undefined
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  getIsConnectedState(): boolean
  /** What the connected wallet can do; an action it cannot do is absent. */
  getActions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /** The connected wallet's own provider: EIP-1193 for eip155. */
  getProvider<T = unknown>(namespace: ChainNamespace): T | undefined
  /** As `getProvider`, of the active namespace by default. */
  getWalletProvider<T = unknown>(namespace?: ChainNamespace): T | undefined
  getProviderType(namespace: ChainNamespace): ConnectedAccount['connectorType'] | undefined
  getWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined
  getConnectors(): readonly Connector[]
  /** The native balance; rejects with `BALANCE_UNAVAILABLE`. */
  fetchBalance(namespace?: ChainNamespace): Promise<BalanceState>
  /** Looks the balance up again, for instance after a transaction. Never rejects. */
  updateNativeBalance(namespace?: ChainNamespace): Promise<void>
}

/** Makes {@link AccountMethods}. */
export function createAccountMethods(core: Core): AccountMethods {
  const active = () => core.networks.state.activeNamespace
  const connected = (namespace = active()) => (namespace ? core.accounts.getConnected(namespace) : undefined)
  // The wallet's provider is outside data; the app states its type, as with JSON.
  const providerOf = (namespace: ChainNamespace | undefined): unknown =>
    namespace ? core.connection.session(namespace)?.provider : undefined
  return {
    getAccount: (namespace) => viewAccount(core, namespace),
    getAddress: (namespace) => connected(namespace)?.address,
    getCaipAddress: (namespace) => connected(namespace)?.caipAddress,
    getIsConnectedState: () => core.accounts.connectedNamespaces().length > 0,
    getActions: (namespace) => core.actions(namespace),
    getProvider: <T>(namespace: ChainNamespace) => providerOf(namespace) as T | undefined,
    getWalletProvider: <T>(namespace = active()) => providerOf(namespace) as T | undefined,
    getProviderType: (namespace) => connected(namespace)?.connectorType,
    getWalletInfo: (namespace) => connected(namespace)?.wallet,
    getConnectors: () => core.connectors.state.all,
    fetchBalance: (namespace) => core.fetchBalance(namespace),
    updateNativeBalance: (namespace) => core.refreshBalance(namespace),
  }
}
