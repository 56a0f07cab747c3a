import type { Network, WatchAccountIds } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import type { WalletAccount } from '../wallet/accounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'

/** The interface between the actions of a session and its wallet. */
export type WalletAccess = {
  readonly context: PolkadotContext
  readonly wallet: Pick<OpenWallet, 'signRaw' | 'signPayload'>
  /** Sends a request to the connected wallet; rejects with `NOT_CONNECTED` after the session has ended. */
  ask<T>(work: () => Promise<T>, options?: { readonly signal?: AbortSignal | undefined }): Promise<T>
  /** Returns the acting account: the account of the address, with any prefix, or the active one. */
  account(address: string | undefined): WalletAccount
  /** Returns the session's current network. */
  network(): Network
  /** Requests the accounts that the wallet shares now, and returns them with the active one first. */
  readAccounts(signal: AbortSignal | undefined): Promise<readonly WalletAccount[]>
  readonly watchAccounts: WatchAccountIds
}

/** What one action call may use: the session's wallet, and the network at the time of the call. */
export type ActionAccess = WalletAccess & {
  /** The network that is active at the time of the call. */
  readonly calledOn: Network
}
