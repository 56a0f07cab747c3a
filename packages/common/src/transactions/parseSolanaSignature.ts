import { badResult } from '../errors/badResult.js'
import { encodeBase58 } from '../parse/base58.js'
import { readBytes } from '../parse/readBytes.js'
import { readResult } from '../parse/readResult.js'

/**
 * Reads an Ed25519 signature: 64 bytes, not all zero, as bytes, base58, hex or base64. Returns `undefined` for anything
 * else. The first signature of a transaction is its id.
 */
export function readSolanaSignature(response: unknown): Uint8Array | undefined {
  return readResult(response, ['signature', 'txid'], (value) =>
    readBytes(value, { encodings: ['base58', 'hex', 'base64'], isValid: isSignature }),
  )
}

/** Like {@link readSolanaSignature}, as base58. Throws `WALLET_BAD_RESULT`. */
export function parseSolanaTransactionId(response: unknown): string {
  const signature = readSolanaSignature(response)
  if (signature) return encodeBase58(signature)
  throw badResult('the signature of a sent transaction', response)
}

function isSignature(bytes: Uint8Array): boolean {
  return bytes.length === 64 && bytes.some((byte) => byte !== 0)
}
