import { expect } from '@playwright/test'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumFlags } from '../../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../../scripts/chromium/findChromium.mjs'
import { puppeteerTab } from '../browsers/puppeteerTab.js'
import type { Tab } from '../browsers/tab.js'
import { createVisitor, ownButton, row, title, type Visitor } from '../browsers/visitor.js'
import { watchFaults } from '../browsers/watchFaults.js'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import type { PageWindow } from '../fixtures/pageWindow.js'
import { partsTest } from '../fixtures/parts.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { servePages } from '../server/servePages.js'

/** The state of a prerendered page just before the kit learns of the activation. */
type AtActivation = { readonly requests: readonly unknown[]; readonly isCoreLoaded: boolean; readonly urls: string[] }

/** Storage key under which the prerendered page lists its requests once it is idle. */
const idleKey = 'e2e:prerendered'

/** Runs before the scripts of the page. */
function watchPrerendering(key: string): void {
  if (!Reflect.get(document, 'prerendering')) return
  const urls = () => performance.getEntriesByType('resource').map(({ name }) => name)
  const reportIdle = () =>
    requestIdleCallback(() => {
      localStorage.setItem(key, JSON.stringify(urls()))
      reportIdle()
    })
  reportIdle()
  document.addEventListener('prerenderingchange', () => {
    const { kit, wallets } = (window as PageWindow).e2e
    const requests = wallets.eip155.Foxglove?.control.requests() ?? []
    Object.assign(window, { atActivation: { requests, isCoreLoaded: kit.core !== undefined, urls: urls() } })
  })
}

/**
 * `attachAgain` connects Puppeteer to the visible page. Puppeteer can lose it when a prerendered page replaces the
 * previous one.
 */
type PrerenderVisitor = Visitor & { attachAgain(): Promise<void> }

// Chromium does not prerender for pages that Playwright is attached to.
const test = partsTest.extend<{ readonly visitor: PrerenderVisitor }>({
  visitor: async ({ pageScript, knownHosts }, use) => {
    const script = `(${watchFaults})();\n(${watchPrerendering})('${idleKey}');\n${pageScript}`
    const pages = await servePages(process.env.LATCHKEY_E2E_PAGES ?? '', script)
    const executablePath = await findChromium()
    const chromium = await puppeteer.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumFlags],
      headless: 'shell',
    })
    let attached = await puppeteerTab(await chromium.newPage())
    let connection: Browser | undefined
    const tab: Tab = {
      goto: (url) => attached.goto(url),
      evaluate: (run, arg) => attached.evaluate(run, arg),
      clickAt: (x, y) => attached.clickAt(x, y),
      press: (key, options) => attached.press(key, options),
      screenshot: () => attached.screenshot(),
      close: () => attached.close(),
    }
    const visitor = createVisitor(tab, pages.url, [new URL(pages.url).host, ...knownHosts])
    const attachAgain = async () => {
      await connection?.disconnect()
      connection = await puppeteer.connect({ browserWSEndpoint: chromium.wsEndpoint() })
      const shown = (await connection.pages()).find((page) => page.url().startsWith(pages.url))
      if (shown) attached = await puppeteerTab(shown)
    }
    await use({ ...visitor, attachAgain })
    const faults = await visitor.faults()
    await connection?.disconnect()
    await chromium.close()
    await pages.stop()
    expect(faults).toEqual([])
  },
})

/** Prerenders `/vanilla/`, and waits until it has loaded the code in these sources. */
async function prerender({ tab }: Visitor, sources: RegExp): Promise<void> {
  await tab.evaluate(() => {
    const rules = document.createElement('script')
    rules.type = 'speculationrules'
    rules.text = JSON.stringify({ prerender: [{ source: 'list', urls: ['/vanilla/'], eagerness: 'immediate' }] })
    document.head.append(rules)
  })
  const files = builtFilesWith(sources).filter((file) => file.startsWith('/assets-production/'))
  expect(files).not.toEqual([])
  const loaded = async () => {
    const urls = await tab.evaluate((key) => localStorage.getItem(key), idleKey)
    return (JSON.parse(urls ?? '[]') as string[]).map((each) => new URL(each).pathname)
  }
  await waitUntil(loaded).toEqual(expect.arrayContaining(files))
  // The next report comes after the code has run.
  await tab.evaluate((key) => localStorage.removeItem(key), idleKey)
  await waitUntil(loaded).toEqual(expect.arrayContaining(files))
}

/** Navigates to the prerendered page. */
async function activate({ tab, attachAgain }: PrerenderVisitor): Promise<AtActivation> {
  await tab.evaluate(() => void setTimeout(() => location.assign('/vanilla/')))
  const read = () =>
    tab.evaluate(() => (window as PageWindow & { readonly atActivation?: AtActivation }).atActivation ?? null)
  const readAgain = async () => {
    await attachAgain()
    return read().catch(() => null)
  }
  await waitUntil(readAgain).not.toBeNull()
  return (await read()) as AtActivation
}

test('R254b: a prerendered page sends no request, and restores the connection when the visitor navigates to it', async ({
  visitor,
}) => {
  await visitor.open('basic/')
  const { origin } = new URL(await visitor.tab.evaluate(() => location.href))
  const address = await visitor.connect()
  await prerender(visitor, /\/(loadedCore|eip155\/src\/(discovery\/createDiscovery|session\/connect))\.ts$/)
  const { requests, isCoreLoaded, urls } = await activate(visitor)
  expect(requests).toEqual([])
  expect(isCoreLoaded).toBe(false)
  expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  await visitor.fact('address', address)
  await visitor.finds({ ...ownButton(), name: /0x/ })
  expect(await visitor.control('requests', ['eth_requestAccounts'])).toEqual([])
})

test('R254b: a prerendered page opens the modal after the visitor navigated to it', async ({ visitor }) => {
  await visitor.open('basic/')
  await prerender(visitor, /\/ui\/src\/mountModal\.tsx$/)
  expect(await activate(visitor)).toMatchObject({ requests: [], isCoreLoaded: false })
  await visitor.click(ownButton())
  await visitor.finds(title('Connect a wallet'))
  await visitor.click(row(/Foxglove/))
  await visitor.finds({ ...ownButton(), name: /0x/ })
})
