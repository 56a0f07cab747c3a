import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'

/** A Solana network as the wallet knows it. */
export type SolanaWalletChain = {
  /** How Wallet Standard names it: `solana:mainnet`, `solana:localnet`, or its CAIP-2 id. */
  readonly chain: string
  /** As the approval window shows it. */
  readonly name: string
  readonly rpcUrl: string
}

/** A feature of Wallet Standard that a Solana wallet may have. */
export type SolanaFeature =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'standard:events'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'

export type SolanaTestWalletOptions = {
  readonly name: string
  /** A `data:` image; drawn from the name by default. */
  readonly icon?: string | undefined
  /** CSS colour of icon and approval window. */
  readonly accent?: string | undefined
  /** Secret keys of 32 bytes, or else the words they are derived from. Default: the first three accounts of `testMnemonic`. */
  readonly secretKeys?: readonly Uint8Array[] | undefined
  readonly mnemonic?: string | undefined
  readonly accountCount?: number | undefined
  /** Index of the first account derived from the mnemonic; default 0. */
  readonly firstAccount?: number | undefined
  /** The networks it can send to; at least one. */
  readonly chains: readonly SolanaWalletChain[]
  /** The chains it says it knows; some wallets say `solana:mainnet` only. Default: those of `chains`. */
  readonly listedChains?: readonly string[] | undefined
  /** The transactions it signs; default both. */
  readonly transactionVersions?: readonly ('legacy' | 0)[] | undefined
  /** Keeps connected pages and account over a reload. Default: memory. */
  readonly storage?: WalletStorage | undefined
  /** Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that asks; default: the page it runs in. */
  readonly origin?: string | undefined
  /** Features it does not have. */
  readonly without?: readonly SolanaFeature[] | undefined
  /** Changes a message before it signs it, as some hardware wallets do. */
  readonly prefixesMessages?: boolean | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}
