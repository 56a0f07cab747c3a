import { encodeBase58 } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { isAddress, parseAddress, safeParseAddress } from './address.js'

// Programs and mints from https://solana.com/docs, and the Solana example of CAIP-10.
const documented = [
  '11111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'Vote111111111111111111111111111111111111111',
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
]

test.each(documented)('§5: %s is an address', (address) => {
  expect(isAddress(address)).toBe(true)
  expect(parseAddress(address, 'address').bytes).toHaveLength(32)
})

test.each([
  '',
  '1'.repeat(31),
  '1'.repeat(33),
  'z'.repeat(44),
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ' So11111111111111111111111111111111111111112',
  'So1111111111111111111111111111111111111111O',
  'so11111111111111111111111111111111111111112l',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
])('§5: rejects %j as an address', (text) => {
  expect(isAddress(text)).toBe(false)
  expect(() => parseAddress(text, 'to')).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})

test('§5: the address of any 32 bytes has 32 to 44 characters, and other lengths are invalid', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const address = encodeBase58(bytes)
      expect(isAddress(address)).toBe(true)
      expect(address.length).toBeGreaterThanOrEqual(32)
      expect(address.length).toBeLessThanOrEqual(44)
      expect(parseAddress(address, 'address').bytes).toEqual(Uint8Array.from(bytes))
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(isAddress(encodeBase58(bytes))).toBe(bytes.length === 32)
    }),
  )
})

test('L3: handles any value without throwing', () => {
  fc.assert(fc.property(anything, (make) => void safeParseAddress(make())))
})
