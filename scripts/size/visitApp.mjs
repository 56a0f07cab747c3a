import { answerRpc } from '../wallet/answerRpc.mjs'
import { scriptedWallet } from '../wallet/scriptedWallet.mjs'
import { serveFiles } from './serveFiles.mjs'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const button = 'appkit-button >> button'

/**
 * Does what a visitor does and resolves to what had been asked for at each moment: the paths of the app's origin, and the
 * URLs elsewhere. `until` is the last moment visited.
 */
export async function visitApp(browser, folder, { chainId = 1, until = 'connected' } = {}) {
  const server = await serveFiles(folder)
  const context = await browser.newContext()
  const page = await context.newPage()
  const elsewhere = []
  const moments = {}
  const problems = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.addInitScript(scriptedWallet, { account, chainId })
  await page.route(
    (url) => !url.href.startsWith(server.url),
    async (route) => {
      const request = route.request()
      elsewhere.push(request.url())
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      const body = request.postData()
      if (request.method() === 'OPTIONS') await route.fulfill({ status: 204, headers })
      else if (body)
        await route.fulfill({ headers, contentType: 'application/json', body: answerRpc(request.url(), body) })
      else await route.fulfill({ status: 404, headers })
    },
  )
  const note = async (moment) => {
    await idle(page)
    moments[moment] = { paths: [...server.asked], elsewhere: [...elsewhere] }
    return moment === until
  }
  try {
    await page.goto(server.url)
    await page
      .locator(until === 'loaded' ? 'button' : button)
      .first()
      .waitFor()
    if (await note('loaded')) return { moments, problems }
    await page.locator(button).click()
    const wallet = page.locator('appkit-modal dialog[open]').getByText('Scripted Wallet').first()
    await wallet.waitFor({ timeout: 15_000 })
    if (await note('open')) return { moments, problems }
    await wallet.click()
    await page.locator(button).getByText('1.5').waitFor({ timeout: 15_000 })
    await page.locator('output').getByText(account).waitFor()
    await note('connected')
    return { moments, problems }
  } catch (error) {
    throw new Error(`after ${Object.keys(moments).at(-1) ?? 'nothing'}: ${error.message}\n${problems.join('\n')}`)
  } finally {
    await context.close()
    await server.close()
  }
}

/** Nothing is being loaded and the page has had time for what it does when idle, so that a prefetch counts. */
async function idle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  await page.waitForLoadState('networkidle')
}
