import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { assertLamports, formatSol, parseSol, safeParseLamports } from './units.js'

test.each([
  [1n, '0.000000001'],
  [1_000_000_000n, '1'],
  [1_500_000_000n, '1.5'],
  [0n, '0'],
  [18_446_744_073_709_551_615n, '18446744073.709551615'],
])('§9: formats %s lamports as %s SOL', (lamports, sol) => {
  expect(formatSol(lamports)).toBe(sol)
  expect(parseSol(sol)).toBe(lamports)
})

test('R51: lamports survive the round trip through text exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (lamports) => {
      expect(parseSol(formatSol(lamports))).toBe(lamports)
      expect(safeParseLamports(String(lamports))).toEqual({ ok: true, value: lamports })
    }),
  )
})

test.each(['0.0000000001', '1e9', '1,5', '', '.5', '0x1', 'NaN', ' 1'])(
  'R51: rejects %j as an amount of SOL',
  (text) => {
    expect(() => parseSol(text)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  },
)

test.each([1.5, -1, Number.NaN, 2 ** 53, '2e3', '-1', '0x1', '18446744073709551616', null, undefined, {}, true])(
  'R51: rejects %j as lamports from a node',
  (value) => {
    expect(safeParseLamports(value).ok).toBe(false)
  },
)

test.each([0n, -1n, 2n ** 64n, 1, '1', undefined])('rejects %s as an amount to send', (value) => {
  expect(() => assertLamports(value, 'value')).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})

test('L3: reads any value without throwing', () => {
  fc.assert(fc.property(anything, (make) => void safeParseLamports(make())))
})
