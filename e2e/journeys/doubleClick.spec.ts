import { expect, test } from '../fixtures/test.js'

test('FI18: a double click on a wallet sends one request', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.button.click()
  await app.modal.row('Foxglove').dblclick()
  await app.wallet().stalled('eth_requestAccounts')
  await app.wallet().control('release')
  await app.modal.isGone()
  expect(await app.wallet().requests('eth_requestAccounts')).toHaveLength(1)
})

test('FI18: a double click on the connect button opens one modal; on a network it switches once', async ({ app }) => {
  await app.open('basic/')
  await app.button.dblclick()
  await app.modal.shows('Connect a wallet')
  await expect(app.page.locator('appkit-modal')).toHaveCount(1)
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await app.wallet().control('setBehaviour', 'ask')
  await app.networkButton.click()
  await app.modal.row('Second Chain').dblclick()
  await app.wallet().answer('approve')
  await app.modal.isGone()
  expect(await app.wallet().requests('wallet_switchEthereumChain')).toHaveLength(1)
})

for (const place of ['backdrop', 'wallet'] as const)
  test(`FI18: the second click of a double click on the connect button does not act on the modal's ${place}`, async ({
    app,
  }) => {
    await app.open('basic/')
    await app.button.click()
    await app.modal.shows('Connect a wallet')
    if (place === 'wallet') await app.modal.row('Foxglove').hover()
    await app.page.mouse.down({ clickCount: 2 })
    await app.page.mouse.up({ clickCount: 2 })
    await app.modal.shows('Connect a wallet')
    expect(await app.wallet().requests('eth_requestAccounts')).toHaveLength(0)
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
  })

test('FI18: a double click on Disconnect ends one session, quietly', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.button.click()
  await app.modal.button('Disconnect').dblclick()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
  expect(await app.wallet().requests('wallet_revokePermissions')).toHaveLength(1)
})
