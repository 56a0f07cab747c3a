import { createError, errors, type Hex, readField } from '@latchkey/common'
import { isByteHex } from '../parse/hex.js'

/** Parses the signature of a message, with or without a type byte. Throws `WALLET_BAD_RESULT`. */
export function readSignature(answer: unknown): Hex {
  const signature = readField(answer, 'signature')
  if (isByteHex(signature, 64, 65, 66)) return signature
  throw createError(errors.WALLET_BAD_RESULT, {
    details: 'The wallet was asked for a signature and answered something else.',
  })
}

/**
 * Parses the signature of a transaction and adds its type byte (`MultiSignature`). WalletConnect does not transmit the
 * key type of an account, so 64 bytes count as sr25519, the most common type, and 65 bytes without a type byte as
 * ecdsa.
 */
export function readMultiSignature(answer: unknown): Hex {
  const signature = readSignature(answer)
  const digits = signature.slice(2)
  if (digits.length === 128) return `0x01${digits}`
  return digits.length === 130 && !/^0[01]/.test(digits) ? `0x02${digits}` : signature
}
