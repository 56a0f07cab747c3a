import { walletAccount, walletName } from '../scripts/wallet/openPage.mjs'
import { openTimed } from './openTimed.mjs'

/** Time that the pointer hovers over a button before the click, in ms. */
const approachMs = 150
/** Time for the visitor to read the list, in ms. */
const readingMs = 1_000
/** Time after which an idle page has prefetched everything, also on the slow line, in ms. */
const idleMs = 5_000
/** Time after which the page is at rest, in ms. A reload also pays for the animations of the page it leaves. */
const restMs = 2_000

/** Kinds of clicks, each with the page's `prefetch`. */
export const ways = {
  /** Reads the page first. */
  idle: { prefetch: 'idle', waitMs: idleMs },
  /** Hovers over the button first, on a page that prefetches on hover. */
  pointer: { prefetch: 'intent', isApproached: true },
  /** Clicks as soon as there is a button, without a prefetch. */
  atOnce: { prefetch: 'none' },
}

/**
 * Visits a page over a connection: opens the list, chooses the wallet, reloads. Resolves with the time from each click,
 * or from the reload, to its result in ms, and with the files and the sequential requests in between.
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
    // Clicks inside the page: a test driver would move the pointer over the button first.
    const modal = await page.evaluate(timeClick, ['Connect Wallet', '*', walletName])
    await page.waitForTimeout(readingMs)
    await approach(walletName)
    const address = await page.evaluate(timeClick, [walletName, 'output', walletAccount])
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(restMs)
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

/** Runs in the page: the longest task that began after `start`, in ms. The browser reports tasks over 50 ms. */
function longestTaskSince(start) {
  return Math.max(
    0,
    ...window.visit.longTasks.filter((task) => task.startTime >= start).map(({ duration }) => duration),
  )
}

/** Runs in the page: clicks, waits for a text, and returns the time of the wallet request. */
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
