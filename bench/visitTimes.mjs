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
  /** As `idle`, with the mouse of the test driver, and with WalletConnect over the default relay. */
  mouse: { prefetch: 'idle', waitMs: idleMs, hasMouse: true, hasRelay: true },
  /** Hovers over the button first, on a page that prefetches on hover. */
  pointer: { prefetch: 'intent', isApproached: true },
  /** Clicks as soon as there is a button, without a prefetch. */
  atOnce: { prefetch: 'none' },
}

/** Text in the account button: the end of the shortened address. */
const shortAddress = walletAccount.slice(-6)

/**
 * Visits a page over a connection: opens the list, chooses the wallet, reloads. Resolves with the time from each click,
 * or from the reload, to its result in ms, and with the files and the sequential requests in between.
 */
export async function visitTimes(browser, folder, { line, way, account: accountSelector = 'output' }) {
  const { prefetch, waitMs = 0, isApproached = false, hasMouse = false, hasRelay = false } = ways[way]
  const setUp = { content: `Object.assign(globalThis, ${JSON.stringify({ prefetch, hasRelay })})` }
  const { page, url, close } = await openTimed(browser, folder, { line, setUp })
  const click = (label, targets) => timeClick(page, { label, targets, isApproached, hasMouse })
  try {
    await page.goto(url)
    const button = await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
    await page.waitForTimeout(waitMs)
    const idleTask = await page.evaluate(longestTaskSince, button)
    const {
      times: [modal],
      requests: [modalRequests],
    } = await click('Connect Wallet', [['*', walletName]])
    await page.waitForTimeout(readingMs)
    const targets = [
      ['output', walletAccount],
      [accountSelector, shortAddress],
    ]
    const {
      from,
      times: [address, account],
      requests: [addressRequests, accountRequests],
    } = await click(walletName, targets)
    const { asked, answered } = await page.evaluate(() => window.visit)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(restMs)
    await page.evaluate(() => window.keepConnected())
    await page.reload()
    const [restore, restoredAccount] = await page.evaluate(
      (texts) => Promise.all(texts.map(([selector, text]) => window.whenText(selector, text))),
      targets,
    )
    const restoreRequests = await page.evaluate(requestsBetween, [0, restore])
    return {
      button,
      idleTask,
      modal,
      modalRequests,
      address,
      addressRequests,
      account,
      accountRequests,
      ask: asked - from,
      show: from + address - answered,
      restore,
      restoreRequests,
      restoredAccount,
      restoredAccountRequests: restoreRequests,
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

/**
 * Clicks a button. Resolves with the time of the click, with the time from it to each text, and with the requests in
 * between.
 */
async function timeClick(page, { label, targets, isApproached, hasMouse }) {
  if (isApproached) {
    await page.evaluate((text) => window.approach(text), label)
    await page.waitForTimeout(approachMs)
  }
  await page.evaluate((texts) => window.watchClick(texts), targets)
  if (hasMouse) {
    const [x, y] = await page.evaluate((text) => window.centerOf(text), label)
    await page.mouse.move(x, y)
    await page.waitForTimeout(approachMs)
    await page.mouse.click(x, y)
  } else await page.evaluate((text) => window.clickButton(text), label)
  const { from, times } = await page.evaluate(() => window.watchedClick)
  const spans = times.map((ms) => [from, from + ms])
  const requests = await Promise.all(spans.map((span) => page.evaluate(requestsBetween, span)))
  return { from, times, requests }
}

/** Runs in the page. */
function requestsBetween([from, to]) {
  return window.visit.requestsBetween(from, to)
}
