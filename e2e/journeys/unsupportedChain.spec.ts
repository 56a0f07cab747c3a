import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { watchShakes } from '../fixtures/watchShakes.js'

test.use({ setup: { networks: ['local'] } })

test.beforeEach(async ({ app, chains }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('selectChain', chains.second.id)
  await app.modal.shows('Network not supported here')
})

test('§2: the view of an unsupported network cannot be dismissed, and switching closes it', async ({ app }) => {
  const card = app.modal.dialog.locator('.card')
  const shakes = await watchShakes(app.modal)
  const still = () => expect(card).not.toHaveAttribute('data-shake', /.*/)
  for (const [index, dismiss] of [
    () => app.page.keyboard.press('Escape'),
    () => app.modal.closeButton.click(),
    () => app.page.mouse.click(20, 20),
  ].entries()) {
    await dismiss()
    await waitUntil(shakes).toHaveLength(index + 1)
    await still()
    await app.modal.shows('Network not supported here')
  }
  await expect(app.networkButton).toHaveText('Unsupported Network')

  await app.modal.row('Local Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Local Chain')
})

test('§2: a rejected switch returns to the view, which still cannot be dismissed', async ({ app }) => {
  await app.wallet().control('reject', 'wallet_switchEthereumChain')
  await app.modal.row('Local Chain').click()
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  await app.modal.backButton.click()
  await app.modal.shows('Network not supported here')
})

test('§2: disconnecting closes the view', async ({ app }) => {
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
})

test('§4: closes the view when the wallet switches back', async ({ app, chains }) => {
  await app.wallet().control('selectChain', chains.local.id)
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Local Chain')
})

test('§4: after a reload, a click shows that the network is unsupported', async ({ app }) => {
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('connected')
  await expect(app.networkButton).toHaveText('Unsupported Network')
  await app.button.click()
  await app.modal.shows('Network not supported here')
})
