import { expect, test } from 'vitest'
import { findWarnings } from './findWarnings.mjs'

test("R266: finds a warning of any tool, but not file names, npm's notes and build times", () => {
  const output = `dist/warnSecondKit-abc.js 1 kB
npm warn Unknown user config
 WARN  [PLUGIN_TIMINGS] JavaScript callbacks ran for 2.6s of this 3.4s build (77%).
▲ [WARNING] Import is undefined
(!) Circular dependency
⚠ 2 problems

(node:1) DeprecationWarning: old`
  expect(findWarnings(output).unexpected).toEqual(output.split('\n').slice(3).filter(Boolean))
})

test('R266: accepts an allowed warning, and reports an unused allowance', () => {
  const output = 'WARNING in asset size limit\nWARNING in another thing'
  expect(findWarnings(output, ['asset size', 'long gone'])).toEqual({
    unexpected: ['WARNING in another thing'],
    missing: ['long gone'],
  })
})

test('R266: an allowance may name the files under a warning', () => {
  const output = `WARNING in asset size limit:
  main.js (261 KiB)
  371.js (371 KiB)

✓ built`
  expect(findWarnings(output, ['^WARNING in asset size limit:\\n +main\\.js .*\\n +\\d+\\.js .*$'])).toEqual({
    unexpected: [],
    missing: [],
  })
  const more = output.replace('\n\n', '\n  372.js (372 KiB)\n\n')
  expect(
    findWarnings(more, ['^WARNING in asset size limit:\\n +main\\.js .*\\n +\\d+\\.js .*$']).unexpected,
  ).toHaveLength(1)
})
