import type { ActionsByNamespace } from '../actions/actions.js'
import type { SignText } from '../actions/signText.js'
import type { Transfers } from '../actions/transfers.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'
import type { SIWXSession } from '../signIn/siwx.js'
import type { Account, WalletInfo } from './account.js'
import type { ConnectorType } from './connectorType.js'
import type { Network } from './network.js'

/** An event that a wallet emits while it is connected. */
export type SessionEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }
  | { readonly type: 'actionsChanged' }
  | { readonly type: 'walletChanged' }
  | { readonly type: 'warning'; readonly reason: string }
  | { readonly type: 'disconnected'; readonly reason?: 'wallet' | 'locked' | 'extensionInvalidated' }

/** The account that a page selected, and the one that it replaced. */
export type AccountChoice = {
  readonly address: string
  /** The account that the wallet itself puts first. */
  readonly walletAddress: string
}

/** Parameters of ending a session. */
export type DisconnectOptions = {
  /**
   * Whether the wallet keeps its permission. Set while the page uses the wallet in another namespace, because one
   * permission may cover both.
   */
  readonly isPermissionKept?: boolean | undefined
}

/** An open session with one wallet in one namespace. It emits events and does not access the core's state. */
export type Session<N extends ChainNamespace = ChainNamespace> = {
  readonly namespace: N
  readonly connectorId: string
  readonly connectorType: ConnectorType
  /** A change of a remote wallet emits `walletChanged`. */
  readonly wallet: WalletInfo
  /** The wallet's provider: EIP-1193, Wallet Standard, … Apps receive it if `createAppProvider` is absent. */
  readonly provider: unknown
  /**
   * Creates the provider for apps, with methods besides those of `provider`. They call the actions that `actions`
   * returns, so that the kit observes the requests of apps.
   */
  createAppProvider?(actions: () => ActionsByNamespace[N]): unknown
  /**
   * Never empty. The first account is active: the selected one, otherwise the wallet's first. The others are in the
   * wallet's order.
   */
  readonly accounts: readonly Account[]
  /** The account that the page selected. Absent while the wallet's own first account is active. */
  readonly selection?: AccountChoice | undefined
  /** The wallet's network, which may be one that the app did not request. */
  readonly networkId: CaipNetworkId
  /** Whether the wallet can switch to any network. If not, `approvedNetworkIds` lists the approved ones. */
  readonly supportsAllNetworks: boolean
  readonly approvedNetworkIds: readonly CaipNetworkId[]
  /** The actions that this wallet supports; others are absent. Changes emit `actionsChanged`. */
  readonly actions: ActionsByNamespace[N]
  /** Signs a text. Absent while `actions` has no `signMessage`, and without the adapter of the namespace. */
  readonly signText?: SignText | undefined
  /**
   * Transfers of the native coin and of tokens. Absent while `actions` has no action that sends coins, and without the
   * adapter of the namespace.
   */
  readonly transfers?: Transfers | undefined
  /** Resolves when the wallet reports the network. Absent if the wallet cannot switch. */
  switchNetwork?(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /**
   * Makes a shared account active: puts it first in `accounts` and emits `accountsChanged`. Later actions use it by
   * default. Lasts until the wallet itself puts another account first. Throws `INVALID_PARAMS` for an account that the
   * wallet does not share, or that is not {@link isSelectable}, and `NOT_CONNECTED` after the end of the session.
   */
  selectAccount?(address: string): void
  /**
   * Reads accounts and network from the wallet again and emits the differences, for example after the page slept.
   */
  refresh?(): Promise<void>
  /**
   * Sessions of other namespaces that the same approval opened, as in WalletConnect. The receiver uses or detaches each
   * one; a detached session counts as disconnected.
   */
  companions?: readonly Session[]
  /**
   * Sign-ins that the visitor approved together with the connection. They are not verified. The receiver removes those
   * that it uses.
   */
  signIns?: readonly SIWXSession[]
  /** How a wallet on another device or in another app was opened, if known. */
  readonly platform?: 'mobile' | 'desktop' | 'web' | 'qrcode'
  /** Adds a listener; listeners run in order. Returns a function that removes it. */
  watch(listener: (event: SessionEvent) => void): () => void
  /**
   * Ends the session on the page immediately, and revokes the permission if the wallet supports it. With
   * `isPermissionKept`, the wallet receives no request until a later call without it. Settles within 3 s. Rejects with
   * `USER_REJECTED` if the visitor keeps the permission.
   */
  disconnect(options?: DisconnectOptions): Promise<void>
  /** Removes every listener without notifying the wallet. */
  detach(): void
}
