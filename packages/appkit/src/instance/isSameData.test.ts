import { expect, test } from 'vitest'
import { isSameData } from './isSameData.js'

const provider = new (class Provider {})()
const deep = { inner: {} }

test.each([
  ['a value and itself', Number.NaN, Number.NaN, true],
  ['lists made anew', { ids: ['a', 'b'] }, { ids: ['a', 'b'] }, true],
  ['a longer list', { ids: ['a'] }, { ids: ['a', 'b'] }, false],
  ['another entry', { id: 1, name: 'x' }, { id: 1, name: 'y' }, false],
  ['keys that differ and hold nothing', { a: undefined }, { b: undefined }, false],
  ['such keys one level down', { user: { email: undefined } }, { user: { name: undefined } }, false],
  ['what lists hold, as it is', [deep], [deep], true],
  ['what is alike too deep down', { list: [{ x: 1 }] }, { list: [{ x: 1 }] }, false],
  ['class instances, as they are', { provider }, { provider }, true],
  ['two of them', { provider }, { provider: Object.create(provider) }, false],
  ['nothing and an object', null, {}, false],
] as const)('%s', (_title, a, b, same) => {
  expect(isSameData(a, b)).toBe(same)
  expect(isSameData(b, a)).toBe(same)
})
