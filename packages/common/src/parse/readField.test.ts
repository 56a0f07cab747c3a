import { expect, test } from 'vitest'
import { readField } from './readField.js'

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
