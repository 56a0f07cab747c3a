import { existsSync } from 'node:fs'
import path from 'node:path'

// The headless shell, which is also Playwright's default, needs about a sixth less CPU time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of Chromium: `LATCHKEY_CHROMIUM`, else that of the system, else the one that Playwright downloaded.
 * Undefined if there is none.
 */
export async function findChromium(env = process.env) {
  if (env.LATCHKEY_CHROMIUM) {
    if (existsSync(env.LATCHKEY_CHROMIUM)) return env.LATCHKEY_CHROMIUM
    throw new Error(`LATCHKEY_CHROMIUM names ${env.LATCHKEY_CHROMIUM}, which does not exist.`)
  }
  const directories = ['/usr/bin', ...(env.PATH ?? '').split(path.delimiter)].filter(Boolean)
  const candidates = [
    ...directories.flatMap((directory) => names.map((name) => path.join(directory, name))),
    ...usualPlaces,
  ]
  return candidates.find((candidate) => existsSync(candidate)) ?? (await playwrightChromium())
}

// Playwright is missing before the first installation.
async function playwrightChromium() {
  const playwright = await import('playwright').catch(() => undefined)
  const executablePath = playwright?.chromium.executablePath()
  return executablePath && existsSync(executablePath) ? executablePath : undefined
}
