import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import type { Proof, Verdict } from '../tools/chainTools.js'
import { bytesOf, concat, sized } from './bytes.js'
import { outputScript } from './outputScript.js'
import { verifyBip322 } from './verifyBip322.js'

/** A signature of 65 bytes is BIP-137; anything else is read as BIP-322, simple form. */
export function verifyBitcoin({ message, signature, address }: Proof): Verdict {
  const bytes = base64.decode(signature)
  const script = outputScript(address)
  if (bytes.length !== 65) return { isValid: verifyBip322(message, bytes, script), by: 'noble, as BIP-322' }
  return { isValid: verifyBip137(message, bytes, script), by: 'noble, as BIP-137' }
}

/** Recovers the key from the signature and compares it with the address. */
function verifyBip137(message: string, bytes: Uint8Array, script: Uint8Array): boolean {
  const content = bytesOf(message)
  const hash = sha256(sha256(concat(bytesOf('\u0018Bitcoin Signed Message:\n'), sized(content))))
  const recovery = ((bytes[0] ?? 0) - 27) & 3
  const point = secp256k1.Signature.fromCompact(bytes.slice(1)).addRecoveryBit(recovery).recoverPublicKey(hash)
  const keyHash = hash160(point.toRawBytes(true))
  const program = Uint8Array.of(0, 20, ...keyHash)
  const owned = [
    program,
    Uint8Array.of(0x76, 0xa9, 20, ...keyHash, 0x88, 0xac),
    Uint8Array.of(0xa9, 20, ...hash160(program), 0x87),
  ]
  return owned.some((one) => one.length === script.length && one.every((byte, index) => byte === script[index]))
}

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
