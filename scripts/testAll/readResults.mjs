import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the results of one run of a step: `tests`, and `faults`, errors outside tests.
 * Tests and faults have a `key`, a `name`, the error's `text`, the `scope` that has to run again (`test`, `file` or
 * `step`) and `rerun`, the arguments for that. Without `rerun`, running it again is pointless. A step without a report
 * is one test.
 */
export function readResults(step, { exitCode, lastLines, reportFile, seconds }) {
  const text = lastLines.join('\n')
  const own = {
    key: step.name,
    name: step.name,
    seconds,
    text,
    scope: 'step',
    rerun: (step.counts || step.mayTimeOut) && isTransient(text) ? [] : undefined,
  }
  if (!step.counts) return { tests: [{ ...own, state: exitCode === 0 ? 'passed' : 'failed' }], faults: [] }
  if (!existsSync(reportFile)) return { tests: [], faults: [own] }
  const results = readers[step.counts](JSON.parse(readFileSync(reportFile, 'utf8')), own)
  const isExplained = results.faults.length > 0 || results.tests.some(({ state }) => state === 'failed')
  if (exitCode !== 0 && !isExplained) results.faults.push(own)
  else if (results.tests.length === 0 && !isExplained && !step.mayBeEmpty)
    results.faults.push({ ...own, text: 'No test ran.' })
  return results
}

const readers = { vitest: readVitest, playwright: readPlaywright }

function readVitest({ tests, errors }, own) {
  const secondsOf = (files) =>
    tests.filter(({ file }) => files.includes(file)).reduce((sum, { seconds }) => sum + seconds, 0)
  const faults = new Map()
  for (const { files, text, isCertain } of errors) {
    const key = files.join('\n')
    const name = files.length > 1 ? `${files[0]} and ${files.length - 1} more files` : key
    // The first error of a file is often the cause of the others.
    if (files.length === 0) faults.set(own.key, { ...own, text })
    else if (!faults.has(key))
      faults.set(key, {
        key,
        files,
        name,
        seconds: secondsOf(files),
        text,
        scope: 'file',
        rerun: isCertain ? files : undefined,
      })
  }
  return {
    // Tests that a crashed worker did not finish are part of the fault.
    tests: tests
      .filter(({ state }) => state !== 'pending')
      .map(({ file, name, ...test }) => ({
        ...test,
        file,
        key: `${file} › ${name}`,
        name: `${file} › ${name}`,
        note: `${file}${programOf(file)}`,
        scope: 'test',
        rerun: [file, '-t', `^${escapeRegExp(name)}$`],
      })),
    faults: [...faults.values()],
  }
}

/** Tests that are skipped where a program is missing. */
const programs = [
  ['PostgreSQL', 'apps/services'],
  ['the NATS server', 'packages/relay'],
]

function programOf(file) {
  const found = programs.find(([, folder]) => file.includes(`${path.sep}${path.normalize(folder)}${path.sep}`))
  return found ? `; they need ${found[0]}` : ''
}

/** Playwright runs the failed tests of its last run again, and writes that list itself. */
const lastFailed = ['--last-failed', '--workers=1']

function readPlaywright({ suites = [], errors = [] }, own) {
  const specs = suites.flatMap((suite) => allSpecs(suite))
  const faults = errors.map(({ message }) => ({ ...own, text: message, rerun: isTransient(message) ? [] : undefined }))
  const tests = specs.flatMap(({ file, titles, title, tests: runs }) =>
    runs.map(({ projectName, status, expectedStatus, results, annotations = [] }) => ({
      // The report merges the same test of several projects, so its id is of no use.
      key: JSON.stringify([projectName, file, ...titles, title]),
      name: `${projectName ? `[${projectName}] ` : ''}${file} › ${title}`,
      file,
      state: stateOf({ status, expectedStatus, results }),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      text: results.findLast(({ error }) => error)?.error.message ?? 'It did not run.',
      note: annotations.find(({ type }) => type === 'skip')?.description,
      scope: 'test',
      rerun: lastFailed,
    })),
  )
  return { tests, faults }
}

/** A test after a failed hook or in a series after a failed one is reported as skipped, but did not run. */
function stateOf({ status, expectedStatus, results }) {
  if (status === 'expected') return 'passed'
  return status === 'skipped' && expectedStatus === 'skipped' && results.length > 0 ? 'skipped' : 'failed'
}

function allSpecs({ suites = [], specs = [] }, titles = []) {
  return [
    ...specs.map((spec) => ({ ...spec, titles })),
    ...suites.flatMap((suite) => allSpecs(suite, [...titles, suite.title])),
  ]
}

const transient =
  /\bE(CONNRESET|CONNREFUSED|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|SOCKETTIMEDOUT)\b|\bUND_ERR_\w*(TIMEOUT|SOCKET)\b|socket hang up|fetch failed|\btimed out\b|timeout\b.*exceeded|TimeoutError|(page|browser|target) (has been closed|crashed)/i

/** Returns whether a text reports a timeout or a lost connection. */
function isTransient(text = '') {
  return transient.test(text)
}

function escapeRegExp(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
