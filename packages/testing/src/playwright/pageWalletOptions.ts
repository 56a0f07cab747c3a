import type { LocalChainName } from '../chains/localChainName.js'
import type { ScriptedAnswer } from '../wallet/base/scriptedAnswer.js'
import type { AnnounceOptions } from '../wallet/evm/announcement.js'
import type { EvmTestWalletOptions } from '../wallet/evm/evmTestWalletOptions.js'
import type { InjectOptions } from '../wallet/evm/injection.js'
import type { WalletChain } from '../wallet/evm/walletChain.js'
import type { walletPresets } from '../wallet/walletPresets.js'

/** A wallet in the page. Everything has a default; plain data, because it travels into the page. */
export type PageWalletOptions = Omit<Partial<EvmTestWalletOptions>, 'chains' | 'storage' | 'fetch' | 'origin'> & {
  /** Name, look and accounts to start from; default: the preset of the wallet's key, if there is one. */
  readonly preset?: keyof typeof walletPresets | undefined
  /** The local chains it knows; default: all. */
  readonly knows?: readonly LocalChainName[] | undefined
  /** How it announces itself (EIP-6963); `false`: not at all. Default: at once. */
  readonly announce?: AnnounceOptions | false | undefined
  /** Puts itself at `window.ethereum`. Default: no. */
  readonly inject?: InjectOptions | boolean | undefined
  /** Whether it remembers connected pages over a reload, in `localStorage`. Default true. */
  readonly remembers?: boolean | undefined
  /** Shows a window with buttons when `behaviour` is `ask`. Default true. */
  readonly approvalWindow?: boolean | undefined
  /** Answers that hold from the first request on, by method; see `always` of the wallet's control. */
  readonly script?: Readonly<Record<string, ScriptedAnswer>> | undefined
}

/** What the script in the page gets. */
export type InPageWallet = Omit<PageWalletOptions, 'preset' | 'knows'> & {
  readonly key: string
  readonly name: string
  readonly rdns: string
  readonly chains: readonly WalletChain[]
}
