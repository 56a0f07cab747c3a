import type { ConnectorType, ConnectorWarning } from '@latchkey/common'
import type { BitcoinChain } from '../network/bitcoinChain.js'

/** The interfaces of Bitcoin wallets. */
export type DriverKind = 'standard' | 'satsConnect' | 'leather' | 'unisat' | 'okx'

/** The wallet data that a session needs. */
export type SessionWallet = Pick<FoundWallet, 'id' | 'name' | 'icon' | 'provider' | 'current'> & {
  /** `ANNOUNCED` by default. */
  readonly type?: ConnectorType | undefined
}

/** The data of an unidentified provider, which is at a path that several wallets use. */
export const unidentified = { id: 'injected', type: 'INJECTED', name: 'Bitcoin Wallet' } as const

/** A wallet on the page: a copy of the data it provides, and its provider. */
export type FoundWallet = {
  readonly kind: DriverKind
  readonly id: string
  readonly name: string
  /** `ANNOUNCED` by default. */
  readonly type?: ConnectorType | undefined
  readonly icon?: string | undefined
  /** The provider that was found, even if the page replaces it later. */
  readonly provider: object
  /** The sats-connect provider of a Wallet Standard wallet, which it exposes as a feature. */
  readonly sameAs?: object | undefined
  /** The networks that it declares. */
  readonly chains?: readonly BitcoinChain[] | undefined
  /** The methods that it declares. */
  readonly methods?: readonly string[] | undefined
  /** The path of its provider on `window`, such as `unisat`, if no other wallet uses it. */
  readonly path?: string | undefined
  /** The own path of the wallet that an unidentified provider claims to belong to by a flag. */
  readonly ownPath?: string | undefined
  /** Whether it was found at a path that only the wallet with this name uses. */
  readonly isAtHome?: boolean | undefined
  /** Returns the current value at its path, to detect that the page replaced it. */
  readonly current?: (() => unknown) | undefined
}

/** A wallet in the list of discovered wallets. */
export type ListedWallet = FoundWallet & { readonly warning?: ConnectorWarning | undefined }
