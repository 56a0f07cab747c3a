import type { Account, WalletInfo } from './account.js'
import type { ActionsByNamespace } from './actions.js'
import type { CaipNetworkId, ChainNamespace } from './caipNetworkId.js'
import type { ConnectorType } from './connectorType.js'
import type { Network } from './network.js'

/** What a wallet tells by itself while connected. */
export type SessionEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }
  | { readonly type: 'actionsChanged' }
  | { readonly type: 'warning'; readonly reason: string }
  | { readonly type: 'disconnected'; readonly reason?: 'wallet' | 'locked' | 'extensionInvalidated' }

/** An open connection to one wallet in one namespace. Knows nothing of any store; talks back through events only. */
export type Session<N extends ChainNamespace = ChainNamespace> = {
  readonly namespace: N
  readonly connectorId: string
  readonly connectorType: ConnectorType
  readonly wallet: WalletInfo
  /** The provider apps get: EIP-1193, Wallet Standard, … */
  readonly provider: unknown
  /** Never empty; the first one is active. */
  readonly accounts: readonly Account[]
  /** The wallet's network; it need not be one the app asked for. */
  readonly networkId: CaipNetworkId
  /** Whether any network may be asked of the wallet; if not, `approvedNetworkIds` lists those it approved. */
  readonly supportsAllNetworks: boolean
  readonly approvedNetworkIds: readonly CaipNetworkId[]
  /** What this wallet can do; an action it cannot do is absent. May grow or shrink: `actionsChanged`. */
  readonly actions: ActionsByNamespace[N]
  /** Resolves only when the wallet itself reports the network. Absent when the wallet cannot switch. */
  switchNetwork?(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Re-reads accounts and network from the wallet and tells of differences as events; for when the page slept (FI4). */
  refresh?(): Promise<void>
  /**
   * Sessions of other namespaces that the same approval opened, as WalletConnect does. Who gets them uses each or detaches it; one
   * that is detached counts as left.
   */
  readonly companions?: readonly Session[]
  /** By what the wallet was reached, where that is known of one on another device or in another app. */
  readonly platform?: 'mobile' | 'desktop' | 'web' | 'qrcode'
  /** Listeners run in order; the returned function stops this one. */
  watch(listener: (event: SessionEvent) => void): () => void
  /** Ends the session on our side at once, revoking permission where the wallet offers it; never waits over 3 s. */
  disconnect(): Promise<void>
  /** Drops every listener without telling the wallet. */
  detach(): void
}
