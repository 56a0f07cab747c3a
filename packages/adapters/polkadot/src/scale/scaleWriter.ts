import { toLittleEndian } from '../network/units.js'

/**
 * Encodes an integer in SCALE's compact form: one, two or four bytes, or a length byte and as many bytes as it needs.
 */
export function writeCompact(value: bigint | number): Uint8Array {
  const number = BigInt(value)
  for (const [mode, bits] of [6n, 14n, 30n].entries())
    if (number < 1n << bits) return toLittleEndian((number << 2n) | BigInt(mode), 2 ** mode)
  const length = Math.ceil(number.toString(16).length / 2)
  return concat([Uint8Array.of(((length - 4) << 2) | 3), toLittleEndian(number, length)])
}

/** Concatenates byte arrays. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
