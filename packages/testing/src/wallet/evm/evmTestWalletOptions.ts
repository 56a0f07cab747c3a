import type { Hex } from 'viem'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { WalletChain } from './walletChain.js'

export type EvmTestWalletOptions = {
  readonly name: string
  /** Reverse-DNS name, as announced. */
  readonly rdns: string
  /** A fresh version 4 UUID by default. */
  readonly uuid?: string | undefined
  /** A `data:` image; drawn from the name by default. */
  readonly icon?: string | undefined
  /** CSS colour of icon and approval window. */
  readonly accent?: string | undefined
  /** Keys, or else the words they are derived from. Default: the first three accounts of {@link testMnemonic}. */
  readonly privateKeys?: readonly Hex[] | undefined
  readonly mnemonic?: string | undefined
  readonly accountCount?: number | undefined
  /** Index of the first account derived from the mnemonic; default 0. */
  readonly firstAccount?: number | undefined
  /** The networks it knows; at least one. */
  readonly chains: readonly WalletChain[]
  /** Its network at first; default: the first of `chains`. */
  readonly chainId?: number | undefined
  /** Keeps connected pages, network and account over a reload. Default: memory. */
  readonly storage?: WalletStorage | undefined
  /** Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that asks; default: the page it runs in. */
  readonly origin?: string | undefined
  /** Methods it does not offer: they answer 4200. */
  readonly without?: readonly string[] | undefined
  /** The text of the QR code in front of its camera. Default: it has no camera, and `wallet_scanQRCode` answers 4200. */
  readonly qrCode?: string | undefined
  /** Whether it tells pages that it is locked, by `_metamask.isUnlocked()` as MetaMask and its likes do. Default false. */
  readonly tellsLocked?: boolean | undefined
  /** Extra fields of the provider object, such as `isMetaMask`. */
  readonly flags?: Readonly<Record<string, unknown>> | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}
