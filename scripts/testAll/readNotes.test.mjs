import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readNotes } from './readNotes.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-notes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('returns each reason for skipped journeys once', () => {
  const file = path.join(folder, 'report.json')
  const skipped = { tests: [{ annotations: [{ type: 'skip', description: 'WebKit is not installed' }] }] }
  const other = { tests: [{ annotations: [{ type: 'issue', description: 'no reason' }, { type: 'skip' }] }] }
  writeFileSync(file, JSON.stringify({ suites: [{ specs: [skipped, other], suites: [{ specs: [skipped] }] }] }))
  expect(readNotes('playwright', file)).toEqual(['WebKit is not installed'])
})

test('names files with skipped unit tests, and the program that those need', () => {
  const file = path.join(folder, 'vitest.json')
  const result = (name, ...statuses) => ({
    name: path.resolve(name),
    assertionResults: statuses.map((status) => ({ status })),
  })
  const testResults = [
    result('apps/services/src/a.test.ts', 'passed', 'skipped', 'pending'),
    result('packages/relay/test/nats.test.ts', 'skipped'),
    result('scripts/b.test.mjs', 'skipped'),
    result('scripts/c.test.mjs', 'passed', 'failed'),
  ]
  writeFileSync(file, JSON.stringify({ testResults }))
  expect(readNotes('vitest', file)).toEqual([
    'apps/services/src/a.test.ts: 2 skipped; they need PostgreSQL',
    'packages/relay/test/nats.test.ts: 1 skipped; they need the NATS server',
    'scripts/b.test.mjs: 1 skipped',
  ])
})

test('a step without a report has no notes', () => {
  expect(readNotes('playwright', path.join(folder, 'absent.json'))).toEqual([])
  expect(readNotes(undefined, 'none')).toEqual([])
})
