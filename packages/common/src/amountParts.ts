/** An amount in two parts, so that the decimals can be quieter. */
export type AmountParts = { readonly whole: string; readonly fraction: string }

const shownDecimals = 4

/**
 * Decimal text for people: grouped, in the locale's digits, at most four decimals, cut and not rounded up, with no float on
 * the way. What is more than nothing is never shown as nothing.
 */
export function amountParts(amount: string, locale?: string): AmountParts {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, shownDecimals).replace(/0+$/, '')
  const isDust = kept === '' && /[1-9]/.test(fraction) && !/[1-9]/.test(whole)
  const shown = isDust ? `${'0'.repeat(shownDecimals - 1)}1` : kept
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const separator =
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const localized = [...shown].map((digit) => digits.format(Number(digit))).join('')
  return {
    whole: `${isDust ? '<' : ''}${new Intl.NumberFormat(locale).format(BigInt(/^\d+$/.test(whole) ? whole : '0'))}`,
    fraction: localized && `${separator}${localized}`,
  }
}
