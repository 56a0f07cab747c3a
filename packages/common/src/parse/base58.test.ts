import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from './base58.js'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

// The test vectors of https://datatracker.ietf.org/doc/html/draft-msporny-base58, section 5.
test.each([
  ['Hello World!', '2NEpo7TZRRrLZSi2U'],
  ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
])('§5: %j is %s', (text, encoded) => {
  expect(encodeBase58(new TextEncoder().encode(text))).toBe(encoded)
  expect(decodeBase58(encoded)).toEqual(new TextEncoder().encode(text))
})

test.each([
  ['0000287fb4cd', '11233QC4'],
  ['', ''],
  ['00', '1'],
  ['00'.repeat(32), '1'.repeat(32)],
  ['ff'.repeat(32), 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG'],
])('§5: the bytes %s are %s', (hex, encoded) => {
  expect(encodeBase58(bytes(hex))).toBe(encoded)
  expect(decodeBase58(encoded)).toEqual(bytes(hex))
})

test('§5: encoded bytes decode to the same bytes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 80 }), fc.uint8Array({ maxLength: 1_232 })), (value) => {
      expect(decodeBase58(encodeBase58(value))).toEqual(Uint8Array.from(value))
    }),
  )
})

test('§5: encodes a long message correctly', () => {
  const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 600 }), (value) => {
      const text = encodeBase58(value)
      const number = [...text].reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n)
      expect(number).toBe(BigInt(`0x${Buffer.from(value).toString('hex')}`))
      const zeros = value.findIndex((byte) => byte !== 0)
      expect(/^1*/.exec(text)?.[0]).toHaveLength(zeros < 0 ? value.length : zeros)
    }),
  )
})

test('L3: handles any text; text that decodes is the only encoding of its bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const decoded = decodeBase58(text)
      if (decoded) expect(encodeBase58(decoded)).toBe(text)
    }),
  )
  for (const character of '0OIl+/ ') expect(decodeBase58(`2NEpo7TZ${character}`)).toBeUndefined()
  expect(decodeBase58('1'.repeat(1_701))).toBeUndefined()
})
