import { existsSync, readFileSync } from 'node:fs'

const readers = {
  vitest: (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped + stats.flaky,
  }),
}

/**
 * Returns the numbers of passed and failed tests of a step. A check without a report counts as one test. A failed step
 * has at least one failure, even if its report lists none: a file that failed to load is in no list of tests.
 */
export function readCounts(kind, reportFile, exitCode) {
  const ended = exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  if (!kind) return ended
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = readers[kind](JSON.parse(readFileSync(reportFile, 'utf8')))
  // Without an installed browser, all tests are skipped.
  const nothingRan = counts.passed + counts.failed + counts.skipped === 0
  return { ...counts, failed: exitCode !== 0 || nothingRan ? Math.max(counts.failed, 1) : counts.failed }
}
