// Runs every check of the project, continues after a failure, and ends with the line `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium } from './chromium/findChromium.mjs'
import { readCounts } from './testAll/readCounts.mjs'
import { readFailures } from './testAll/readFailures.mjs'
import { readNotes } from './testAll/readNotes.mjs'
import { runSteps } from './testAll/runSteps.mjs'
import { runTeed } from './testAll/runTeed.mjs'
import { steps } from './testAll/steps.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const reports = mkdtempSync(path.join(tmpdir(), 'latchkey-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const chromium = await findChromium()
const environment = {
  ...process.env,
  ...(chromium ? { LATCHKEY_CHROMIUM: chromium } : {}),
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Makes a step fail if one of its Node programs connects to another machine. */
const guard = `--import ${pathToFileURL(path.join(root, 'scripts/offline/guardProgram.mjs'))}`
const offline = { NODE_OPTIONS: [environment.NODE_OPTIONS, guard].filter(Boolean).join(' ') }

const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const started = performance.now()
report(await runSteps(chosen, runStep))

async function runStep(step, output) {
  output.stdout.write(`\n── ${step.name}: ${step.about}\n`)
  const reportFile = path.join(reports, `${step.name}.json`)
  const begun = performance.now()
  const { exitCode, lastLines } = await runTeed([...step.command, ...(step.reportArgs?.(reportFile) ?? [])], {
    output,
    cwd: root,
    env: { ...environment, ...(step.isOffline ? offline : {}), ...step.reportEnv?.(reportFile) },
    shell: process.platform === 'win32',
  })
  const seconds = (performance.now() - begun) / 1000
  const named = readFailures(step.counts, reportFile)
  const failures = exitCode !== 0 && named.length === 0 ? [lastLines.join('\n')] : named
  const shown = failures.map((failure) => failure.replaceAll(`${root}${path.sep}`, ''))
  const notes = readNotes(step.counts, reportFile)
  return { name: step.name, seconds, failures: shown, notes, ...readCounts(step.counts, reportFile, exitCode) }
}

function report(rows) {
  const total = (read) => rows.reduce((sum, row) => sum + read(row), 0)
  // Less than the sum, because some steps run in parallel.
  const seconds = (performance.now() - started) / 1000
  process.stdout.write('\n')
  for (const row of rows) {
    const counts = `${row.passed} passed, ${row.failed} failed${row.skipped > 0 ? `, ${row.skipped} skipped` : ''}`
    process.stdout.write(
      `${row.failed > 0 ? '✗' : '✓'} ${row.name.padEnd(14)} ${row.seconds.toFixed(1).padStart(7)} s   ${counts}\n`,
    )
    for (const note of row.notes) process.stdout.write(`    – ${note}\n`)
    for (const failure of row.failures) process.stdout.write(`    ✗ ${failure.replaceAll('\n', '\n      ')}\n`)
  }
  process.stdout.write(`  ${'together'.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s\n\n`)
  const failed = total((row) => row.failed)
  process.stdout.write(`${total((row) => row.passed)} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
