type Options = { readonly signal?: AbortSignal | undefined; readonly address?: string | undefined }

/** What a connected toy wallet can do; each is present only if the wallet offers it. */
export type ToyActions = Partial<{
  /** Ed25519 over the UTF-8 bytes; answers the signature in hexadecimal form. */
  signMessage(parameters: { readonly message: string } & Options): Promise<string>
  /** Sends `value` grains and answers the transfer's id. */
  sendTransaction(parameters: { readonly to: string; readonly value: bigint } & Options): Promise<string>
}>
