import { openWallets, waitForBalance } from '../wallet/chooseWallet.mjs'
import { chainWalletName, openPage, walletAccount, walletName } from '../wallet/openPage.mjs'
import { clickWithoutPointer } from './clickWithoutPointer.mjs'
import { serveFiles } from './serveFiles.mjs'

/**
 * Visits an app and resolves with the loaded paths of its origin, and the foreign URLs, at each moment. `until` is the
 * last moment. After an error, the moments before it are returned with the error. `kind` is the selected wallet's
 * namespace. On a test network (`isTest`) no balance is loaded or awaited. Prefetched code would count for the wrong
 * moment, so nothing is prefetched unless `isAhead`.
 */
export async function visitApp(
  browser,
  folder,
  { chainId = 1, until = 'connected', kind = 'eip155', isTest = false, isAhead = false } = {},
) {
  const server = await serveFiles(folder)
  const { page, elsewhere, problems, close } = await openPage(browser, server.url, { chainId, hasChains: isTest })
  if (!isAhead) await page.addInitScript(loadNothingAhead)
  const moments = {}
  const note = async (moment) => {
    await idle(page)
    moments[moment] = { paths: [...server.asked], elsewhere: [...elsewhere] }
    return moment === until
  }
  const visit = async () => {
    await page.goto(server.url)
    await page.locator('button').first().waitFor()
    if (await note('loaded')) return
    const wallet = await openWallets(page, kind === 'eip155' ? walletName : chainWalletName)
    if (await note('open')) return
    await clickWithoutPointer(wallet)
    if (!isTest) await waitForBalance(page)
    await page
      .locator('output')
      .filter({ hasText: kind === 'eip155' ? walletAccount : /\w{26,}/ })
      .waitFor()
    await note('connected')
  }
  try {
    const error = await visit().catch((reason) => reason)
    return { moments, problems, error }
  } finally {
    await close()
    await server.close()
  }
}

/** Runs in the page. With save-data, the opened modal prefetches nothing of the next step. */
export function loadNothingAhead() {
  window.prefetch = 'none'
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Waits until nothing loads and the page was idle, so that a prefetch counts. */
async function idle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  await page.waitForLoadState('networkidle')
}
