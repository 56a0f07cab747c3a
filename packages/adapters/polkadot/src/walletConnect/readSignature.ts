import { AppKitError, type Hex, readField } from '@latchkey/common'
import { isByteHex } from '../hex.js'

/** A signature of a message: with or without its kind, as wallets on the page give it. Throws `WALLET_BAD_RESULT`. */
export function readSignature(answer: unknown): Hex {
  const signature = readField(answer, 'signature')
  if (isByteHex(signature, 64, 65, 66)) return signature
  throw new AppKitError('WALLET_BAD_RESULT', {
    details: 'The wallet was asked for a signature and answered something else.',
  })
}

/**
 * A signature of a transaction with its kind before it, as transactions carry it (`MultiSignature`). Which key an account has is not told
 * over WalletConnect: a bare signature of 64 bytes is taken for sr25519, the usual one, one of 65 that names no kind for ecdsa.
 */
export function readMultiSignature(answer: unknown): Hex {
  const signature = readSignature(answer)
  const digits = signature.slice(2)
  if (digits.length === 128) return `0x01${digits}`
  return digits.length === 130 && !/^0[01]/.test(digits) ? `0x02${digits}` : signature
}
