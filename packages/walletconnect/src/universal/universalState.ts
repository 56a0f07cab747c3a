import type {
  Account,
  AccountSelection,
  CaipNetworkId,
  ChainNamespace,
  Emitter,
  Network,
  RemoteChannel,
  SessionLife,
} from '@latchkey/common'

/** The state and dependencies of one session. */
export type UniversalState = {
  readonly namespace: ChainNamespace
  readonly channel: RemoteChannel
  readonly life: SessionLife
  /** Emits `walletChanged` if the wallet has changed its description. */
  reportWallet(): void
  /** Emits when the accounts of the network changed. */
  readonly accountChanges: Emitter<void>
  /** Returns the app's networks, in its order. */
  networks(): readonly Network[]
  /** Accounts of the last `accountsChanged` event. They come first in the wallet's order. */
  preferred: readonly string[]
  networkId: CaipNetworkId
  readonly selection: AccountSelection<Account>
  /** The accounts of the network, in the wallet's order. */
  shared: readonly Account[]
  /** The same accounts, the active one first. */
  accounts: readonly Account[]
}
