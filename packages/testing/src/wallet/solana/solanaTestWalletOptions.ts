import type { SharedPermission } from '../base/createSharedPermission.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'

/** A network of a Solana test wallet. */
export type SolanaWalletChain = {
  /** Its Wallet Standard name: `solana:mainnet`, `solana:localnet`, or its CAIP-2 id. */
  readonly chain: string
  /** Name in the approval window. */
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
  /** Icon as a `data:` URL. Default: drawn from the name. */
  readonly icon?: string | undefined
  /** CSS colour of icon and approval window. */
  readonly accent?: string | undefined
  /** Secret keys of 32 bytes. Default: three accounts of `mnemonic`, which defaults to `testMnemonic`. */
  readonly secretKeys?: readonly Uint8Array[] | undefined
  readonly mnemonic?: string | undefined
  readonly accountCount?: number | undefined
  /** Index of the first account of the mnemonic. Default 0. */
  readonly firstAccount?: number | undefined
  /** The networks it can send to; at least one. */
  readonly chains: readonly SolanaWalletChain[]
  /** The chains it declares; some wallets declare `solana:mainnet` only. Default: those of `chains`. */
  readonly listedChains?: readonly string[] | undefined
  /** The transaction versions it signs. Default: both. */
  readonly transactionVersions?: readonly ('legacy' | 0)[] | undefined
  /** Storage for connected pages and the selected account. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** One permission for this wallet and those of other namespaces (`createSharedPermission`). Default: its own. */
  readonly permission?: SharedPermission | undefined
  /** Behaviour for requests that need the user. Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that sends requests. Default: the page it runs in. */
  readonly origin?: string | undefined
  /** Features that it lacks. */
  readonly without?: readonly SolanaFeature[] | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}
