import { concatBytes } from '@noble/hashes/utils'
import { createByteReader, hash256, isSameBytes, taggedHash, uint32, withLength } from './bitcoinBytes.js'

/** The virtual transaction of BIP-322 that a signature signs. It has one input and one output. */
export type ToSign = {
  readonly version: number
  readonly sequence: number
  readonly lockTime: number
  /** The spent output: the id of the transaction with the message, and the index 0. */
  readonly outpoint: Uint8Array
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
}

const noBytes = new Uint8Array(0)

/** The only output: no value, and the script `OP_RETURN`. */
export const onlyOutput = Uint8Array.of(...new Uint8Array(8), 1, 0x6a)

/** Returns the outpoint of the virtual transaction that contains the message and the script of the address. */
export function outpointOf(message: Uint8Array, script: Uint8Array): Uint8Array {
  const messageHash = taggedHash('BIP0322-signed-message', message)
  const id = hash256(
    uint32(0),
    Uint8Array.of(1),
    new Uint8Array(32),
    uint32(0xffffffff),
    withLength(Uint8Array.of(0, 32, ...messageHash)),
    uint32(0),
    Uint8Array.of(1),
    new Uint8Array(8),
    withLength(script),
    uint32(0),
  )
  return concatBytes(id, uint32(0))
}

/** Parses a simple signature: the witness alone. Throws if it is malformed. */
export function parseSimple(signature: Uint8Array, outpoint: Uint8Array): ToSign {
  const reader = createByteReader(signature)
  const witness = reader.list()
  reader.end()
  return { version: 0, sequence: 0, lockTime: 0, outpoint, scriptSig: noBytes, witness }
}

/**
 * Parses a full signature: the whole transaction. Throws if it is malformed, or spends another output. A lock time and
 * a sequence are part of what is signed. They say from when on the signature is valid on the chain, and are not
 * compared with the time of the chain.
 */
export function parseFull(signature: Uint8Array, outpoint: Uint8Array): ToSign {
  const reader = createByteReader(signature)
  const version = reader.uint32()
  let inputs = reader.length()
  const isSegwit = inputs === 0
  if (isSegwit) {
    assert(reader.length() === 1, 'the flag of segwit')
    inputs = reader.length()
  }
  // BIP-322 reserves other versions.
  assert(version === 0 || version === 2, 'the version')
  assert(inputs === 1 && isSameBytes(reader.take(outpoint.length), outpoint), 'the input')
  const scriptSig = reader.bytes()
  const sequence = reader.uint32()
  assert(reader.length() === 1 && isSameBytes(reader.take(onlyOutput.length), onlyOutput), 'the output')
  const witness = isSegwit ? reader.list() : []
  const lockTime = reader.uint32()
  reader.end()
  return { version, sequence, lockTime, outpoint, scriptSig, witness }
}

function assert(isValid: boolean, what: string): asserts isValid {
  if (!isValid) throw new RangeError(`Not a signature of BIP-322: ${what}`)
}
