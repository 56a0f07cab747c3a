import type { CaipAddress } from '../caip/caipAddress.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'
import type { Ports } from '../page/ports.js'
import type { Account, WalletInfo } from './account.js'
import type { Balance, Identity, ResolvedName } from './balance.js'
import type { Connector } from './connector.js'
import type { Network } from './network.js'
import type { OpenRemote } from './remoteChannel.js'

/** The app, as shown to wallets. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The options of `createAppKit` that concern discovery. */
export type DiscoveryOptions = {
  /** Whether to find wallets that announce themselves by EIP-6963. Default on. */
  readonly enableEIP6963: boolean
  /** Whether to find a wallet at `window.ethereum`. Default on. */
  readonly enableInjected: boolean
  /** Whether to offer the Coinbase wallet, if the app passes its SDK to the adapter. Default on. */
  readonly enableCoinbase: boolean
  /** Whether to offer Base Account, if the app passes its SDK to the adapter. Default on. */
  readonly enableBaseAccount: boolean
  /** Which Coinbase wallets to offer. Default `all`. */
  readonly coinbasePreference: 'all' | 'smartWalletOnly' | 'eoaOnly'
}

/** What core passes to an adapter. */
export type AdapterContext = {
  /**
   * `storage` belongs to this adapter: core puts the prefix of the instance and the namespace before each key. It never
   * throws.
   */
  readonly ports: Ports
  readonly metadata: Metadata
  readonly discovery: DiscoveryOptions
  /** Returns the current requested networks of the adapter's namespace. */
  networks(): readonly Network[]
}

/** The adapter of one namespace in one instance. Creating it does no I/O. */
export type Adapter = {
  readonly namespace: ChainNamespace
  /** Calls `listener` with the whole list immediately and on every change. Returns an unsubscribe function. */
  discover(onChange: (connectors: readonly Connector[]) => void): () => void
  /** Returns the native balance. Rejects with a typed error. */
  getBalance(parameters: {
    readonly address: string
    readonly network: Network
    readonly signal?: AbortSignal | undefined
  }): Promise<Balance>
  /**
   * Returns the balance of a token, such as an ERC-20 contract or a Solana mint. Rejects with a typed error. Absent if
   * the namespace has no tokens.
   */
  getTokenBalance?(parameters: {
    readonly address: string
    readonly token: string
    readonly network: Network
    readonly signal?: AbortSignal | undefined
  }): Promise<Balance>
  /**
   * Returns whether balances include a transaction that an action sent: it is in a block, or in the mempool where
   * balances count it. `id` is what the action returned. Rejects with a typed error. Absent if the namespace has no
   * such request.
   */
  isTransactionIncluded?(parameters: {
    readonly id: string
    readonly network: Network
    readonly signal?: AbortSignal | undefined
  }): Promise<boolean>
  /**
   * Returns name and picture of an address. `undefined` fields are unknown. Absent if the namespace has no name
   * service.
   */
  getIdentity?(parameters: { readonly address: string; readonly signal?: AbortSignal | undefined }): Promise<Identity>
  /**
   * Returns the address of a name, such as `vitalik.eth`. `undefined` if the name does not exist, is malformed, or
   * can't be resolved without requests to servers that its owner chose (EIP-3668). Rejects with a typed error if the
   * network can't be read. Absent if the namespace has no name service.
   */
  resolveName?(name: string, options?: { readonly signal?: AbortSignal | undefined }): Promise<ResolvedName | undefined>
  /**
   * Returns a client of the chain's own library for apps, such as `Connection` of `@solana/web3.js`. Absent if the
   * namespace has none.
   */
  createChainClient?(network: Network): Promise<unknown>
  /** Returns whether a text is an address of this namespace. */
  isAddress(value: string): boolean
  /** Opens a session over the channel of a remote wallet. Absent if the namespace has no remote wallets. */
  readonly openRemote?: OpenRemote
  /** Closes clients, listeners and timers. */
  destroy(): void
}

/** An open connection, as an {@link AdapterHost} lists it. */
export type AdapterHostConnection = {
  readonly connectorId: string
  readonly wallet: WalletInfo
  /** The address by CAIP-10. */
  readonly caipAddress: CaipAddress
  /** All shared accounts, the active one first. */
  readonly allAccounts: readonly Account[]
  readonly isActive: boolean
}

/**
 * The instance that uses an adapter factory, for factories that show its state to another library, such as wagmi. The
 * instance of `createAppKit` is one.
 */
export type AdapterHost = {
  /** Returns the status of the account: `connecting` also during the restore and while the visitor signs in. */
  getAccount(namespace: ChainNamespace): { readonly status: 'connected' | 'connecting' | 'disconnected' }
  /** Returns the connections of a namespace, in the order in which they opened. One of them is active. */
  getConnections(namespace: ChainNamespace): readonly AdapterHostConnection[]
  /** Returns the selected network of a namespace; `undefined` if its wallet is on an unsupported one. */
  getCaipNetwork(namespace: ChainNamespace): Network | undefined
  /** Returns the networks of the app in a namespace. */
  getCaipNetworks(namespace: ChainNamespace): readonly Network[]
  /** Returns the provider of the active connection, or of the connection with this connector. */
  getProvider(namespace: ChainNamespace, connectorId?: string): unknown
  /** Calls `listener` after any change. Returns an unsubscribe function. */
  watch(listener: () => void): () => void
  /** Resolves once the stored connection is restored, waits for the visitor, or has failed. Never rejects. */
  ready(): Promise<void>
  /**
   * Connects the wallet of a connector. Without `connectorId`, opens the modal unless a wallet is connected. Rejects
   * with a typed error.
   */
  connect(options: {
    readonly namespace: ChainNamespace
    readonly connectorId?: string | undefined
    readonly networkId?: CaipNetworkId | undefined
  }): Promise<unknown>
  /** Makes another connection active, after its sign-in if one is required. Rejects with a typed error. */
  switchConnection(connection: { readonly namespace: ChainNamespace; readonly connectorId: string }): Promise<void>
  /** Rejects with a typed error. */
  disconnect(connection: { readonly namespace: ChainNamespace; readonly connectorId: string }): Promise<void>
  /**
   * Switches the network of the active connection, or of the connection with this connector. Resolves when the wallet
   * reports the network. Rejects with a typed error.
   */
  switchNetwork(networkId: CaipNetworkId, options?: { readonly connectorId?: string | undefined }): Promise<void>
}

/** An entry of the option `adapters`. `create` is called once per instance, so that instances share nothing. */
export type AdapterFactory = {
  readonly namespace: ChainNamespace
  create(context: AdapterContext): Adapter | Promise<Adapter>
  /** Called once with each instance, as soon as it exists. Returns a function that ends its use. */
  readonly attach?: ((host: AdapterHost) => () => void) | undefined
  /**
   * The app passed the SDK of a host, such as Safe. Inside a frame or a native web view, core looks for it at the
   * start.
   */
  readonly offersHost?: boolean
  /** Preloads the code of the adapter, and with `session` also the code that opens sessions. */
  prefetch?(needed: { readonly session: boolean }): Promise<void>
}
