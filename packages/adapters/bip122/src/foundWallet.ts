import type { ConnectorType } from '@latchkey/common'
import type { BitcoinChain } from './bitcoinChain.js'

/** How a wallet is spoken to. */
export type FaceKind = 'standard' | 'satsConnect' | 'leather' | 'unisat' | 'okx'

/** What a session has to know of its wallet. */
export type SessionWallet = Pick<FoundWallet, 'id' | 'name' | 'icon' | 'provider' | 'current'> & {
  /** `ANNOUNCED` by default. */
  readonly type?: ConnectorType | undefined
  /** Its `id` by default. */
  readonly identifier?: string | undefined
}

/** How a provider is listed that nothing identifies: it is at a place that several wallets use. */
export const unidentified = { id: 'injected', type: 'INJECTED', name: 'Bitcoin Wallet' } as const

/** A wallet on the page: what it says of itself, copied once, and the object it is reached by. */
export type FoundWallet = {
  readonly kind: FaceKind
  readonly id: string
  readonly name: string
  /** `ANNOUNCED` by default. */
  readonly type?: ConnectorType | undefined
  readonly icon?: string | undefined
  /** Pinned: never looked up again. */
  readonly provider: object
  /** The sats-connect provider that a Wallet Standard wallet offers as a feature of its own. */
  readonly sameAs?: object | undefined
  /** The networks it says it knows. */
  readonly chains?: readonly BitcoinChain[] | undefined
  /** The methods it says it has. */
  readonly methods?: readonly string[] | undefined
  /** The path of its provider at `window`, such as `unisat`, where only this wallet has it. */
  readonly path?: string | undefined
  /** For an unidentified provider that states whose it is: the path at which that wallet is listed, if it is there. */
  readonly ownPath?: string | undefined
  /** Found where only the wallet of this name puts itself. */
  readonly isAtHome?: boolean | undefined
  /** What is now at the place it was found, to notice that the page replaced it (R33). */
  readonly current?: (() => unknown) | undefined
}
