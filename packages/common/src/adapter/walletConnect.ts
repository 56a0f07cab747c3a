import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'
import type { Parser } from '../parse/parser.js'
import type { Account, WalletInfo } from './account.js'
import type { ConnectRequest } from './connector.js'
import type { Network } from './network.js'
import type { Session } from './session.js'

/** The id of the WalletConnect connector in every namespace. */
export const walletConnectId = 'walletConnect'

/** One namespace's part of a WalletConnect session. The session is shared by all namespaces. */
export type WalletConnectDescriptor<N extends ChainNamespace = ChainNamespace> = {
  /** Requested JSON-RPC methods, from `walletConnectMethods`, which is read before the adapter loads. */
  readonly methods: readonly string[]
  /** Requested session events, from the same table. */
  readonly events: readonly string[]
  /** Parses an account of a session, a CAIP-10 id, like `open`. For tests and tools. */
  readonly account: Parser<Account>
  /**
   * Creates the namespace's session over an approved WalletConnect session, with the same actions as for any other wallet. Actions that the
   * wallet did not grant are absent. Rejects with `WALLET_NO_ACCOUNT` if the wallet shared none.
   */
  open(channel: WalletConnectChannel, request?: ConnectRequest): Promise<Session<N>>
}

/** Access of one namespace to an approved WalletConnect session. */
export type WalletConnectChannel = {
  readonly namespace: ChainNamespace
  readonly wallet: WalletInfo
  /** Returns what the wallet grants now. Call it again after `updated`. */
  granted(): WalletConnectGrant
  /**
   * Sends a request to the wallet. Rejects with a typed error: `USER_REJECTED`, `METHOD_NOT_SUPPORTED` (not granted), `WRONG_NETWORK`
   * (not approved), `NOT_CONNECTED`, `ABORTED`, `RELAY_UNREACHABLE` (the relay did not accept it), `WALLET_TIMEOUT` (no response in 5
   * minutes), `WALLET_FAILED`.
   */
  request(parameters: WalletConnectRequest): Promise<unknown>
  /**
   * Asks the wallet to approve another network, and resolves once the session includes it. Only EVM wallets can be asked. Rejects with a
   * typed error: `WRONG_NETWORK` (the wallet can't be asked, or agreed but did not change its session), `USER_REJECTED`,
   * `CHAIN_NOT_SUPPORTED` (the wallet did not add the network), and those of `request`.
   */
  requestNetwork?(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Adds a listener. Returns a function that removes it. */
  watch(listener: (update: WalletConnectUpdate) => void): () => void
  /** The page has switched the network, so older `chainChanged` events of the wallet are stale. */
  noteSwitch?(): void
  /** Disconnects this namespace. The last one ends the session in the wallet. Settles within 3 s. */
  disconnect(): Promise<void>
}

/** Accounts, networks, methods and events that a wallet grants in one namespace. */
export type WalletConnectGrant = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-10 ids in the wallet's order, unparsed. */
  readonly accounts: readonly string[]
  /** CAIP-2 ids that the wallet approved. */
  readonly networkIds: readonly CaipNetworkId[]
}

/** One request to the wallet. */
export type WalletConnectRequest = {
  readonly method: string
  /** Parameters as the specification of the method defines them. */
  readonly params: unknown
  /** The network that the request concerns. It must be approved. */
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** A change by the wallet. */
export type WalletConnectUpdate =
  /** The wallet changed its grant: accounts, networks or methods. */
  | { readonly type: 'updated' }
  /** A session event (`accountsChanged`, `chainChanged`, …); `data` is unparsed. */
  | { readonly type: 'event'; readonly name: string; readonly data: unknown; readonly networkId: CaipNetworkId }
  /** The wallet ended the session, or it expired. */
  | { readonly type: 'ended' }
