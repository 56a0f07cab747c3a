import { openWallets, waitForBalance } from '../wallet/chooseWallet.mjs'
import { openPage, walletAccount } from '../wallet/openPage.mjs'

/**
 * Connects the scripted wallet to a page, with the kit's button or the one named `opener`, and reloads the page.
 * Rejects unless the wallet is connected afterwards, also after `action`, the page shows the `account` and the text
 * `shown`, it rendered `statuses`, and the console is empty, except for messages that match a pattern of `allowed`.
 * Resolves with the page's cookies, each as `name=value`.
 */
export async function connectWallet(browser, url, { allowed = [], opener, account, shown, action, statuses } = {}) {
  const { page, problems, close } = await openPage(browser, url, { isRemembered: true })
  const patterns = allowed.map((pattern) => new RegExp(pattern))
  try {
    await page.goto(url)
    await (await openWallets(page, undefined, opener)).click()
    await isConnected(page, { opener, account, shown })
    await page.reload()
    await isConnected(page, { opener, account, shown })
    if (action) {
      await page.getByRole('button', { name: action.button }).click()
      await page.getByText(action.result, { exact: true }).waitFor()
      await isConnected(page, { opener, account, shown })
    }
    const rendered = await page.evaluate(() => window.statuses)
    if (statuses && String(rendered) !== String(statuses)) throw new Error(`the page rendered ${rendered}`)
    if (problems.some((problem) => !patterns.some((pattern) => pattern.test(problem))))
      throw new Error('the console is not empty')
    return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  } catch (error) {
    // The first line of the error is also last, because only the last lines of a failure are shown.
    throw new Error([error.message, ...problems, error.message.split('\n')[0]].join('\n  '))
  } finally {
    await close()
  }
}

async function isConnected(page, { opener, account = walletAccount, shown }) {
  await page.getByText(account).first().waitFor({ timeout: 30_000 })
  if (shown) await page.getByText(shown, { exact: true }).waitFor()
  if (!opener) await waitForBalance(page)
}
