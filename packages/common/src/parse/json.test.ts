import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactJson, parseJson, readField, stringifyJson } from './json.js'

describe('parseExactJson', () => {
  test('R51: returns a number that a float would change as text with all digits', () => {
    expect(parseExactJson('{"value":18446744073709551615,"slot":12}')).toEqual({
      value: '18446744073709551615',
      slot: 12,
    })
    expect(parseExactJson('[9007199254740993,999999999999999,-9007199254740993,-999999999999999]')).toEqual([
      '9007199254740993',
      999_999_999_999_999,
      '-9007199254740993',
      -999_999_999_999_999,
    ])
  })

  test('R51: keeps every digit of whole numbers of any length', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), (value) => {
        const parsed = parseExactJson(`{"a":${value},"b":[${value} , ${value}]}`)
        expect(JSON.stringify(parsed).replaceAll('"', '')).toBe(`{a:${value},b:[${value},${value}]}`)
      }),
    )
  })

  test('does not change strings that contain numbers and quotes', () => {
    for (const text of ['12345678901234567890', 'a "quoted" 12345678901234567890,', '\\', '\\" ,12345678901234567890]'])
      expect(parseExactJson(JSON.stringify({ text, list: [text] }))).toEqual({ text, list: [text] })
  })

  test('parses JSON without long numbers like JSON.parse', () => {
    const values = [fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(1e-7)]
    fc.assert(
      fc.property(fc.anything({ values, maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value)
        expect(parseExactJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test('L3: returns undefined for invalid JSON', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseExactJson(text)))
    for (const text of ['', '{', '<html>', '\ufeff{}', '{"a":}', '[1,]']) expect(parseExactJson(text)).toBeUndefined()
  })

  test('L3: returns undefined for invalid JSON without exact numbers, too', () => {
    expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseJson(text)))
    for (const text of ['', '{', '<html>', '[1,]']) expect(parseJson(text)).toBeUndefined()
  })

  test('R44, R45: refuses invalid JSON in linear time', () => {
    const hostile = [`"${'\\"'.repeat(2 ** 20)}`, `[${'1'.repeat(2 ** 20)}`, `${'"a'.repeat(2 ** 20)}`]
    for (const text of hostile) expect(parseExactJson(text)).toBeUndefined()
    // Valid JSON with a number that requires a second pass.
    const value = '\\"'.repeat(2 ** 19)
    expect(parseExactJson(JSON.stringify([value, 1]).replace(',1]', ',1234567890123456]'))).toEqual([
      value,
      '1234567890123456',
    ])
  }, 10_000)
})

describe('stringifyJson', () => {
  test('R158: returns the same text as JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stringifyJson(value)).toBe(JSON.stringify(value))
      }),
    )
  })

  test('R158: ignores toJSON of lists and objects', () => {
    const value = { list: [1, [2]], toJSON: () => 'replaced' }
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
    try {
      expect(stringifyJson({ params: [[1], value] })).toBe('{"params":[[1],{"list":[1,[2]]}]}')
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
  })
})

test('L3: reads a field of any value, or returns undefined', () => {
  const trap = Object.defineProperty({}, 'x', {
    get: () => {
      throw new Error('no')
    },
  })
  for (const value of [undefined, null, 5, 'x', Symbol('x'), trap, new Proxy({}, { get: () => trap.valueOf() })])
    expect(() => readField(value, 'x')).not.toThrow()
  expect(readField({ x: 5 }, 'x')).toBe(5)
  expect(
    readField(
      Object.assign(() => undefined, { x: 6 }),
      'x',
    ),
  ).toBe(6)
})
