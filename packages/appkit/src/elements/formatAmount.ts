/** Decimal text for people: grouped, at most four decimals, cut and not rounded up, with no float on the way. */
export function formatAmount(amount: string, locale?: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, 4).replace(/0+$/, '')
  if (kept === '' && /[1-9]/.test(fraction) && !/[1-9]/.test(whole)) return '<0.0001'
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: kept.length }).formatToParts(BigInt(whole))
  // BigInt has no decimals; the zeros the format adds are replaced by the kept ones, in the locale's own digits.
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  const localized = [...kept].map((digit) => digits.format(Number(digit))).join('')
  return parts.map(({ type, value }) => (type === 'fraction' ? localized : value)).join('')
}
