import { invalidParams } from '@latchkey/common'

/** The largest amount of a transfer. */
export const largestGrains = 2n ** 64n - 1n

/**
 * Throws `INVALID_PARAMS` unless the value is an amount in grains, the smallest unit: an integer of at most 64 bits.
 */
export function assertGrains(value: unknown, field: string): asserts value is bigint {
  if (typeof value !== 'bigint' || value < 0n || value > largestGrains)
    throw invalidParams(field, 'must be a bigint from 0 to 2^64 - 1')
}
