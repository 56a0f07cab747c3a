import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { readProgram } from '../checks/snippets/readProgram.mjs'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'
import { connectWallet } from '../consumer/connectWallet.mjs'
import { runQuietly } from '../consumer/runQuietly.mjs'
import { findFreePort } from '../ports/findFreePort.mjs'
import { serveFiles } from '../size/serveFiles.mjs'

const docs = path.resolve(import.meta.dirname, '../../docs')

/**
 * Follows the quick start in a new folder: runs its commands with the packages of `registry`, and saves its files. Then
 * builds the app, connects a wallet in Chromium and reloads the page. Resolves with the folder of the app.
 */
export async function tryQuickStart(folder, registry) {
  const { text, commands } = await readGuide('quickStart.md')
  const app = path.join(folder, /^cd (.+)$/m.exec(commands)[1])
  await mkdir(folder)
  await runCommands(commands, folder, registry)
  await saveFiles(app, text, (code) => code.replace('YOUR_PROJECT_ID', '0'.repeat(32)))
  const [, line, entry] = /Add `([^`]+)` as the first line of `([^`]+)`/.exec(text)
  await writeFile(path.join(app, entry), `${line}\n${await readFile(path.join(app, entry), 'utf8')}`)
  await runQuietly('npm', ['run', 'build'], app)
  const browser = await chromium.launch(await launchOptions())
  try {
    const server = await serveFiles(path.join(app, 'dist'))
    await connectWallet(browser, server.url).finally(server.close)
  } finally {
    await browser.close()
  }
  return app
}

/**
 * Follows docs/testing.md in the app of the quick start, up to the end of its first test. Uses the browser of this
 * machine instead of its download.
 */
export async function tryTestingGuide(app, registry) {
  const { text, commands } = await readGuide('testing.md')
  const install = commands.split('\n').filter((command) => !command.startsWith('npx playwright install'))
  await runCommands(install.join('\n'), app, registry)
  const port = String(await findFreePort())
  await saveFiles(app, text, (code) => code.replaceAll('5173', port))
  const use = JSON.stringify({ launchOptions: await launchOptions() })
  const config = `import config from './playwright.config'\n\nexport default { ...config, use: { ...config.use, ...${use} } }\n`
  await writeFile(path.join(app, 'rehearsal.config.ts'), config)
  const output = await runQuietly('npx', ['playwright', 'test', '--config=rehearsal.config.ts'], app)
  if (!/^\s*1 passed/m.test(output)) throw new Error(`The test of docs/testing.md did not run:\n${output}`)
}

async function readGuide(file) {
  const text = await readFile(path.join(docs, file), 'utf8')
  return { text, commands: /```sh\n([\s\S]*?)```/.exec(text)[1] }
}

async function runCommands(commands, folder, registry) {
  const env = { ...process.env, npm_config_registry: registry, npm_config_yes: 'true' }
  await runQuietly('sh', ['-ec', commands], folder, env)
}

async function saveFiles(app, text, change) {
  for (const { file, isSaved, code } of readProgram(text).modules) {
    if (!isSaved) continue
    await mkdir(path.dirname(path.join(app, file)), { recursive: true })
    await writeFile(path.join(app, file), change(code))
  }
}

async function launchOptions() {
  const executablePath = await findChromium()
  return { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] }
}
