import { completeSolanaTransaction, decodeBase58, readField } from '@latchkey/common'
import { decodeBase64 } from '../parse/base64.js'

const signatureLength = 64

/**
 * Returns the requested transaction with the wallet's signature. Wallets respond with the whole transaction, the bare
 * signature of the account, or both. Returns `undefined` for any other response. Throws `WALLET_BAD_RESULT` for a
 * different transaction.
 */
export function readSigned(answer: unknown, asked: Uint8Array, account: Uint8Array): Uint8Array | undefined {
  const whole = decodeBase64(typeof answer === 'string' ? answer : readField(answer, 'transaction'))
  return completeSolanaTransaction(asked, account, { whole, signature: readSignature(answer) })
}

/** Decodes a base58 signature of 64 bytes; `undefined` for anything else. */
export function readSignature(answer: unknown): Uint8Array | undefined {
  const text = readField(answer, 'signature')
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  return bytes?.length === signatureLength ? bytes : undefined
}
