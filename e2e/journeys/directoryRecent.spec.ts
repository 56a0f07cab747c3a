import { expect, test } from '../fixtures/test.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

const services = ['relay', 'directory'] as const
const wallets = [{ preset: 'foxglove', name: 'MetaMask', rdns: 'io.metamask' }] as const

test.use({ setup: { services, wallets } })

test('R116: the directory does not learn which installed wallet was used', async ({ app, page, recorder }) => {
  await app.open('basic/')
  await app.connect('MetaMask')
  await page.reload()
  await expect(app.button).toHaveAccessibleName(/^Account/)
  await app.button.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()

  await app.button.click()
  await expect(app.modal.row('MetaMask')).toContainText('Recent')
  await expect(app.modal.row('Trust Wallet')).toBeVisible()
  const view = createAllWalletsView(app)
  await view.entry.click()
  await expect(view.announcement).toHaveText(/Wallets listed: 4\d/)
  await view.search.fill('zerion')
  await expect(view.rows.first()).toContainText('Zerion')
  const asked = recorder.requests().filter((request) => request.includes('/getWallets'))
  expect(asked.length).toBeGreaterThan(2)
  for (const request of asked) expect(request).not.toMatch(/include=|metamask/i)
})
