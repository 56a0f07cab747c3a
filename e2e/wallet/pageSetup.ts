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

/** When a wallet shows itself; `false`: when the test says so. Default: at once. */
type Appearance = { readonly announce?: { readonly afterMs?: number | undefined } | false }
type Always = {
  /** Answers that hold from the first moment on, by method. */
  readonly always?: Readonly<Record<string, ScriptedAnswer>>
}

/** A test wallet for EVM chains in the page; what is left out comes from its preset. */
export type EvmWalletSetup = Always &
  Omit<EvmTestWalletOptions, 'chains' | 'name' | 'rdns' | 'storage' | 'fetch'> & {
    readonly kind?: undefined
    readonly preset: keyof typeof walletPresets
    readonly name?: string
    readonly rdns?: string
    /** Ids of the networks it knows; default: all local chains. */
    readonly knows?: readonly number[]
    /** `false` does not announce it; default: announced at once. */
    readonly announce?: AnnounceOptions | false
    /** Shows its person a window for each question; with behaviour `ask`. */
    readonly hasWindow?: boolean
    /** Puts it at `window.ethereum`. */
    readonly inject?: InjectOptions
  }

/** One for Solana. It knows both local chains. */
export type SolanaWalletSetup = Always &
  Appearance &
  Omit<SolanaTestWalletOptions, 'storage' | 'chains' | 'fetch' | 'secretKeys'> & {
    readonly kind: 'solana'
    /** Those of the two chains it knows; default: both. */
    readonly knows?: readonly ('local' | 'second')[]
  }

/** One for Polkadot chains. */
export type PolkadotWalletSetup = Always &
  Appearance &
  Omit<PolkadotTestWalletOptions, 'storage'> & { readonly kind: 'polkadot' }

/** One for Bitcoin. It knows both local chains. */
export type BitcoinWalletSetup = Always &
  Appearance &
  Omit<BitcoinTestWalletOptions, 'storage' | 'chains' | 'fetch'> & {
    readonly kind: 'bip122'
    /** Where it stands on the window; default: it registers itself (Wallet Standard). */
    readonly place?: BitcoinPlace
  }

/** A test wallet in the page. */
export type WalletSetup = EvmWalletSetup | SolanaWalletSetup | PolkadotWalletSetup | BitcoinWalletSetup

/** What the tests decide about a page before its scripts run. */
export type PageSetup = {
  /** What the app asks for. */
  readonly networks: readonly Network[]
  /** What EVM chains there are; the wallets know these. */
  readonly chains: readonly WalletChain[]
  /** The two chains of each other kind there are. */
  readonly otherChains: Readonly<Record<string, readonly [local: Network, second: Network]>>
  /** Further start-up options, as JSON. */
  readonly options: Readonly<Record<string, unknown>>
  readonly wallets: readonly WalletSetup[]
  /** `disabled`: every access throws; `full`: every write throws; `sandboxed`: the browser blocks it by the policy of the page. */
  readonly storage: 'works' | 'disabled' | 'full' | 'sandboxed'
}

/** Where the page keeps what its next visit shall have instead, until the tab is closed. */
export const nextVisitKey = 'e2e:next-visit'
