import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountParts } from './amountParts.js'
import { formatUnits } from './units.js'

const shown = (amount: string, locale = 'en') => {
  const { whole, fraction } = amountParts(amount, locale)
  return `${whole}${fraction}`
}

describe('amounts for display', () => {
  test.each([
    ['0', '0'],
    ['1', '1'],
    ['1.5', '1.5'],
    ['1234567.891', '1,234,567.891'],
    ['1.123456789', '1.1234'],
    ['1.99999', '1.9999'],
    ['1.00001', '1'],
    ['0.0001', '0.0001'],
    ['0.00009', '<0.0001'],
    ['0.000000000000000001', '<0.0001'],
    ['99999999999999.5', '99,999,999,999,999.5'],
    ['123999999999999.5', '1.23E14'],
    ['123456789012345678901234567890.5', '1.23E29'],
    ['999999999999999999999', '9.99E20'],
    ['424242424242424242424242424242424242424242424242424242424242424242424242', '4.24E71'],
    ['not an amount', '0'],
    ['', '0'],
  ])('%s shows as %s', (amount, text) => {
    expect(shown(amount)).toBe(text)
  })

  test('uses digits and separators of the locale', () => {
    expect(shown('1234.5', 'de')).toBe('1.234,5')
    expect(shown('1234.5', 'ar-EG')).toBe('١٬٢٣٤٫٥')
    expect(shown('0.00001', 'de')).toBe('<0,0001')
  })

  test('property: any amount is short, and a short form is never more than the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 77 }), (value, decimals) => {
        const text = shown(formatUnits(value, decimals))
        expect(text.length).toBeLessThanOrEqual(23)
        const [mantissa = '', exponent] = text.split('E')
        if (exponent === undefined) return
        const [whole = '', fraction = ''] = mantissa.split('.')
        const cut = BigInt(`${whole}${fraction.padEnd(Number(exponent), '0')}`)
        expect(cut * 10n ** BigInt(decimals) <= value).toBe(true)
      }),
    )
  })

  test('property: never shows more than the amount, and never zero for a positive amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }), fc.integer({ min: 0, max: 18 }), (value, decimals) => {
        const text = shown(formatUnits(value, decimals)).replaceAll(',', '')
        if (text.startsWith('<')) {
          expect(value > 0n && value * 10_000n < 10n ** BigInt(decimals)).toBe(true)
          return
        }
        const [whole = '0', fraction = ''] = text.split('.')
        const cut = BigInt(`${whole}${fraction.padEnd(18, '0')}`)
        const exact = value * 10n ** BigInt(18 - decimals)
        expect(cut <= exact && exact - cut < 10n ** 14n).toBe(true)
        expect(cut === 0n).toBe(value === 0n)
      }),
    )
  })
})
