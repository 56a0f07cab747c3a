type Options = { readonly signal?: AbortSignal | undefined }
/** The account to use. Default: the session's first account. */
type From = { readonly address?: string | undefined }

/**
 * A Solana transaction: its serialized bytes, or an object with `serialize`, such as `Transaction` and
 * `VersionedTransaction` of `@solana/web3.js` 1.x.
 */
export type SolanaTransaction =
  | Uint8Array
  | {
      serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
    }

/** Options of the Solana RPC method `sendTransaction`. */
export type SolanaSendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** The part of `Connection` of `@solana/web3.js` 1.x that sends a transaction. */
export type SolanaConnection = {
  sendRawTransaction(transaction: Uint8Array, options?: SolanaConnectionOptions): Promise<string>
}

/** {@link SolanaSendOptions} without absent values, as `@solana/web3.js` types them. */
type SolanaConnectionOptions = { [Name in keyof SolanaSendOptions]?: NonNullable<SolanaSendOptions[Name]> }

/**
 * Actions of a connected Solana wallet. Actions that the wallet does not support are absent.
 *
 * @interface
 */
export type SolanaActions = Partial<{
  /**
   * Signs the UTF-8 bytes of a text, or `raw`, with Ed25519 and returns the signature in base58. Hardware wallets sign
   * the message in an envelope (`findSignedSolanaMessage`).
   */
  signMessage(parameters: { readonly message: string | { readonly raw: Uint8Array } } & From & Options): Promise<string>
  /**
   * Signs a transaction and returns it as the same kind of object. The wallet may change it, for example to add a
   * priority fee.
   */
  signTransaction<T extends SolanaTransaction>(parameters: { readonly transaction: T } & From & Options): Promise<T>
  /** Signs several transactions in one request. */
  signAllTransactions<T extends SolanaTransaction>(
    parameters: { readonly transactions: readonly T[] } & From & Options,
  ): Promise<readonly T[]>
  /**
   * Signs and sends a transaction. Returns its signature in base58, which is its id. With `connection`, the wallet only
   * signs, and the connection sends; a wallet that can't sign without sending sends to the active network.
   */
  signAndSendTransaction(
    parameters: {
      readonly transaction: SolanaTransaction
      readonly options?: SolanaSendOptions | undefined
      readonly connection?: SolanaConnection | undefined
    } & From &
      Options,
  ): Promise<string>
  /** Sends `value` lamports. Returns the transaction's signature in base58. */
  sendTransaction(parameters: { readonly to: string; readonly value: bigint } & From & Options): Promise<string>
  /** Returns the accounts that the wallet shares, without a request to the wallet. */
  getAccounts(parameters?: Options): Promise<readonly { readonly pubkey: string }[]>
  /** Requests the accounts from the wallet, which may ask the visitor. */
  requestAccounts(parameters?: Options): Promise<readonly { readonly pubkey: string }[]>
}>
