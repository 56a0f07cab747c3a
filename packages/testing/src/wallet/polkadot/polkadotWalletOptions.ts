import type { Network } from '@latchkey/common'
import type { PolkadotTestAccount } from '../../chains/polkadot/polkadotAccounts.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { PolkadotKeyType } from './polkadotKey.js'

/** A key of a wallet, with its name and its chain. */
export type PolkadotWalletAccount = Pick<PolkadotTestAccount, 'name' | 'seed'> & {
  readonly type: PolkadotKeyType
  /** The only chain it is valid for, as with accounts of a Ledger. */
  readonly genesisHash?: string | undefined
}

export type PolkadotTestWalletOptions = {
  /** The wallet's display name. */
  readonly name: string
  /** Its key in `window.injectedWeb3`. Default: the name in lower case. */
  readonly key?: string | undefined
  readonly version?: string | undefined
  /** CSS colour of the approval window. */
  readonly accent?: string | undefined
  /**
   * Accounts. Default: Alice (sr25519), Alice Ed (ed25519) and Alice Ecdsa (ecdsa), which have funds on local chains.
   */
  readonly accounts?: readonly PolkadotWalletAccount[] | undefined
  /** Networks that it can name in its prompts, with their coin. */
  readonly chains?: readonly Pick<Network, 'id' | 'name' | 'nativeCurrency' | 'ss58Format'>[] | undefined
  /** Prefix of its addresses. Default 42. */
  readonly ss58Format?: number | undefined
  /** Storage for connected pages. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Behaviour for requests that need the user. Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that sends requests. Default: the page it runs in. */
  readonly origin?: string | undefined
  /** Unsupported functions: `signRaw`, `signPayload`, `subscribe`. */
  readonly without?: readonly ('signRaw' | 'signPayload' | 'subscribe')[] | undefined
}
