import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFailures } from './readFailures.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('tests that failed are named with their files, and files that could not be loaded', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'sums takes away' },
  ]
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ]
  expect(readFailures('vitest', reportOf({ testResults }))).toEqual(['a.test.ts › sums takes away', 'b.test.ts'])
})

test('journeys that failed are found at any depth', () => {
  const inner = { specs: [{ file: 'a.spec.ts', title: 'signs', ok: false }] }
  const suites = [{ specs: [{ file: 'a.spec.ts', title: 'connects', ok: true }], suites: [inner] }]
  expect(readFailures('playwright', reportOf({ suites }))).toEqual(['a.spec.ts › signs'])
})

test('a check without a report names none', () => {
  expect(readFailures(undefined, 'none')).toEqual([])
  expect(readFailures('vitest', path.join(folder, 'absent.json'))).toEqual([])
})
