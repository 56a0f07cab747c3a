import { rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { readResults } from './readResults.mjs'
import { runTeed } from './runTeed.mjs'

/**
 * Runs the program of a step with more `args` in the folder `root`, and resolves with its results. Its report is
 * written to the folder `reports`.
 */
export async function runStep(step, { root, reports, env, output, args = [] }) {
  const reportFile = path.join(reports, `${step.name}.json`)
  // A program that crashes writes no report, and must not count with an earlier one.
  rmSync(reportFile, { force: true })
  const begun = performance.now()
  const { exitCode, lastLines } = await runTeed([...step.command, ...(step.reportArgs ?? []), ...args], {
    output,
    cwd: root,
    env: { ...env, ...step.reportEnv?.(reportFile) },
    shell: process.platform === 'win32',
  })
  const seconds = (performance.now() - begun) / 1_000
  return { step, seconds, results: readResults(step, { exitCode, lastLines, reportFile, seconds }) }
}
