import { expect, test } from '../fixtures/test.js'

test('§2: a switch in the modal completes when the wallet has switched', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.networkButton.click()
  await app.modal.shows('Choose a network')
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Second Chain')
  await expect(app.networkButton).toHaveText('Second Chain')
  expect(await app.wallet().requests('wallet_switchEthereumChain')).toMatchObject([
    { params: [{ chainId: '0x7a6a' }], outcome: 'answered' },
  ])
})

test('§2: a switch from the account view returns to it', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.button.click()
  await app.modal.shows('Account')
  await app.modal.button(/^Network: .*Local Chain/).click()
  await app.modal.row('Second Chain').click()
  await app.modal.shows('Account')
  await expect(app.modal.button(/^Network: .*Second Chain/)).toBeVisible()
})

test('§2: a rejected switch names the current network, and a retry switches', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('reject', 'wallet_switchEthereumChain')
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  await expect(app.modal.text(/You are still on .*Local Chain/)).toBeVisible()
  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Second Chain')
})

test('§5: the app switches by itself; an unknown network is an error', async ({ app, recorder }) => {
  recorder.allow(/Network Not Found/)
  await app.open('basic/')
  await app.connect()
  expect(await app.act('Use Second Chain')).not.toHaveProperty('code')
  await expect(app.fact('chain')).toHaveText('31338')
  const kit = await app.kit()
  const code = await kit.evaluate((it) => it.switchNetwork(424_242).catch((error) => error.code))
  expect(code).toBe('NETWORK_NOT_FOUND')
})

test('§3: a chosen network is restored after a reload, also without a wallet', async ({ app }) => {
  await app.open('basic/')
  await app.act('Use Second Chain')
  await expect(app.networkButton).toHaveText('Second Chain')
  await app.page.reload()
  await expect(app.networkButton).toHaveText('Second Chain')
})

test('§7: the page follows a network change in the wallet', async ({ app, chains }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('selectChain', chains.second.id)
  await expect(app.fact('network')).toHaveText('Second Chain')
})
