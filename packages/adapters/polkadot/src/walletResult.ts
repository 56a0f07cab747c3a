import { AppKitError, type Hex } from '@latchkey/common'
import { isByteHex } from './hex.js'
import { read } from './read.js'

/** What a signer answered. */
export type Signed = { readonly signature: Hex; readonly signedTransaction?: Hex }

/** 64 bytes, 65 with ecdsa, and one more where the kind of signature is told with it. */
const signatureLengths = [64, 65, 66]

/** No transaction is near this; hexadecimal digits. */
const longestTransaction = 4 * 1024 * 1024

/** Reads what a signer answered. Throws `WALLET_BAD_RESULT` (R37). */
export function readSigned(value: unknown): Signed {
  try {
    const signature = read(value, 'signature')
    const signedTransaction = toHexText(read(value, 'signedTransaction'))
    if (isByteHex(signature, ...signatureLengths))
      return { signature, ...(isByteHex(signedTransaction) && signedTransaction !== '0x' ? { signedTransaction } : {}) }
  } catch {
    // Told below like any answer that is none.
  }
  throw new AppKitError('WALLET_BAD_RESULT', {
    details: 'The wallet was asked for a signature and answered something else.',
  })
}

function toHexText(value: unknown): unknown {
  if (value instanceof Uint8Array) return `0x${[...value].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return typeof value === 'string' && value.length <= longestTransaction ? value : undefined
}
