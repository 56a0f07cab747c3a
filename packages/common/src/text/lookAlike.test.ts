import { expect, test } from 'vitest'
import { hasLookAlike } from './lookAlike.js'

test.each([
  ['Phantom', ['Рhantоm'], true],
  ['Phantom', ['PHANTOM '], true],
  ['Phantom', ['Solflare'], false],
  ['Phantom', [], false],
  // These have no letters; U+FDFD is a symbol.
  ['\ufdfd', ['★', '🦊'], false],
  ['★', ['★'], true],
])('R31: compares %s with %j', (name, others, expected) => {
  expect(hasLookAlike(name, others)).toBe(expected)
})
