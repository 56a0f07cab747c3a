import { type Hex, invalidParams } from '@latchkey/common'

/** The largest amount that a transaction can contain, in planck. */
export const largestPlanck = 2n ** 128n - 1n

/**
 * Throws `INVALID_PARAMS` unless the value is an amount in planck, the smallest unit: an integer of at most 128 bits.
 */
export function assertPlanck(value: unknown, field: string): asserts value is bigint {
  if (typeof value !== 'bigint' || value < 0n || value > largestPlanck)
    throw invalidParams(field, 'must be a bigint from 0 to 2^128 - 1')
}

/** Reads a little-endian integer, the byte order of Substrate. */
export function readLittleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** Encodes an integer as little-endian bytes of a fixed length. */
export function toLittleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

/** Encodes an integer as big-endian hex of a fixed length, as payloads do. */
export function toPaddedHex(value: bigint | number, length: number): Hex {
  return `0x${value.toString(16).padStart(2 * length, '0')}`
}
