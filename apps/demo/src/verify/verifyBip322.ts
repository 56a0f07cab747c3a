import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesOf, concat, sized } from './bytes.js'

const zeros = (count: number) => new Uint8Array(count)
const double = (bytes: Uint8Array) => sha256(sha256(bytes))
const tagged = (tag: string, bytes: Uint8Array) => sha256(concat(sha256(bytesOf(tag)), sha256(bytesOf(tag)), bytes))
/** An output of 0 satoshi with the script OP_RETURN. */
const output = concat(zeros(8), Uint8Array.of(1, 0x6a))

/**
 * Checks a signature in the simple form of BIP-322 for an output script: it is the witness of a transaction that spends
 * an output which commits to the message. Written from the document, for P2WPKH and for the key path of P2TR.
 */
export function verifyBip322(message: string, signature: Uint8Array, script: Uint8Array): boolean {
  const outpoint = concat(toSpendId(message, script), zeros(4))
  const [first, second] = readWitness(signature)
  if (!first) return false
  if (script[0] === 0x51 && script.length === 34) return verifyTaproot(first, outpoint, script)
  if (script[0] === 0 && script.length === 22) return !!second && verifySegwit(first, second, outpoint, script)
  throw new Error('The page checks BIP-322 only for native segwit and taproot addresses.')
}

function toSpendId(message: string, script: Uint8Array): Uint8Array {
  const hash = tagged('BIP0322-signed-message', bytesOf(message))
  const input = concat(zeros(32), zeros(4).fill(0xff), sized(concat(Uint8Array.of(0, 32), hash)), zeros(4))
  const one = Uint8Array.of(1)
  return double(concat(zeros(4), one, input, one, zeros(8), sized(script), zeros(4)))
}

/** The digest of BIP-143. */
function verifySegwit(signature: Uint8Array, key: Uint8Array, outpoint: Uint8Array, script: Uint8Array): boolean {
  const keyHash = ripemd160(sha256(key))
  if (signature.at(-1) !== 1 || keyHash.some((byte, index) => byte !== script[index + 2])) return false
  const code = sized(Uint8Array.of(0x76, 0xa9, 20, ...keyHash, 0x88, 0xac))
  const before = concat(zeros(4), double(outpoint), double(zeros(4)), outpoint, code, zeros(8), zeros(4))
  const digest = double(concat(before, double(output), zeros(4), Uint8Array.of(1, 0, 0, 0)))
  return secp256k1.verify(secp256k1.Signature.fromDER(signature.slice(0, -1)).toBytes(), digest, key)
}

/** The digest of BIP-341, with the default signature type. */
function verifyTaproot(signature: Uint8Array, outpoint: Uint8Array, script: Uint8Array): boolean {
  const kind = signature.length === 65 ? (signature[64] ?? 0) : 0
  if (kind > 1) return false
  const spent = concat(sha256(outpoint), sha256(zeros(8)), sha256(sized(script)), sha256(zeros(4)))
  const digest = tagged('TapSighash', concat(Uint8Array.of(0, kind), zeros(8), spent, sha256(output), zeros(5)))
  return schnorr.verify(signature.slice(0, 64), digest, script.slice(2))
}

/** Encodes the items of a witness, each shorter than 253 bytes. */
function readWitness([count = 0, ...bytes]: Uint8Array): readonly Uint8Array[] {
  const items: Uint8Array[] = []
  for (let at = 0; items.length < count && at < bytes.length; ) {
    const length = bytes[at] ?? 0
    items.push(Uint8Array.from(bytes.slice(at + 1, at + 1 + length)))
    at += 1 + length
  }
  return items
}
