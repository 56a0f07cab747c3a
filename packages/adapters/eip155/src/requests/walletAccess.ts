import type { WatchAccountIds } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import type { AskOptions, Params } from '../wallet/openWallet.js'
import type { HostTraits, RemoteWallet } from '../wallet/walletSource.js'
import type { WalletUpdate } from '../wallet/watchWallet.js'

/** The interface between the actions of a session and its wallet. */
export type WalletAccess = {
  readonly context: Eip155Context
  readonly provider: Eip1193Provider
  /** The grant of a remote wallet. */
  readonly remote?: RemoteWallet | undefined
  /** Traits of the application around this page; `undefined` for other wallets. */
  readonly host?: HostTraits | undefined
  /** Sends a request to the connected wallet; rejects with `NOT_CONNECTED` after the session has ended. */
  ask(method: string, params?: Params, options?: AskOptions): Promise<unknown>
  /** Returns the acting account: the given one, with its checksum, or the active one. */
  account(address: string | undefined): string
  chainId(): number
  /** Applies accounts or chain that were read from the wallet to the session, and emits the differences. */
  apply(read: Pick<WalletUpdate, 'accounts' | 'chainId'>): void
  /** Ends the session, because the wallet revoked the page's access. */
  endByWallet(): void
  /** Returns addresses that the wallet reports with the active one first. */
  activeFirst(addresses: readonly string[]): readonly string[]
  /** Watches the session's addresses, the active one first. */
  readonly watchAccounts: WatchAccountIds
}
