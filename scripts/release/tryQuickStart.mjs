import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { extractSnippets } from '../checks/snippets/extractSnippets.mjs'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'
import { connectWallet } from '../consumer/connectWallet.mjs'
import { runQuietly } from '../consumer/runQuietly.mjs'
import { serveFiles } from '../size/serveFiles.mjs'

const guide = path.resolve(import.meta.dirname, '../../docs/quickStart.md')

/**
 * Follows the quick start in a new folder: runs its commands with the packages of `registry`, and adds its component. Then builds the app,
 * connects a wallet in Chromium and reloads the page.
 */
export async function tryQuickStart(folder, registry) {
  const text = await readFile(guide, 'utf8')
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(text)
  const [component] = extractSnippets(text)
  const app = path.join(folder, /^cd (.+)$/m.exec(commands)[1])
  await mkdir(folder)
  await runQuietly('sh', ['-ec', commands], folder, {
    ...process.env,
    npm_config_registry: registry,
    npm_config_yes: 'true',
  })
  await writeFile(path.join(app, 'src/App.tsx'), component.code.replace('YOUR_PROJECT_ID', '0'.repeat(32)))
  await runQuietly('npm', ['run', 'build'], app)
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
  try {
    const server = await serveFiles(path.join(app, 'dist'))
    await connectWallet(browser, server.url).finally(server.close)
  } finally {
    await browser.close()
  }
}
