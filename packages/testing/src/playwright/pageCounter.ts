import type { BrowserContext, Page } from '@playwright/test'
import type { PageCounts } from './inPage/countInPage.js'

/** Counts listeners and timers of a page. */
export type PageCounter = {
  /** Starts counting with the next navigation. */
  start(): Promise<void>
  /** Returns the current counts, after a garbage collection. */
  read(page: Page): Promise<PageCounts>
}

export function createPageCounter(context: BrowserContext, script: string): PageCounter {
  return {
    async start() {
      await context.addInitScript(`${script};latchkeyTestScript.countInPage()`)
    },
    async read(page) {
      await page.requestGC()
      return page.evaluate(() => {
        if (!globalThis.latchkeyTestCounts)
          throw new Error('Nothing is counted: call counter.start() before page.goto().')
        return globalThis.latchkeyTestCounts()
      })
    },
  }
}
