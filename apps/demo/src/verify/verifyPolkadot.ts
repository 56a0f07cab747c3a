import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { hexToBytes } from '@noble/hashes/utils'
import * as sr25519 from '@scure/sr25519'
import type { Proof, Verdict } from '../tools/chainTools.js'
import { readSs58 } from './readSs58.js'

type Check = (content: Uint8Array, signature: Uint8Array, publicKey: Uint8Array) => boolean

/** The first byte of a 65-byte signature is its type. */
const checks: readonly (readonly [name: string, check: Check])[] = [
  ['ed25519', (content, signature, key) => ed25519.verify(signature, content, key)],
  ['sr25519', (content, signature, key) => sr25519.verify(content, signature, key)],
]

/** Verifies a signature of any Substrate key type over the text between the tags that extensions add. */
export function verifyPolkadot({ message, signature, address }: Proof): Verdict {
  const content = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  const { publicKey } = readSs58(address)
  const bytes = hexToBytes(signature.slice(2))
  const plain = bytes.length === 65 ? bytes.slice(1) : bytes
  const found = checks.find(([, check]) => isTrue(() => check(content, plain, publicKey)))
  if (found) return { isValid: true, by: `noble and scure, as ${found[0]}` }
  const isEcdsa = isTrue(() => verifyEcdsa(content, bytes, publicKey))
  return { isValid: isEcdsa, by: isEcdsa ? 'noble, as ecdsa' : 'noble and scure' }
}

/** An ecdsa account is the hash of its key, which is recovered from the signature. */
function verifyEcdsa(content: Uint8Array, bytes: Uint8Array, accountId: Uint8Array): boolean {
  const parts = bytes.length === 66 ? bytes.slice(1) : bytes
  const signature = secp256k1.Signature.fromCompact(parts.slice(0, 64)).addRecoveryBit(parts[64] ?? 0)
  const key = signature.recoverPublicKey(blake2b(content, { dkLen: 32 })).toRawBytes(true)
  return blake2b(key, { dkLen: 32 }).every((byte, index) => byte === accountId[index])
}

function isTrue(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
