import { completeSolanaTransaction, decodeBase58, readField } from '@latchkey/common'
import { decodeBase64 } from '../parse/base64.js'

const signatureLength = 64

/**
 * Returns the transaction that the wallet signed. Wallets respond with the whole transaction, the bare signature of the account, or both.
 * Resolves with `undefined` for any other response.
 */
export function readSigned(answer: unknown, asked: Uint8Array, account: Uint8Array): Promise<Uint8Array | undefined> {
  const whole = decodeBase64(typeof answer === 'string' ? answer : readField(answer, 'transaction'))
  return completeSolanaTransaction(asked, account, { whole, signature: readSignature(answer) })
}

/** Decodes a base58 signature of 64 bytes, plain or in a field; `undefined` for anything else. */
export function readSignature(answer: unknown): Uint8Array | undefined {
  const text = typeof answer === 'string' ? answer : readField(answer, 'signature')
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  return bytes?.length === signatureLength ? bytes : undefined
}
