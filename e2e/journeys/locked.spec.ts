import { expect, test } from '../fixtures/test.js'

test('FI19: a wallet that is locked at a reload is disconnected without a prompt and restored when it unlocks', async ({
  app,
}) => {
  await app.open('basic/')
  const address = await app.connect()
  await app.wallet().control('lock')
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.page.reload()
  await expect(app.fact('initialized')).toHaveText('true')
  await expect(app.fact('status')).toHaveText('disconnected')
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
  await app.wallet().control('unlock')
  await expect(app.fact('address')).toHaveText(address)
})

test('FI19: times out after 5 s if a wallet does not respond to eth_accounts, and others work', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  const never = { eth_accounts: { type: 'stall' } } as const
  await app.nextVisit({ wallets: [{ preset: 'foxglove', always: never }, { preset: 'spectre' }] })
  await app.page.clock.install()
  // On a busy machine, five seconds of a running clock can pass before the test checks the page.
  await app.page.clock.pauseAt(Date.now() + 60_000)
  await app.page.reload()
  await app.wallet().stalled('eth_accounts')
  await expect(app.fact('status')).toHaveText('connecting')
  await app.page.clock.fastForward(6_000)
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.page.clock.resume()
  await app.connect('Spectre')
  await expect(app.fact('wallet')).toHaveText('Spectre')
})

test('FI19: a locked wallet asks its user to unlock, and then connects', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('lock')
  await app.choose()
  await expect(app.modal.text(/Open .*Foxglove/)).toBeVisible()
  await app.wallet().control('unlock')
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('R34 FI19: a locked wallet that returns no account leaves no partial connection', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('lock', 'blank')
  await app.choose()
  await expect(app.modal.alert).toContainText(/Unlock your wallet|The wallet shared no account/)
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.wallet().control('unlock')
  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('FI19: locking the wallet disconnects, and unlocking reconnects', async ({ app }) => {
  await app.open('basic/')
  const address = await app.connect()
  await app.wallet().control('lock')
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.wallet().control('unlock')
  await expect(app.fact('address')).toHaveText(address)
})
