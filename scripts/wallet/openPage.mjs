import { devices } from 'playwright'
import { answerInPage } from './answerInPage.mjs'
import { answerRpc } from './answerRpc.mjs'
import { scriptedChains } from './scriptedChains.mjs'
import { scriptedWallet } from './scriptedWallet.mjs'

export const walletName = 'Scripted Wallet'
/** The name of the wallets in the other namespaces. */
export const chainWalletName = 'Chain Wallet'
export const walletAccount = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/**
 * A page with a wallet that approves everything, and with `hasChains` wallets of Solana, Polkadot and Bitcoin. Requests
 * to `origin` are sent; RPC requests to other hosts get a fake response, and any other request gets 404. Collects
 * foreign requests, errors and warnings. With `isTimed`, requests do not pass through the test driver, which would slow
 * them down and disable the cache: the page itself responds to foreign `fetch` calls, and other foreign requests are
 * not allowed. With `isRemembered`, the first wallet stays connected after a reload. With `isPhone`, the browser is
 * that of a phone.
 */
export async function openPage(
  browser,
  origin,
  { chainId = 1, hasChains = false, isTimed = false, isRemembered = false, isPhone = false } = {},
) {
  const context = await browser.newContext(isPhone ? devices['Pixel 7'] : {})
  const page = await context.newPage()
  const elsewhere = []
  const problems = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  await page.addInitScript(scriptedWallet, { account: walletAccount, chainId, name: walletName, isRemembered })
  if (hasChains) await page.addInitScript(scriptedChains, { name: chainWalletName })
  if (isTimed) await page.addInitScript({ content: answerInPage })
  else await page.route((url) => url.origin !== new URL(origin).origin, answer)
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(origin).origin)
      elsewhere.push(request.url())
  })
  return { page, elsewhere, problems, close: () => context.close() }
}

async function answer(route) {
  const request = route.request()
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  const body = request.postData()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
  if (!body) return route.fulfill({ status: 404, headers })
  await route.fulfill({ headers, contentType: 'application/json', body: answerRpc(request.url(), body) })
}
