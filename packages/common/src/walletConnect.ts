import type { Account, WalletInfo } from './account.js'
import type { CaipNetworkId, ChainNamespace } from './caipNetworkId.js'
import type { ConnectRequest } from './connector.js'
import type { Parser } from './parser.js'
import type { Session } from './session.js'

/** The id of the connector that reaches a wallet through WalletConnect, in every namespace. */
export const walletConnectId = 'walletConnect'

/** What one namespace contributes to a WalletConnect session. The session itself is made once, for all of them. */
export type WalletConnectDescriptor<N extends ChainNamespace = ChainNamespace> = {
  /** JSON-RPC methods that are asked for: those of `walletConnectMethods`, which is read before the adapter is loaded. */
  readonly methods: readonly string[]
  /** Session events that are asked for; likewise. */
  readonly events: readonly string[]
  /** Reads one account of a session, a CAIP-10 id, as `open` does. For tests and tools. */
  readonly account: Parser<Account>
  /**
   * Makes the namespace's session over an approved WalletConnect session, with the same actions as over any other wallet; what
   * the wallet did not grant is absent. Rejects with `WALLET_NO_ACCOUNT` when the wallet shared none.
   */
  open(wire: WalletConnectWire, request?: ConnectRequest): Promise<Session<N>>
}

/** One namespace of an approved WalletConnect session, as the protocol tells it. */
export type WalletConnectWire = {
  readonly namespace: ChainNamespace
  readonly wallet: WalletInfo
  /** What the wallet granted now; read it again after `updated`. */
  granted(): WalletConnectGrant
  /**
   * Asks the wallet. `params` as the method's specification has them. Rejects with a typed error: `USER_REJECTED`,
   * `METHOD_NOT_SUPPORTED` (not granted), `WRONG_NETWORK` (not approved), `NOT_CONNECTED`, `ABORTED`, `RELAY_UNREACHABLE` (the relay
   * did not take it), `WALLET_TIMEOUT` (no answer in 5 minutes), `WALLET_FAILED`.
   */
  request(parameters: WalletConnectRequest): Promise<unknown>
  /** The returned function stops this listener. */
  watch(listener: (news: WalletConnectNews) => void): () => void
  /** The page has switched the network itself, so `chainChanged` events that the wallet sent before no longer count. */
  noteSwitch?(): void
  /** Leaves this namespace; the wallet is told when it was the last. Never waits over 3 s. */
  leave(): Promise<void>
}

/** What a wallet granted in one namespace. */
export type WalletConnectGrant = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-10 ids, in the wallet's order; unread. */
  readonly accounts: readonly string[]
  /** CAIP-2 ids the wallet approved, of its chains and of its accounts. */
  readonly networkIds: readonly CaipNetworkId[]
}

/** One request to the wallet. */
export type WalletConnectRequest = {
  readonly method: string
  readonly params: unknown
  /** The network it is meant for; it must be approved. */
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** What the wallet tells by itself. */
export type WalletConnectNews =
  /** It changed what it grants: accounts, networks, methods. */
  | { readonly type: 'updated' }
  /** A session event (`accountsChanged`, `chainChanged`, …); `data` is unread. */
  | { readonly type: 'event'; readonly name: string; readonly data: unknown; readonly networkId: CaipNetworkId }
  /** The wallet ended the session, or it expired. */
  | { readonly type: 'ended' }
