import puppeteer from 'puppeteer-core'
import { puppeteerTab } from './puppeteerTab.js'
import type { Browser } from './tab.js'

/** Starts headless Firefox with its own profile. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  return {
    version: await firefox.version(),
    newTab: async () => puppeteerTab(await firefox.newPage()),
    close: () => firefox.close(),
  }
}
