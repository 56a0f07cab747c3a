import type { ChainNamespace } from './caipNetworkId.js'

/** The kinds of account (specification §3); `ordinal` is the second address a Bitcoin wallet gives. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** One account of a connected wallet. */
export type Account = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: AccountType
  /** Hex, where the wallet gives it. */
  readonly publicKey?: string
  /** The kind of key that signs for it, where the wallet tells and there are several (Polkadot). */
  readonly keyType?: 'sr25519' | 'ed25519' | 'ecdsa'
  /** What the wallet calls the account. */
  readonly name?: string
}

/** The connected wallet as shown to the visitor (specification §3). */
export type WalletInfo = {
  readonly name: string
  /** A vetted image URL. */
  readonly icon?: string
  /** Reverse-DNS name or id. */
  readonly identifier?: string
  readonly social?: string
}
