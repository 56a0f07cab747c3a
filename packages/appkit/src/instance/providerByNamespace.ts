import type { Hex, PolkadotPayload, SolanaSendOptions } from '@latchkey/common'

/** The provider types by namespace. A provider is the wallet's own object: validate its responses. */
export type ProviderByNamespace = {
  readonly eip155: Eip1193Provider
  readonly solana: WalletStandardProvider
  readonly polkadot: PolkadotProvider
  readonly bip122: BitcoinProvider
}

/** An EIP-1193 provider. */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

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

/** The result of `window.injectedWeb3[name].enable()`: accounts, and a signer for `@polkadot/api`. */
export type PolkadotProvider = {
  readonly accounts: {
    get(anyType?: boolean): Promise<readonly PolkadotProviderAccount[]>
    subscribe(listener: (accounts: readonly PolkadotProviderAccount[]) => void): () => void
  }
  readonly signer: {
    signPayload?(
      payload: PolkadotPayload,
    ): Promise<{ readonly id: number; readonly signature: Hex; readonly signedTransaction?: Hex | Uint8Array }>
    signRaw?(raw: {
      readonly address: string
      readonly data: string
      readonly type: 'bytes' | 'payload'
    }): Promise<{ readonly id: number; readonly signature: Hex }>
  }
}

/** An account of a Polkadot extension. */
export type PolkadotProviderAccount = {
  readonly address: string
  readonly name?: string
  readonly type?: string
  readonly genesisHash?: string | null
}

/**
 * The provider of a Bitcoin wallet: a Wallet Standard wallet, one with a `request` method (sats-connect, Leather), or
 * one with a function per action (UniSat and compatible wallets). Distinguish them with `in`, for instance `'features'
 * in provider`.
 */
export type BitcoinProvider = WalletStandardProvider | SatsConnectProvider | UnisatProvider

/** A Bitcoin provider with a `request` method, as in sats-connect. */
export type SatsConnectProvider = {
  request(method: string, parameters?: unknown): Promise<unknown>
}

/** A Bitcoin provider with a function per action, as in UniSat. */
export type UnisatProvider = {
  requestAccounts?(): Promise<readonly string[]>
  getAccounts(): Promise<readonly string[]>
  getPublicKey(): Promise<string>
  signMessage(message: string, type?: 'ecdsa' | 'bip322-simple'): Promise<string>
  signPsbt(psbtHex: string, options?: object): Promise<string>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}
