type Options = { readonly signal?: AbortSignal | undefined }
/** The account that acts; the session's first account when left out. */
type From = { readonly address?: string | undefined }

/**
 * A Solana transaction: its wire bytes, or an object that can write them, such as `Transaction` and `VersionedTransaction`
 * of `@solana/web3.js` 1.x.
 */
export type SolanaTransaction =
  | Uint8Array
  | {
      serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
    }

/** How the network takes a transaction, as the `sendTransaction` method of the Solana RPC names it. */
export type SolanaSendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** What a connected Solana wallet can do; each is present only if the wallet offers it. */
export type SolanaActions = Partial<{
  /** Ed25519 over the UTF-8 bytes of the text, or over `raw`. Answers the signature in base58. */
  signMessage(parameters: { readonly message: string | { readonly raw: Uint8Array } } & From & Options): Promise<string>
  /** Answers the signed transaction as the same kind of object. */
  signTransaction<T extends SolanaTransaction>(parameters: { readonly transaction: T } & From & Options): Promise<T>
  signAllTransactions<T extends SolanaTransaction>(
    parameters: { readonly transactions: readonly T[] } & From & Options,
  ): Promise<readonly T[]>
  /** Answers the transaction's signature in base58, its id. */
  signAndSendTransaction(
    parameters: {
      readonly transaction: SolanaTransaction
      readonly options?: SolanaSendOptions | undefined
    } & From &
      Options,
  ): Promise<string>
  /** Sends `value` lamports. Answers the transaction's signature in base58. */
  sendTransaction(parameters: { readonly to: string; readonly value: bigint } & From & Options): Promise<string>
  /** The accounts the wallet shares, without asking anybody. */
  getAccounts(parameters?: Options): Promise<readonly { readonly pubkey: string }[]>
  /** The same; asks the visitor where the wallet wants that. */
  requestAccounts(parameters?: Options): Promise<readonly { readonly pubkey: string }[]>
}>
