import { createError, isAppKitError, seeDetails } from '../errors/appKitError.js'
import { badResult } from '../errors/badResult.js'
import { errors } from '../errors/errors.js'
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

/**
 * Texts with which wallets and their libraries report that they sent a transaction and do not know its outcome: the
 * network already has it, a confirmation that did not arrive in time, and a lost connection.
 */
const unknownOutcome =
  /already ?(?:been )?processed|unknown if it succeeded|not (?:been )?confirmed|block ?height exceeded|time(?:d |-)?out|failed to fetch|network (?:error|request failed)|socket hang up/i

/**
 * Maps the error of a Solana wallet that should sign and send a transaction. Returns `SEND_FAILED_SOLANA` for a
 * failure, and `WALLET_FAILED` whose `details` warn before a second attempt if the wallet may have sent the
 * transaction. Returns every other error unchanged.
 */
export function mapSolanaSendError(error: unknown): unknown {
  if (!isAppKitError(error, 'WALLET_FAILED')) return error
  const { details, summary } = error
  if (!unknownOutcome.test(details ?? ''))
    return createError(errors.SEND_FAILED_SOLANA, { cause: error, details, summary })
  return createError(errors.WALLET_FAILED, {
    cause: error.cause,
    details: `${warning} The wallet reported: ${details}`,
    summary: `${warning} ${seeDetails('wallet')}`,
  })
}

const warning = 'The wallet may have sent the transaction. Check before you send it again.'
