import { bytesToHex, type Hex } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'
import { isByteHex } from '../parse/hex.js'

/** Computes the hash of a signed transaction; `undefined` if it is invalid. */
export function readTransactionHash(signed: unknown): Hex | undefined {
  if (!isByteHex(signed)) return undefined
  const bytes = Uint8Array.from(signed.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  return bytesToHex(keccak_256(bytes))
}
