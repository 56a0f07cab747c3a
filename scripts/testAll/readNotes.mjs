import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const readers = {
  playwright: ({ suites }) => suites.flatMap(readSuite),
  vitest: ({ testResults }) => testResults.flatMap(readTestFile),
}

/** Returns the distinct reasons of skipped tests of a step, for example a missing browser or PostgreSQL. */
export function readNotes(kind, reportFile) {
  if (!kind || !existsSync(reportFile)) return []
  return [...new Set(readers[kind](JSON.parse(readFileSync(reportFile, 'utf8'))))]
}

function readSuite({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests = [] }) => tests.flatMap((test) => test.annotations ?? []))
  const reasons = annotations.filter(({ type }) => type === 'skip').map(({ description }) => description)
  return [...reasons.filter(Boolean), ...suites.flatMap(readSuite)]
}

// Vitest reports no reason, so its tests are named by file, with the program that they need.
const programs = [
  ['PostgreSQL', /^apps\/services\//],
  ['the NATS server', /^packages\/relay\//],
]

function readTestFile({ name, assertionResults = [] }) {
  const skipped = assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending').length
  if (skipped === 0) return []
  const file = path.relative(root, name).split(path.sep).join('/')
  const program = programs.find(([, folder]) => folder.test(file))?.[0]
  return [`${file}: ${skipped} skipped${program ? `; they need ${program}` : ''}`]
}
