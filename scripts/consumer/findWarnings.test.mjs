import { expect, test } from 'vitest'
import { findWarnings } from './findWarnings.mjs'

test('R266: a warning of any tool is found, names of files and what npm says of itself are not', () => {
  const output = `dist/warnSecondKit-abc.js 1 kB
npm warn Unknown user config
▲ [WARNING] Import is undefined
(!) Circular dependency
⚠ 2 problems
(node:1) DeprecationWarning: old`
  expect(findWarnings(output).unexpected).toEqual(output.split('\n').slice(2))
})

test('R266: a warning that is allowed passes, and one that is allowed for nothing is told', () => {
  const output = 'WARNING in asset size limit\nWARNING in another thing'
  expect(findWarnings(output, ['asset size', 'long gone'])).toEqual({
    unexpected: ['WARNING in another thing'],
    missing: ['long gone'],
  })
})
