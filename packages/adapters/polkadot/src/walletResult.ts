import { AppKitError, type Hex, readField } from '@latchkey/common'
import { bytesToHex, isByteHex } from './hex.js'

/** What a signer answered. */
export type Signed = { readonly signature: Hex; readonly signedTransaction?: Hex }

/** 64 bytes, 65 with ecdsa, and one more where the kind of signature is told with it. */
const signatureLengths = [64, 65, 66]

/** No transaction is near this; hexadecimal digits. */
const longestTransaction = 4 * 1024 * 1024

/** Reads what a signer answered. Throws `WALLET_BAD_RESULT` (R37). */
export function readSigned(value: unknown): Signed {
  const signature = readField(value, 'signature')
  if (!isByteHex(signature, ...signatureLengths))
    throw new AppKitError('WALLET_BAD_RESULT', {
      details: 'The wallet was asked for a signature and answered something else.',
    })
  const signedTransaction = toHexText(readField(value, 'signedTransaction'))
  return { signature, ...(isByteHex(signedTransaction) && signedTransaction !== '0x' ? { signedTransaction } : {}) }
}

function toHexText(value: unknown): unknown {
  if (isBytes(value)) return bytesToHex(value)
  return typeof value === 'string' && value.length <= longestTransaction ? value : undefined
}

/** `instanceof` asks a proxy for its prototype, which may throw. */
function isBytes(value: unknown): value is Uint8Array {
  try {
    return value instanceof Uint8Array
  } catch {
    return false
  }
}
