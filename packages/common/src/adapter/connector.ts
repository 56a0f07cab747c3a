import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'
import type { ConnectorType } from './connectorType.js'
import type { Network } from './network.js'
import type { Session } from './session.js'

/** Parameters of opening a session. */
export type ConnectRequest = {
  /** The network of the session, for wallets without their own network. */
  readonly network?: Network | undefined
  /**
   * Whether to ask a wallet with a network of its own to switch to `network`. Default: the wallet keeps its network.
   */
  readonly isNetworkRequired?: boolean | undefined
  /** Aborting rejects immediately with `ABORTED`; a late response of the wallet is ignored. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Whether a restore opens a window of the wallet. `never`: the protocol excludes it. `unlikely`: the wallet responded
 * to such a request immediately before, but may open a window after the visitor revoked access. `possible`: unknown.
 */
export type RestorePrompt = 'never' | 'unlikely' | 'possible'

/** Connects one wallet in one namespace. Plain data until `connect` or `restore` is called. */
export type Connector = {
  /** Stable across page loads: the reverse-DNS name of an announced wallet, `injected`, … */
  readonly id: string
  readonly type: ConnectorType
  /** Cleaned for display: no control or bidirectional characters, at most 64 graphemes. */
  readonly name: string
  readonly info?: { readonly rdns?: string; readonly uuid?: string }
  /** The wallet's verified id in the public WalletConnect explorer, if known. */
  readonly explorerId?: string
  /**
   * A property path that only this wallet uses, as in the `injected` field of wallet directories: its key in
   * `window.injectedWeb3`, or the path of its provider, such as `unisat`. Absent for wallets with a reverse-DNS name or
   * a Wallet Standard name.
   */
  readonly injectedId?: string
  readonly imageId?: string
  /** A validated image URL (`data:image/…` or `https:`). */
  readonly imageUrl?: string
  readonly chain: ChainNamespace
  /** The supported CAIP-2 ids, if the wallet supports only some networks. */
  readonly chains?: readonly CaipNetworkId[]
  /** Set when another wallet on the page claims the same identity: show both, with a warning. */
  readonly warning?: ConnectorWarning
  /**
   * The id of another connector of the namespace that reaches the same wallet. This one can be restored, but is not
   * listed.
   */
  readonly duplicateOf?: string
  /** The page runs inside this wallet or its client, which answers `restore` without a prompt. */
  readonly isHost?: true
  /** The wallet's provider, if it is on the page. Read only once. */
  readonly provider?: unknown
  /**
   * Loads what `connect` needs, such as the SDK of the wallet, so that its pop-up opens inside the visitor's click. The
   * modal calls it when a visitor points at or focuses the wallet's row. May reject.
   */
  prefetch?(): Promise<void>
  /** Whether the modal calls `prefetch` as soon as the list shows the wallet's row. */
  readonly loadsWithList?: true
  /** Requests the connection. Rejects with a typed error. */
  connect(request?: ConnectRequest): Promise<Session>
  /**
   * Reopens an earlier session without asking the visitor. Returns `undefined` if the wallet no longer has a permission
   * for this page, or supports no silent request. A wallet that opens a window for a silent request does so only once.
   */
  restore?(request?: ConnectRequest): Promise<Session | undefined>
  /**
   * Whether {@link Connector.restore} may open a window now. Restores that may run one at a time. Absent: `possible`.
   */
  restorePrompt?(): RestorePrompt
  /** Calls back when `restore` should be retried: a locked wallet shares accounts again, or answers late. */
  watchUnlock?(listener: () => void): () => void
}

/** Reason why a connector's identity is in doubt. */
export type ConnectorWarning = 'same-uuid' | 'same-rdns' | 'look-alike-name'
