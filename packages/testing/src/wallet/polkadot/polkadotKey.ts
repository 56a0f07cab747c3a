import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { keccak_256 } from '@noble/hashes/sha3'
import * as sr25519 from '@scure/sr25519'

/** Key types of Polkadot wallets. */
export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa' | 'ethereum'

/** A signing key. */
export type PolkadotKey = {
  readonly type: PolkadotKeyType
  /** 32 bytes; 20 for `ethereum`. */
  readonly accountId: Uint8Array
  /** Index of the signature type in a signed transaction. */
  readonly signatureKind: number
  sign(message: Uint8Array): Uint8Array
}

/** Creates a key from 32 secret bytes. */
export function createPolkadotKey(type: PolkadotKeyType, seed: Uint8Array): PolkadotKey {
  switch (type) {
    case 'sr25519': {
      const secret = sr25519.secretFromSeed(seed)
      const sign = (message: Uint8Array) => sr25519.sign(secret, message)
      return { type, accountId: sr25519.getPublicKey(secret), signatureKind: 1, sign }
    }
    case 'ed25519': {
      const sign = (message: Uint8Array) => ed25519.sign(message, seed)
      return { type, accountId: ed25519.getPublicKey(seed), signatureKind: 0, sign }
    }
    case 'ecdsa': {
      const accountId = blake2b(secp256k1.getPublicKey(seed, true), { dkLen: 32 })
      return { type, accountId, signatureKind: 2, sign: (message) => sign65(blake2b(message, { dkLen: 32 }), seed) }
    }
    case 'ethereum': {
      const accountId = keccak_256(secp256k1.getPublicKey(seed, false).slice(1)).slice(-20)
      return { type, accountId, signatureKind: 2, sign: (message) => sign65(keccak_256(message), seed) }
    }
  }
}

function sign65(hash: Uint8Array, seed: Uint8Array): Uint8Array {
  const signature = secp256k1.sign(hash, seed)
  return Uint8Array.from([...signature.toCompactRawBytes(), signature.recovery])
}
