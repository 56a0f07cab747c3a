import { expect, test } from 'vitest'
import { hasLookAlike } from './outsideText.js'

test.each([
  ['Phantom', ['Рhantоm'], true],
  ['Phantom', ['PHANTOM '], true],
  ['Phantom', ['Solflare'], false],
  ['Phantom', [], false],
])('R31: %s beside %j', (name, others, expected) => {
  expect(hasLookAlike(name, others)).toBe(expected)
})
