import type {
  AccountType,
  ActionsByNamespace,
  CaipAddress,
  ChainNamespace,
  Connector,
  SIWXSession,
  WalletInfo,
} from '@latchkey/common'
import type { BalanceState, ConnectedAccount, ConnectionView } from '@latchkey/core'
import type { AccountView } from '../state/accountSlice.js'
import type { LazyCore } from './lazyCore.js'
import type { ProviderByNamespace } from './providerByNamespace.js'

/** Methods about the connected account and its wallet. `namespace` defaults to the active one. */
export type AccountMethods = {
  /** Returns the connected account and all accounts that the wallet shares. */
  getAccount(namespace?: ChainNamespace): AccountView
  /**
   * Makes another account of the connected wallet active: later actions use it by default, and buttons and hooks show
   * it. It stays active after a reload, until the wallet itself selects another account. Rejects with `INVALID_PARAMS`
   * for an account that the wallet does not share or that is for collectibles, and with `NOT_CONNECTED` without a
   * wallet.
   *
   * @example
   * const other = kit.getAccount('eip155').allAccounts[1]
   * if (other) await kit.setAccount(other.address, 'eip155')
   */
  setAccount(address: string, namespace?: ChainNamespace): Promise<void>
  /** Returns the address of the connected account. */
  getAddress(namespace?: ChainNamespace): string | undefined
  /** Returns the address of the connected account by CAIP-10, such as `eip155:1:0x…`. */
  getCaipAddress(namespace?: ChainNamespace): CaipAddress | undefined
  /** Like `getAddress`. */
  getAddressByChainNamespace(namespace: ChainNamespace): string | undefined
  /** Returns the account type that the app prefers, from `defaultAccountTypes`. */
  getPreferredAccountType(namespace?: ChainNamespace): AccountType | undefined
  /** Returns whether a wallet is connected in this namespace. Without `namespace`: in any namespace. */
  getIsConnectedState(namespace?: ChainNamespace): boolean
  /** Returns the actions of the connected wallet. Actions that it does not support are absent. */
  getActions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /** Alias of `getActions`. */
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /**
   * Returns the connected wallet's provider, typed by namespace. For `eip155`, it reports the active account first.
   * Pass a type argument to override the type. Pass `connectorId` for another connected wallet.
   */
  getProvider<N extends ChainNamespace>(namespace: N, connectorId?: string): ProviderByNamespace[N] | undefined
  getProvider<T>(namespace: ChainNamespace, connectorId?: string): T | undefined
  /** Like `getProvider`, for the active namespace by default. */
  getWalletProvider<T = unknown>(namespace?: ChainNamespace): T | undefined
  /** Returns how the connected wallet was found: `ANNOUNCED`, `INJECTED`, `EXTERNAL` or `WALLET_CONNECT`. */
  getProviderType(namespace: ChainNamespace): ConnectedAccount['connectorType'] | undefined
  /** Like `getProviderType`, for the active namespace by default. */
  getWalletProviderType(namespace?: ChainNamespace): ConnectedAccount['connectorType'] | undefined
  /** Returns name, icon and identifier of the connected wallet. */
  getWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined
  /** Returns the connections of a namespace, in the order in which they opened. */
  getConnections(namespace?: ChainNamespace): readonly ConnectionView[]
  /** Returns the wallets found so far: none before a visitor acts or `discover` is called. */
  getConnectors(namespace?: ChainNamespace): readonly Connector[]
  /** Looks for installed wallets and returns them. */
  discover(): Promise<readonly Connector[]>
  /**
   * Signs in with the connected wallet, or connects one first. Opens the modal. Resolves at once if the wallet has
   * signed in. Rejects with `MODAL_CLOSED` when the visitor closes the modal. Default namespace: the active one, or
   * one whose wallets sign in.
   */
  signIn(namespace?: ChainNamespace): Promise<SIWXSession>
  /** Ends the session of the connected account. If a sign-in is required, also disconnects the wallet. */
  signOut(namespace?: ChainNamespace): Promise<void>
  /**
   * Returns the native balance of the connected account, and fetches it unless it is fresh. Rejects with
   * `BALANCE_UNAVAILABLE`.
   */
  fetchBalance(namespace?: ChainNamespace): Promise<BalanceState>
  /** Fetches the balance again, for instance after a transaction. Never rejects. */
  updateNativeBalance(namespace?: ChainNamespace): Promise<void>
}

export function createAccountMethods(lazyCore: LazyCore): AccountMethods {
  const state = () => lazyCore.state
  const connected = (namespace?: ChainNamespace) => state().connectedAccount(namespace)
  // The caller states the type of the provider.
  const providerOf = <T>(namespace?: ChainNamespace, connectorId?: string) =>
    state().provider(namespace, connectorId) as T | undefined
  const actions = <N extends ChainNamespace>(namespace: N) => state().actions(namespace)
  const address = (namespace?: ChainNamespace) => connected(namespace)?.address
  const providerType = (namespace?: ChainNamespace) => connected(namespace)?.connectorType
  return {
    getAccount: (namespace) => state().read('account', namespace),
    setAccount: async (wanted, namespace) => (await lazyCore.load()).setAccount(wanted, namespace),
    getAddress: address,
    getCaipAddress: (namespace) => connected(namespace)?.caipAddress,
    getAddressByChainNamespace: address,
    getPreferredAccountType: (namespace = state().activeNamespace()) =>
      namespace && state().options.defaultAccountTypes[namespace],
    getIsConnectedState: (namespace) => (namespace ? connected(namespace) !== undefined : state().isAnyConnected()),
    getActions: actions,
    actions,
    getProvider: providerOf,
    getWalletProvider: providerOf,
    getProviderType: providerType,
    getWalletProviderType: providerType,
    getWalletInfo: (namespace) => connected(namespace)?.wallet,
    getConnections: (namespace) => state().read('connections', namespace),
    getConnectors: (namespace) =>
      state()
        .connectors()
        .filter(({ chain }) => !namespace || chain === namespace),
    discover: async () => (await lazyCore.load()).discover(),
    async signIn(namespace) {
      const core = await lazyCore.load()
      // The visitor may choose any wallet only if all namespaces sign in.
      const isAny = state().options.namespaces.every(core.signIn.isEnabled)
      const wanted = namespace ?? (isAny ? undefined : core.signIn.defaultNamespace())
      return core.signIn.show((await core.connect({ namespace: wanted })).namespace)
    },
    async signOut(namespace) {
      const { signIn } = await lazyCore.load()
      const wanted = namespace ?? signIn.defaultNamespace()
      if (wanted) await signIn.signOut(wanted)
    },
    fetchBalance: async (namespace) => (await lazyCore.load()).fetchBalance(namespace),
    updateNativeBalance: async (namespace) => lazyCore.loaded?.core.refreshBalance(namespace),
  }
}
