import type { Locator } from '@playwright/test'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'], hasBundledDirectory: true } })

/** Waits until a row shows a bundled picture. */
const hasPicture = (row: Locator) =>
  waitUntil(() =>
    row.evaluate((element) => element.querySelector<HTMLImageElement>('img[src^="data:image/webp"]')?.naturalWidth),
  ).toBe(48)

test('R245 R246 R247: a visitor finds a wallet of the bundled directory, which loads from the app’s host', async ({
  app,
  recorder,
}) => {
  await app.open('basic/')
  const own = new URL(app.page.url()).host
  const files = builtFilesWith(/bundled\/generated\/(wallets|pictures\d+)\.ts$/)
  expect(files.length).toBeGreaterThan(10)
  const requested = () => files.filter((file) => recorder.requests().some((request) => request.endsWith(file)))

  await app.button.click()
  const view = createAllWalletsView(app)
  await expect(app.modal.row('Foxglove')).toContainText('Installed')
  await expect(app.modal.row('WalletConnect')).toBeVisible()
  // Four wallets together with the installed one.
  for (const name of ['MetaMask', 'Trust Wallet', 'OKX Wallet']) await hasPicture(app.modal.row(name))
  await expect(app.modal.row('Phantom')).toHaveCount(0)
  await expect(view.entry).toContainText(/\d{3}\+/)
  await expect(app.modal.button('I don’t have a wallet')).toBeVisible()
  expect(requested()).toEqual([])

  await view.entry.click()
  await hasPicture(app.modal.row('Zerion'))
  const first = requested()
  // The data of the list, and the images of its first rows.
  expect(first.length).toBeLessThanOrEqual(3)
  for (const count of [84, 124]) {
    await view.list.locator('..').evaluate((body) => body.scrollTo({ top: body.scrollHeight }))
    await expect(view.announcement).toHaveText(`Wallets listed: ${count}`)
  }
  await hasPicture(view.list.locator('[aria-posinset="80"]'))
  expect(requested().length).toBeGreaterThan(first.length)
  expect(requested().length).toBeLessThan(files.length)

  await view.search.fill('vultisig')
  await hasPicture(view.rows.first())
  await view.rows.first().getByRole('button', { name: 'Vultisig' }).click()
  await expect(app.modal.dialog.getByRole('link', { name: /^Chrome Web Store/ })).toHaveAttribute(
    'href',
    /^https:\/\/chromewebstore\.google\.com\/detail\/vultisig/,
  )
  expect(new Set(recorder.requests().map((request) => new URL(request.replace(/^\w+ /, '')).host))).toEqual(
    new Set([own]),
  )

  await app.modal.backButton.click()
  await view.search.fill('uniswap')
  await view.rows.first().getByRole('button', { name: 'Uniswap Wallet' }).click()
  await createPhoneView(app).isReady()
  await expect(createPhoneView(app).code).toHaveAccessibleName(/Uniswap Wallet/)
})
