// Measures the least app in Chromium, CPU slowed four times, next to a page that is React alone and one that connects a wallet by
// hand, and prints a table: times, bytes, and what opening leaves behind.
// Machines are noisy: compare the rows of one run. `pnpm build && node bench/measure.mjs [--runs 7]`
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumFlags } from '../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../scripts/chromium/findChromium.mjs'
import { buildApp } from '../scripts/size/buildApp.mjs'
import { gzipOf } from '../scripts/size/gzipOf.mjs'
import { serveFiles } from '../scripts/size/serveFiles.mjs'
import { visitApp } from '../scripts/size/visitApp.mjs'
import { openPage, walletAccount, walletName } from '../scripts/wallet/openPage.mjs'
import { watchText } from './watchText.mjs'

const slowdown = 4
const cycles = 20
/** Visits to each page for its button alone, in one run; they are short. */
const buttonVisits = 10
const approachMs = 150
/** Until then the engine is still compiling what it runs, which is kept but does not grow. */
const warmUp = 30
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 7
const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-bench-'))
const executablePath = await findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumFlags, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
})

try {
  const baseline = await buildApp('baseline', path.join(work, 'baseline'))
  const least = await buildApp('least', path.join(work, 'least'))
  await buildApp(fileURLToPath(new URL('handMade', import.meta.url)), path.join(work, 'handMade'))
  const alone = []
  const shown = []
  const floors = []
  const visits = []
  const approached = []
  const collected = []
  const collectedFloors = []
  // One after the other, so that a noisy moment of the machine falls on all.
  for (let run = 0; run < runs; run++) {
    for (let times = 0; times < buttonVisits; times++) {
      alone.push(await visitButton(path.join(work, 'baseline')))
      shown.push(await visitButton(path.join(work, 'least')))
    }
    floors.push(await visit(path.join(work, 'handMade')))
    visits.push(await visit(path.join(work, 'least')))
    approached.push(await visitSlowly(path.join(work, 'least')))
    collectedFloors.push(await visit(path.join(work, 'handMade'), { isCollected: true }))
    collected.push(await visit(path.join(work, 'least'), { isCollected: true }))
  }
  const kept = await openAndClose(path.join(work, 'least'))
  const bytes = await weigh(baseline, least)
  const of = (key) => median(visits.map((each) => each[key]))
  // A frame is a large part of what the two differ by: a middle value jumps from one to the next, a mean does not.
  const aloneMs = mean(alone)
  const shownMs = mean(shown)
  const beside = (key, ours, byHand, goal) => {
    const ms = median(ours.map((each) => each[key]))
    const floor = median(byHand.map((each) => each[key]))
    return row(ms, `by hand ${Math.round(floor)}, ${(ms / floor).toFixed(2)}×; goal ${goal} ms`)
  }
  const timed = (key, goal) => beside(key, visits, floors, goal)
  console.table({
    'React-only page, ms to its button': row(aloneMs),
    'navigation → button, ms': row(shownMs, `${(shownMs / aloneMs).toFixed(2)}× of React alone; goal 1.15×`),
    'first click → modal with wallets, ms': timed('modal', 110),
    'the same, a pointer on it before, ms': row(
      median(approached.map(({ modal }) => modal)),
      `${approachMs} ms before`,
    ),
    'wallet click → address shown, ms': timed('address', 60),
    'the same, a pointer on the wallet, ms': row(
      median(approached.map(({ address }) => address)),
      `${approachMs} ms before`,
    ),
    'reload → address shown, ms': timed('restore', 330),
    'the same, its code compiled anew, ms': beside('restore', collected, collectedFloors, 330),
    'bytes before any click, kB gzip over React': row(bytes.loaded, 'limit 15'),
    'bytes, modal open, kB gzip over React': row(bytes.open, 'limit 38'),
    'bytes, wallet connected, kB gzip over React': row(bytes.connected, 'limit 70'),
    'JS heap after load, MB': row(median(collected.map(({ heap }) => heap)), 'goal 2.5'),
    'kept per open and close: kB': row(kept.kilobytes, 'goal 5'),
    'kept per open and close: DOM nodes': row(kept.nodes, 'goal 0'),
    'kept per open and close: listeners': row(kept.listeners, 'goal 0'),
    'requests to other hosts before any click': row(of('elsewhere'), 'goal 0'),
  })
} finally {
  await browser.close()
  await rm(work, { recursive: true, force: true })
}

