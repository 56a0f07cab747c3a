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

/** What a wallet in the page may be told, whatever its kind. */
type Common = {
  /** Name, look and accounts to start from; default: the preset of the wallet's key, if there is one. */
  readonly preset?: keyof typeof walletPresets | undefined
  /** Whether it remembers connected pages over a reload, in `localStorage`. Default true. */
  readonly remembers?: boolean | undefined
  /** Shows a window with buttons when `behaviour` is `ask`. Default true. */
  readonly approvalWindow?: boolean | undefined
  /** Answers that hold from the first request on, by method; see `always` of the wallet's control. */
  readonly script?: Readonly<Record<string, ScriptedAnswer>> | undefined
}

/** The fixture sees to chains, storage and requests. */
type Own<Options> = Omit<Partial<Options>, 'chains' | 'storage' | 'fetch' | 'origin'>

type EvmFace = Own<EvmTestWalletOptions> & {
  /** The local chains it knows; default: all. */
  readonly knows?: readonly LocalChainName[] | undefined
  /** How it announces itself (EIP-6963); `false`: not at all. Default: at once. */
  readonly announce?: AnnounceOptions | false | undefined
  /** Puts itself at `window.ethereum`. Default: no. */
  readonly inject?: InjectOptions | boolean | undefined
}

type Late = {
  /** How long after the page began it appears, in ms. Default: at once. */
  readonly afterMs?: number | undefined
}

type SolanaFace = Late & Omit<Own<SolanaTestWalletOptions>, 'secretKeys'>

type PolkadotFace = Late & Own<PolkadotTestWalletOptions>

type BitcoinFace = Late &
  Own<BitcoinTestWalletOptions> & {
    /** Whether it registers itself (Wallet Standard). Default true. */
    readonly announce?: boolean | undefined
    /** Where else it puts itself on the window, in the way of wallets of these kinds. Default: nowhere. */
    readonly places?: readonly BitcoinPlace[] | undefined
  }

/** The options of a wallet's face, by the kind of chain. */
export type FaceOptions = {
  readonly evm: EvmFace
  readonly solana: SolanaFace
  readonly polkadot: PolkadotFace
  readonly bitcoin: BitcoinFace
}

/** A wallet for EVM chains. Everything has a default; plain data, because it travels into the page. */
export type EvmPageWallet = Common & EvmFace & { readonly kind?: 'evm' | undefined }

/** One wallet that speaks several namespaces, as many real ones do: one name and look, a face for each. */
export type MultiPageWallet = Common & {
  readonly kind: 'multi'
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly behaviour?: EvmTestWalletOptions['behaviour']
  /** Its faces. Each may have a name of its own: wallets in use are called slightly differently in each namespace. */
  readonly faces: { readonly [K in WalletKind]?: FaceOptions[K] | undefined }
}

/** A wallet in the page, of any kind. */
export type PageWalletOptions =
  | EvmPageWallet
  | (Common & SolanaFace & { readonly kind: 'solana' })
  | (Common & PolkadotFace & { readonly kind: 'polkadot' })
  | (Common & BitcoinFace & { readonly kind: 'bitcoin' })
  | MultiPageWallet

/** What the script in the page gets for one face. */
export type InPageWallet<K extends WalletKind = WalletKind> = Omit<Common, 'preset'> & {
  readonly kind: K
  /** Where the test finds it. */
  readonly key: string
  /** The options of the wallet itself. */
  readonly options: WalletOptionsOfKind[K]
  /** How it appears. */
  readonly appears: Omit<EvmFace, keyof EvmTestWalletOptions> &
    Late &
    Pick<BitcoinFace, 'places'> & { readonly isAnnounced?: boolean | undefined }
}

/** The options each kind of wallet is made from. */
export type WalletOptionsOfKind = {
  readonly evm: EvmTestWalletOptions
  readonly solana: SolanaTestWalletOptions
  readonly polkadot: PolkadotTestWalletOptions
  readonly bitcoin: BitcoinTestWalletOptions
}
