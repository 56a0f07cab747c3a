import { completeSolanaTransaction, readField } from '@latchkey/common'
import { decodeBase58 } from '../base58.js'
import { decodeBase64 } from './base64.js'

const signatureLength = 64

/**
 * The transaction that was asked for, with what the wallet signed: it answers with the whole transaction, the bare signature of the
 * account, or both. `undefined` when it is neither. Throws `WALLET_BAD_RESULT` for another transaction than the one that was asked.
 */
export function readSigned(answer: unknown, asked: Uint8Array, account: Uint8Array): Uint8Array | undefined {
  const whole = decodeBase64(typeof answer === 'string' ? answer : readField(answer, 'transaction'))
  return completeSolanaTransaction(asked, account, { whole, signature: readSignature(answer) })
}

/** The 64 bytes of a base58 signature; `undefined` for anything else. */
export function readSignature(answer: unknown): Uint8Array | undefined {
  const text = readField(answer, 'signature')
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  return bytes?.length === signatureLength ? bytes : undefined
}
