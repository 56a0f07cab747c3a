import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { bytesToNumberBE } from '@noble/curves/utils'
import { hash160, hash256, isSameBytes, taggedHash, withLength } from './bitcoinBytes.js'
import { type Output, witnessScript } from './readOutput.js'

type Bip137Signature = {
  /** 65 bytes: a header and an ECDSA signature. */
  readonly bytes: Uint8Array
  readonly message: Uint8Array
  readonly output: Output
}

const lowestHeader = 27
const highestHeader = 42
/** Lower headers are for keys that are not compressed. */
const firstCompressed = 31
const prefix = /*#__PURE__*/ withLength(/*#__PURE__*/ new TextEncoder().encode('Bitcoin Signed Message:\n'))

/**
 * Verifies a signature in the format of BIP-137, whose header contains the type of the address. Wallets also write the
 * header of another type, such as p2pkh for every address. So only the recovered key decides: the address has to be one
 * of that key. Throws if the signature is malformed.
 */
export function verifyBip137({ bytes, message, output: { form, program } }: Bip137Signature): boolean {
  const header = bytes[0] ?? 0
  if (bytes.length !== 65 || header < lowestHeader || header > highestHeader) return false
  const point = secp256k1.Signature.fromBytes(bytes.subarray(1), 'compact')
    .addRecoveryBit((header - lowestHeader) & 3)
    .recoverPublicKey(hash256(prefix, withLength(message)))
  const key = point.toBytes(true)
  switch (form) {
    case 'p2pkh':
      return isSameBytes(hash160(header < firstCompressed ? point.toBytes(false) : key), program)
    case 'p2wpkh':
      return isSameBytes(hash160(key), program)
    case 'p2sh':
      return isSameBytes(hash160(witnessScript(0, hash160(key))), program)
    case 'p2tr':
      return isSameBytes(taprootKey(key.subarray(1)), program)
    default:
      return false
  }
}

/** Returns the output key of an internal key without a script (BIP-86). */
function taprootKey(internalKey: Uint8Array): Uint8Array {
  const { lift_x, pointToBytes } = schnorr.utils
  const tweak = bytesToNumberBE(taggedHash('TapTweak', internalKey))
  return pointToBytes(lift_x(bytesToNumberBE(internalKey)).add(secp256k1.Point.BASE.multiply(tweak)))
}
