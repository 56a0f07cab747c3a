import { createPublicKey, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'

const prefix = 'did:key:z'
// The multicodec number of an Ed25519 public key, as a varint.
const codec = [0xed, 0x01] as const

/** The Ed25519 key that a `did:key` names, or undefined. */
export function readClientKey(did: string): KeyObject | undefined {
  if (!did.startsWith(prefix) || did.length > 80) return undefined
  try {
    const bytes = base58.decode(did.slice(prefix.length))
    if (bytes.length !== 34 || bytes[0] !== codec[0] || bytes[1] !== codec[1]) return undefined
    const x = Buffer.from(bytes.subarray(2)).toString('base64url')
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return undefined
  }
}
