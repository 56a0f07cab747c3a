import type { ChainNamespace } from '../caip/caipNetworkId.js'
import { invalidParams } from '../errors/actionErrors.js'

/** The type of an account. `ordinal` is the second address of a Bitcoin wallet. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** One account of a connected wallet. */
export type Account = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: AccountType
  /** In hex, if the wallet shares it. */
  readonly publicKey?: string
  /** Polkadot: the type of the signing key, if the wallet shares it. */
  readonly keyType?: 'sr25519' | 'ed25519' | 'ecdsa'
  /** The account's name in the wallet. */
  readonly name?: string
}

/** The connected wallet as shown to the visitor. */
export type WalletInfo = {
  readonly name: string
  /** A validated image URL. */
  readonly icon?: string
  /** Reverse-DNS name or id. */
  readonly identifier?: string
  /** The social login that the visitor used, such as `google`. Embedded wallets only. */
  readonly social?: string
  /** The visitor, as an embedded wallet knows them. Texts are cleaned for display. */
  readonly user?: WalletUser
  /** Whether the contract of the visitor's smart account is on the chain. Embedded wallets only. */
  readonly isSmartAccountDeployed?: boolean
}

/** The visitor of an embedded wallet. */
export type WalletUser = { readonly username?: string; readonly email?: string }

/**
 * Returns whether a page can make an account active. A Bitcoin wallet's address for ordinals holds collectibles, not
 * payments.
 */
export function isSelectable({ type }: Pick<Account, 'type'>): boolean {
  return type !== 'ordinal'
}

/** Throws `INVALID_PARAMS` unless the wallet shares the account and {@link isSelectable} holds. */
export function assertSelectable(account: Pick<Account, 'type'> | undefined): void {
  if (!account) throw invalidParams('address', 'is none that the wallet shares')
  if (!isSelectable(account))
    throw invalidParams('address', 'is for collectibles, so it cannot become the active account')
}
