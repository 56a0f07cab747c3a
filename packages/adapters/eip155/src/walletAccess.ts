import type { Eip155Context } from './context.js'
import type { Eip1193Provider } from './eip1193.js'
import type { AskOptions, Params } from './openWallet.js'
import type { WalletGrant } from './walletGrant.js'

/** What the actions of a session work with. */
export type WalletAccess = {
  readonly context: Eip155Context
  readonly provider: Eip1193Provider
  /** What the wallet granted, where that is not everything. */
  readonly grant?: WalletGrant | undefined
  /** Asks the connected wallet; rejects with `NOT_CONNECTED` once the session has ended. */
  ask(method: string, params?: Params, options?: AskOptions): Promise<unknown>
  /** The account that acts: the given one, with its checksum, or the session's first. */
  account(address: string | undefined): string
  chainId(): number
  /** Ends the session, because the wallet withdrew the page's access. */
  endByWallet(): void
  /** Tells the new list when the wallet changes its accounts, also when it is empty. */
  watchAccounts(listener: (addresses: readonly string[]) => void): () => void
}
