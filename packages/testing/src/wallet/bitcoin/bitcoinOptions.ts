import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { BitcoinWalletChain } from './bitcoinChain.js'

export type BitcoinTestWalletOptions = {
  readonly name: string
  /** Separates wallets in storage, and is the window path of sats-connect wallets. Default: the name. */
  readonly id?: string | undefined
  /** Icon as a `data:` URL. Default: drawn from the name. */
  readonly icon?: string | undefined
  /** CSS colour of icon and approval window. */
  readonly accent?: string | undefined
  /** Mnemonic of its accounts. Default: {@link testMnemonic}. */
  readonly mnemonic?: string | undefined
  readonly accountCount?: number | undefined
  /** Index of the first account of the mnemonic. Default 0. */
  readonly firstAccount?: number | undefined
  /** The supported networks; at least one. The wallet starts on the first. */
  readonly chains: readonly BitcoinWalletChain[]
  /** Storage for connected pages, network and account. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Behaviour for requests that need the user. Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that sends requests. Default: the page it runs in. */
  readonly origin?: string | undefined
  /** Features and methods that it lacks, by the names of its providers. */
  readonly without?: readonly string[] | undefined
  /**
   * The accounts that the wallet shares through Wallet Standard: those of all networks, or those of its current network
   * only. Default `all`.
   */
  readonly sharedNetworks?: 'all' | 'current' | undefined
  /** Fee rate of its transactions, in satoshi per virtual byte. Default 2. */
  readonly feeRate?: number | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}
