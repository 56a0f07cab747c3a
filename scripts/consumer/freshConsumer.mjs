// Installs the packed packages into a new Vite app and a new Next app outside the workspace, builds both without a warning
// and connects a wallet in each, in Chromium: `node scripts/consumer/freshConsumer.mjs [vite|next]`. `--keep` keeps the apps.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'
import { packPackages } from '../release/packPackages.mjs'
import { serveFiles } from '../size/serveFiles.mjs'
import { openWallets, waitForBalance } from '../wallet/chooseWallet.mjs'
import { openPage, walletAccount } from '../wallet/openPage.mjs'
import { nextApp, viteApp } from './appSources.mjs'
import { createApp } from './createApp.mjs'
import { startNext } from './startNext.mjs'

const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-consumer-'))
const only = process.argv[2]
const failures = []
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
try {
  const tarballs = packPackages(path.join(work, 'tarballs'))
  if (only !== 'next') await attempt('Vite', () => tryVite(path.join(work, 'vite'), tarballs))
  if (only !== 'vite') await attempt('Next', () => tryNext(path.join(work, 'next'), tarballs))
} finally {
  await browser.close()
  if (process.argv.includes('--keep')) console.log(`The apps are in ${work}.`)
  else await rm(work, { recursive: true, force: true })
}
for (const failure of failures) console.error(`\n${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

async function tryVite(folder, tarballs) {
  await createApp(folder, viteApp, tarballs)
  const server = await serveFiles(path.join(folder, 'dist'))
  await connect('the built app', server.url).finally(server.close)
}

async function tryNext(folder, tarballs) {
  await createApp(folder, nextApp, tarballs)
  for (const command of ['start', 'dev']) {
    const { url, stop, output } = await startNext(folder, command)
    try {
      const html = await (await fetch(url)).text()
      if (!html.includes('<appkit-button')) throw new Error(`next ${command}: the server sends no button:\n${html}`)
      await connect(`next ${command}`, url)
      const warnings = output()
        .split('\n')
        .filter((line) => /warn|⚠|error|⨯/i.test(line))
      if (warnings.length > 0) throw new Error(`next ${command} prints:\n${warnings.join('\n')}`)
    } finally {
      await stop()
    }
  }
}

async function connect(what, url) {
  const { page, problems, close } = await openPage(browser, url)
  try {
    await page.goto(url)
    const entry = await openWallets(page)
    await entry.click()
    await page.locator('output').getByText(walletAccount).waitFor({ timeout: 15_000 })
    await waitForBalance(page)
    if (problems.length > 0) throw new Error('the console is not empty')
    console.log(`  ✓ ${what}: a wallet connects, the console is empty`)
  } catch (error) {
    throw new Error(`${what}: ${[error.message, ...problems].join('\n  ')}`)
  } finally {
    await close()
  }
}

async function attempt(name, run) {
  const begun = performance.now()
  await run().catch((error) => failures.push(`${name}: ${error.message}`))
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
