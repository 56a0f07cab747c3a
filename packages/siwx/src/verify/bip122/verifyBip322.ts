import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { createByteReader, hash160, isSameBytes } from './bitcoinBytes.js'
import { type Output, witnessScript } from './readOutput.js'
import { legacyHash, segwitHash, taprootHash } from './signatureHashes.js'
import { outpointOf, parseFull, parseSimple, type ToSign } from './toSign.js'

/** The prefix of a signature: simple, full, or none. */
export type Bip322Variant = 'smp' | 'ful' | undefined

type Bip322Signature = {
  readonly variant: Bip322Variant
  /** The bytes after the prefix. */
  readonly bytes: Uint8Array
  readonly message: Uint8Array
  readonly output: Output
}

/**
 * Verifies a signature of BIP-322 (version 2) by the single key of an address. Returns `false` for other scripts, such
 * as multisig, which BIP-322 calls inconclusive. Throws if the signature is malformed.
 */
export function verifyBip322({ variant, bytes, message, output }: Bip322Signature): boolean {
  const outpoint = outpointOf(message, output.script)
  const toSign = variant === 'ful' ? parseFull(bytes, outpoint) : parseSimple(bytes, outpoint)
  switch (output.form) {
    case 'p2wpkh':
      return toSign.scriptSig.length === 0 && isWitnessOf(output.program, toSign)
    case 'p2tr':
      return toSign.scriptSig.length === 0 && isTaprootWitness(output, toSign)
    case 'p2sh':
      return isNestedWitness(output.program, toSign, variant)
    case 'p2pkh':
      return toSign.witness.length === 0 && isLegacyInput(output, toSign)
    default:
      return false
  }
}

/** Whether a witness consists of a signature and the key with a hash. */
function isWitnessOf(keyHash: Uint8Array, toSign: ToSign): boolean {
  const [signature, key] = toSign.witness
  if (toSign.witness.length !== 2 || !signature || !key) return false
  // Segwit allows only compressed keys (BIP-143).
  if (key.length !== 33 || !isSameBytes(hash160(key), keyHash)) return false
  return isEcdsaSignature(signature, segwitHash(toSign, keyHash), key)
}

/** p2sh-p2wpkh: `scriptSig` has one item, the script of the witness program. */
function isNestedWitness(scriptHash: Uint8Array, toSign: ToSign, variant: Bip322Variant): boolean {
  const key = toSign.witness[1]
  // Wallets send the witness alone, as for native segwit. The key determines the script, so nothing else is lost.
  const isBare = variant === undefined && toSign.scriptSig.length === 0
  const script = isBare && key ? witnessScript(0, hash160(key)) : toSign.scriptSig.subarray(1)
  const keyHash = script.subarray(2)
  const isOneItem = isBare || toSign.scriptSig[0] === script.length
  const isKeyHash = keyHash.length === 20 && isSameBytes(script, witnessScript(0, keyHash))
  return isOneItem && isKeyHash && isSameBytes(hash160(script), scriptHash) && isWitnessOf(keyHash, toSign)
}

/** The key of the output signs. A witness with more items is a script or has an annex. */
function isTaprootWitness({ program, script }: Output, toSign: ToSign): boolean {
  const [signature] = toSign.witness
  if (toSign.witness.length !== 1 || !signature) return false
  const isDefault = signature.length === 64
  if (!isDefault && !(signature.length === 65 && signature[64] === 1)) return false
  return schnorr.verify(signature.subarray(0, 64), taprootHash(toSign, script, isDefault ? 0 : 1), program)
}

function isLegacyInput({ program, script }: Output, toSign: ToSign): boolean {
  const reader = createByteReader(toSign.scriptSig)
  const signature = readPush(reader)
  const key = readPush(reader)
  reader.end()
  return isSameBytes(hash160(key), program) && isEcdsaSignature(signature, legacyHash(toSign, script), key)
}

/** Reads an item that a script pushes with its length as the opcode. */
function readPush(reader: ReturnType<typeof createByteReader>): Uint8Array {
  const [length = 0] = reader.take(1)
  if (length > 75) throw new RangeError('The script does more than push a signature and a key')
  return reader.take(length)
}

/** Verifies a DER signature with its type, which has to be "all". Bitcoin requires the lower of both possible S. */
function isEcdsaSignature(signature: Uint8Array, hash: Uint8Array, key: Uint8Array): boolean {
  if (signature.at(-1) !== 1) return false
  const { r, s } = secp256k1.Signature.fromBytes(signature.subarray(0, -1), 'der')
  return secp256k1.verify(new secp256k1.Signature(r, s).toBytes('compact'), hash, key, { prehash: false, lowS: true })
}
