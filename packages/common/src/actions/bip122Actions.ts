type Options = { readonly signal?: AbortSignal | undefined }
/** The account to use. Default: the session's first account. */
type From = { readonly address?: string | undefined }

/** An address of a Bitcoin wallet and its purpose. */
export type BitcoinAddress = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinal'
  /** In hex: 33 bytes, or 32 for a taproot key. */
  readonly publicKey?: string | undefined
  /** BIP-32 path. */
  readonly path?: string | undefined
}

/** An output of a transfer; `amount` in satoshi. */
export type BitcoinRecipient = { readonly address: string; readonly amount: bigint }

/**
 * Actions of a connected Bitcoin wallet. Actions that the wallet does not support are absent.
 *
 * @interface
 */
export type Bip122Actions = Partial<{
  /**
   * Signs a message and returns the signature in base64. Default of `protocol`: `bip322` for taproot, otherwise the
   * wallet's choice for the address.
   */
  signMessage(
    parameters: { readonly message: string; readonly protocol?: 'ecdsa' | 'bip322' | undefined } & From & Options,
  ): Promise<string>
  /**
   * Signs a PSBT (BIP-174) in base64. Default of `signInputs`: every input of the account. `broadcast` also sends it.
   */
  signPsbt(
    parameters: {
      readonly psbt: string
      readonly signInputs?:
        | readonly {
            readonly address: string
            readonly index: number
            readonly sighashTypes?: readonly number[] | undefined
          }[]
        | undefined
      readonly broadcast?: boolean | undefined
    } & From &
      Options,
  ): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /** Sends a transfer and returns the transaction id. */
  sendTransfer(parameters: { readonly recipients: readonly BitcoinRecipient[] } & From & Options): Promise<string>
  /** Returns the addresses that the wallet shares. */
  getAccountAddresses(parameters?: Options): Promise<readonly BitcoinAddress[]>
}>
