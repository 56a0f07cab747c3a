import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceParts } from './balanceParts.js'

test.each([
  ['0', '0', ''],
  ['2.481', '2', '.481'],
  ['1234567.987654', '1,234,567', '.9876'],
  ['0.00001', '<0', '.0001'],
  ['0.12999999', '0', '.1299'],
  ['1.00001', '1', ''],
  ['99999999999999999999999.5', '99,999,999,999,999,999,999,999', '.5'],
  ['not a number', '0', ''],
])('%s is shown as %s%s', (amount, whole, fraction) => {
  expect(balanceParts(amount, 'en')).toEqual({ whole, fraction })
})

test('AX20: digits and separators are the locale’s own', () => {
  expect(balanceParts('1234.5', 'de')).toEqual({ whole: '1.234', fraction: ',5' })
  expect(balanceParts('12.5', 'ar-EG').whole).toBe('١٢')
})

test('never rounds up and never shows something as nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat(10 ** 9 - 1), (whole, rest) => {
      const amount = `${whole}.${String(rest).padStart(9, '0')}`
      const shown = balanceParts(amount, 'en')
      const text = `${shown.whole}${shown.fraction}`.replace(/,/g, '')
      if (text.startsWith('<')) expect(whole === 0n && rest > 0).toBe(true)
      else expect(amount.startsWith(text)).toBe(true)
    }),
  )
})
