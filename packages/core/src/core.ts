import type {
  ActionsByNamespace,
  ChainNamespace,
  Connector,
  Network,
  NetworkInput,
  Ports,
  SafeStorage,
  SignMessageErrorCode,
  SignTextOptions,
  TextSignature,
  Transfers,
} from '@latchkey/common'
import type { BalanceState } from './account/accountState.js'
import type { Accounts } from './account/createAccounts.js'
import type { ConnectParameters, ConnectResult, DisconnectTarget } from './appActions/connectResult.js'
import type { Connection } from './connection/createConnection.js'
import type { Directory } from './directory/directoryState.js'
import type { Events } from './events/createEvents.js'
import type { LazyEntry } from './features/feature.js'
import type { Alert } from './modal/createAlert.js'
import type { Modal, OpenOptions } from './modal/createModal.js'
import type { Snackbar } from './modal/createSnackbar.js'
import type { Theme } from './modal/createTheme.js'
import type { Networks } from './network/createNetworks.js'
import type { OptionsControl } from './options/createOptionsState.js'
import type { Router } from './router/createRouter.js'
import type { SignInControl } from './signIn/createSignInControl.js'
import type { SmartSessions } from './smartSessions/createSmartSessions.js'
import type { WalletConnectControl } from './walletConnect/createWalletConnectControl.js'
import type { Connectors } from './wallets/createConnectors.js'
import type { Wallets } from './wallets/createWallets.js'

