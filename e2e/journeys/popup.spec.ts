import type { Page } from '@playwright/test'
import { findFullChromium } from '../../scripts/browsers/findFullChromium.mjs'
import { chromiumFlags } from '../../scripts/chromium/chromiumFlags.mjs'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'

const executablePath = findFullChromium()
// biome-ignore lint/suspicious/noSkippedTests: some machines have only the headless shell; WebKit runs the journey there
test.skip(!executablePath, 'The headless shell of Chromium has no pop-up blocker.')

/** Waits for a message of the page. Unlike a locator, this does not count as a gesture of the visitor. */
const hears = (page: Page, text: string) => page.waitForEvent('console', (message) => message.text() === text)

/** Playwright turns Chromium's pop-up blocker off by default. */
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
  setup: { wallets: [{ preset: 'foxglove', announce: false, inject: {} }] },
})

test('R349: the SDK of a wallet loads when its row is painted, and its pop-up opens in the click', async ({
  app,
  page,
  recorder,
}) => {
  const sdk = builtFilesWith(/popupSdk/)
  const isLoaded = () => recorder.requests().some((request) => sdk.some((file) => request.endsWith(file)))
  expect(sdk).not.toEqual([])
  const blocked = hears(page, 'pop-up blocked')
  await app.open('popup/')
  await blocked
  await app.button.click()
  await expect(app.modal.row('Coinbase Wallet')).toBeVisible()
  // Without pointer or focus on the row.
  await expect.poll(isLoaded).toBe(true)
  const opened = hears(page, 'pop-up opened')
  await app.modal.row('Coinbase Wallet').click()
  await opened
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('R349: Chromium blocks the pop-up if the SDK loads after the user activation expired; another click opens it', async ({
  app,
  page,
}) => {
  const [sdk = ''] = builtFilesWith(/popupSdk/)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${sdk}`, async (route) => {
    await released
    await route.continue()
  })
  await app.open('popup/')
  await app.choose('Coinbase Wallet')
  await hears(page, 'activation ended')
  const blocked = hears(page, 'pop-up blocked')
  release()
  await blocked
  const opened = hears(page, 'pop-up opened')
  await app.modal.button('Try again').click()
  await opened
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})
