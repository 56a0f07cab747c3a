import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/test.js'

const message = 'Hello from the journeys'

test('§5: custom elements work on a page without a framework', async ({ app }) => {
  await app.open('vanilla/')
  const address = await app.connect()
  await expect(app.fact('address')).toHaveText(address)
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await expect(app.networkButton).toHaveText('Second Chain')
  await app.page.reload()
  await expect(app.fact('address')).toHaveText(address)
  await app.button.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await expect(app.button).toHaveText('Connect Wallet')
})

test('§1: embedded, the modal is a part of the page and never closes', async ({ app }) => {
  await app.open('embedded/')
  await app.modal.shows('Connect a wallet')
  await expect(app.modal.closeButton).toHaveCount(0)
  await app.page.keyboard.press('Escape')
  await app.modal.row('Foxglove').click()
  await app.modal.shows('Account')
  const [address] = await app.wallet().addresses()
  await expect(app.fact('address')).toHaveText(String(address))
  await app.page.reload()
  await app.modal.shows('Account')
  await app.modal.button('Disconnect').click()
  await app.modal.shows('Connect a wallet')
})

test('§3: core and adapter connect, sign, switch and disconnect without the modal', async ({ app }) => {
  const { page } = app
  await app.open('headless/')
  await page.getByRole('button', { name: 'Foxglove' }).click()
  const { value } = await app.outcome()
  const { address } = value as { address: `0x${string}` }
  await expect(app.fact('address')).toHaveText(address)
  const { value: signature } = await app.act('Sign message')
  expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true)
  await app.act('Switch network')
  await expect(app.fact('network')).toHaveText('Second Chain')
  await app.act('Disconnect')
  await expect(app.fact('address')).toBeEmpty()
  expect(await page.evaluate(() => customElements.get('appkit-modal'))).toBeUndefined()
})

test('§2: a phone shows a bottom sheet as wide as the window', async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 800 })
  await app.open('basic/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  const card = app.modal.dialog.locator('.card')
  await expect
    .poll(async () => {
      const { x = -1, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {}
      return { x, width, bottom: Math.round(y + height) }
    })
    .toEqual({ x: 0, width: 390, bottom: 800 })
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
})
