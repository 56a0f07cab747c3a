import { AppKitError, type Result } from '@latchkey/common'

/** All satoshi there will ever be. */
export const maxSatoshi = 2_100_000_000_000_000n

/** Reads an amount in satoshi as servers and wallets write it: a whole number, or its decimal text. No float is involved. */
export function safeParseSatoshi(value: unknown): Result<bigint> {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { ok: true, value: BigInt(value) }
  if (typeof value === 'string' && /^-?\d{1,40}$/.test(value)) return { ok: true, value: BigInt(value) }
  return { ok: false, reason: 'not a whole number of satoshi' }
}

/** Checks an amount to be sent. Throws `INVALID_PARAMS`. */
export function parseAmount(value: unknown, what: string): bigint {
  if (typeof value === 'bigint' && value > 0n && value <= maxSatoshi) return value
  throw new AppKitError('INVALID_PARAMS', { details: `${what} must be a bigint of satoshi, more than 0.` })
}

/** For wallets that take numbers: below the number of all satoshi every one is exact. */
export function toExactNumber(satoshi: bigint): number {
  return Number(satoshi)
}
