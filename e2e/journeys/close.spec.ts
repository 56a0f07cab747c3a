import { expect, test } from '../fixtures/test.js'

test.beforeEach(async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.page.getByRole('button', { name: 'Connect and wait' }).click()
  await app.modal.row('Foxglove').click()
  await app.wallet().stalled('eth_requestAccounts')
})

test('AX5 §3: closing during a wallet request asks for confirmation, then connect rejects with MODAL_CLOSED', async ({
  app,
}) => {
  await app.page.keyboard.press('Escape')
  await expect(app.modal.question).toHaveAccessibleName('Your wallet is still waiting for you')
  await app.modal.button('Keep waiting').click()
  await expect(app.modal.question).toBeHidden()
  await expect(app.fact('status')).toHaveText('connecting')

  await app.modal.closeButton.click()
  await app.modal.button('Close anyway').click()
  await app.modal.isGone()
  expect(await app.outcome()).toMatchObject({ code: 'MODAL_CLOSED' })
  await expect(app.fact('status')).toHaveText('disconnected')
})

test('L1: ignores an approval after the modal was closed', async ({ app }) => {
  await app.page.keyboard.press('Escape')
  await app.modal.button('Close anyway').click()
  expect(await app.outcome()).toMatchObject({ code: 'MODAL_CLOSED' })
  await app.wallet().control('release', 'eth_requestAccounts')
  await expect.poll(() => app.wallet().requests('eth_requestAccounts')).toMatchObject([{ outcome: 'answered' }])
  await expect(app.fact('status')).toHaveText('disconnected')
  expect(await app.wallet().control('listenerCount')).toBe(0)
})

test('§2: connects a wallet that responds while the confirmation shows', async ({ app }) => {
  await app.page.keyboard.press('Escape')
  await expect(app.modal.question).toBeVisible()
  await app.wallet().control('release', 'eth_requestAccounts')
  await app.modal.isGone()
  expect(await app.outcome()).toMatchObject({ value: { address: expect.stringMatching(/^0x/) } })
})

test('§2: a click on the backdrop closes like Escape, unless it started inside the card', async ({ app }) => {
  const { page } = app
  await page.mouse.click(20, 20)
  await expect(app.modal.question).toBeVisible()
  await app.modal.button('Keep waiting').click()
  await app.modal.title.hover()
  await page.mouse.down()
  await page.mouse.move(20, 20)
  await page.mouse.up()
  await expect(app.modal.question).toBeHidden()
  await app.modal.shows('Foxglove')
})
