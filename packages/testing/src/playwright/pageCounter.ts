import type { BrowserContext, Page } from '@playwright/test'
import type { PageCounts } from './inPage/countInPage.js'

/** Counts what a page keeps alive. */
export type PageCounter = {
  /** Counts from the next navigation on. */
  start(): Promise<void>
  /** The counts now, after garbage collection where the browser offers it. */
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
