import { expect, test } from '../fixtures/test.js'

test('FI28: the modal opens on a page that Turbo restores from its snapshot', async ({ app }) => {
  const { modal, page } = app
  await app.open('turbo/')
  await app.button.click()
  await modal.shows('Connect a wallet')
  await modal.closeButton.click()
  await modal.isGone()
  await page.getByRole('link', { name: 'Second page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await app.connect()
  await page.goBack()
  await expect(page).toHaveURL(/turbo\/$/)
  await expect(app.button).toHaveText(/0x/)
  await app.button.click()
  await modal.shows('Account')
  await expect(page.locator('appkit-modal')).toHaveCount(1)
})
