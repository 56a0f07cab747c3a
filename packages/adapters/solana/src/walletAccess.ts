import type { Network } from '@latchkey/common'
import type { SharedAccount } from './accounts.js'
import type { SolanaContext } from './context.js'
import type { Feature } from './openWallet.js'

/** Who acts: the account, and whether the app named it or it is the session's first. */
export type Actor = {
  readonly account: SharedAccount
  readonly isNamed: boolean
  readonly signal?: AbortSignal | undefined
}

/** The network a request is for, and how the wallet calls it. */
export type RequestNetwork = { readonly network: Network; readonly chain: string }

/** What the actions of a session work with. */
export type WalletAccess = {
  readonly context: SolanaContext
  has(feature: Feature): boolean
  versions(feature: Feature): readonly unknown[] | undefined
  /**
   * Asks the connected wallet in the name of an account that it still shares (FI22), and gives up when it no longer does while
   * the request is open (FI23). Each input gets the account. Rejects with typed errors only.
   */
  askFor(actor: Actor, feature: Feature, inputs: readonly object[]): Promise<unknown>
  /** Asks the visitor to share accounts, and takes those into the session. */
  askAccounts(signal: AbortSignal | undefined): Promise<readonly SharedAccount[]>
  /** The account that acts: the given one, which must be the session's, or its first. */
  actor(parameters: { readonly address?: string | undefined; readonly signal?: AbortSignal | undefined }): Actor
  accounts(): readonly SharedAccount[]
  /** The network of the session now; rejects with `NETWORK_NOT_FOUND` when the app has none like it. */
  network(): RequestNetwork
}
