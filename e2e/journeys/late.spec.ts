import { expect, test } from '../fixtures/test.js'

test.use({ setup: { wallets: [{ preset: 'foxglove', announce: false }, { preset: 'spectre' }] } })

test('R32: a wallet announced while the modal is open appears, and connects', async ({ app }) => {
  await app.open('basic/')
  await app.button.click()
  await expect(app.modal.row('Spectre')).toBeVisible()
  await expect(app.modal.row('Foxglove')).toBeHidden()
  await app.wallet().announce()
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expect(app.fact('wallet')).toHaveText('Foxglove')
})

test('R32: a burst of announcements after connecting does not affect the connection, and the list is capped', async ({
  app,
}) => {
  await app.open('basic/')
  const address = await app.connect('Spectre')
  await app.page.evaluate(() => {
    for (let index = 0; index < 2_000; index++) {
      const info = {
        uuid: crypto.randomUUID(),
        name: `Wallet ${index}`,
        rdns: `com.wallet${index}`,
        icon: 'data:image/png;base64,iVBORw0KGgo=',
      }
      const detail = { info, provider: { request: async () => [] } }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  })
  expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
  await expect(app.fact('address')).toHaveText(address)
  await app.act('Disconnect wallet')
  await app.button.click()
  const rows = app.modal.dialog.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThanOrEqual(100)
})
