import { invalidParams } from '@latchkey/common'

/** Throws `INVALID_PARAMS` unless the value is an amount in grains, the smallest unit: an integer of at most 64 bits. */
export function assertGrains(value: unknown, field: string): asserts value is bigint {
  if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 64n)
    throw invalidParams(field, 'must be a bigint from 0 to 2^64 - 1')
}
