import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringifyJson } from './stringifyJson.js'

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
