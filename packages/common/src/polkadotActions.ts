import type { Hex } from './eip155Actions.js'

type Options = { readonly signal?: AbortSignal | undefined }
/** The account that acts; the session's first account when left out. */
type From = { readonly address?: string | undefined }

/** What a wallet needs to show and sign an extrinsic: `SignerPayloadJSON` of the extensions. Numbers are hexadecimal. */
export type PolkadotPayload = {
  readonly address: string
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly era: Hex
  readonly genesisHash: Hex
  readonly method: Hex
  readonly nonce: Hex
  readonly signedExtensions: readonly string[]
  readonly specVersion: Hex
  readonly tip: Hex
  readonly transactionVersion: Hex
  readonly version: number
  readonly assetId?: number | object | Hex | undefined
  readonly metadataHash?: Hex | undefined
  readonly mode?: number | undefined
  readonly withSignedTransaction?: boolean | undefined
}

/** What a connected Polkadot wallet can do; each is present only if its signer offers it. */
export type PolkadotActions = Partial<{
  /** Signs bytes as `signRaw` does: extensions sign them between `<Bytes>` and `</Bytes>`. Answers the signature. */
  signMessage(parameters: { readonly message: string | { readonly raw: Hex } } & From & Options): Promise<Hex>
  signRaw(
    parameters: { readonly data: Hex; readonly type?: 'bytes' | 'payload' | undefined } & From & Options,
  ): Promise<{ readonly signature: Hex }>
  signPayload(
    parameters: { readonly payload: PolkadotPayload } & Options,
  ): Promise<{ readonly signature: Hex; readonly signedTransaction?: Hex | undefined }>
  /**
   * Sends `value` planck (the smallest unit) and answers the extrinsic's hash. `keepAlive` (default true) refuses a transfer
   * that would leave the sender below the existential deposit.
   */
  sendTransaction(
    parameters: { readonly to: string; readonly value: bigint; readonly keepAlive?: boolean | undefined } & From &
      Options,
  ): Promise<Hex>
}>
