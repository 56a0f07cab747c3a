import { test as base } from '@playwright/test'
import { createLazyChains } from '../chains/lazyChains.js'
import type { AllLocalChainsOptions } from '../chains/startAllLocalChains.js'
import { startLocalChains } from '../chains/startLocalChains.js'
import type { LocalRelay } from '../relay/startRelay.js'
import { startRelay } from '../relay/startRelay.js'
import type { WalletConnectWalletOptions } from '../wallet/walletConnect/walletConnectWalletOptions.js'
import { createInPageScripts, type InPageScripts } from './bundleInPage.js'
import { type AccessibilityOptions, type AccessibilityViolation, checkAccessibility } from './checkAccessibility.js'
import { createPageCounter, type PageCounter } from './pageCounter.js'
import { createPagePhone, type PagePhone } from './pagePhone.js'
import { createPageWallets, type PageWallets } from './pageWallets.js'
import { type RequestRecorder, recordRequests } from './requestRecorder.js'
import type { WalletChains } from './resolveWallets.js'

/** Timeout for starting a chain, in ms. */
const chainStartMs = 60_000

/** Fixtures of each test, in addition to Playwright's own. */
export type LatchkeyFixtures = {
  /** Puts test wallets into the page. */
  readonly wallets: PageWallets
  /** Records the requests of the page. */
  readonly requests: RequestRecorder
  /** Counts listeners and timers. */
  readonly counter: PageCounter
  /** A local WalletConnect relay that can simulate faults; one for each test. */
  readonly relay: LocalRelay
  /** Options of the phone. Set them with `test.use({ phoneOptions: … })`. */
  readonly phoneOptions: Partial<WalletConnectWalletOptions>
  /**
   * A WalletConnect wallet connected to {@link relay}. Default networks: the three local EVM chains. Its client starts
   * with the first test that uses it.
   */
  readonly phone: PagePhone
  /** Returns axe's violations on the page. */
  readonly findViolations: (options?: AccessibilityOptions) => Promise<readonly AccessibilityViolation[]>
}

/** Fixtures that the tests of a worker share. */
export type LatchkeyWorkerFixtures = {
  /**
   * Options of the local chains, for example to simulate a public network. Set them at the top of a file with
   * `test.use({ chainOptions: { bitcoin: { poses: { local: 'mainnet' } } } })`.
   */
  readonly chainOptions: AllLocalChainsOptions
  /**
   * Three local EVM nodes, see `startLocalChains`. `chains.solana()`, `chains.polkadot()` and `chains.bitcoin()` start
   * the other chains on first use.
   */
  readonly chains: WalletChains
  readonly inPageScripts: InPageScripts
}

/**
 * Playwright's `test` with local chains, test wallets and counters.
 *
 * @example
 * test('a rejection shares no account', async ({ page, wallets }) => {
 *   const { foxglove } = await wallets.add({ foxglove: {} })
 *   await page.goto('/')
 *   await foxglove.reject('eth_requestAccounts')
 * })
 */
export const test = base.extend<LatchkeyFixtures, LatchkeyWorkerFixtures>({
  chainOptions: [{}, { option: true, scope: 'worker' }],
  chains: [
    async ({ chainOptions }, use) => {
      const [chains, others] = [await startLocalChains(chainOptions.evm), createLazyChains(chainOptions, giveTime)]
      await use({ ...others, ...chains })
      await Promise.all([chains.stop(), others.stop()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  inPageScripts: [async ({}, use) => use(createInPageScripts()), { scope: 'worker' }],
  wallets: async ({ context, page, chains, inPageScripts }, use) =>
    use(await createPageWallets(context, page, chains, inPageScripts)),
  requests: [async ({ context }, use) => use(recordRequests(context)), { auto: true }],
  counter: async ({ context, inPageScripts }, use) => use(createPageCounter(context, await inPageScripts([]))),
  phoneOptions: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  relay: async ({}, use) => {
    const relay = await startRelay()
    await use(relay)
    await relay.close()
  },
  phone: async ({ relay, chains, phoneOptions }, use) => {
    const networks = chains.all.map(({ network }) => network)
    const phone = await createPagePhone({ relayUrl: relay.url, networks, ...phoneOptions })
    await use(phone)
    await phone.close()
  },
  findViolations: async ({ page }, use) => use((options) => checkAccessibility(page, options)),
})

/** Extends the timeout of a test that starts a chain. */
function giveTime(): void {
  const test = base.info()
  if (test.timeout > 0) test.setTimeout(test.timeout + chainStartMs)
}
