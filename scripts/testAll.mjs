// Runs every check of the project, or the named ones (`quick`: those without tests), reruns failed tests, and ends with
// the line `N passed, N failed, N skipped`.
import path from 'node:path'
import { environmentOf } from './testAll/environmentOf.mjs'
import { runAll } from './testAll/runAll.mjs'
import { quickSteps, steps } from './testAll/steps.mjs'

const wanted = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quickSteps : name))
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
process.exitCode = await runAll(chosen, { root: path.dirname(import.meta.dirname), environmentOf })
