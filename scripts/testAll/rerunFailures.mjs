/** More failures than this fail `npm test` even if all of them pass on a rerun. */
export const flakyLimit = 5
/** A test with this number of failed runs has failed. */
const runLimit = 3

/**
 * Runs again what failed in a first pass, one after the other, until it passes or has failed three times, and returns
 * the results with `flaky`: what passed on a rerun, with its first error. A whole step runs again at most once. Above
 * the limit of flaky tests nothing runs again, because the run fails either way.
 */
export async function rerunFailures(rows, run) {
  const failures = rows.flatMap(({ results }) => failuresOf(results)).filter(({ rerun }) => rerun)
  if (failures.length > flakyLimit) return rows.map((row) => ({ ...row, flaky: [] }))
  const rerunRows = []
  for (const row of rows) rerunRows.push(await rerunStep(row, run))
  return rerunRows
}

/** Returns failed tests and errors outside tests. */
export function failuresOf({ tests, faults }) {
  return [...tests.filter(({ state }) => state === 'failed'), ...faults]
}

async function rerunStep({ step, results: first, ...row }, run) {
  let results = first
  const flaky = []
  const failures = failuresOf(first)
  const isOwn = (it) => it.rerun && !failures.some((whole) => isPart(it, whole))
  for (const group of groupByArguments(failures.filter(isOwn))) {
    const [{ rerun, scope }] = group
    let failing = group
    for (let runs = 2; runs <= (scope === 'step' ? 2 : runLimit) && failing.length > 0; runs++) {
      const again = await run(step, rerun, failing)
      for (const failure of failing.filter((it) => hasPassed(it, again))) {
        const fixed = failures.filter((it) => it === failure || isPart(it, failure))
        flaky.push(...fixed.map((it) => ({ ...it, runs })))
        results = replace(results, failure, again)
      }
      failing = failing.filter((failure) => !hasPassed(failure, again))
    }
  }
  return { step, ...row, results, flaky }
}

/** Failures with the same arguments share a process. */
function groupByArguments(failures) {
  const groups = new Map()
  for (const failure of failures) {
    const key = JSON.stringify(failure.rerun)
    groups.set(key, [...(groups.get(key) ?? []), failure])
  }
  return groups.values()
}

function hasPassed(failure, { tests, faults }) {
  const own = tests.filter((test) => isCovered(test, failure)).map(({ state }) => state)
  // In a file that passes, every test may be skipped.
  const hasRun = failure.scope === 'file' ? own.length > 0 : own.includes('passed')
  return hasRun && !own.includes('failed') && !faults.some((fault) => isCovered(fault, failure))
}

/**
 * Returns whether a test or an error belongs to what failed: a test, files or a step. Errors without files concern all.
 */
function isCovered({ key, file, files = [file] }, failed) {
  if (failed.scope === 'step' || files[0] === undefined) return true
  if (failed.scope === 'file') return files.some((name) => failed.files.includes(name))
  return key === failed.key || (file === undefined && files.includes(failed.file))
}

const scopes = ['test', 'file', 'step']

/** Returns whether a failure runs again as part of another one, such as a test of a file that crashed. */
function isPart(failure, whole) {
  const isWider = scopes.indexOf(whole.scope) > scopes.indexOf(failure.scope)
  return isWider && whole.rerun !== undefined && isCovered(failure, whole)
}

function replace({ tests, faults }, failure, again) {
  const own = (test) => isCovered(test, failure)
  return {
    tests: [...tests.filter((test) => !own(test)), ...again.tests.filter(own)],
    faults: faults.filter((fault) => fault !== failure && !isPart(fault, failure)),
  }
}
