import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'

/** A text and the signature that an account is said to have made for it. */
export type SignedText = {
  /** The signed text, exactly as the wallet received it. */
  readonly message: string
  /** In the encoding of the wallet: hex for `eip155` and `polkadot`, base58 for `solana`, base64 for `bip122`. */
  readonly signature: string
  readonly accountAddress: string
  /** CAIP-2 id of the network in the message. */
  readonly chainId: CaipNetworkId
}

/** Verifies the signatures of one namespace. */
export type SIWXVerifier = {
  readonly namespace: ChainNamespace
  /**
   * Resolves with whether the account signed the text. Malformed texts, signatures and addresses resolve with `false`.
   * Rejects with `RPC_FAILED` if a contract has to verify the signature and no node responds, and with the reason of an
   * aborted signal.
   */
  verify(signed: SignedText, options?: { readonly signal?: AbortSignal | undefined }): Promise<boolean>
}

/** Maximum length of a text, in UTF-16 units. Longer texts are not valid, so that nobody can keep a server busy. */
const longestMessage = 16_384

/**
 * Returns whether a value can be a signed text of a namespace. Rejects texts with half of a surrogate pair, because
 * UTF-8 has no bytes for it: such a text would encode to the bytes of another one.
 */
export function canBeSigned(
  { message, signature, accountAddress, chainId }: SignedText,
  namespace: ChainNamespace,
  longestSignature: number,
): boolean {
  return (
    isText(message, longestMessage) &&
    !/\p{Surrogate}/u.test(message) &&
    isText(signature, longestSignature) &&
    isText(accountAddress, 128) &&
    isText(chainId, 64) &&
    chainId.startsWith(`${namespace}:`)
  )
}

/** The values come from a request, so their types are not certain. */
function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}
