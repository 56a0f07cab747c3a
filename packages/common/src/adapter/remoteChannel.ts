import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'
import type { AccountType, WalletInfo } from './account.js'
import type { Connector, ConnectRequest } from './connector.js'
import type { Network } from './network.js'
import type { Session } from './session.js'

/**
 * Access of one namespace to a remote wallet: a wallet that runs outside the page and grants accounts, networks and
 * methods, over WalletConnect or in a frame. An adapter opens its session over it, with the same actions as for any
 * other wallet.
 */
export type RemoteChannel = {
  readonly namespace: ChainNamespace
  /** The connector that the session belongs to. */
  readonly connector: Pick<Connector, 'id' | 'type'>
  /** The wallet, as it describes itself now. Read it again after `updated`. */
  readonly wallet: WalletInfo
  /** Returns what the wallet grants now. Call it again after `updated`. */
  granted(): RemoteGrant
  /**
   * Sends a request to the wallet. Rejects with a typed error: `USER_REJECTED`, `METHOD_NOT_SUPPORTED` (not granted),
   * `WRONG_NETWORK` (not approved), `NOT_CONNECTED`, `ABORTED`, `WALLET_TIMEOUT` (no response in time),
   * `WALLET_FAILED`, or an error of the transport, such as `RELAY_UNREACHABLE`.
   */
  request(parameters: RemoteRequest): Promise<unknown>
  /**
   * Asks the wallet to approve another network, and resolves once the grant includes it. Absent if the wallet can't be
   * asked. Rejects with a typed error: `WRONG_NETWORK` (the wallet can't be asked, or agreed but did not change its
   * grant), `USER_REJECTED`, `CHAIN_NOT_SUPPORTED` (the wallet did not add the network), and those of `request`.
   */
  requestNetwork?(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Adds a listener. Returns a function that removes it. */
  watch(listener: (update: RemoteUpdate) => void): () => void
  /** The page has switched the network, so older `chainChanged` events of the wallet are stale. */
  noteSwitch?(): void
  /** Disconnects this namespace. Settles within 3 s. */
  disconnect(): Promise<void>
}

/** Accounts, networks, methods and events that a wallet grants in one namespace. */
export type RemoteGrant = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-10 ids in the wallet's order, unparsed. */
  readonly accounts: readonly string[]
  /**
   * Types of accounts by address, in the form of the address in `accounts`. Default: `eoa`, or in Bitcoin the type that
   * follows from the form of the address. Adapters ignore types that don't exist in their namespace.
   */
  readonly accountTypes?: Readonly<Record<string, AccountType>>
  /** CAIP-2 ids that the wallet approved. */
  readonly networkIds: readonly CaipNetworkId[]
}

/** One request to the wallet. */
export type RemoteRequest = {
  readonly method: string
  /** Parameters as the specification of the method defines them. */
  readonly params: unknown
  /** The network that the request concerns. It must be approved. */
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** A change by the wallet. */
export type RemoteUpdate =
  /** The wallet changed its grant (accounts, their types, networks or methods) or its description. */
  | { readonly type: 'updated' }
  /** An event (`accountsChanged`, `chainChanged`, …); `data` is unparsed. */
  | { readonly type: 'event'; readonly name: string; readonly data: unknown; readonly networkId: CaipNetworkId }
  /** The wallet ended the session, or it expired. */
  | { readonly type: 'ended' }

/**
 * Opens the session of a namespace over a channel. Actions that the wallet did not grant are absent. Rejects with
 * `WALLET_NO_ACCOUNT` if the wallet shared no valid account, and with `CHAIN_NOT_SUPPORTED` if it approved no network
 * that the adapter can use.
 */
export type OpenRemote<N extends ChainNamespace = ChainNamespace> = (
  channel: RemoteChannel,
  request?: ConnectRequest,
) => Promise<Session<N>>
