import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeBase58 } from './base58.js'
import { type BytesFormat, readBytes, readHex, type TextEncoding } from './readBytes.js'

const bytes = Uint8Array.from({ length: 64 }, (_, index) => 255 - index)
const hex = Buffer.from(bytes).toString('hex')
const base64 = Buffer.from(bytes).toString('base64')
const base58 = encodeBase58(bytes)
/** A value that another frame creates. */
const foreign = (code: string): unknown => runInContext(code, createContext({ list: [...bytes], text: hex }))
const shifted = new Uint8Array([7, ...bytes, 7]).subarray(1, 65)

describe('reads the bytes of', () => {
  test.each<[string, unknown]>([
    ['a Uint8Array', bytes],
    ['a part of a larger buffer', shifted],
    ['a Buffer', Buffer.from(bytes)],
    ['a clamped array', Uint8ClampedArray.from(bytes)],
    ['a Uint8Array of another frame', foreign('Uint8Array.from(list)')],
    ['an ArrayBuffer', Uint8Array.from(bytes).buffer],
    ['an ArrayBuffer of another frame', foreign('Uint8Array.from(list).buffer')],
    ['a DataView', new DataView(shifted.buffer, 1, 64)],
    ['a list of numbers', [...bytes]],
    ['a list of numbers of another frame', foreign('Array.from(list)')],
    ['the JSON of a Buffer', JSON.parse(JSON.stringify(Buffer.from(bytes)))],
    ['the JSON of a Uint8Array', JSON.parse(JSON.stringify(bytes))],
    ['an observed Uint8Array', new Proxy(bytes, {})],
    ['hex', `0x${hex}`],
    ['hex without a prefix', hex],
    ['hex in capitals', `0X${hex.toUpperCase()}`],
    ['hex between spaces', ` 0x${hex}\n`],
    ['a String object', new String(hex)],
    ['a String object of another frame', foreign('new String(text)')],
  ])('%s', (_, value) => {
    const read = readBytes(value)
    expect(read).toEqual(bytes)
    expect(read).toBeInstanceOf(Uint8Array)
  })

  test.each<[string, unknown]>([
    ['base64', base64],
    ['URL-safe base64', base64.replace(/\+/g, '-').replace(/\//g, '_')],
    ['base64 in lines', base64.replace(/.{20}/g, '$&\r\n')],
    ['base58', base58],
    ['base58 between spaces', ` ${base58}\n`],
    ['hex', hex],
    ['the JSON of a Buffer', Buffer.from(bytes).toJSON()],
  ])('%s, if every encoding is possible', (_, value) => {
    const format: BytesFormat = { encodings: ['base58', 'base64', 'hex'], isValid: ({ length }) => length === 64 }
    expect(readBytes(value, format)).toEqual(bytes)
  })
})

test('reads short lists and no bytes at all, if their form is clear', () => {
  expect(readBytes([1, 2])).toEqual(Uint8Array.of(1, 2))
  expect(readBytes('0x')).toEqual(new Uint8Array())
  expect(readBytes(new Uint8Array())).toEqual(new Uint8Array())
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a bigint', 7n],
  ['an empty list', []],
  ['an empty object', {}],
  ['an empty text', ''],
  ['a number above a byte', [1, 256]],
  ['a negative number', [1, -1]],
  ['a fraction', [1.5]],
  ['digits as texts', ['1', '2']],
  ['a list with a hole', new Array(2)],
  ['an object with another field', { 0: 1, 1: 2, other: 3 }],
  ['an object with a gap', { 0: 1, 2: 3 }],
  ['the JSON of another class', { type: 'Other', data: [1, 2] }],
  ['wider numbers', Uint16Array.of(1, 2)],
  ['a promise', Promise.resolve(bytes)],
  ['an object that claims to be bytes', { [Symbol.toStringTag]: 'Uint8Array' }],
  ['a word', 'face'],
  ['base64 that was not named', base64],
  ['base58 that was not named', base58],
])('does not read %s', (_, value) => expect(readBytes(value)).toBeUndefined())

test.each([
  ['base64', 'a'],
  ['base64', '===='],
  ['base64', 'ab=cd'],
  ['base64', 'ab cd!'],
  ['base58', '0OIl'],
  ['base58', ''],
] as const)('does not read %s %j', (encoding, text) => {
  expect(readBytes(text, { encodings: [encoding] })).toBeUndefined()
})

test('does not read a text that is valid in two encodings', () => {
  const text = 'ab'.repeat(32)
  expect(readBytes(text, { encodings: ['hex', 'base64'] })).toBeUndefined()
  const isHash = ({ length }: Uint8Array) => length === 32
  expect(readBytes(text, { encodings: ['hex', 'base64'], isValid: isHash })).toEqual(new Uint8Array(32).fill(0xab))
  expect(readBytes(`0x${text}`, { encodings: ['base64', 'hex'] })).toEqual(new Uint8Array(32).fill(0xab))
})

test('does not read bytes that are not valid', () => {
  for (const value of [bytes, hex, [...bytes]]) expect(readBytes(value, { isValid: () => false })).toBeUndefined()
})

test('returns a copy, which later changes of the wallet do not affect', () => {
  for (const source of [Uint8Array.from(bytes), [...bytes]]) {
    const read = readBytes(source)
    source.fill(0)
    expect(read).toEqual(bytes)
  }
  const { buffer } = Uint8Array.from(bytes)
  const read = readBytes(buffer)
  new Uint8Array(buffer).fill(0)
  expect(read).toEqual(bytes)
})

test('reads base64 without padding if the text cannot be base58', () => {
  const text = base64.replace(/=+$/, '')
  expect(readBytes(text, { encodings: ['base64'] })).toEqual(bytes)
  expect(readBytes(text, { encodings: ['base64', 'base58'] })).toBeUndefined()
})

test('reads base58 that is as long as base64 without padding', () => {
  // 86 characters of base58 are 64 bytes of base64, too.
  const small = Uint8Array.from({ length: 64 }, (_, index) => (index < 4 ? 0 : 200))
  const text = encodeBase58(small)
  expect(text).toHaveLength(86)
  const isValid = ({ length }: Uint8Array) => length === 64
  expect(readBytes(text, { encodings: ['base58', 'base64', 'hex'], isValid })).toEqual(small)
})

test('L3: reads the same bytes from each form', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 80 }), (value) => {
      const isValid = ({ length }: Uint8Array) => length === value.length
      const buffer = Buffer.from(value)
      const forms: Readonly<Record<TextEncoding, readonly unknown[]>> = {
        hex: [
          value,
          [...value],
          buffer.toJSON(),
          JSON.parse(JSON.stringify(value)),
          buffer.toString('hex'),
          `0x${buffer.toString('hex')}`,
        ],
        base64: [buffer.toString('base64'), buffer.toString('base64url')],
        base58: [encodeBase58(value)],
      }
      for (const encoding of ['hex', 'base64', 'base58'] as const)
        for (const form of forms[encoding])
          expect(readBytes(form, { encodings: [encoding], isValid })).toEqual(Uint8Array.from(value))
    }),
  )
})

