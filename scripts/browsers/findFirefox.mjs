import { existsSync } from 'node:fs'
import path from 'node:path'

const usualPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the path of Firefox: `LATCHKEY_FIREFOX`, else that of the system. Undefined if there is none. */
export function findFirefox(env = process.env) {
  if (env.LATCHKEY_FIREFOX) {
    if (existsSync(env.LATCHKEY_FIREFOX)) return env.LATCHKEY_FIREFOX
    throw new Error(`LATCHKEY_FIREFOX names ${env.LATCHKEY_FIREFOX}, which does not exist.`)
  }
  const directories = ['/usr/bin', ...(env.PATH ?? '').split(path.delimiter)].filter(Boolean)
  const candidates = directories.flatMap((directory) => [
    path.join(directory, 'firefox-esr'),
    path.join(directory, 'firefox'),
  ])
  return [...candidates, ...usualPlaces].find((candidate) => existsSync(candidate))
}
