import { badResult, bytesToHex, type Hex, readField, readHex } from '@latchkey/common'

/** The result of a signer. */
export type Signed = { readonly signature: Hex; readonly signedTransaction?: Hex }

/** Lengths of a signature in bytes: 64, 65 for ecdsa, and one more with a type byte. */
const signatureLengths = [64, 65, 66]

/** Maximum number of hex digits of a transaction. */
const longestTransaction = 4 * 1024 * 1024

/** Parses the result of a signer. Throws `WALLET_BAD_RESULT` (R37). */
export function readSigned(value: unknown): Signed {
  const signature = readSignature(value)
  const signedTransaction = readBytes(readField(value, 'signedTransaction'))
  return { signature, ...(signedTransaction && signedTransaction !== '0x' ? { signedTransaction } : {}) }
}

/** Parses the signature in a result, with or without a type byte. Throws `WALLET_BAD_RESULT`. */
export function readSignature(value: unknown): Hex {
  const signature = readBytes(readField(value, 'signature') ?? value)
  if (signature && signatureLengths.includes(signature.length / 2 - 1)) return signature
  throw badResult('a signature', value)
}

function readBytes(value: unknown): Hex | undefined {
  if (isBytes(value)) return bytesToHex(value)
  return typeof value === 'string' && value.length <= longestTransaction ? readHex(value) : undefined
}

/** Whether a value is a `Uint8Array`. `instanceof` throws on some proxies. */
function isBytes(value: unknown): value is Uint8Array {
  try {
    return value instanceof Uint8Array
  } catch {
    return false
  }
}
