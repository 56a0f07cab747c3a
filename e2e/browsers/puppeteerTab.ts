import type { Page } from 'puppeteer-core'
import type { Tab } from './tab.js'

/** A {@link Tab} over Puppeteer: Firefox by WebDriver BiDi, Chromium by its own protocol. */
export async function puppeteerTab(page: Page): Promise<Tab> {
  await page.setViewport({ width: 1_280, height: 800 })
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    evaluate: (run, arg) => page.evaluate(run as never, arg as never),
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(key, { shift = false } = {}) {
      if (shift) await page.keyboard.down('Shift')
      await page.keyboard.press(key === 'Space' ? ' ' : key)
      if (shift) await page.keyboard.up('Shift')
    },
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  }
}
