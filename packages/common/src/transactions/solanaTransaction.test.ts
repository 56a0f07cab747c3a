import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCompactLength, encodeCompactLength } from './solanaTransaction.js'

// Examples from Solana's documentation of compact-u16.
test.each([
  [0x0000, [0x00]],
  [0x0001, [0x01]],
  [0x007f, [0x7f]],
  [0x0080, [0x80, 0x01]],
  [0x00ff, [0xff, 0x01]],
  [0x0100, [0x80, 0x02]],
  [0x3fff, [0xff, 0x7f]],
  [0x4000, [0x80, 0x80, 0x01]],
  [0x7fff, [0xff, 0xff, 0x01]],
  [0xffff, [0xff, 0xff, 0x03]],
])('encodes %i as %j', (length, bytes) => {
  expect([...encodeCompactLength(length)]).toEqual(bytes)
  expect(decodeCompactLength(Uint8Array.from(bytes), 0)).toEqual({ length, next: bytes.length })
})

test.each([
  [[]],
  [[0x80]],
  [[0x80, 0x80]],
  [[0x80, 0x00]],
  [[0x80, 0x80, 0x00]],
  [[0xff, 0xff, 0x04]],
  [[0x80, 0x80, 0x80]],
  [[0x80, 0x80, 0x80, 0x01]],
])('rejects %j: truncated, too long, too large, or not in the shortest form', (bytes) => {
  expect(decodeCompactLength(Uint8Array.from(bytes), 0)).toBeUndefined()
})

test('every length round-trips at any offset', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), fc.uint8Array({ maxLength: 9 }), (length, before) => {
      const bytes = Uint8Array.from([...before, ...encodeCompactLength(length), 1, 2])
      expect(decodeCompactLength(bytes, before.length)?.length).toBe(length)
    }),
  )
})

test.each([-1, 65_536, 1.5, Number.NaN])('throws for %d', (length) => {
  expect(() => encodeCompactLength(length)).toThrow(RangeError)
})