/** An instance of wallet connection: controllers with `state` and actions. */
export type Core = {
  readonly options: OptionsControl
  readonly accounts: Accounts
  readonly alert: Alert
  readonly connection: Connection
  readonly connectors: Connectors
  readonly directory: Directory
  readonly events: Events
  readonly modal: Modal
  readonly networks: Networks
  readonly router: Router
  /** Sign-in with a wallet, by the option `siwx` or `siweConfig`. */
  readonly signIn: SignInControl
  /** The permissions that the EVM account granted to apps (ERC-7715). `load` loads their code. */
  readonly smartSessions: LazyEntry<SmartSessions>
  readonly snackbar: Snackbar
  readonly theme: Theme
  /** WalletConnect: the pairing URI, the relay, and the request that is pending in a wallet app. */
  readonly walletConnect: WalletConnectControl
  readonly wallets: Wallets
  /** What the instance stores, as texts below its prefix. Never throws. */
  readonly storage: SafeStorage
  readonly ports: Ports
  /** Resolves once every stored connection is restored, waits at a gate, or has failed. Never rejects. */
  readonly ready: Promise<void>
  /**
   * Resolves with the connected wallet. Rejects with a typed error, at once with `ADAPTER_NOT_FOUND` for a namespace
   * without an adapter.
   */
  connect(parameters?: ConnectParameters): Promise<ConnectResult>
  /** Starts discovery and resolves with the first connectors. `connectors.state` has later ones. */
  discover(): Promise<readonly Connector[]>
  /**
   * Loads the adapters for the wallet list, with `session` the code that connects a wallet (of this namespace), and
   * with `connect` the code of {@link Core.connect}, so that it asks the wallet in the click. Never rejects.
   */
  prefetch(needed?: {
    readonly session?: boolean
    readonly connect?: boolean
    readonly namespace?: ChainNamespace | undefined
  }): Promise<void>
  open(options?: OpenOptions): void
  close(): void
  /**
   * Makes another account of the connected wallet active, by default in the active namespace. Later actions use it by
   * default, until the wallet itself selects another account. Throws `INVALID_PARAMS` for an account that the wallet
   * does not share or that is for collectibles, and `NOT_CONNECTED` without a wallet.
   */
  setAccount(address: string, namespace?: ChainNamespace): void
  /**
   * Makes another connection of a namespace active. The other connections stay open. Default: the active namespace.
   * Rejects with `NOT_CONNECTED` if no connection has this connector, and with `MODAL_CLOSED` or `USER_REJECTED` if the
   * visitor cancels a required sign-in.
   */
  switchConnection(connection: {
    readonly connectorId: string
    readonly namespace?: ChainNamespace | undefined
  }): Promise<void>
  /**
   * Disconnects the wallets of a namespace, the wallet with a connector, or all wallets. Rejects with
   * `DISCONNECT_FAILED` if a wallet does not end its session. The page is disconnected anyway.
   */
  disconnect(which?: ChainNamespace | DisconnectTarget): Promise<void>
  /**
   * Resolves when the wallet reports the network. Without a wallet in that namespace: if others are connected, the
   * modal offers to connect one, and the call resolves afterwards or rejects with `MODAL_CLOSED`; if none is connected,
   * the next connection requests the network. Throws `NETWORK_NOT_FOUND` and raises an alert, once, if the app does not
   * request the network. For a WalletConnect wallet that has not approved the network: an EVM wallet is asked to,
   * others reject with `WRONG_NETWORK` or `CHAIN_NOT_SUPPORTED`. `connectAgain` or `connect({ connectorId:
   * 'walletConnect', networkId })` then proposes it. With `connectorId`, the wallet with this connector switches, also
   * if it is not active. Rejects with `NOT_CONNECTED` if it is not connected.
   */
  switchNetwork(
    network: Pick<Network, 'id'> | string | number,
    options?: { readonly signal?: AbortSignal | undefined; readonly connectorId?: string | undefined },
  ): Promise<void>
  /**
   * Opens the modal's view that proposes a new WalletConnect session for a network that the wallet has not approved.
   * The wallet stays connected until it approves. Throws `NETWORK_NOT_FOUND`.
   */
  connectAgain(networkId: string | number): void
  /**
   * Adds a network, or replaces the one with its id. Rejects with `ADAPTER_NOT_FOUND` without an adapter for the
   * namespace, and with `INVALID_PARAMS` for a network of another namespace.
   */
  addNetwork(namespace: ChainNamespace, network: NetworkInput): Promise<Network>
  /** Rejects with `ADAPTER_NOT_FOUND` without an adapter for the namespace. A wallet that is on it stays there. */
  removeNetwork(namespace: ChainNamespace, id: string | number): Promise<void>
  /**
   * Returns the actions of the connected wallet; `undefined` without one. Unsupported actions are absent. The default
   * `address` is the shown account.
   */
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /**
   * Returns the provider of the connected wallet for apps; `undefined` without one. It is the same object until the
   * connection ends. Its type is `ProviderByNamespace` of `@latchkey/appkit`. Default
   * `connectorId`: the active connection.
   */
  provider(namespace: ChainNamespace, connectorId?: string): unknown
  /**
   * Signs a text with the connected wallet, and returns the signature in the same shape for every namespace, with the
   * scheme by which a verifier checks it. The default `address` is the shown account. Rejects with
   * {@link SignMessageErrorCode}: `NOT_CONNECTED` without a wallet, and `METHOD_NOT_SUPPORTED` if it cannot sign texts.
   *
   * @example
   * const { scheme, signature } = await core.signText('solana', 'Hello')
   */
  signText(namespace: ChainNamespace, message: string, options?: SignTextOptions): Promise<TextSignature>
  /**
   * Returns the transfers of the native coin and of tokens with the connected wallet, with the same shape in every
   * namespace: `check`, `estimate` and `send`. `undefined` without a wallet, and if it cannot send. The default
   * `address` is the shown account.
   *
   * @example
   * const id = await core.transfers('eip155')?.send({ to: '0x…', amount: 1n })
   */
  transfers(namespace: ChainNamespace): Transfers | undefined
  /** Returns a client of the chain's own library. Rejects with `METHOD_NOT_SUPPORTED` if the adapter has none. */
  createChainClient(namespace?: ChainNamespace): Promise<unknown>
  /**
   * Returns the native balance, from the cache while it is fresh. Rejects with `BALANCE_UNAVAILABLE`, without a request
   * for 30 s after a failure.
   */
  fetchBalance(namespace?: ChainNamespace): Promise<BalanceState>
  /** Fetches the balance again, for example after a transaction. Never rejects. */
  refreshBalance(namespace?: ChainNamespace): Promise<void>
  /** Removes every listener, timer and client. */
  destroy(): void
}
