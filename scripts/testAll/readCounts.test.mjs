import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCounts } from './readCounts.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = (passed, failed) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
})

test('a check without a report counts as one test', () => {
  expect(readCounts(undefined, 'none', 0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(readCounts(undefined, 'none', 3)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('counts the tests of a report', () => {
  expect(readCounts('vitest', reportOf(vitest(7, 2)), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 })
  const playwright = { stats: { expected: 5, unexpected: 1, skipped: 2, flaky: 0 } }
  expect(readCounts('playwright', reportOf(playwright), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('a failed run without a failed test has one failure', () => {
  expect(readCounts('vitest', reportOf(vitest(7, 0)), 1)).toMatchObject({ passed: 7, failed: 1 })
})

test('a run without a report or without tests has failed', () => {
  expect(readCounts('vitest', path.join(folder, 'absent.json'), 0)).toMatchObject({ failed: 1 })
  expect(readCounts('vitest', reportOf(vitest(0, 0)), 0)).toMatchObject({ failed: 1 })
})

test('a run that skipped every test for a reason has not failed', () => {
  const playwright = { stats: { expected: 0, unexpected: 0, skipped: 3, flaky: 0 } }
  expect(readCounts('playwright', reportOf(playwright), 0)).toEqual({ passed: 0, failed: 0, skipped: 3 })
})
