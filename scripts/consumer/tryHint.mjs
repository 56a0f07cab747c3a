import { connectWallet } from './connectWallet.mjs'

/**
 * Connects a wallet on the page at `path` and reloads it. Rejects unless the page writes the cookie, the server renders
 * the text for requests with the cookie and only for these, and the console stays empty, for example of hydration
 * warnings.
 */
export async function tryHint(browser, url, { path, cookie, html }) {
  const page = new URL(path, url).href
  const read = async (headers) => (await fetch(page, { headers })).text()
  if (!(await read({ cookie })).includes(html)) throw new Error(`with its cookie, ${path} has no "${html}"`)
  if ((await read({})).includes(html)) throw new Error(`without a cookie, ${path} has "${html}"`)
  const cookies = await connectWallet(browser, page)
  if (!cookies.includes(cookie))
    throw new Error(`${path} writes the cookies "${cookies.join('; ')}" instead of ${cookie}`)
}
