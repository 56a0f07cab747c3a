import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readNotes } from './readNotes.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-notes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('reasons for skipped journeys are told, each once', () => {
  const file = path.join(folder, 'report.json')
  const skipped = { tests: [{ annotations: [{ type: 'skip', description: 'WebKit is not installed' }] }] }
  const other = { tests: [{ annotations: [{ type: 'issue', description: 'no reason' }, { type: 'skip' }] }] }
  writeFileSync(file, JSON.stringify({ suites: [{ specs: [skipped, other], suites: [{ specs: [skipped] }] }] }))
  expect(readNotes('playwright', file)).toEqual(['WebKit is not installed'])
})

test('a step without a report has nothing to tell', () => {
  expect(readNotes('playwright', path.join(folder, 'absent.json'))).toEqual([])
  expect(readNotes(undefined, 'none')).toEqual([])
})
