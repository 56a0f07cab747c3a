import type { Network } from '@latchkey/common'
import type {
  AnnounceOptions,
  BitcoinPlace,
  BitcoinTestWalletOptions,
  EvmTestWalletOptions,
  InjectOptions,
  PolkadotTestWalletOptions,
  ScriptedAnswer,
  SolanaTestWalletOptions,
  WalletChain,
  walletPresets,
} from '@latchkey/testing'

/** Delay before a wallet appears; `false`: the test announces it. Default: none. */
type Appearance = { readonly announce?: { readonly afterMs?: number | undefined } | false }
type Always = {
  /** Initial responses by method. */
  readonly always?: Readonly<Record<string, ScriptedAnswer>>
}

/** A test wallet for EVM chains in the page. Defaults come from its preset. */
export type EvmWalletSetup = Always &
  Omit<EvmTestWalletOptions, 'chains' | 'name' | 'rdns' | 'storage' | 'fetch'> & {
    readonly kind?: undefined
    readonly preset: keyof typeof walletPresets
    readonly name?: string
    readonly rdns?: string
    /** Ids of the supported networks. Default: all local chains. */
    readonly knows?: readonly number[]
    /** `false` does not announce the wallet. Default: announced immediately. */
    readonly announce?: AnnounceOptions | false
    /** Opens a window for each request, with behaviour `ask`. */
    readonly hasWindow?: boolean
    /** Sets `window.ethereum`. */
    readonly inject?: InjectOptions
  }

/** A test wallet for Solana, with both local chains. */
export type SolanaWalletSetup = Always &
  Appearance &
  Omit<SolanaTestWalletOptions, 'storage' | 'chains' | 'fetch' | 'secretKeys'> & {
    readonly kind: 'solana'
    /** The chains it supports. Default: both. */
    readonly knows?: readonly ('local' | 'second')[]
  }

/** A test wallet for Polkadot chains. */
export type PolkadotWalletSetup = Always &
  Appearance &
  Omit<PolkadotTestWalletOptions, 'storage'> & { readonly kind: 'polkadot' }

/** A test wallet for Bitcoin, with both local chains. */
export type BitcoinWalletSetup = Always &
  Appearance &
  Omit<BitcoinTestWalletOptions, 'storage' | 'chains' | 'fetch'> & {
    readonly kind: 'bip122'
    /** Its property on `window`. Default: it registers itself (Wallet Standard). */
    readonly place?: BitcoinPlace
  }

/** A test wallet in the page. */
export type WalletSetup = EvmWalletSetup | SolanaWalletSetup | PolkadotWalletSetup | BitcoinWalletSetup

/** The sign-in of a page. Default: required, with the server of the test. */
export type SignInSetup = {
  /** The page keeps its sessions itself, without a server. */
  readonly isLocal?: boolean
  readonly isRequired?: boolean
}

/** The test's set-up of a page, before the page's scripts run. */
export type PageSetup = {
  /** The app's options. */
  readonly networks: readonly Network[]
  /** The EVM chains; the wallets support these. */
  readonly chains: readonly WalletChain[]
  /** The two chains of each other namespace. */
  readonly otherChains: Readonly<Record<string, readonly [local: Network, second: Network]>>
  /** Further start-up options, as JSON. */
  readonly options: Readonly<Record<string, unknown>>
  readonly wallets: readonly WalletSetup[]
  readonly signIn?: SignInSetup | undefined
  /** `disabled`: every access throws; `full`: every write throws; `sandboxed`: the page's sandbox policy blocks it. */
  readonly storage: 'works' | 'disabled' | 'full' | 'sandboxed'
}

/** Storage key of the set-up for the next visit in this tab. */
export const nextVisitKey = 'e2e:next-visit'
