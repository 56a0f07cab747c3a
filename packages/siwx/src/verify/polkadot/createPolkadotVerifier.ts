import { hexToBytes, isByteHex } from '@latchkey/common'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { verify as verifySr25519 } from '@scure/sr25519'
import { createKeyVerifier } from '../createKeyVerifier.js'
import { isEd25519Signature } from '../isEd25519Signature.js'
import type { SIWXVerifier } from '../verifier.js'
import { readAccountId } from './readAccountId.js'

/** One way to read a signature. */
type Reading = { readonly type: 'ed25519' | 'sr25519' | 'ecdsa'; readonly signature: Uint8Array }

/** `0x`, and a type byte with an ecdsa signature of 65 bytes. */
const longestSignature = 2 + 2 * 66

/**
 * Creates the verifier of `polkadot`: sr25519, ed25519 and ecdsa, with or without a type byte (`MultiSignature`), for
 * addresses with any SS58 prefix. Accepts a signature of the text, or of the text between `<Bytes>` and `</Bytes>`, as
 * wallets sign it. An account has a different address for each prefix, so compare accounts without it. Sends no
 * requests.
 *
 * @example
 * const verifier = createPolkadotVerifier()
 * const isValid = await verifier.verify({ message, signature, accountAddress, chainId })
 */
export function createPolkadotVerifier(): SIWXVerifier {
  return createKeyVerifier({
    namespace: 'polkadot',
    longestSignature,
    async isSigned({ message, signature, accountAddress }) {
      const accountId = readAccountId(accountAddress)
      if (!accountId || !isByteHex(signature)) return false
      for (const text of [`<Bytes>${message}</Bytes>`, message])
        for (const reading of readings(hexToBytes(signature)))
          if (await isSignedBy(accountId, reading, new TextEncoder().encode(text))) return true
      return false
    },
  })
}

function readings(bytes: Uint8Array): readonly Reading[] {
  const [type] = bytes
  const rest = bytes.subarray(1)
  if (bytes.length === 64)
    return [
      { type: 'sr25519', signature: bytes },
      { type: 'ed25519', signature: bytes },
    ]
  if (bytes.length === 65)
    return [
      ...(type === 0 ? [{ type: 'ed25519', signature: rest } as const] : []),
      ...(type === 1 ? [{ type: 'sr25519', signature: rest } as const] : []),
      { type: 'ecdsa', signature: bytes },
    ]
  return bytes.length === 66 && type === 2 ? [{ type: 'ecdsa', signature: rest }] : []
}

async function isSignedBy(accountId: Uint8Array, { type, signature }: Reading, text: Uint8Array): Promise<boolean> {
  try {
    if (type === 'ed25519') return await isEd25519Signature(accountId, signature, text)
    return type === 'sr25519' ? verifySr25519(text, signature, accountId) : isEcdsaSignature(accountId, signature, text)
  } catch {
    // Bytes that are malformed in one reading may be valid in the next one.
    return false
  }
}

/** The account id of an ecdsa key is the hash of the compressed key, which the signature reveals. */
function isEcdsaSignature(accountId: Uint8Array, signature: Uint8Array, text: Uint8Array): boolean {
  const recovery = signature[64]
  if (recovery !== 0 && recovery !== 1) return false
  const key = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
    .addRecoveryBit(recovery)
    .recoverPublicKey(blake2b(text, { dkLen: 32 }))
    .toBytes(true)
  const id = blake2b(key, { dkLen: 32 })
  return id.every((byte, index) => byte === accountId[index])
}
