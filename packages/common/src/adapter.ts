import type { Balance, Identity } from './balance.js'
import type { ChainNamespace } from './caipNetworkId.js'
import type { Connector } from './connector.js'
import type { Network } from './network.js'
import type { Ports } from './ports.js'
import type { WalletConnectDescriptor } from './walletConnect.js'

/** The app, as shown to wallets. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The switches of the start-up options that concern discovery. */
export type DiscoveryOptions = {
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableCoinbase: boolean
  readonly enableBaseAccount: boolean
  readonly coinbasePreference: 'all' | 'smartWalletOnly' | 'eoaOnly'
}

/** What the composition root gives an adapter. */
export type AdapterContext = {
  readonly ports: Ports
  readonly metadata: Metadata
  readonly discovery: DiscoveryOptions
  /** The requested networks of the adapter's namespace, as they are now. */
  networks(): readonly Network[]
}

/** The live part of one namespace in one instance. Making it does no I/O. */
export type Adapter = {
  readonly namespace: ChainNamespace
  /** Calls back with the whole list at once and at every change; the returned function stops watching. */
  discover(onChange: (connectors: readonly Connector[]) => void): () => void
  /** The native balance. Rejects with a typed error. */
  getBalance(parameters: {
    readonly address: string
    readonly network: Network
    readonly signal?: AbortSignal | undefined
  }): Promise<Balance>
  /** Name and picture of an address, where the namespace has a name service. `undefined` fields are unknown. */
  getIdentity?(parameters: { readonly address: string; readonly signal?: AbortSignal | undefined }): Promise<Identity>
  /** A client of the chain's own library for apps, such as `Connection` of `@solana/web3.js`, where the namespace has one. */
  createConnection?(network: Network): Promise<unknown>
  /** Whether a text is an address of this namespace. */
  isAddress(value: string): boolean
  /** What a WalletConnect session of this namespace asks for, where wallets offer one. */
  walletConnect?(): Promise<WalletConnectDescriptor>
  /** Closes clients, listeners and timers. */
  destroy(): void
}

/** What an app passes in `adapters`: `create` is called once for each instance, so that nothing is shared. */
export type AdapterFactory = {
  readonly namespace: ChainNamespace
  create(context: AdapterContext): Adapter | Promise<Adapter>
  /** Loads the code that making an adapter takes, and with `session` that of opening one, ahead of them. */
  prefetch?(needed: { readonly session: boolean }): Promise<void>
}
