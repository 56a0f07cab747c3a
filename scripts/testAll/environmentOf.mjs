import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { findChromium } from '../chromium/findChromium.mjs'

const chromium = await findChromium()
const environment = {
  ...process.env,
  ...(chromium ? { LATCHKEY_CHROMIUM: chromium } : {}),
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Makes a step fail if one of its Node programs connects to another machine. */
const guard = `--import ${pathToFileURL(path.resolve(import.meta.dirname, '../offline/guardProgram.mjs'))}`
const offline = { NODE_OPTIONS: [environment.NODE_OPTIONS, guard].filter(Boolean).join(' ') }

/** Returns the environment of a step's program. */
export function environmentOf({ isOffline }) {
  return { ...environment, ...(isOffline ? offline : {}) }
}
