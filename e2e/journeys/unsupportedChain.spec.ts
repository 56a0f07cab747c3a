import { expect, test } from '../fixtures/test.js'

test.use({ setup: { networks: ['local'] } })

test.beforeEach(async ({ app, chains }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('selectChain', chains.second.id)
  await app.modal.shows('Network not supported here')
})

test('§2: on an unsupported network the screen cannot be dismissed; switching resolves it', async ({ app }) => {
  const card = app.modal.dialog.locator('.card')
  const shaking = () => expect(card).toHaveAttribute('data-shake', /.*/)
  const still = () => expect(card).not.toHaveAttribute('data-shake', /.*/)
  for (const dismiss of [
    () => app.page.keyboard.press('Escape'),
    () => app.modal.closeButton.click(),
    () => app.page.mouse.click(20, 20),
  ]) {
    await dismiss()
    await shaking()
    await still()
    await app.modal.shows('Network not supported here')
  }
  await expect(app.networkButton).toHaveText('Unsupported Network')

  await app.modal.row('Local Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Local Chain')
})

test('§2: a declined switch leads back to the screen, which still cannot be dismissed', async ({ app }) => {
  await app.wallet().control('reject', 'wallet_switchEthereumChain')
  await app.modal.row('Local Chain').click()
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  await app.modal.backButton.click()
  await app.modal.shows('Network not supported here')
})

test('§2: disconnecting is a way out', async ({ app }) => {
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
})

test('§4: the wallet moves back by itself', async ({ app, chains }) => {
  await app.wallet().control('selectChain', chains.local.id)
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Local Chain')
})

test('§4: after a reload the network is still unsupported, and a click says so', async ({ app }) => {
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('connected')
  await expect(app.networkButton).toHaveText('Unsupported Network')
  await app.button.click()
  await app.modal.shows('Network not supported here')
})
