// Measures the smallest app in Chromium, CPU slowed four times, next to a page with only React and one that connects a
// wallet by hand, on a fast and on a slow connection, and prints Markdown tables: waiting times, requests, memory.
// Machines are noisy: compare the rows of one run. `pnpm build && node bench/measure.mjs [--runs 7] [--ways
// idle,mouse]`
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumFlags } from '../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../scripts/chromium/findChromium.mjs'
import { buildApp } from '../scripts/size/buildApp.mjs'
import { mean, median } from './average.mjs'
import { measureHeap, measureKept } from './measureKept.mjs'
import { lines, openTimed } from './openTimed.mjs'
import { visitTimes, ways } from './visitTimes.mjs'

/** Number of visits per run that only measure the button; they are short. */
const buttonVisits = 10
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 7
const measuredWays = process.argv.includes('--ways')
  ? process.argv[process.argv.indexOf('--ways') + 1].split(',')
  : Object.keys(ways)
const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-bench-'))
const executablePath = await findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumFlags, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
})

try {
  const folders = Object.fromEntries(['baseline', 'least', 'handMade'].map((name) => [name, path.join(work, name)]))
  await buildApp('baseline', folders.baseline)
  await buildApp('least', folders.least)
  await buildApp(fileURLToPath(new URL('handMade', import.meta.url)), folders.handMade)
  await printVisits(folders)
  await printButton(folders)
  await printKept(folders)
} finally {
  await browser.close()
  await rm(work, { recursive: true, force: true })
}

/**
 * Rows per connection speed and way to click: ms of the kit and of the hand-made page, their ratio, and the kit's files
 * and request waves.
 */
async function printVisits({ least, handMade }) {
  console.log('| line, way | step | ms | by hand, ms | ratio | files | waves |\n|---|---|--:|--:|--:|--:|--:|')
  const idleTasks = []
  for (const [lineName, line] of Object.entries(lines)) {
    for (const way of measuredWays) {
      const ours = []
      const floors = []
      // Alternates between both pages, so that noise of the machine affects both.
      for (let run = 0; run < runs; run++) {
        floors.push(await visitTimes(browser, handMade, { line, way }))
        ours.push(await visitTimes(browser, least, { line, way, account: 'button' }))
      }
      for (const [step, key] of [
        ['click → modal', 'modal'],
        ['wallet click → address in a hook', 'address'],
        ['wallet click → address in the button', 'account'],
        ['… click → request to the wallet', 'ask'],
        ['… response → address', 'show'],
        ['reload → address in a hook', 'restore'],
        ['reload → address in the button', 'restoredAccount'],
      ])
        console.log(visitRow(`${lineName}, ${way}`, step, key, ours, floors))
      idleTasks.push(...ours.map(({ idleTask }) => idleTask))
    }
  }
  const atMost = (ms) => (ms === 0 ? 'below 50' : Math.round(ms))
  console.log(
    `\nLongest task of an idle page: ${atMost(median(idleTasks))} ms, in the worst visit ${atMost(Math.max(...idleTasks))} ms.\n`,
  )
}

function visitRow(title, step, key, ours, floors) {
  const ms = median(ours.map((visit) => visit[key]))
  const floor = median(floors.map((visit) => visit[key]))
  const { files, waves } = median(ours.map((visit) => visit[`${key}Requests`])) ?? { files: '', waves: '' }
  return `| ${title} | ${step} | ${Math.round(ms)} | ${Math.round(floor)} | ${(ms / floor).toFixed(1)} | ${files} | ${waves} |`
}

/** Time that the kit adds until a page shows its button. Uses the mean, because a median jumps by whole frames. */
async function printButton({ baseline, least }) {
  const alone = []
  const shown = []
  for (let visit = 0; visit < runs * buttonVisits; visit++) {
    alone.push(await visitButton(baseline))
    shown.push(await visitButton(least))
  }
  const ratio = mean(shown) / mean(alone)
  console.log(`Navigation → button: ${Math.round(mean(shown))} ms, ${ratio.toFixed(2)} times a page of React alone.`)
}

async function visitButton(folder) {
  const { page, url, close } = await openTimed(browser, folder)
  await page.goto(url)
  const ms = await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  await close()
  return ms
}

async function printKept({ least }) {
  const heap = await measureHeap(browser, least)
  const { kilobytes, nodes, listeners } = await measureKept(browser, least)
  console.log(`Heap after load: ${heap.toFixed(2)} MB.`)
  console.log(`Kept by each opening: ${kilobytes.toFixed(1)} kB, ${nodes} nodes, ${listeners} listeners.`)
}
