import type { AccountType, CaipNetworkId, ConnectorType, Eip155Actions, RemoteChannel } from '@latchkey/common'
import type { Eip1193Provider } from './eip1193.js'
import type { WalletUpdate } from './watchWallet.js'

/** The channel and the grant of a remote wallet. */
export type RemoteWallet = {
  readonly channel: RemoteChannel
  /** Returns the type of a shared account. */
  accountType(address: string): AccountType
  networkIds(): readonly CaipNetworkId[]
  /** Returns the actions whose methods were granted. */
  actions(): readonly (keyof Eip155Actions)[]
  /** Calls `listener` with the current state when the grant changes, until it is closed. */
  watch(listener: (news: WalletUpdate) => void): void
  /** Stops listening to the wallet after the session ended. */
  close(): void
}

/** How the wallet of the application around this page differs from others. */
export type HostTraits = {
  /** Actions that its provider lacks, although most wallets have them. */
  readonly lacks: readonly (keyof Eip155Actions | 'switchNetwork')[]
  /** Whether it uses its own transaction ids, which nodes don't know. Its provider finds their receipts. */
  readonly hasOwnIds: boolean
}

/** A wallet that can be connected: its identity, and how to reach its provider. */
export type WalletSource = {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Returns the provider, and loads the wallet's SDK first if it has one. */
  loadProvider(options: { readonly signal: AbortSignal }): Promise<Eip1193Provider>
  /** Returns the provider at the same place on the page now, to detect that the page replaced it. */
  currentProvider?(): unknown
  /** Traits of the application around this page; `undefined` for other wallets. */
  readonly host?: HostTraits | undefined
  /** The provider for apps, if it differs from the one that the session uses. */
  readonly shown?: Eip1193Provider | undefined
  /** The grant of a remote wallet. */
  readonly remote?: RemoteWallet | undefined
  /** Ends the session inside a wallet SDK, or at the wallet. */
  end?(): Promise<void>
}
