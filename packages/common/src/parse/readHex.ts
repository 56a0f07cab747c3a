/** Fewer digits without a prefix may be a word or a number. */
const leastBareDigits = 64

/**
 * Reads whole bytes in hex, in any form that wallets and nodes return: with `0x`, `0X` or no prefix, in capitals, or between spaces. Returns
 * them with `0x` in lower case, or `undefined` for anything else. A value without a prefix needs at least 32 bytes.
 */
export function readHex(value: unknown): `0x${string}` | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const digits = text.replace(/^0x/i, '')
  const isBare = digits.length === text.length
  if (digits.length % 2 !== 0 || (isBare && digits.length < leastBareDigits) || !/^[\da-f]*$/i.test(digits))
    return undefined
  return `0x${digits.toLowerCase()}`
}
