import type { CaipNetworkId, ChainNamespace } from './caipNetworkId.js'
import type { ConnectorType } from './connectorType.js'
import type { Network } from './network.js'
import type { Session } from './session.js'

/** What a connector needs to open a session. */
export type ConnectRequest = {
  /** The network the app wants; the wallet is asked to switch to it when it offers that. */
  readonly network?: Network | undefined
  /** Aborting settles the promise at once with `ABORTED`; a late answer of the wallet is dropped. */
  readonly signal?: AbortSignal | undefined
}

/** A way to reach one wallet in one namespace: inert data until `connect` or `restore` is called. */
export type Connector = {
  /** The same on every page load: the reverse-DNS name of an announced wallet, `injected`, … */
  readonly id: string
  readonly type: ConnectorType
  /** Cleaned for display: no control or bidirectional characters, at most 64 graphemes. */
  readonly name: string
  readonly info?: { readonly rdns?: string; readonly uuid?: string }
  readonly explorerId?: string
  readonly imageId?: string
  /** A vetted image URL (`data:image/…` or `https:`). */
  readonly imageUrl?: string
  readonly chain: ChainNamespace
  /** The CAIP-2 ids it serves, where it serves only some. */
  readonly chains?: readonly CaipNetworkId[]
  /** Set when another wallet on the page claims the same identity: show both, with a warning (R28–R31). */
  readonly warning?: ConnectorWarning
  /** The wallet's provider object, where it is on the page already; pinned, never looked up again. */
  readonly provider?: unknown
  /** Asks the wallet; rejects with a typed error for every way out. */
  connect(request?: ConnectRequest): Promise<Session>
  /** Silently re-opens an earlier session; `undefined` when the wallet no longer knows this page. Never prompts. */
  restore?(request?: ConnectRequest): Promise<Session | undefined>
  /** Calls back when a locked wallet shares accounts again, so that `restore` is worth another try (FI19). */
  watchUnlock?(listener: () => void): () => void
}

/** Why a connector's identity is doubtful. */
export type ConnectorWarning = 'same-uuid' | 'same-rdns' | 'look-alike-name'
