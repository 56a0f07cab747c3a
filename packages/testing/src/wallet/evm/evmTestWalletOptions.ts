import type { Hex } from 'viem'
import type { SharedPermission } from '../base/createSharedPermission.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { WalletChain } from './walletChain.js'

export type EvmTestWalletOptions = {
  readonly name: string
  /** Announced reverse-DNS name. */
  readonly rdns: string
  /** Announced UUID. Default: a fresh version 4 UUID. */
  readonly uuid?: string | undefined
  /** Icon as a `data:` URL. Default: drawn from the name. */
  readonly icon?: string | undefined
  /** CSS colour of icon and approval window. */
  readonly accent?: string | undefined
  /** Private keys. Default: three accounts of `mnemonic`, which defaults to {@link testMnemonic}. */
  readonly privateKeys?: readonly Hex[] | undefined
  readonly mnemonic?: string | undefined
  readonly accountCount?: number | undefined
  /** Index of the first account of the mnemonic. Default 0. */
  readonly firstAccount?: number | undefined
  /** The supported networks; at least one. */
  readonly chains: readonly WalletChain[]
  /** Its initial network. Default: the first of `chains`. */
  readonly chainId?: number | undefined
  /** Storage for connected pages, network and account. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** One permission for this wallet and those of other namespaces (`createSharedPermission`). Default: its own. */
  readonly permission?: SharedPermission | undefined
  /** Behaviour for requests that need the user. Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that sends requests. Default: the page it runs in. */
  readonly origin?: string | undefined
  /** Unsupported methods: they reject with 4200. */
  readonly without?: readonly string[] | undefined
  /** Text of the QR code that its camera sees. Default: no camera, and `wallet_scanQRCode` rejects with 4200. */
  readonly qrCode?: string | undefined
  /** Whether it reports the lock through `_metamask.isUnlocked()`, like MetaMask and its derivatives. Default false. */
  readonly tellsLocked?: boolean | undefined
  /** Extra fields of the provider object, such as `isMetaMask`. */
  readonly flags?: Readonly<Record<string, unknown>> | undefined
  /** Milliseconds since 1970, for the end of permissions. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}
