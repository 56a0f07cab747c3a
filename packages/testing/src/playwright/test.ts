import { test as base } from '@playwright/test'
import { type LocalChains, startLocalChains } from '../chains/startLocalChains.js'
import { bundleInPage } from './bundleInPage.js'
import { type AccessibilityOptions, type AccessibilityViolation, checkAccessibility } from './checkAccessibility.js'
import { createPageCounter, type PageCounter } from './pageCounter.js'
import { createPageWallets, type PageWallets } from './pageWallets.js'
import { type RequestRecorder, recordRequests } from './requestRecorder.js'

/** What each test gets besides Playwright's own fixtures. */
export type LatchkeyFixtures = {
  /** Puts test wallets into the page. */
  readonly wallets: PageWallets
  /** The requests of the page. */
  readonly requests: RequestRecorder
  /** Counts listeners and timers. */
  readonly counter: PageCounter
  /** What axe finds on the page. */
  readonly findViolations: (options?: AccessibilityOptions) => Promise<readonly AccessibilityViolation[]>
}

/** What all tests of a worker share. */
export type LatchkeyWorkerFixtures = {
  /** Three local nodes; see `startLocalChains`. */
  readonly chains: LocalChains
  readonly inPageScript: string
}

/**
 * Playwright's `test` with local chains, test wallets and counters.
 *
 * @example
 * test('declining shares nothing', async ({ page, wallets }) => {
 *   const { foxglove } = await wallets.add({ foxglove: {} })
 *   await page.goto('/')
 *   await foxglove.reject('eth_requestAccounts')
 * })
 */
export const test = base.extend<LatchkeyFixtures, LatchkeyWorkerFixtures>({
  chains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const chains = await startLocalChains()
      await use(chains)
      await chains.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  inPageScript: [async ({}, use) => use(await bundleInPage()), { scope: 'worker' }],
  wallets: async ({ context, page, chains, inPageScript }, use) =>
    use(await createPageWallets(context, page, chains, inPageScript)),
  requests: [async ({ context }, use) => use(recordRequests(context)), { auto: true }],
  counter: async ({ context, inPageScript }, use) => use(createPageCounter(context, inPageScript)),
  findViolations: async ({ page }, use) => use((options) => checkAccessibility(page, options)),
})