test('L3: reads the same signature from each encoding, if all are possible', () => {
  const leadingZeros = fc.tuple(fc.nat(64), fc.uint8Array({ minLength: 64, maxLength: 64 }))
  fc.assert(
    fc.property(leadingZeros, ([zeros, value]) => {
      const signature = Uint8Array.from(value.fill(0, 0, zeros))
      const buffer = Buffer.from(signature)
      const isValid = ({ length }: Uint8Array) => length === 64
      for (const text of [buffer.toString('hex'), buffer.toString('base64'), encodeBase58(signature)])
        expect(readBytes(text, { encodings: ['hex', 'base58', 'base64'], isValid })).toEqual(signature)
    }),
  )
})

test('L3: returns bytes or nothing for any value, and never throws', () => {
  const throwing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
      getPrototypeOf: () => {
        throw new Error('trap')
      },
      ownKeys: () => {
        throw new Error('trap')
      },
    },
  )
  const { proxy, revoke } = Proxy.revocable([1], {})
  revoke()
  for (const value of [throwing, proxy]) expect(readBytes(value)).toBeUndefined()
  const any = fc.oneof(
    fc.anything(),
    fc.string({ unit: fc.constantFrom(...'0xX1aF+/=_- \n') }),
    fc.base64String(),
    fc.array(fc.integer()),
  )
  fc.assert(
    fc.property(any, (value) => {
      const read = readBytes(value, { encodings: ['hex', 'base64', 'base58'] })
      expect(read === undefined || read instanceof Uint8Array).toBe(true)
    }),
  )
})

test('L3: reads no text of unlimited length', () => {
  expect(readBytes(`0x${'ab'.repeat(4_000_001)}`)).toBeUndefined()
})

describe('readHex', () => {
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
})
