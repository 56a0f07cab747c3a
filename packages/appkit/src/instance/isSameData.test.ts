import { expect, test } from 'vitest'
import { isSameData } from './isSameData.js'

const provider = new (class Provider {})()
const deep = { inner: {} }

test.each([
  ['a value and itself', Number.NaN, Number.NaN, true],
  ['equal lists', { ids: ['a', 'b'] }, { ids: ['a', 'b'] }, true],
  ['a longer list', { ids: ['a'] }, { ids: ['a', 'b'] }, false],
  ['another entry', { id: 1, name: 'x' }, { id: 1, name: 'y' }, false],
  ['different keys with undefined values', { a: undefined }, { b: undefined }, false],
  [
    'different keys with undefined values in a nested object',
    { user: { email: undefined } },
    { user: { name: undefined } },
    false,
  ],
  ['lists with the same object', [deep], [deep], true],
  ['lists with equal objects, which are not compared', { list: [{ x: 1 }] }, { list: [{ x: 1 }] }, false],
  ['the same class instance', { provider }, { provider }, true],
  ['two class instances', { provider }, { provider: Object.create(provider) }, false],
  ['null and an object', null, {}, false],
] as const)('%s', (_title, a, b, same) => {
  expect(isSameData(a, b)).toBe(same)
  expect(isSameData(b, a)).toBe(same)
})
