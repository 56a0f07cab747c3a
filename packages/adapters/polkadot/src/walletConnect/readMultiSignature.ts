import type { Hex } from '@latchkey/common'
import { readSignature } from '../wallet/walletResult.js'

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
