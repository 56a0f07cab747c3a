import { readFocus } from '../fixtures/focus.js'
import { expect, test } from '../fixtures/test.js'

for (const [opener, name] of [
  ['Open native dialog', 'Native dialog'],
  ['Open focus trap', 'Focus trap'],
] as const) {
  test(`AX4 AX6: opened from a host's ${name.toLowerCase()}, the modal is on top, usable, and restores the focus`, async ({
    app,
  }) => {
    const { page } = app
    await app.open('dialog/')
    await page.getByRole('button', { name: opener }).click()
    const host = page.getByLabel(name)
    const button = host.locator('appkit-button').getByRole('button')
    await button.click()
    await app.modal.shows('Connect a wallet')
    await expect(app.modal.title).toBeFocused()
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press('Tab')
      expect((await readFocus(page)).where).not.toBe('page')
    }
    await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    await page.keyboard.press('Escape')
    await app.modal.isGone()
    await expect(host).toBeVisible()
    await expect(button).toBeFocused()

    await button.click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    const [address] = await app.wallet().addresses()
    await expect(app.fact('address')).toHaveText(String(address))
    await expect(host).toBeVisible()
    await expect(button).toBeFocused()
  })
}

test('FI28: the modal closes cleanly when the page removes it, and the next click restores it', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.page.getByRole('button', { name: 'Connect and wait' }).click()
  await app.modal.row('Foxglove').click()
  await app.wallet().stalled('eth_requestAccounts')
  await app.page.evaluate(() => document.querySelector('appkit-modal')?.remove())
  expect(await app.outcome()).toMatchObject({ code: 'MODAL_CLOSED' })
  await app.connect()
  await expect(app.fact('status')).toHaveText('connected')
})

test('FI28: the modal stays usable when the page moves it or makes it inert', async ({ app }) => {
  await app.open('basic/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  await app.page.evaluate(() => {
    const modal = document.querySelector('appkit-modal')
    if (modal) document.body.prepend(modal)
    modal?.setAttribute('inert', '')
    modal?.setAttribute('aria-hidden', 'true')
  })
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})
