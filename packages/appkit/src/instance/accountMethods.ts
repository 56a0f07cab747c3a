import type { ActionsByNamespace, CaipAddress, ChainNamespace, Connector, WalletInfo } from '@latchkey/common'
import type { BalanceState, ConnectedAccount } from '@latchkey/core'
import { type AccountView, viewAccount } from './accountView.js'
import type { Live } from './live.js'

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
  /** The wallets found so far; none before a visitor acted or `discover()` was called. */
  getConnectors(): readonly Connector[]
  /** Looks for wallets and resolves with those that are there. */
  discover(): Promise<readonly Connector[]>
  /** The native balance; rejects with `BALANCE_UNAVAILABLE`. */
  fetchBalance(namespace?: ChainNamespace): Promise<BalanceState>
  /** Looks the balance up again, for instance after a transaction. Never rejects. */
  updateNativeBalance(namespace?: ChainNamespace): Promise<void>
}

/** Makes {@link AccountMethods}. */
export function createAccountMethods(live: Live): AccountMethods {
  const active = () => (live.core ? live.core.networks.state.activeNamespace : live.initialNetwork?.chainNamespace)
  const connected = (namespace = active()) => (namespace ? live.core?.accounts.getConnected(namespace) : undefined)
  // The wallet's provider is outside data; the app states its type, as with JSON.
  const providerOf = <T>(namespace: ChainNamespace | undefined) =>
    namespace && (live.core?.connection.session(namespace)?.provider as T | undefined)
  return {
    getAccount: (namespace) => viewAccount(live, namespace),
    getAddress: (namespace) => connected(namespace)?.address,
    getCaipAddress: (namespace) => connected(namespace)?.caipAddress,
    getIsConnectedState: () => (live.core?.accounts.connectedNamespaces().length ?? 0) > 0,
    getActions: (namespace) => live.core?.actions(namespace),
    getProvider: <T>(namespace: ChainNamespace) => providerOf<T>(namespace),
    getWalletProvider: <T>(namespace = active()) => providerOf<T>(namespace),
    getProviderType: (namespace) => connected(namespace)?.connectorType,
    getWalletInfo: (namespace) => connected(namespace)?.wallet,
    getConnectors: () => live.core?.connectors.state.all ?? [],
    discover: async () => (await live.load()).discover(),
    fetchBalance: async (namespace) => (await live.load()).fetchBalance(namespace),
    updateNativeBalance: async (namespace) => live.core?.refreshBalance(namespace),
  }
}
