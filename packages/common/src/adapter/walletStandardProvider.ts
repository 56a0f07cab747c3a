import type { SolanaSendOptions } from '../actions/solanaActions.js'

/** A Wallet Standard wallet. `features` has its functions by name, such as `solana:signMessage`. */
export type WalletStandardProvider = {
  readonly version: string
  readonly name: string
  readonly icon: string
  readonly chains: readonly `${string}:${string}`[]
  /** Known features are typed. Each is present only if the wallet has it. */
  readonly features: WalletStandardFeatures & Readonly<Record<`${string}:${string}`, unknown>>
  readonly accounts: readonly WalletStandardAccount[]
}

/** An account of a Wallet Standard wallet. Pass the same object back to the wallet. */
export type WalletStandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array | ReadonlyUint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
  readonly label?: string | undefined
  readonly icon?: string | undefined
}

/**
 * The Wallet Standard features of Solana wallets, by name. Each takes any number of requests and returns one result per
 * request.
 */
export type WalletStandardFeatures = {
  readonly 'solana:signMessage'?: {
    readonly version: string
    signMessage(
      ...requests: readonly { readonly account: WalletStandardAccount; readonly message: Uint8Array }[]
    ): Promise<readonly { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }[]>
  }
  readonly 'solana:signTransaction'?: {
    readonly version: string
    readonly supportedTransactionVersions: readonly ('legacy' | 0)[]
    signTransaction(
      ...requests: readonly SolanaStandardTransaction[]
    ): Promise<readonly { readonly signedTransaction: Uint8Array }[]>
  }
  readonly 'solana:signAndSendTransaction'?: {
    readonly version: string
    readonly supportedTransactionVersions: readonly ('legacy' | 0)[]
    signAndSendTransaction(
      ...requests: readonly (SolanaStandardTransaction & {
        readonly chain: `${string}:${string}`
        readonly options?: SolanaSendOptions | undefined
      })[]
    ): Promise<readonly { readonly signature: Uint8Array }[]>
  }
}

type SolanaStandardTransaction = {
  readonly account: WalletStandardAccount
  /** The serialized transaction. */
  readonly transaction: Uint8Array
  readonly chain?: `${string}:${string}` | undefined
}

type ReadonlyUint8Array = Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'>
