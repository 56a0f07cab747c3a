import type { Hex, PolkadotPayload, SolanaSendOptions } from '@latchkey/common'

/** What a wallet gives an app to ask it with, by namespace. It is the wallet's own object: read what it answers with care. */
export type ProviderByNamespace = {
  readonly eip155: Eip1193Provider
  readonly solana: WalletStandardProvider
  readonly polkadot: PolkadotProvider
  readonly bip122: BitcoinProvider
}

/** EIP-1193. */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** A wallet of the Wallet Standard; what it can do stands in `features` by name, for instance `solana:signMessage`. */
export type WalletStandardProvider = {
  readonly version: string
  readonly name: string
  readonly icon: string
  readonly chains: readonly `${string}:${string}`[]
  /** The known ones are typed; each is present only where the wallet has it. */
  readonly features: WalletStandardFeatures & Readonly<Record<`${string}:${string}`, unknown>>
  readonly accounts: readonly WalletStandardAccount[]
}

/** An account of a Wallet Standard wallet. Hand it back to the wallet as it is. */
export type WalletStandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array | ReadonlyUint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
  readonly label?: string | undefined
  readonly icon?: string | undefined
}

/** The features of the Wallet Standard that Solana wallets have, by name. Each takes any number of requests and answers as many. */
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
  /** Wire bytes. */
  readonly transaction: Uint8Array
  readonly chain?: `${string}:${string}` | undefined
}

/** Bytes that are not to be changed. */
type ReadonlyUint8Array = Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'>

/** What `window.injectedWeb3[name].enable()` answers: accounts, and a signer that fits `@polkadot/api`. */
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

export type PolkadotProviderAccount = {
  readonly address: string
  readonly name?: string
  readonly type?: string
  readonly genesisHash?: string | null
}

/**
 * The face of a Bitcoin wallet: one of the Wallet Standard, one that is asked by method name (sats-connect, Leather), or one with a function for
 * each thing it does (UniSat and those that follow it). Tell them apart by what is there: `'features' in provider`.
 */
export type BitcoinProvider = WalletStandardProvider | SatsConnectProvider | UnisatProvider

export type SatsConnectProvider = {
  request(method: string, parameters?: unknown): Promise<unknown>
}

export type UnisatProvider = {
  requestAccounts?(): Promise<readonly string[]>
  getAccounts(): Promise<readonly string[]>
  getPublicKey(): Promise<string>
  signMessage(message: string, type?: 'ecdsa' | 'bip322-simple'): Promise<string>
  signPsbt(psbtHex: string, options?: object): Promise<string>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}
