import type { BitcoinProvider, Hex, PolkadotPayload, SolanaProvider } from '@latchkey/common'

/**
 * The provider types by namespace. Validate the responses of a wallet's own functions, such as `request` and those in
 * `features`.
 */
export type ProviderByNamespace = {
  readonly eip155: Eip1193Provider
  readonly solana: SolanaProvider
  readonly polkadot: PolkadotProvider
  readonly bip122: BitcoinProvider
}

/** An EIP-1193 provider. */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

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
