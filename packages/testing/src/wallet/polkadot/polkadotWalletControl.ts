import type { WalletControl } from '../base/walletControl.js'

/** Methods of the wallet's control. */
export type PolkadotRequest = 'enable' | 'accounts.get' | 'signRaw' | 'signPayload'

/** Controls a Polkadot test wallet. Account indices start at 0. */
export type PolkadotWalletControl = Omit<WalletControl, 'emit' | 'listenerCount'> & {
  /** Shares exactly these accounts, in this order. */
  shareAccounts(indices: readonly number[]): void
  /** Moves an account before the other shared ones; these wallets have no other selection. */
  selectAccount(index: number): void
  /** Calls subscribed pages with any value. */
  emit(accounts: unknown): void
  /** Returns the number of prompts, including those that were answered without a window. */
  promptCount(): number
  /** Returns the number of subscriptions of pages. */
  listenerCount(): number
}
