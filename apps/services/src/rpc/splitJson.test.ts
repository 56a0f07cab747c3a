import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitArray, splitObject } from './splitJson.js'

const spaced = (text: string, indent: number) => JSON.stringify(JSON.parse(text), null, indent)

test('the joined parts of any JSON are the same JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 0, max: 4 }), (values, indent) => {
      const parts = splitArray(spaced(JSON.stringify(values), indent))
      expect(parts.map((part) => JSON.parse(part))).toEqual(JSON.parse(JSON.stringify(values)))
    }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const text = JSON.stringify(value)
      const parts = [...splitObject(spaced(text, indent))].map(([name, part]) => [name, JSON.parse(part)])
      expect(parts).toEqual(Object.entries(JSON.parse(text)))
    }),
  )
})

test('keeps every digit of a number, and the last of repeated names, like a parser', () => {
  expect(splitArray('[18446744073709551615, 1e400, "a,]\\"b"]')).toEqual(['18446744073709551615', '1e400', '"a,]\\"b"'])
  expect(splitObject('{ "result" : 1, "result" : {"lamports":18446744073709551615} }').get('result')).toBe(
    '{"lamports":18446744073709551615}',
  )
  expect(splitObject('{"\\u0072esult":[]}').get('result')).toBe('[]')
  expect(splitArray(' [] ')).toEqual([])
})
