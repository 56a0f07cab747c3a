import { readBytes } from '../parse/readBytes.js'
import { readResult } from '../parse/readResult.js'
import { completeSolanaTransaction } from './completeSolanaTransaction.js'
import { readSolanaSignature } from './parseSolanaSignature.js'
import { safeParseSolanaTransaction } from './solanaTransaction.js'

/**
 * Returns the transaction that the wallet signed. Wallets respond with the whole transaction, the bare signature of the
 * account, or both, as bytes or text. Resolves with `undefined` for any other response.
 */
export async function readSignedSolanaTransaction(
  response: unknown,
  asked: Uint8Array,
  account: Uint8Array,
): Promise<Uint8Array | undefined> {
  const whole = readResult(response, ['signedTransaction', 'transaction'], readTransaction)
  const signed = await completeSolanaTransaction(asked, account, { whole, signature: readSolanaSignature(response) })
  return signed && safeParseSolanaTransaction(signed).ok ? signed : undefined
}

/** Reads a transaction as bytes, base64, base58 or hex. One text is a transaction in at most one of these encodings. */
function readTransaction(value: unknown): Uint8Array | undefined {
  for (const encoding of ['base64', 'base58', 'hex'] as const) {
    const bytes = readBytes(value, { encodings: [encoding], isValid: (read) => safeParseSolanaTransaction(read).ok })
    if (bytes) return bytes
  }
  return undefined
}
