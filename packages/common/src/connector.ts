import type { CaipNetworkId, ChainNamespace } from './caipNetworkId.js'
import type { ConnectorType } from './connectorType.js'
import type { Network } from './network.js'
import type { Session } from './session.js'

/** What a connector needs to open a session. */
export type ConnectRequest = {
  /** The network of the session, where the wallet has none of its own. */
  readonly network?: Network | undefined
  /** Whether a wallet that has a network of its own is asked to switch to `network`. Default: the wallet keeps its network. */
  readonly isNetworkRequired?: boolean | undefined
  /** Aborting settles the promise at once with `ABORTED`; a late answer of the wallet is dropped. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Whether a restore opens a window of the wallet. `never`: by the protocol of the wallet. `unlikely`: the wallet answered such a request
 * at once before; it may still open a window after the visitor withdrew access in it. `possible`: nothing is known.
 */
export type RestorePrompt = 'never' | 'unlikely' | 'possible'

/** A way to reach one wallet in one namespace: inert data until `connect` or `restore` is called. */
export type Connector = {
  /** The same on every page load: the reverse-DNS name of an announced wallet, `injected`, … */
  readonly id: string
  readonly type: ConnectorType
  /** Cleaned for display: no control or bidirectional characters, at most 64 graphemes. */
  readonly name: string
  readonly info?: { readonly rdns?: string; readonly uuid?: string }
  /** Its id in the public WalletConnect explorer, where it is verified. */
  readonly explorerId?: string
  /**
   * Where only this wallet puts itself on a page, as wallet directories state it in `injected`: its key in `window.injectedWeb3`, or the
   * path of its provider, such as `unisat`. Absent where a reverse-DNS name or a Wallet Standard name identifies the wallet.
   */
  readonly injectedId?: string
  readonly imageId?: string
  /** A vetted image URL (`data:image/…` or `https:`). */
  readonly imageUrl?: string
  readonly chain: ChainNamespace
  /** The CAIP-2 ids it serves, where it serves only some. */
  readonly chains?: readonly CaipNetworkId[]
  /** Set when another wallet on the page claims the same identity: show both, with a warning (R28–R31). */
  readonly warning?: ConnectorWarning
  /** The id of another connector of the namespace that reaches the same wallet: this one can be restored, but is not listed. */
  readonly duplicateOf?: string
  /** The wallet's provider object, where it is on the page already; pinned, never looked up again. */
  readonly provider?: unknown
  /** Asks the wallet; rejects with a typed error for every way out. */
  connect(request?: ConnectRequest): Promise<Session>
  /**
   * Silently re-opens an earlier session; `undefined` when the wallet no longer knows this page, or can't be asked silently. A wallet that
   * opens a window for a silent request does so once.
   */
  restore?(request?: ConnectRequest): Promise<Session | undefined>
  /** Whether {@link Connector.restore} may open a window now. Restores that may run one at a time. Absent: `possible`. */
  restorePrompt?(): RestorePrompt
  /** Calls back when a locked wallet shares accounts again, or answers late, so that `restore` is worth another try (FI19). */
  watchUnlock?(listener: () => void): () => void
}

/** Why a connector's identity is doubtful. */
export type ConnectorWarning = 'same-uuid' | 'same-rdns' | 'look-alike-name'
