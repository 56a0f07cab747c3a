import type { WalletControl } from '../base/walletControl.js'

/** What a page may ask of the wallet. */
export type PolkadotRequest = 'enable' | 'accounts.get' | 'accounts.subscribe' | 'signRaw' | 'signPayload'

/** The strings by which a test moves a Polkadot wallet. Indices count the wallet's accounts from 0. */
export type PolkadotWalletControl = Pick<
  WalletControl,
  | 'setBehaviour'
  | 'next'
  | 'always'
  | 'approve'
  | 'reject'
  | 'stall'
  | 'release'
  | 'answerWith'
  | 'throwWith'
  | 'clearScript'
  | 'unlock'
  | 'disconnectSite'
  | 'unplug'
  | 'requests'
  | 'clearRequests'
  | 'stalledCount'
  | 'prompts'
> & {
  /** `wait`: what a page asks waits for {@link PolkadotWalletControl.unlock}. `show`: only signatures do. Default `wait`. */
  lock(mode?: 'wait' | 'show'): void
  /** Shares exactly these accounts, in this order. */
  shareAccounts(indices: readonly number[]): void
  /** Tells subscribed pages anything at all. */
  emit(accounts: unknown): void
  /** Refuses a second `enable` while one waits for the person, as wallets do. */
  setOnePromptAtATime(on: boolean): void
  /** How often the person was asked, or would have been. */
  promptCount(): number
  /** Pages that are subscribed to the accounts. */
  listenerCount(): number
}
