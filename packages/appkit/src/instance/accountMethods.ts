import type {
  AccountType,
  ActionsByNamespace,
  CaipAddress,
  ChainNamespace,
  Connector,
  WalletInfo,
} from '@latchkey/common'
import type { BalanceState, ConnectedAccount } from '@latchkey/core'
import { type AccountView, viewAccount } from './accountView.js'
import type { Live } from './live.js'
import type { ProviderByNamespace } from './providerByNamespace.js'

/** Questions about the connected account and its wallet. `namespace` is the active one when left out. */
export type AccountMethods = {
  getAccount(namespace?: ChainNamespace): AccountView
  getAddress(namespace?: ChainNamespace): string | undefined
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  /** The address of a namespace's connected account. */
  getAddressByChainNamespace(namespace: ChainNamespace): string | undefined
  /** Which of its accounts the app wants of a wallet of this namespace, by `defaultAccountTypes`. */
  getPreferredAccountType(namespace?: ChainNamespace): AccountType | undefined
  /** Whether a wallet is connected, in this namespace or, when left out, in any. */
  getIsConnectedState(namespace?: ChainNamespace): boolean
  /** What the connected wallet can do; an action it cannot do is absent. */
  getActions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /** As `getActions`. */
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /** The connected wallet's own provider, typed by namespace; a type of your own goes before that. */
  getProvider<N extends ChainNamespace>(namespace: N): ProviderByNamespace[N] | undefined
  getProvider<T>(namespace: ChainNamespace): T | undefined
  /** As `getProvider`, of the active namespace by default. */
  getWalletProvider<T = unknown>(namespace?: ChainNamespace): T | undefined
  getProviderType(namespace: ChainNamespace): ConnectedAccount['connectorType'] | undefined
  getWalletProviderType(namespace?: ChainNamespace): ConnectedAccount['connectorType'] | undefined
  getWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined
  /** The wallets found so far; none before a visitor acted or `discover()` was called. */
  getConnectors(namespace?: ChainNamespace): readonly Connector[]
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
  const providerOf = <T>(namespace = active()) =>
    namespace && (live.core?.connection.session(namespace)?.provider as T | undefined)
  const actions = <N extends ChainNamespace>(namespace: N) => live.core?.actions(namespace)
  const address = (namespace?: ChainNamespace) => connected(namespace)?.address
  const providerType = (namespace?: ChainNamespace) => connected(namespace)?.connectorType
  return {
    getAccount: (namespace) => viewAccount(live, namespace),
    getAddress: address,
    getCaipAddress: (namespace) => connected(namespace)?.caipAddress,
    getAddressByChainNamespace: address,
    getPreferredAccountType: (namespace = active()) => namespace && live.options.defaultAccountTypes[namespace],
    getIsConnectedState: (namespace) =>
      namespace ? connected(namespace) !== undefined : Boolean(live.core?.accounts.connectedNamespaces().length),
    getActions: actions,
    actions,
    getProvider: providerOf,
    getWalletProvider: providerOf,
    getProviderType: providerType,
    getWalletProviderType: providerType,
    getWalletInfo: (namespace) => connected(namespace)?.wallet,
    getConnectors: (namespace) =>
      (live.core?.connectors.state.all ?? []).filter(({ chain }) => !namespace || chain === namespace),
    discover: async () => (await live.load()).discover(),
    fetchBalance: async (namespace) => (await live.load()).fetchBalance(namespace),
    updateNativeBalance: async (namespace) => live.core?.refreshBalance(namespace),
  }
}
