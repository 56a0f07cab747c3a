import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSignature, parseTransactionHash, resultClass } from './walletResult.js'

const hex = (digits: number) => `0x${'a'.repeat(digits)}`

test.each([
  [hex(64), 'hash'],
  [hex(62), 'signature'],
  [hex(63), 'signature'],
  [hex(130), 'signature'],
  [hex(1_000), 'signature'],
  [hex(61), 'object'],
  ['0x', 'object'],
  ['', 'object'],
  ['aa', 'object'],
  [hex(62).replace('a', 'g'), 'object'],
  [null, 'object'],
  [{}, 'object'],
  [[hex(64)], 'object'],
  [hex(1_000_000), 'object'],
  [`${hex(64)}\n`, 'object'],
  [5, 'object'],
] as const)('R37: classifies %.20j as %s', (value, expected) => expect(resultClass(value)).toBe(expected))

test.each([
  undefined,
  null,
  '',
  '0x',
  hex(61),
  hex(63),
  hex(65),
  hex(130),
  { hash: hex(64) },
  'not hex',
  hex(1_000_000),
])('R37: rejects %.20j as a transaction hash', (value) => {
  expect(() => parseTransactionHash(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
})

test.each([
  [hex(64).slice(2), hex(64)],
  [hex(64).toUpperCase(), hex(64)],
  [` ${hex(64)}\n`, hex(64)],
])('R37: reads the transaction hash %.80j', (value, expected) => expect(parseTransactionHash(value)).toBe(expected))

test.each([
  ['0x', '0x'],
  ['0x01', '0x01'],
  [hex(130).slice(2), hex(130)],
  [hex(130).toUpperCase(), hex(130)],
])('R37: reads the signature %.20j, whose form a contract account may choose', (value, expected) => {
  expect(parseSignature(value)).toBe(expected)
})

test.each([undefined, null, '', 'ab', hex(61), hex(63), hex(131), { signature: hex(130) }, 'not hex', hex(1_048_576)])(
  'R37: rejects %.20j as a signature',
  (value) => {
    expect(() => parseSignature(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  },
)

test('R37: returns hashes and signatures unchanged, and accepts 64 digits as either', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 31, maxLength: 400 }), (bytes) => {
      const value = `0x${Buffer.from(bytes).toString('hex')}`
      expect(parseSignature(value)).toBe(value)
      if (bytes.length === 32) expect(parseTransactionHash(value)).toBe(value)
      else expect(() => parseTransactionHash(value)).toThrow()
    }),
  )
})

test('R37 L3: any value has exactly one class', () => {
  fc.assert(fc.property(fc.anything(), (value) => ['hash', 'signature', 'object'].includes(resultClass(value))))
})
