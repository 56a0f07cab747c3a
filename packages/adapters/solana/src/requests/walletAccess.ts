import type { Actor as KitActor, Network } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import type { SharedAccount } from '../wallet/accounts.js'
import type { Feature } from '../wallet/features.js'

/** The account that a request uses. */
export type Actor = KitActor & {
  readonly account: SharedAccount
  readonly signal?: AbortSignal | undefined
}

/** The network of a request, and the wallet's name for it. */
export type RequestNetwork = { readonly network: Network; readonly chain: string }

/** The interface between the actions of a session and its wallet. */
export type WalletAccess = {
  readonly context: SolanaContext
  has(feature: Feature): boolean
  versions(feature: Feature): readonly unknown[] | undefined
  /**
   * Sends a request for an account that the wallet still shares. A signature request rejects when the wallet stops
   * sharing the account meanwhile; a request that sends a transaction waits for its id. Each input gets the account.
   * Rejects only with typed errors.
   */
  askFor(actor: Actor, feature: Feature, inputs: readonly object[]): Promise<unknown>
  /** Asks the visitor to share accounts, and applies them to the session. */
  askAccounts(signal: AbortSignal | undefined): Promise<readonly SharedAccount[]>
  /** Returns the acting account: the given one, which must belong to the session, otherwise the active one. */
  actor(parameters: { readonly address?: string | undefined; readonly signal?: AbortSignal | undefined }): Actor
  /** Returns the shared accounts, the active one first. */
  accounts(): readonly SharedAccount[]
  /** Returns the network of the session; rejects with `NETWORK_NOT_FOUND` when the app does not have it. */
  network(): RequestNetwork
}
