import { answerRpc } from './answerRpc.mjs'
import { scriptedChains } from './scriptedChains.mjs'
import { scriptedWallet } from './scriptedWallet.mjs'

export const walletName = 'Scripted Wallet'
/** The name of the wallets of the other kinds of chain. */
export const chainWalletName = 'Chain Wallet'
export const walletAccount = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/**
 * A page with a wallet that approves everything, and with `hasChains` wallets of Solana, Polkadot and Bitcoin. What it asks of `origin` goes through; RPC elsewhere is answered here,
 * anything else there is not found. Collects what it asked elsewhere, and what went wrong or was warned of.
 */
export async function openPage(browser, origin, { chainId = 1, hasChains = false } = {}) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const elsewhere = []
  const problems = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  await page.addInitScript(scriptedWallet, { account: walletAccount, chainId, name: walletName })
  if (hasChains) await page.addInitScript(scriptedChains, { name: chainWalletName })
  await page.route(
    (url) => url.origin !== new URL(origin).origin,
    async (route) => {
      const request = route.request()
      elsewhere.push(request.url())
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      const body = request.postData()
      if (request.method() === 'OPTIONS') await route.fulfill({ status: 204, headers })
      else if (!body) await route.fulfill({ status: 404, headers })
      else {
        const contentType = 'application/json'
        await route.fulfill({ headers, contentType, body: answerRpc(request.url(), body) })
      }
    },
  )
  return { page, elsewhere, problems, close: () => context.close() }
}
