import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { unhandledFile } from './unhandledFile.mjs'

const readers = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [describe(name, message)]
      return failed.map((test) => describe(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
    }),
  playwright: ({ suites }) => suites.flatMap(readSuite),
}

function readSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const names = failed.map(({ file, title, tests = [] }) =>
    describe(`${file} › ${title}`, tests[0]?.results?.at(-1)?.error?.message),
  )
  return [...names, ...suites.flatMap(readSuite)]
}

/** A test and the beginning of its message; the second line has the seed of a property. */
function describe(name, message = '') {
  const [first, ...more] = stripVTControlCharacters(message).split('\n').filter(Boolean)
  return [name, first, ...more.slice(0, 3)].filter(Boolean).join('\n').slice(0, 1_000)
}

/** Returns the failures of a step as `file › test` with the beginning of the reason, because often only the end of a log is kept. */
export function readFailures(kind, reportFile) {
  const failures = kind && existsSync(reportFile) ? readers[kind](read(reportFile)) : []
  const file = unhandledFile(reportFile)
  const unhandled = existsSync(file) ? read(file).map((error) => describe('An error that no test caught', error)) : []
  return [...failures, ...unhandled]
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
