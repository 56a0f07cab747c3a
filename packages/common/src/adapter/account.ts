import type { ChainNamespace } from '../caip/caipNetworkId.js'

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
