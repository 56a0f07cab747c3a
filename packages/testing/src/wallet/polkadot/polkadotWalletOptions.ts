import type { Network } from '@latchkey/common'
import type { PolkadotTestAccount } from '../../chains/polkadot/polkadotAccounts.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { WalletStorage } from '../base/walletStorage.js'
import type { PolkadotKeyType } from './polkadotKey.js'

/** A key of a wallet, what the wallet calls it, and where it may be used. */
export type PolkadotWalletAccount = Pick<PolkadotTestAccount, 'name' | 'seed'> & {
  readonly type: PolkadotKeyType
  /** The only chain it is for, as a Ledger's accounts are. */
  readonly genesisHash?: string | undefined
}

export type PolkadotTestWalletOptions = {
  /** What people call it. */
  readonly name: string
  /** Its key in `window.injectedWeb3`; default: the name in small letters. */
  readonly key?: string | undefined
  readonly version?: string | undefined
  /** CSS colour of the approval window. */
  readonly accent?: string | undefined
  /** Default: Alice (sr25519), Alice Ed (ed25519) and Alice Ecdsa (ecdsa), which have money on local chains. */
  readonly accounts?: readonly PolkadotWalletAccount[] | undefined
  /** The networks it can name, with their coin, in its questions. */
  readonly chains?: readonly Pick<Network, 'id' | 'name' | 'nativeCurrency' | 'ss58Format'>[] | undefined
  /** The prefix it writes addresses with; default 42. */
  readonly ss58Format?: number | undefined
  /** Keeps connected pages over a reload. Default: memory. */
  readonly storage?: WalletStorage | undefined
  /** Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  /** The page that asks; default: the page it runs in. */
  readonly origin?: string | undefined
  /** What it does not offer: `signRaw`, `signPayload`, `subscribe`. */
  readonly without?: readonly ('signRaw' | 'signPayload' | 'subscribe')[] | undefined
}
