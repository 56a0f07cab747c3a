import { expect, test } from 'vitest'
import { findLongFunctions } from './findLongFunctions.mjs'

test.each([
  ['a declaration', 'export function long() {\n  return 1\n}', 'long'],
  ['an arrow function', 'const long = () => {\n  return 1\n}', 'a function'],
  ['a method', 'const x = {\n  long() {\n    return 1\n  },\n}', 'a function'],
])('finds %s above the limit, and none at it', (_what, text, name) => {
  expect(findLongFunctions('x.ts', text, 2)).toEqual([expect.objectContaining({ name, lines: 3 })])
  expect(findLongFunctions('x.ts', text, 3)).toEqual([])
})
