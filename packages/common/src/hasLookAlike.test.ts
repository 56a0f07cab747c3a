import { expect, test } from 'vitest'
import { hasLookAlike } from './hasLookAlike.js'

test.each([
  ['Phantom', ['Рhantоm'], true],
  ['Phantom', ['PHANTOM '], true],
  ['Phantom', ['Solflare'], false],
  ['Phantom', [], false],
])('R31: %s beside %j', (name, others, expected) => {
  expect(hasLookAlike(name, others)).toBe(expected)
})
