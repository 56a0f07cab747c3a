import type { LocalChainName } from '../chains/localChainName.js'
import type { ScriptedAnswer } from '../wallet/base/scriptedAnswer.js'
import type { BitcoinTestWalletOptions } from '../wallet/bitcoin/bitcoinOptions.js'
import type { BitcoinPlace } from '../wallet/bitcoin/placeProvider.js'
import type { AnnounceOptions } from '../wallet/evm/announcement.js'
import type { EvmTestWalletOptions } from '../wallet/evm/evmTestWalletOptions.js'
import type { InjectOptions } from '../wallet/evm/injection.js'
import type { PolkadotTestWalletOptions } from '../wallet/polkadot/polkadotWalletOptions.js'
import type { SolanaTestWalletOptions } from '../wallet/solana/solanaTestWalletOptions.js'
import type { walletPresets } from '../wallet/walletPresets.js'
import type { WalletKind } from './walletKind.js'

/** Options of wallets of every kind. */
type Common = {
  /** Name, icon and accounts. Default: the preset of the wallet's key, if there is one. */
  readonly preset?: keyof typeof walletPresets | undefined
  /** Whether it stores connected pages in `localStorage`, so that they survive a reload. Default true. */
  readonly remembers?: boolean | undefined
  /** Shows a window with buttons when `behaviour` is `ask`. Default true. */
  readonly approvalWindow?: boolean | undefined
  /** Scripted responses by method, from the first request on; see `always` of the wallet's control. */
  readonly script?: Readonly<Record<string, ScriptedAnswer>> | undefined
}

/** The options without those that the fixture sets. */
type Own<Options> = Omit<Partial<Options>, 'chains' | 'storage' | 'fetch' | 'origin'>

type EvmFace = Own<EvmTestWalletOptions> & {
  /** The local chains that it supports. Default: all. */
  readonly knows?: readonly LocalChainName[] | undefined
  /** How it announces itself (EIP-6963); `false` for no announcement. Default: at once. */
  readonly announce?: AnnounceOptions | false | undefined
  /** Whether and how it sets `window.ethereum`. Default false. */
  readonly inject?: InjectOptions | boolean | undefined
}

type Late = {
  /** Delay in ms after the start of the page, until it appears. Default: at once. */
  readonly afterMs?: number | undefined
}

type SolanaFace = Late & Omit<Own<SolanaTestWalletOptions>, 'secretKeys'>

type PolkadotFace = Late & Own<PolkadotTestWalletOptions>

type BitcoinFace = Late &
  Own<BitcoinTestWalletOptions> & {
    /** Whether it registers itself (Wallet Standard). Default true. */
    readonly announce?: boolean | undefined
    /** The kinds of wallets whose window paths it also uses. Default: none. */
    readonly places?: readonly BitcoinPlace[] | undefined
  }

/** The options of one provider of a wallet, by kind. */
export type FaceOptions = {
  readonly evm: EvmFace
  readonly solana: SolanaFace
  readonly polkadot: PolkadotFace
  readonly bitcoin: BitcoinFace
}

/** Options of an EVM wallet. Every option has a default. Plain data, because it is serialized for the page. */
export type EvmPageWallet = Common & EvmFace & { readonly kind?: 'evm' | undefined }

/** Options of a wallet with several namespaces: one name and icon, and a provider for each namespace. */
export type MultiPageWallet = Common & {
  readonly kind: 'multi'
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly behaviour?: EvmTestWalletOptions['behaviour']
  /**
   * Its providers. Each can have its own name, because real wallets may have slightly different names in each
   * namespace.
   */
  readonly faces: { readonly [K in WalletKind]?: FaceOptions[K] | undefined }
}

/** Options of a wallet of any kind. */
export type PageWalletOptions =
  | EvmPageWallet
  | (Common & SolanaFace & { readonly kind: 'solana' })
  | (Common & PolkadotFace & { readonly kind: 'polkadot' })
  | (Common & BitcoinFace & { readonly kind: 'bitcoin' })
  | MultiPageWallet

/** Parameters of the script in the page for one provider. */
export type InPageWallet<K extends WalletKind = WalletKind> = Omit<Common, 'preset'> & {
  readonly kind: K
  /** Key in `latchkeyTest.wallets`. */
  readonly key: string
  /** The options of the wallet itself. */
  readonly options: WalletOptionsOfKind[K]
  /** How it appears. */
  readonly appears: Omit<EvmFace, keyof EvmTestWalletOptions> &
    Late &
    Pick<BitcoinFace, 'places'> & { readonly isAnnounced?: boolean | undefined }
}

/** The options of the test wallets, by kind. */
export type WalletOptionsOfKind = {
  readonly evm: EvmTestWalletOptions
  readonly solana: SolanaTestWalletOptions
  readonly polkadot: PolkadotTestWalletOptions
  readonly bitcoin: BitcoinTestWalletOptions
}
