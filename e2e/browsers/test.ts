import { expect } from '@playwright/test'
import { findFirefox } from '../../scripts/browsers/findFirefox.mjs'
import { findWebKit } from '../../scripts/browsers/findWebKit.mjs'
import { findOldChromium } from '../../scripts/browsers/oldChromiums.mjs'
import { partsTest } from '../fixtures/parts.js'
import { type PagesServer, servePages } from '../server/servePages.js'
import { startFirefox } from './firefox.js'
import { startOldChromium } from './oldChromium.js'
import type { Browser, Tab } from './tab.js'
import { createVisitor, type Visitor } from './visitor.js'
import { watchFaults } from './watchFaults.js'
import { startWebKit } from './webkit.js'

/** The browsers, by the name of their project. */
export type BrowserName = 'firefox' | 'webkit' | 'chromium109' | 'chromium92'

/** Starts a browser. `undefined` if it is not installed. */
const start: Readonly<Record<BrowserName, () => Promise<Browser> | undefined>> = {
  firefox: () => {
    const found = findFirefox()
    return found ? startFirefox(found) : undefined
  },
  webkit: () => {
    const found = findWebKit()
    return found ? startWebKit(found) : undefined
  },
  chromium109: () => startOld(109),
  chromium92: () => startOld(92),
}

function startOld(version: 92 | 109): Promise<Browser> | undefined {
  const found = findOldChromium(version)
  return found ? startOldChromium(found) : undefined
}

/**
 * Playwright's runner with a browser that Playwright cannot drive. Every test has its own origin, so storage and cache
 * start empty.
 */
export const test = partsTest.extend<
  { readonly pages: PagesServer; readonly tab: Tab; readonly visitor: Visitor },
  { readonly engine: BrowserName; readonly started: Browser | undefined }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const browser = await start[engine]()
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  pages: async ({ pageScript }, use) => {
    const server = await servePages(process.env.LATCHKEY_E2E_PAGES ?? '', `(${watchFaults})();\n${pageScript}`)
    await use(server)
    await server.stop()
  },
  tab: async ({ engine, started }, use, info) => {
    info.skip(!started, `${engine} is not installed`)
    if (!started) return
    const tab = await started.newTab()
    await use(tab)
    await tab.close()
  },
  visitor: async ({ tab, pages, knownHosts }, use, info) => {
    const visitor = createVisitor(tab, pages.url, [new URL(pages.url).host, ...knownHosts])
    await use(visitor)
    if (info.status !== info.expectedStatus)
      await info.attach('window.png', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' })
    else expect(await visitor.faults()).toEqual([])
  },
})

export { expect } from '@playwright/test'
