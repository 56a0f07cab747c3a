import { bytesToHex } from '@latchkey/common'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'

/** Returns the hash that `personal_sign` signs for a text (EIP-191). */
export function hashText(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  return keccak_256(Uint8Array.of(...prefix, ...bytes))
}

/**
 * Returns the address, in lower case, of the key that signed a hash. Reads 65 bytes with a recovery id of 27, 28, 0 or
 * 1, and the compact form of 64 bytes (EIP-2098). Returns `undefined` for bytes that are not the signature of a key.
 */
export function recoverSigner(hash: Uint8Array, signature: Uint8Array): `0x${string}` | undefined {
  try {
    const full = signature.length === 64 ? expand(signature) : signature
    const recovery = recoveryOf(full[64])
    if (full.length !== 65 || recovery === undefined) return undefined
    const key = secp256k1.Signature.fromBytes(full.subarray(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(hash)
      .toBytes(false)
    return bytesToHex(keccak_256(key.subarray(1)).subarray(12))
  } catch {
    return undefined
  }
}

function recoveryOf(id: number | undefined): 0 | 1 | undefined {
  if (id === 0 || id === 27) return 0
  return id === 1 || id === 28 ? 1 : undefined
}

/** The compact form has the recovery id in the top bit of S. */
function expand(compact: Uint8Array): Uint8Array {
  const top = compact[32] ?? 0
  const full = Uint8Array.of(...compact, top >> 7)
  full[32] = top & 0x7f
  return full
}
