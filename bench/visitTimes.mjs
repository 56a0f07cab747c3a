import { walletAccount, walletName } from '../scripts/wallet/openPage.mjs'
import { openTimed } from './openTimed.mjs'

/** A pointer is on a button for so long before the click, in ms. */
const approachMs = 150
/** Time a visitor takes to read the list, in ms. */
const readingMs = 1_000
/** Until then an idle page has loaded what it loads ahead, on the slow line too, in ms. */
const idleMs = 5_000

/** How a visitor comes to click, and the `prefetch` of the page. */
export const ways = {
  /** Reads the page first. */
  idle: { prefetch: 'idle', waitMs: idleMs },
  /** The mouse is on the button for a moment, on a page that waits for that. */
  pointer: { prefetch: 'intent', isApproached: true },
  /** Clicks as soon as there is a button, and nothing is loaded ahead. */
  atOnce: { prefetch: 'none' },
}

/**
 * Visits a page on a line: opens the list, chooses the wallet, reloads. Resolves to the ms from each click, or from the reload, to its
 * result, and to the files and the waves of requests between the two.
 */
export async function visitTimes(browser, folder, { line, way }) {
  const { prefetch, waitMs = 0, isApproached = false } = ways[way]
  const setUp = { content: `globalThis.prefetch = ${JSON.stringify(prefetch)}` }
  const { page, url, close } = await openTimed(browser, folder, { line, setUp })
  const approach = async (label) => {
    if (!isApproached) return
    await page.evaluate((text) => window.approach(text), label)
    await page.waitForTimeout(approachMs)
  }
  try {
    await page.goto(url)
    const button = await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
    await page.waitForTimeout(waitMs)
    const idleTask = await page.evaluate(longestTaskSince, button)
    await approach('Connect Wallet')
    // The click is made inside the page: the pointer of a test driver would be on the button first.
    const modal = await page.evaluate(timeClick, ['Connect Wallet', '*', walletName])
    await page.waitForTimeout(readingMs)
    await approach(walletName)
    const address = await page.evaluate(timeClick, [walletName, 'output', walletAccount])
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.keepConnected())
    await page.reload()
    const restore = await page.evaluate((account) => window.whenText('output', account), walletAccount)
    const restoreRequests = await page.evaluate(requestsBetween, [0, restore])
    return {
      button,
      idleTask,
      modal: modal.ms,
      modalRequests: modal.requests,
      address: address.ms,
      addressRequests: address.requests,
      ask: address.asked,
      show: address.shown,
      restore,
      restoreRequests,
    }
  } finally {
    await close()
  }
}

/** Runs in the page: the longest task that began after `start`, in ms; the browser tells of those over 50 ms. */
function longestTaskSince(start) {
  return Math.max(
    0,
    ...window.visit.longTasks.filter((task) => task.startTime >= start).map(({ duration }) => duration),
  )
}

/** Runs in the page: clicks, waits for a text, and says when the wallet was asked in between. */
async function timeClick([label, selector, text]) {
  const from = performance.now()
  const ms = await window.clickUntil(label, selector, text)
  const { asked, answered } = window.visit
  const requests = window.visit.requestsBetween(from, from + ms)
  return { ms, requests, asked: asked - from, shown: from + ms - answered }
}

/** Runs in the page. */
function requestsBetween([from, to]) {
  return window.visit.requestsBetween(from, to)
}
