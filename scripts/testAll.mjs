// Runs every check of the project, or the named ones, reruns failed tests, and ends with the line `N passed, N failed, N skipped`.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium } from './chromium/findChromium.mjs'
import { runAll } from './testAll/runAll.mjs'
import { steps } from './testAll/steps.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

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

process.exitCode = await runAll(
  steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  { root, environmentOf: ({ isOffline }) => ({ ...environment, ...(isOffline ? offline : {}) }) },
)
