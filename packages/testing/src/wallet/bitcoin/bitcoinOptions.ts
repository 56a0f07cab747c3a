import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { BitcoinWalletChain } from './bitcoinChain.js'

export type BitcoinTestWalletOptions = {
  readonly name: string
  /** Tells wallets apart where they keep what they remember, and where sats-connect style ones stand. Default: the name. */
  readonly id?: string | undefined
  /** A `data:` image; drawn from the name by default. */
  readonly icon?: string | undefined
  /** CSS colour of icon and approval window. */
  readonly accent?: string | undefined
  /** The words its accounts are derived from. Default: {@link testMnemonic}. */
  readonly mnemonic?: string | undefined
  readonly accountCount?: number | undefined
  /** Index of the first account derived from the words; default 0. */
  readonly firstAccount?: number | undefined
  /** The networks it knows; at least one. It starts on the first. */
  readonly chains: readonly BitcoinWalletChain[]
  /** Keeps connected pages, network and account over a reload. Default: memory. */
  readonly storage?: WalletStorage | undefined
  /** Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that asks; default: the page it runs in. */
  readonly origin?: string | undefined
  /** Features and methods it does not offer, by the names of its faces. */
  readonly without?: readonly string[] | undefined
  /**
   * Whether a page sees the accounts of every network at once through Wallet Standard, and may choose among them, or those of
   * the wallet's own network only. Default `all`.
   */
  readonly sharedNetworks?: 'all' | 'current' | undefined
  /** Satoshi for a virtual byte of what it sends; default 2. */
  readonly feeRate?: number | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}
