type Options = { readonly signal?: AbortSignal | undefined; readonly address?: string | undefined }

/** Actions of a connected toy wallet. Each is present only if the wallet offers it. */
export type ToyActions = Partial<{
  /** Signs the UTF-8 bytes with Ed25519. Returns the signature in hex. */
  signMessage(parameters: { readonly message: string } & Options): Promise<string>
  /** Sends `value` grains and returns the id of the transfer. */
  sendTransaction(parameters: { readonly to: string; readonly value: bigint } & Options): Promise<string>
}>
