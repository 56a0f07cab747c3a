type Options = { readonly signal?: AbortSignal | undefined }
/** The account that acts; the session's first account when left out. */
type From = { readonly address?: string | undefined }

/** An address of a Bitcoin wallet and what it is for. */
export type BitcoinAddress = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinal'
  /** Hexadecimal; 33 bytes, or 32 for a taproot key. */
  readonly publicKey?: string | undefined
  /** BIP-32 path. */
  readonly path?: string | undefined
}

/** An output of a transfer; `amount` in satoshi. */
export type BitcoinRecipient = { readonly address: string; readonly amount: bigint }

/** What a connected Bitcoin wallet can do; each is present only if the wallet offers it. */
export type Bip122Actions = Partial<{
  /** Answers the signature in base64. Default: the wallet's choice for the address; `bip322` for taproot. */
  signMessage(
    parameters: { readonly message: string; readonly protocol?: 'ecdsa' | 'bip322' | undefined } & From & Options,
  ): Promise<string>
  /** Signs a PSBT (BIP-174) in base64; without `signInputs` every input of the account. `broadcast` also sends it. */
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
  /** Pays, and answers the transaction's id. */
  sendTransfer(parameters: { readonly recipients: readonly BitcoinRecipient[] } & From & Options): Promise<string>
  getAccountAddresses(parameters?: Options): Promise<readonly BitcoinAddress[]>
}>
