import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatUnits, parseUnits } from './units.js'

describe('R51: amounts without floats', () => {
  // The decimals of the coins with the units wei, satoshi, lamport, and planck of DOT and KSM.
  test.each([
    [1n, 18, '0.000000000000000001'],
    [1_000_000_000_000_000_000n, 18, '1'],
    [1_234_567_890_123_456_789n, 18, '1.234567890123456789'],
    [
      115_792_089_237_316_195_423_570_985_008_687_907_853_269_984_665_640_564_039_457_584_007_913_129_639_935n,
      18,
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    ],
    [1n, 8, '0.00000001'],
    [2_100_000_000_000_000n, 8, '21000000'],
    [1n, 9, '0.000000001'],
    [5_000n, 9, '0.000005'],
    [10_000_000_000n, 10, '1'],
    [33_333_333n, 12, '0.000033333333'],
    [0n, 18, '0'],
    [-1_500n, 3, '-1.5'],
    [7n, 0, '7'],
    [9_007_199_254_740_993n, 0, '9007199254740993'],
    [900_719_925_474_099_300_000_000_000_000_001n, 17, '9007199254740993.00000000000000001'],
  ])('%s with %i decimals is %s, and back', (value, decimals, text) => {
    expect(formatUnits(value, decimals)).toBe(text)
    expect(parseUnits(text, decimals)).toBe(value)
  })

  test('any 256-bit amount round-trips with any decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }),
        fc.integer({ min: 0, max: 255 }),
        (value, decimals) => {
          const text = formatUnits(value, decimals)
          expect(text).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/)
          expect(parseUnits(text, decimals)).toBe(value)
        },
      ),
    )
  })

  test('accepts redundant zeros', () => {
    expect(parseUnits('1.500', 1)).toBe(15n)
    expect(parseUnits('001', 2)).toBe(100n)
    expect(parseUnits('-0', 2)).toBe(0n)
  })

  test.each(
    [
      '',
      ' ',
      '.',
      '1.',
      '.5',
      '1e3',
      '1e999',
      '0x10',
      '1,000',
      '+1',
      '--1',
      'NaN',
      'Infinity',
      '１',
      '1 ',
      '1\n',
      '1.234',
      '1.2.3',
      '9'.repeat(81),
      '9'.repeat(1e6),
    ].map((value) => [JSON.stringify(value).slice(0, 20), value] as const),
  )('%s is not an amount with 2 decimals', (_title, value) => {
    expect(() => parseUnits(value, 2)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })

  test.each([-1, 1.5, 256, Number.NaN, Infinity])('refuses %d decimals in both directions', (decimals) => {
    expect(() => formatUnits(1n, decimals)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
    expect(() => parseUnits('1', decimals)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })
})
