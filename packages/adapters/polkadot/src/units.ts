import { type Hex, invalidParams } from '@latchkey/common'

/** Planck, the smallest unit, is a whole number of at most 128 bits. */
export function assertPlanck(value: unknown, field: string): asserts value is bigint {
  if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 128n)
    throw invalidParams(field, 'must be a bigint from 0 to 2^128 - 1')
}

/** The number in these bytes, the lowest first, as Substrate stores numbers. */
export function readLittleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** A number in so many bytes, the lowest first. */
export function toLittleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

/** A number in hexadecimal form and so many bytes, the highest first, as payloads have them. */
export function toPaddedHex(value: bigint | number, length: number): Hex {
  return `0x${value.toString(16).padStart(2 * length, '0')}`
}
