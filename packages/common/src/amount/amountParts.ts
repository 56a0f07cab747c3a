/** A formatted amount in two parts, so that the decimals can be muted. */
export type AmountParts = { readonly whole: string; readonly fraction: string }

const shownDecimals = 4
/**
 * Amounts with this many digits before the point get the short form, such as `1.23E20`, because they leave every
 * button.
 */
const shortFormDigits = 15

/**
 * Formats a decimal amount for display: grouped, in the locale's digits, with at most four decimals, truncated and
 * without floats. A positive amount is never shown as zero. Amounts of {@link shortFormDigits} digits or more get three
 * digits and an exponent.
 */
export function amountParts(amount: string, locale?: string): AmountParts {
  const [whole = '0', fraction = ''] = amount.split('.')
  if (whole.length >= shortFormDigits && /^\d+$/.test(whole)) return { whole: shortForm(whole, locale), fraction: '' }
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

function shortForm(digits: string, locale: string | undefined): string {
  // Truncate first: Intl rounds, and an account must never seem to hold more than it does.
  const truncated = BigInt(digits.slice(0, 3).padEnd(digits.length, '0'))
  return new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 }).format(truncated)
}
