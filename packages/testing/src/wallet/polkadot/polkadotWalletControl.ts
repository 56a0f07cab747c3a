import type { WalletControl } from '../base/walletControl.js'

/** What a page may ask of the wallet: the methods of its control. */
export type PolkadotRequest = 'enable' | 'accounts.get' | 'signRaw' | 'signPayload'

/** The strings by which a test moves a Polkadot wallet. Indices count the wallet's accounts from 0. */
export type PolkadotWalletControl = Omit<WalletControl, 'emit' | 'listenerCount'> & {
  /** Shares exactly these accounts, in this order. */
  shareAccounts(indices: readonly number[]): void
  /** Puts an account before the others that are shared; these wallets know no other way to choose one. */
  selectAccount(index: number): void
  /** Tells subscribed pages anything at all. */
  emit(accounts: unknown): void
  /** How often the person was asked, or would have been. */
  promptCount(): number
  /** Pages that are subscribed to the accounts. */
  listenerCount(): number
}
