import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLength, encodeLength } from './compactLength.js'

// The examples of Solana's own documentation of compact-u16.
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
])('%i is written as %j', (length, bytes) => {
  expect([...encodeLength(length)]).toEqual(bytes)
  expect(decodeLength(Uint8Array.from(bytes), 0)).toEqual({ length, next: bytes.length })
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
])('%j is no length: cut, too long, too large, or not the shortest form', (bytes) => {
  expect(decodeLength(Uint8Array.from(bytes), 0)).toBeUndefined()
})

test('every length comes back, wherever it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), fc.uint8Array({ maxLength: 9 }), (length, before) => {
      const bytes = Uint8Array.from([...before, ...encodeLength(length), 1, 2])
      expect(decodeLength(bytes, before.length)?.length).toBe(length)
    }),
  )
})

test.each([-1, 65_536, 1.5, Number.NaN])('%d is not written', (length) => {
  expect(() => encodeLength(length)).toThrow(RangeError)
})
