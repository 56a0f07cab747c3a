import type { Hex } from './eip155Actions.js'

type Options = { readonly signal?: AbortSignal | undefined }
/** The account to use. Default: the session's first account. */
type From = { readonly address?: string | undefined }

/**
 * An extrinsic for a wallet to show and sign: `SignerPayloadJSON` of the extensions. Numbers are hexadecimal. The
 * wallet also receives other plain fields, such as the values of a chain's own signed extensions.
 */
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

/** Where a transaction was included. */
export type PolkadotReceipt = {
  readonly blockHash: Hex
  readonly blockNumber: number
}

/**
 * Actions of a connected Polkadot wallet. Actions that its signer does not support are absent.
 *
 * @interface
 */
export type PolkadotActions = Partial<{
  /**
   * Signs a message like `signRaw` and returns the signature. Extensions wrap the bytes in `<Bytes>` and `</Bytes>`.
   */
  signMessage(parameters: { readonly message: string | { readonly raw: Hex } } & From & Options): Promise<Hex>
  /** Signs raw data with the wallet's signer. */
  signRaw(
    parameters: { readonly data: Hex; readonly type?: 'bytes' | 'payload' | undefined } & From & Options,
  ): Promise<{ readonly signature: Hex }>
  /** Signs an extrinsic with the wallet's signer. */
  signPayload(
    parameters: { readonly payload: PolkadotPayload } & Options,
  ): Promise<{ readonly signature: Hex; readonly signedTransaction?: Hex | undefined }>
  /**
   * Sends `value` planck (the smallest unit) and returns the extrinsic's hash. `keepAlive` (default true) rejects a
   * transfer that would leave the sender below the existential deposit.
   */
  sendTransaction(
    parameters: { readonly to: string; readonly value: bigint; readonly keepAlive?: boolean | undefined } & From &
      Options,
  ): Promise<Hex>
  /**
   * Waits until a transaction that `sendTransaction` of this page sent is in a block, which may not be final yet. Uses
   * an RPC server, not the wallet. A request that fails is repeated until `timeout`. Throws `TRANSACTION_FAILED` if the
   * transaction failed in its block; its details have the name of the error, such as `Balances.InsufficientBalance`.
   * Throws `NONCE_TOO_LOW` if another transaction took its place, and `RECEIPT_TIMEOUT`. Absent without the Polkadot
   * adapter.
   */
  waitForReceipt(
    parameters: {
      readonly hash: Hex
      /** In ms. Default 180000. */
      readonly timeout?: number | undefined
    } & Options,
  ): Promise<PolkadotReceipt>
}>
