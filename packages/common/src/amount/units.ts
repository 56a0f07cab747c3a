import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'

/**
 * Returns an amount of the smallest unit as decimal text, without floats: `formatUnits(1500n, 3)` is `1.5`. Throws
 * `INVALID_PARAMS` unless the decimals are a whole number from 0 to 255.
 */
export function formatUnits(value: bigint, decimals: number): string {
  assertDecimals(decimals)
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/**
 * The inverse of {@link formatUnits}. Throws `INVALID_PARAMS` unless the value is plain decimal text within the
 * decimals.
 */
export function parseUnits(value: string, decimals: number): bigint {
  assertDecimals(decimals)
  const match = typeof value === 'string' ? /^(-?)(\d{1,80})(?:\.(\d{1,255}))?$/.exec(value) : null
  const fraction = match?.[3]?.replace(/0+$/, '') ?? ''
  if (!match || fraction.length > decimals) {
    throw createError(errors.INVALID_PARAMS, { details: `Not an amount with at most ${decimals} decimals.` })
  }
  const amount = BigInt(`${match[2]}${fraction.padEnd(decimals, '0')}`)
  return match[1] ? -amount : amount
}

function assertDecimals(decimals: number): void {
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= 255) return
  throw createError(errors.INVALID_PARAMS, { details: 'Decimals are a whole number from 0 to 255.' })
}
