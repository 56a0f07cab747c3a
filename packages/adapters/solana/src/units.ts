import { formatUnits, invalidParams, limits, parseUnits, type Result } from '@latchkey/common'

const largest = 2n ** 64n - 1n

/** Lamports as SOL in decimal text; no float is involved. */
export function formatSol(lamports: bigint): string {
  return formatUnits(lamports, limits.solanaDecimals)
}

/** The inverse of {@link formatSol}. Throws `INVALID_PARAMS` on anything but plain decimal text with at most nine decimals. */
export function parseSol(value: string): bigint {
  return parseUnits(value, limits.solanaDecimals)
}

/** Reads lamports of a node's answer: a whole number of 64 bits, as text where a float would not be exact. */
export function safeParseLamports(value: unknown): Result<bigint> {
  const isExact = typeof value === 'number' && Number.isSafeInteger(value)
  const text = isExact ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,20}$/.test(text))
    return { ok: false, reason: 'not a whole number of lamports' }
  const lamports = BigInt(text)
  return lamports <= largest ? { ok: true, value: lamports } : { ok: false, reason: 'over 64 bits' }
}

/** Throws `INVALID_PARAMS` for what cannot be sent. */
export function assertLamports(value: unknown, what: string): asserts value is bigint {
  if (typeof value !== 'bigint' || value <= 0n || value > largest)
    throw invalidParams(what, 'must be a bigint of lamports, above zero and of at most 64 bits')
}
