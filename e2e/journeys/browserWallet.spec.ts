import { expect, test } from '../fixtures/test.js'

test.describe('a wallet that announces itself and also sets window.ethereum', () => {
  test.use({ setup: { wallets: [{ preset: 'foxglove', inject: {} }] } })

  test('R150: is one row, and connects', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row('Foxglove')).toHaveCount(1)
    await expect(app.modal.row('Browser Wallet')).toHaveCount(0)
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })
})

test.describe('a wallet that only sets window.ethereum', () => {
  test.use({ setup: { wallets: [{ preset: 'foxglove', announce: false, inject: {} }] } })

  test('R150: is listed as Browser Wallet on desktop, and connects', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('Browser Wallet').click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })
})
