import { formatUnits, invalidParams, limits, parseUnits, type Result } from '@latchkey/common'

/** The largest amount of lamports that a transaction can contain. */
export const largestLamports = 2n ** 64n - 1n

/** Formats lamports as SOL in decimal text, without floats. */
export function formatSol(lamports: bigint): string {
  return formatUnits(lamports, limits.solanaDecimals)
}

/** Parses SOL in plain decimal text with at most nine decimals. Throws `INVALID_PARAMS` for other text. */
export function parseSol(value: string): bigint {
  return parseUnits(value, limits.solanaDecimals)
}

/** Parses lamports from a node's response: an unsigned 64-bit integer, as text above the safe integers. */
export function safeParseLamports(value: unknown): Result<bigint> {
  const isExact = typeof value === 'number' && Number.isSafeInteger(value)
  const text = isExact ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,20}$/.test(text))
    return { ok: false, reason: 'not a whole number of lamports' }
  const lamports = BigInt(text)
  return lamports <= largestLamports ? { ok: true, value: lamports } : { ok: false, reason: 'over 64 bits' }
}

/** Throws `INVALID_PARAMS` unless the value is a positive 64-bit amount of lamports. */
export function assertLamports(value: unknown, what: string): asserts value is bigint {
  if (typeof value !== 'bigint' || value <= 0n || value > largestLamports)
    throw invalidParams(what, 'must be a bigint of lamports, above zero and of at most 64 bits')
}
