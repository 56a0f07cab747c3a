import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toPlainAnswer, toPlainJson } from './plainJson.js'

test('writes bytes as hex and bigints as quantities or decimals, and omits undefined', () => {
  const value = { data: Uint8Array.of(1, 255), list: [Buffer.from('ab')], amount: 255n, none: undefined }
  expect(toPlainJson(value, 'x')).toEqual({ data: '0x01ff', list: ['0x6162'], amount: '0xff' })
  expect(toPlainJson(value, 'x', 'decimal')).toMatchObject({ amount: '255' })
})

test.each([
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['a set', new Set([1])],
  ['a typed array of another size', Uint16Array.of(1)],
  ['a signal', AbortSignal.abort()],
  ['an object of a class', new (class Amount {})()],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
])('rejects %s with its path, because the wallet would sign something else', (_, value) => {
  expect(() => toPlainJson({ order: [value] }, 'message')).toThrow(
    expect.objectContaining({
      code: 'INVALID_PARAMS',
      details: expect.stringMatching(/^message\.order\[0\] cannot be a /),
    }),
  )
})

test('accepts objects without a prototype and of another frame', () => {
  expect(toPlainJson(Object.assign(Object.create(null), { a: 1 }), 'x')).toEqual({ a: 1 })
  expect(toPlainJson(runInContext('({ a: [1], b: { c: null } })', createContext()), 'x')).toEqual({
    a: [1],
    b: { c: null },
  })
})

test('keeps the readable parts of a response', () => {
  expect(toPlainAnswer({ granted: [{ expiry: 5 }], date: new Date(0), run: () => 1, bytes: Uint8Array.of(7) })).toEqual(
    {
      granted: [{ expiry: 5 }],
      bytes: '0x07',
    },
  )
  expect(toPlainAnswer(undefined)).toBeUndefined()
})

test('reads the fields of class instances and bytes of another frame in a response', () => {
  class Permission {
    context = '0x1'
    expiry = 5n
    #secret = 1
    check() {
      return this.#secret
    }
  }
  expect(toPlainAnswer([new Permission()])).toEqual([{ context: '0x1', expiry: '0x5' }])
  const { bytes, buffer } = runInContext(
    '({ bytes: Uint8Array.of(7), buffer: Uint8Array.of(8).buffer })',
    createContext(),
  )
  expect(toPlainAnswer({ bytes, buffer, list: [7, 8] })).toEqual({ bytes: '0x07', buffer: '0x08', list: [7, 8] })
  expect(toPlainJson({ bytes }, 'x')).toEqual({ bytes: '0x07' })
})

test('drops cycles and too deep values of a response, and keeps the rest', () => {
  const shared = { a: 1 }
  const cycle: Record<string, unknown> = { id: '0xbundle', first: shared, second: shared }
  cycle.self = cycle
  cycle.list = [cycle]
  expect(toPlainAnswer(cycle)).toEqual({ id: '0xbundle', first: shared, second: shared, list: [undefined] })
  let deep: unknown = 'end'
  for (let level = 0; level < 10_000; level++) deep = { deep }
  expect(toPlainAnswer({ id: '0xbundle', deep })).toMatchObject({ id: '0xbundle' })
})

test('L3: quickly copies objects that all refer to each other', () => {
  const objects: Record<string, unknown>[] = Array.from({ length: 60 }, () => ({}))
  for (const object of objects) for (const [index, other] of objects.entries()) object[`o${index}`] = other
  expect(toPlainAnswer(objects)).toHaveLength(60)
})
