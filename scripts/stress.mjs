// Runs tests several times with two busy processes beside them, and prints how often each failed:
// `npm run stress -- <unit|browser|e2e|browsers> [--times 5] [test file …]`
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { environmentOf } from './testAll/environmentOf.mjs'
import { failuresOf } from './testAll/rerunFailures.mjs'
import { runStep } from './testAll/runStep.mjs'
import { steps } from './testAll/steps.mjs'

const { step, files, times } = readArguments()

const root = path.dirname(import.meta.dirname)
// A busy process ends by itself if this one is killed.
const busyCode = 'const id = process.ppid; while (process.ppid === id) for (let i = 0; i < 1e8; i++);'
const reports = mkdtempSync(path.join(tmpdir(), 'latchkey-stress-'))
const busy = [1, 2].map(() => spawn(process.execPath, ['-e', busyCode], { stdio: 'ignore' }))
process.on('exit', () => {
  for (const child of busy) child.kill('SIGKILL')
  rmSync(reports, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

const silent = { write: () => true }
/** How often each test failed. */
const failures = new Map()
for (let run = 1; run <= times; run++) {
  const output = { stdout: silent, stderr: silent }
  const { seconds, results } = await runStep(step, { root, reports, env: environmentOf(step), output, args: files })
  if (files.length > 0 && results.tests.length === 0) {
    console.error(`No test of ${step.name} ran in ${files.join(', ')}.`)
    process.exit(2)
  }
  const failed = failuresOf(results)
  console.log(`run ${run}: ${results.tests.length} tests, ${failed.length} failed, ${seconds.toFixed(0)} s`)
  for (const { name: test, text } of failed) {
    console.log(`${test}\n${text}\n`.replaceAll(`${root}${path.sep}`, ''))
    failures.set(test, (failures.get(test) ?? 0) + 1)
  }
}
console.log(`\n| test of ${step.name} | failed in ${times} runs |\n|---|--:|`)
for (const [test, count] of failures) console.log(`| ${test.replaceAll(`${root}${path.sep}`, '')} | ${count} |`)
if (failures.size === 0) console.log('| none | 0 |')
// The busy processes end with this one.
process.exit(failures.size > 0 ? 1 : 0)

function readArguments() {
  try {
    const options = { times: { type: 'string', default: '5' } }
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [name, ...files] = positionals
    const times = Number(values.times)
    const step = steps.find((it) => it.name === name && it.counts)
    if (step && Number.isInteger(times) && times > 0) return { step, files, times }
  } catch {
    // `parseArgs` throws for an unknown option.
  }
  console.error('Usage: npm run stress -- <unit|browser|e2e|browsers> [--times 5] [test file …]')
  process.exit(2)
}