function row(value, note = '') {
  return { measured: Math.round(value * 100) / 100, note }
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

async function open(folder) {
  const server = await serveFiles(folder)
  const opened = await openPage(browser, server.url, { isTimed: true })
  await opened.page.addInitScript(watchText)
  const devtools = await opened.page.context().newCDPSession(opened.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const close = async () => {
    await opened.close()
    await server.close()
  }
  return { ...opened, url: server.url, devtools, close }
}

/** A visit with a mouse, which is over what it clicks for a moment: what is fetched ahead is fetched then. */
async function visitSlowly(folder) {
  const { page, url, close } = await open(folder)
  await page.goto(url)
  await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  await page.evaluate(() => window.approach('Connect Wallet'))
  await page.waitForTimeout(approachMs)
  const modal = await page.evaluate((name) => window.clickUntil('Connect Wallet', '*', name), walletName)
  await page.evaluate((name) => window.approach(name), walletName)
  await page.waitForTimeout(approachMs)
  const choose = ([name, account]) => window.clickUntil(name, 'output', account)
  const address = await page.evaluate(choose, [walletName, walletAccount])
  await close()
  return { modal, address }
}

async function visitButton(folder) {
  const { page, url, close } = await open(folder)
  await page.goto(url)
  const ms = await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  await close()
  return ms
}

/**
 * A visit from the first load to the reload. With `isCollected` the heap is measured once the button is there. The collection that takes
 * throws away what the browser has compiled, as no browser does for a reload, so times are of visits without it.
 */
async function visit(folder, { isCollected = false } = {}) {
  const { page, url, devtools, elsewhere, close } = await open(folder)
  await page.goto(url)
  await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  const heap = isCollected ? await measureHeap(devtools) : undefined
  const foreign = elsewhere.length + (await page.evaluate(() => window.askedElsewhere.length))
  // The click is made inside the page: a pointer of the test driver would hover first, and that is what prefetching is for.
  const modal = await page.evaluate((name) => window.clickUntil('Connect Wallet', '*', name), walletName)
  const address = await page.evaluate(
    ([name, account]) => window.clickUntil(name, 'output', account),
    [walletName, walletAccount],
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.keepConnected())
  await page.reload()
  const restore = await page.evaluate((account) => window.whenText('output', account), walletAccount)
  await close()
  return { heap, modal, address, restore, elsewhere: foreign }
}

/** What lives in the heap once everything that can go has gone, MB. */
async function measureHeap(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** What a visitor has downloaded at each moment, as the size gate counts it. */
async function weigh(baseline, least) {
  const alone = await visitApp(browser, path.join(work, 'baseline'), { until: 'loaded' })
  const { moments, error } = await visitApp(browser, path.join(work, 'least'))
  if (error) throw error
  const react = gzipOf(alone.moments.loaded.paths, baseline)
  const over = (moment) => (gzipOf(moments[moment].paths, least) - react) / 1000
  return { loaded: over('loaded'), open: over('open'), connected: over('connected') }
}

/** What an opening leaves behind once everything has been compiled. */
async function openAndClose(folder) {
  const { page, url, devtools, close } = await open(folder)
  await page.goto(url)
  const cycle = async () => {
    await page.evaluate((name) => window.clickUntil('Connect Wallet', '*', name), walletName)
    await page.keyboard.press('Escape')
    // The card leaves within 200 ms and its content is dropped then.
    await page.waitForTimeout(400)
  }
  const count = async () => {
    for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  await devtools.send('Performance.enable')
  for (let done = 0; done < warmUp; done++) await cycle()
  const before = await count()
  for (let done = 0; done < cycles; done++) await cycle()
  const after = await count()
  await close()
  return {
    kilobytes: (after.bytes - before.bytes) / cycles / 1000,
    nodes: (after.nodes - before.nodes) / cycles,
    listeners: (after.listeners - before.listeners) / cycles,
  }
}
