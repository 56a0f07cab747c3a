// Measures the list of all wallets with 600 of them in Chromium, CPU slowed four times: the services of this repository
// answer, and `startPaddedDirectory` makes their list longer. Prints a table. `pnpm build && pnpm --filter
// @latchkey/bench all-wallets [--runs 3]`
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startServices } from '@latchkey/services'
import { chromium } from 'playwright'
import { chromiumFlags } from '../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../scripts/chromium/findChromium.mjs'
import { buildApp } from '../scripts/size/buildApp.mjs'
import { serveFiles } from '../scripts/size/serveFiles.mjs'
import { writeApp } from '../scripts/size/writeApp.mjs'
import { scrollToEnd } from './scrollToEnd.mjs'
import { startPaddedDirectory } from './startPaddedDirectory.mjs'
import { watchText } from './watchText.mjs'

const slowdown = 4
const total = 600
/** Wallets that the wallet list already contains. */
const first = 4
const pageSize = 40
/** A fast mouse wheel: 6 000 px per second. */
const step = 100
const approachMs = 150
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 3
const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-all-wallets-'))
const executablePath = await findChromium()
const services = await startServices({})
const directory = await startPaddedDirectory(services.url, { total, first, pageSize })
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })

try {
  await writeApp(path.join(work, 'app'), ['eip155'], { hasDirectory: true })
  await buildApp(path.join(work, 'app'), path.join(work, 'built'))
  const visits = []
  const approached = []
  for (let run = 0; run < runs; run++) {
    visits.push(await visit())
    approached.push(await visit({ hasPointer: true }))
  }
  const frames = visits.flatMap((each) => each.frames).sort((a, b) => a - b)
  const of = (key) => median(visits.map((each) => each[key]))
  console.table({
    'click → first page of all wallets, ms': row(of('firstPage'), 'goal 150'),
    'the same, a pointer on the row before, ms': row(
      median(approached.map(({ firstPage }) => firstPage)),
      `${approachMs} ms before`,
    ),
    'frame while scrolling to the end, p50 ms': row(quantile(frames, 0.5), 'goal 17'),
    'frame while scrolling to the end, p95 ms': row(quantile(frames, 0.95), 'goal 33'),
    'frame while scrolling to the end, longest ms': row(frames.at(-1)),
    'frames that moved': row(frames.length / runs),
    'wallets reached': row(of('reached'), `of ${total}`),
    'rows in the page at the end': row(of('rows')),
    'pictures asked for with the first page': row(of('firstPictures')),
    'pictures asked for on the way to the end': row(of('morePictures')),
  })
} finally {
  await browser.close()
  await directory.close()
  await services.close()
  await rm(work, { recursive: true, force: true })
}

async function visit({ hasPointer = false } = {}) {
  const server = await serveFiles(path.join(work, 'built'))
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(watchText)
  let pictures = 0
  page.on('request', (request) => {
    if (request.url().includes('/getWalletImage/')) pictures++
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${server.url}?directory=${encodeURIComponent(directory.url)}`)
  await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  await page.evaluate(() => window.clickUntil('Connect Wallet', '.tag', '+'))
  await page.waitForLoadState('networkidle')
  if (hasPointer) {
    await page.evaluate(() => window.approach('All wallets'))
    await page.waitForTimeout(approachMs)
  }
  // The fifth wallet is on the first page of this list only.
  const firstPage = await page.evaluate(() => window.clickUntil('All wallets', '[aria-posinset="5"]', ''))
  await page.waitForTimeout(1_000)
  const firstPictures = pictures
  const { frames, reached } = await page.evaluate(scrollToEnd, { total, step })
  const rows = await page.evaluate(
    () => document.querySelector('appkit-modal').shadowRoot.querySelectorAll('[aria-posinset]').length,
  )
  await page.waitForTimeout(500)
  await context.close()
  await server.close()
  return { firstPage, frames, reached, rows, firstPictures, morePictures: pictures - firstPictures }
}

function row(value, note = '') {
  return { median: Math.round(value * 100) / 100, note }
}

function median(values) {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
