import { existsSync, readFileSync } from 'node:fs'

/** Why tests of a step were skipped, each reason once: a count alone does not say that a browser is missing. */
export function readNotes(kind, reportFile) {
  if (kind !== 'playwright' || !existsSync(reportFile)) return []
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8'))
  return [...new Set(suites.flatMap(readSuite))]
}

function readSuite({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests = [] }) => tests.flatMap((test) => test.annotations ?? []))
  const reasons = annotations.filter(({ type }) => type === 'skip').map(({ description }) => description)
  return [...reasons.filter(Boolean), ...suites.flatMap(readSuite)]
}
