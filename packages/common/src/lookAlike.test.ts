import { expect, test } from 'vitest'
import { hasLookAlike } from './outsideText.js'

test.each([
  ['Phantom', ['Рhantоm'], true],
  ['Phantom', ['PHANTOM '], true],
  ['Phantom', ['Solflare'], false],
  ['Phantom', [], false],
  // Neither has a letter; U+FDFD is a sign of its own.
  ['\ufdfd', ['★', '🦊'], false],
  ['★', ['★'], true],
])('R31: %s beside %j', (name, others, expected) => {
  expect(hasLookAlike(name, others)).toBe(expected)
})
