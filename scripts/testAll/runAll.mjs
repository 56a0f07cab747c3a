import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { rerunFailures } from './rerunFailures.mjs'
import { runStep } from './runStep.mjs'
import { runSteps } from './runSteps.mjs'
import { writeSummary } from './writeSummary.mjs'

/** Signals that end a program in a terminal or on a server. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs steps in the folder `root`, then runs again what failed, and writes the summary to `output.stdout`. Resolves
 * with the exit code. `environmentOf(step)` returns the environment of a step's program.
 */
export async function runAll(steps, { root, environmentOf = () => process.env, output = process }) {
  const reports = mkdtempSync(path.join(tmpdir(), 'latchkey-reports-'))
  const started = performance.now()
  const removeReports = () => rmSync(reports, { recursive: true, force: true })
  const stop = () => process.exit(130)
  process.once('exit', removeReports)
  for (const signal of signals) process.once(signal, stop)
  const run = (step, to, args) => runStep(step, { root, reports, env: environmentOf(step), output: to, args })
  try {
    const rows = await runSteps(
      steps,
      (step, to) => {
        to.stdout.write(`\n── ${step.name}: ${step.about}\n`)
        return run(step, to)
      },
      output,
    )
    const all = await rerunFailures(rows, async (step, args, failing) => {
      output.stdout.write(`\n── ${step.name}, again: ${failing.map(({ name }) => name).join(', ')}\n`)
      return (await run(step, output, args)).results
    })
    const seconds = (performance.now() - started) / 1_000
    const { text, exitCode } = writeSummary(all, { seconds, root })
    output.stdout.write(text)
    return exitCode
  } finally {
    process.off('exit', removeReports)
    for (const signal of signals) process.off(signal, stop)
    removeReports()
  }
}
