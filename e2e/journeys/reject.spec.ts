import { expect, test } from '../fixtures/test.js'

test('§2 R36: a rejected connection is not shown as an error, and a retry connects', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('reject', 'eth_requestAccounts')
  await app.choose()
  const notice = app.modal.dialog.getByRole('status').filter({ hasText: 'You declined in the wallet' })
  await expect(notice).toContainText('nothing was shared')
  await expect(app.modal.alert).toHaveCount(0)
  await expect(app.fact('status')).toHaveText('disconnected')

  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('AX11: the same live region announces the request and the rejection', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.choose()
  await app.wallet().stalled('eth_requestAccounts')
  const waiting = await app.modal.dialog.getByRole('status').filter({ hasText: 'Foxglove' }).elementHandle()
  await app.wallet().control('release', 'eth_requestAccounts', { type: 'reject' })
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  expect(await waiting?.textContent()).toContain('You declined in the wallet')

  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await app.wallet().control('stall', 'wallet_switchEthereumChain')
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await app.wallet().stalled('wallet_switchEthereumChain')
  const switching = await app.modal.dialog.getByRole('status').filter({ hasText: 'Second Chain' }).elementHandle()
  await app.wallet().control('release', 'wallet_switchEthereumChain', { type: 'reject' })
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  expect(await switching?.textContent()).toContain('You declined in the wallet')
})

test('§2: after a rejection, another wallet can be selected', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('reject', 'eth_requestAccounts')
  await app.choose()
  await app.modal.button('Pick another wallet').click()
  await app.modal.shows('Connect a wallet')
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('R36: shows a readable text for any wallet failure', async ({ app }) => {
  await app.open('basic/')
  for (const thrown of [null, 'x', { code: -32_603, message: { nested: true } }, { data: { originalError: {} } }]) {
    await app.wallet().control('throwWith', 'eth_requestAccounts', thrown)
    await app.choose()
    await expect(app.modal.alert).toContainText('The wallet reported an error.')
    await expect(app.modal.alert).not.toContainText('[object')
    await app.page.keyboard.press('Escape')
    await app.modal.isGone()
  }
})
