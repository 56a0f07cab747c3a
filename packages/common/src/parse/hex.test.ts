import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHex } from './hex.js'

const digits = 'aB'.repeat(32)

test.each([
  [`0x${digits}`],
  [`0X${digits}`],
  [digits],
  [digits.toUpperCase()],
  [`0x${digits.toUpperCase()}`],
  [` 0x${digits}\n`],
])('reads %j', (value) => {
  expect(readHex(value)).toBe(`0x${'ab'.repeat(32)}`)
})

test.each([
  ['0x', '0x'],
  ['0x0A', '0x0a'],
])('reads %j, which has the prefix', (value, expected) => expect(readHex(value)).toBe(expected))

test.each([
  '',
  ' ',
  'face',
  'ab'.repeat(31),
  `0x${'a'.repeat(63)}`,
  `0x0x${digits}`,
  '0xzz',
  `0x${digits} 00`,
  5,
  null,
])('does not read %j', (value) => expect(readHex(value)).toBeUndefined())

test('reads bytes', () => {
  const bytes = Uint8Array.of(10, 255)
  for (const value of [bytes, [...bytes], Buffer.from(bytes).toJSON()]) expect(readHex(value)).toBe('0x0aff')
})

test('L3: returns whole bytes in lower case, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'0xX1aF ') })), (value) => {
      expect(readHex(value) ?? '0x').toMatch(/^0x(?:[\da-f]{2})*$/)
    }),
  )
})
