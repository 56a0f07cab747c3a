import { createError, errors, type Result } from '@latchkey/common'

/** The maximum supply in satoshi. */
export const maxSatoshi = 2_100_000_000_000_000n

/** Parses an amount in satoshi from a server or wallet: an integer or its decimal text, without floats. */
export function safeParseSatoshi(value: unknown): Result<bigint> {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { ok: true, value: BigInt(value) }
  if (typeof value === 'string' && /^-?\d{1,40}$/.test(value)) return { ok: true, value: BigInt(value) }
  return { ok: false, reason: 'not a whole number of satoshi' }
}

/** Validates an amount to send. Throws `INVALID_PARAMS`. */
export function parseAmount(value: unknown, what: string): bigint {
  if (typeof value === 'bigint' && value > 0n && value <= maxSatoshi) return value
  throw createError(errors.INVALID_PARAMS, { details: `${what} must be a bigint of satoshi, more than 0.` })
}

/** Converts satoshi for wallets that take numbers. Every amount up to the maximum supply is exact. */
export function toExactNumber(satoshi: bigint): number {
  return Number(satoshi)
}
