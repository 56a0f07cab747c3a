import { openWallets, waitForBalance } from '../wallet/chooseWallet.mjs'
import { chainWalletName, openPage, walletAccount, walletName } from '../wallet/openPage.mjs'
import { serveFiles } from './serveFiles.mjs'

/**
 * Does what a visitor does and resolves to what had been asked for at each moment: the paths of the app's origin, and the
 * URLs elsewhere. `until` is the last moment visited; the moments before an error are there besides the error. `kind` says
 * which wallet is chosen; on a test network, `isTest`, no balance is looked up and none is waited for. Code that is loaded ahead of need
 * would count for the moment before the one that needs it, so nothing is loaded ahead unless `isAhead`.
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
    await wallet.click()
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

/** Runs in the page. A visitor who saves data gets nothing of the step after the modal when the modal opens. */
export function loadNothingAhead() {
  window.prefetch = 'none'
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Nothing is being loaded and the page has had time for what it does when idle, so that a prefetch counts. */
async function idle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  await page.waitForLoadState('networkidle')
}
