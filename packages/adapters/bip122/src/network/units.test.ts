import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSatoshi, parseAmount, safeParseSatoshi, toExactNumber } from './units.js'

test('§9: converts every possible amount exactly, for wallets that accept numbers', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, maxSatoshi), (amount) => {
      expect(BigInt(toExactNumber(amount))).toBe(amount)
      expect(safeParseSatoshi(toExactNumber(amount))).toEqual({ ok: true, value: amount })
      expect(safeParseSatoshi(String(amount))).toEqual({ ok: true, value: amount })
    }),
  )
})

test.each([
  0.5,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '1.0',
  '1e3',
  ' 1',
  '0x1',
  null,
  undefined,
  {},
  [1],
  1n,
])('rejects %s as an amount in satoshi', (value) => {
  expect(safeParseSatoshi(value).ok).toBe(false)
})

test.each([0n, -1n, maxSatoshi + 1n, 1, '1', undefined])('rejects %s as an amount to send', (value) => {
  expect(() => parseAmount(value, 'amount')).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})
