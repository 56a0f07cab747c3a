import { existsSync, readFileSync } from 'node:fs'

const readers = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
      return status === 'failed' && failed.length === 0 ? [name] : failed.map((test) => `${name} › ${test}`)
    }),
  playwright: ({ suites }) => suites.flatMap(readSuite),
}

function readSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`)
  return [...failed, ...suites.flatMap(readSuite)]
}

/** The names of the tests of a step that failed, as `file › test`: what is left of a log is often only its end. */
export function readFailures(kind, reportFile) {
  return kind && existsSync(reportFile) ? readers[kind](JSON.parse(readFileSync(reportFile, 'utf8'))) : []
}
