import { createError, errors, type Hex, readField } from '@latchkey/common'
import { bytesToHex, isByteHex } from '../parse/hex.js'

/** The result of a signer. */
export type Signed = { readonly signature: Hex; readonly signedTransaction?: Hex }

/** Lengths of a signature in bytes: 64, 65 for ecdsa, and one more with a type byte. */
const signatureLengths = [64, 65, 66]

/** Maximum number of hex digits of a transaction. */
const longestTransaction = 4 * 1024 * 1024

/** Parses the result of a signer. Throws `WALLET_BAD_RESULT` (R37). */
export function readSigned(value: unknown): Signed {
  const signature = readField(value, 'signature')
  if (!isByteHex(signature, ...signatureLengths))
    throw createError(errors.WALLET_BAD_RESULT, {
      details: 'The wallet was asked for a signature and answered something else.',
    })
  const signedTransaction = toHexText(readField(value, 'signedTransaction'))
  return { signature, ...(isByteHex(signedTransaction) && signedTransaction !== '0x' ? { signedTransaction } : {}) }
}

function toHexText(value: unknown): unknown {
  if (isBytes(value)) return bytesToHex(value)
  return typeof value === 'string' && value.length <= longestTransaction ? value : undefined
}

/** Whether a value is a `Uint8Array`. `instanceof` throws on some proxies. */
function isBytes(value: unknown): value is Uint8Array {
  try {
    return value instanceof Uint8Array
  } catch {
    return false
  }
}
