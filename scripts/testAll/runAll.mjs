import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readResults } from './readResults.mjs'
import { rerunFailures } from './rerunFailures.mjs'
import { runSteps } from './runSteps.mjs'
import { runTeed } from './runTeed.mjs'
import { writeSummary } from './writeSummary.mjs'

/**
 * Runs steps in the folder `root`, then runs again what failed, and writes the summary to `output.stdout`. Resolves with the exit code.
 * `environmentOf(step)` returns the environment of a step's program.
 */
export async function runAll(steps, { root, environmentOf = () => process.env, output = process }) {
  const reports = mkdtempSync(path.join(tmpdir(), 'latchkey-reports-'))
  const started = performance.now()
  try {
    const rows = await runSteps(steps, (step, to) => {
      to.stdout.write(`\n── ${step.name}: ${step.about}\n`)
      return runStep(step, to)
    })
    const all = await rerunFailures(rows, async (step, rerunArguments, failing) => {
      output.stdout.write(`\n── ${step.name}, again: ${failing.map(({ name }) => name).join(', ')}\n`)
      return (await runStep(step, output, rerunArguments)).results
    })
    const seconds = (performance.now() - started) / 1_000
    const { text, exitCode } = writeSummary(all, { seconds, root })
    output.stdout.write(text)
    return exitCode
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }

  async function runStep(step, to, rerunArguments = []) {
    const reportFile = path.join(reports, `${step.name}.json`)
    // A run that crashes must not count with the report of the run before.
    rmSync(reportFile, { force: true })
    const begun = performance.now()
    const program = [...step.command, ...(step.reportArgs ?? []), ...rerunArguments]
    const env = { ...environmentOf(step), ...step.reportEnv?.(reportFile) }
    const shell = process.platform === 'win32'
    const { exitCode, lastLines } = await runTeed(program, { output: to, cwd: root, env, shell })
    const seconds = (performance.now() - begun) / 1_000
    return { step, seconds, results: readResults(step, { exitCode, lastLines, reportFile, seconds }) }
  }
}
