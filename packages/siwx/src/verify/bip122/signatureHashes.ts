import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { hash256, taggedHash, uint32, withLength } from './bitcoinBytes.js'
import { keyHashScript } from './readOutput.js'
import { onlyOutput, type ToSign } from './toSign.js'

const one = Uint8Array.of(1)
const noValue = new Uint8Array(8)
/** Signs all inputs and outputs. */
const sighashAll = 1

/** Returns the hash that a key signs for an output without segwit. */
export function legacyHash({ version, outpoint, sequence, lockTime }: ToSign, script: Uint8Array): Uint8Array {
  return hash256(
    uint32(version),
    one,
    outpoint,
    withLength(script),
    uint32(sequence),
    one,
    onlyOutput,
    uint32(lockTime),
    uint32(sighashAll),
  )
}

/** Returns the hash that a key signs for a witness program of version 0 (BIP-143). */
export function segwitHash({ version, outpoint, sequence, lockTime }: ToSign, keyHash: Uint8Array): Uint8Array {
  return hash256(
    uint32(version),
    hash256(outpoint),
    hash256(uint32(sequence)),
    outpoint,
    withLength(keyHashScript(keyHash)),
    noValue,
    uint32(sequence),
    hash256(onlyOutput),
    uint32(lockTime),
    uint32(sighashAll),
  )
}

/**
 * Returns the hash that a key signs for Taproot without a script (BIP-341).
 *
 * @param type - 0 for the default, 1 for a signature that names "all". Both sign everything.
 */
export function taprootHash(
  { version, outpoint, sequence, lockTime }: ToSign,
  script: Uint8Array,
  type: 0 | 1,
): Uint8Array {
  return taggedHash(
    'TapSighash',
    concatBytes(
      // The first byte is the epoch.
      Uint8Array.of(0, type),
      uint32(version),
      uint32(lockTime),
      sha256(outpoint),
      sha256(noValue),
      sha256(withLength(script)),
      sha256(uint32(sequence)),
      sha256(onlyOutput),
      // The spend type (no annex, no script), and the index of the input.
      Uint8Array.of(0),
      uint32(0),
    ),
  )
}
