import { type Hex, parsePolkadotSignature, readPolkadotTransaction } from '@latchkey/common'

/** The result of a signer. */
export type Signed = { readonly signature: Hex; readonly signedTransaction?: Hex }

/** Parses the result of a signer. Throws `WALLET_BAD_RESULT`. */
export function readSigned(value: unknown): Signed {
  const signature = parsePolkadotSignature(value)
  const signedTransaction = readPolkadotTransaction(value)
  return { signature, ...(signedTransaction ? { signedTransaction } : {}) }
}
