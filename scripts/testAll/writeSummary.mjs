import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { failuresOf, flakyLimit } from './rerunFailures.mjs'

/**
 * Returns the summary of a whole run as text, whose last line is `N passed, N failed, N skipped`, and its exit code.
 * Flaky tests count as passed, but more of them than the limit fail the run.
 */
export function writeSummary(rows, { seconds, root }) {
  const flaky = rows.flatMap((row) => row.flaky)
  const isOverLimit = flaky.length > flakyLimit
  const total = (state) => rows.reduce((sum, { results }) => sum + count(results)[state], 0)
  const failed = total('failed') + (isOverLimit ? 1 : 0)
  const lines = [
    ...rows.flatMap(describeStep),
    describeTime('  together', seconds),
    '',
    ...(flaky.length > 0
      ? [`flaky, passed on a rerun: ${flaky.map(({ name }) => name).join(', ')} (see “Flaky tests” in AGENTS.md)`]
      : []),
    ...(isOverLimit ? [`${flaky.length} tests are flaky; more than ${flakyLimit} fail the run`] : []),
    `${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`,
  ]
  return { text: `\n${lines.join('\n').replaceAll(`${root}${path.sep}`, '')}\n`, exitCode: failed > 0 ? 1 : 0 }
}

function describeStep({ step, seconds, results, flaky }) {
  const { passed, failed, skipped } = count(results)
  const counts = [`${passed} passed, ${failed} failed`]
  if (skipped > 0) counts.push(`${skipped} skipped`)
  if (flaky.length > 0) counts.push(`${flaky.length} flaky`)
  return [
    `${describeTime(`${failed > 0 ? '✗' : '✓'} ${step.name}`, seconds)}   ${counts.join(', ')}`,
    ...notesOf(results).map((note) => `    – ${note}`),
    ...flaky.map((failure) =>
      indent('~', [
        failure.name,
        `failed after ${failure.seconds.toFixed(1)} s, passed in run ${failure.runs}`,
        textOf(failure),
      ]),
    ),
    ...failuresOf(results).map((failure) => indent('✗', [failure.name, textOf(failure)])),
  ]
}

const describeTime = (name, seconds) => `${name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s`

function count(results) {
  const withState = (wanted) => results.tests.filter(({ state }) => state === wanted).length
  return { passed: withState('passed'), failed: failuresOf(results).length, skipped: withState('skipped') }
}

/** Returns how many tests are skipped for each known reason. */
function notesOf({ tests }) {
  const counts = new Map()
  for (const { state, note } of tests) if (state === 'skipped' && note) counts.set(note, (counts.get(note) ?? 0) + 1)
  return [...counts].map(([note, count]) => `${note}: ${count} skipped`)
}

/**
 * The last lines of a program, or the beginning of a test's error. The second line of a failed property is its seed.
 */
function textOf({ scope, text = '' }) {
  // A test can throw anything.
  const lines = stripVTControlCharacters(typeof text === 'string' ? text : JSON.stringify(text))
    .split('\n')
    .filter(Boolean)
  return (scope === 'step' ? lines : lines.slice(0, 4)).join('\n').slice(0, 2_000)
}

function indent(mark, parts) {
  return `    ${mark} ${parts.filter(Boolean).join('\n').replaceAll('\n', '\n      ')}`
}
