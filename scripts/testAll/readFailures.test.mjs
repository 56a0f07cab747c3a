import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFailures } from './readFailures.mjs'
import { unhandledFile } from './unhandledFile.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('names failed tests with their files, and files that failed to load', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    {
      status: 'failed',
      fullName: 'sums takes away',
      failureMessages: ['\u001b[31mProperty failed\u001b[39m\n{ seed: 1 }\n'],
    },
  ]
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ]
  expect(readFailures('vitest', reportOf({ testResults }))).toEqual([
    'a.test.ts › sums takes away\nProperty failed\n{ seed: 1 }',
    'b.test.ts',
  ])
})

test('names unhandled errors with their origin', () => {
  const file = reportOf({ testResults: [] })
  writeFileSync(unhandledFile(file), JSON.stringify(['Error: late\n    at a.ts:1:1']))
  expect(readFailures('vitest', file)).toEqual(['An error that no test caught\nError: late\n    at a.ts:1:1'])
  rmSync(unhandledFile(file))
})

test('finds failed journeys at any depth', () => {
  const inner = { specs: [{ file: 'a.spec.ts', title: 'signs', ok: false }] }
  const suites = [{ specs: [{ file: 'a.spec.ts', title: 'connects', ok: true }], suites: [inner] }]
  expect(readFailures('playwright', reportOf({ suites }))).toEqual(['a.spec.ts › signs'])
})

test('returns no failures for a check without a report', () => {
  expect(readFailures(undefined, 'none')).toEqual([])
  expect(readFailures('vitest', path.join(folder, 'absent.json'))).toEqual([])
})
