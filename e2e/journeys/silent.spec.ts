import type { PageWindow } from '../fixtures/pageWindow.js'
import { expect, test } from '../fixtures/test.js'

test('FI20: an unresponsive wallet can be cancelled immediately and shows help after 10 s; another wallet works', async ({
  app,
}) => {
  await app.open('basic/')
  await app.page.clock.install()
  await app.wallet().control('always', 'eth_requestAccounts', { type: 'stall' })
  await app.choose()
  await app.wallet().stalled('eth_requestAccounts')
  await expect(app.modal.button('Cancel')).toBeVisible()
  await expect(app.modal.text(/Nothing yet\?/)).toBeHidden()
  await app.page.clock.fastForward(11_000)
  await expect(app.modal.text(/Nothing yet\?/)).toBeVisible()
  await app.page.clock.fastForward(600_000)
  await expect(app.fact('status')).toHaveText('connecting')
  await app.modal.button('Cancel').click()
  await app.modal.shows('Connect a wallet')
  await expect(app.fact('status')).toHaveText('disconnected')
})

test('FI20: a retry sends a new request, whose response connects', async ({ app }) => {
  await app.open('basic/')
  await app.page.clock.install()
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.choose()
  await app.wallet().stalled('eth_requestAccounts')
  await app.page.clock.fastForward(11_000)
  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('FI20: disconnecting does not wait for the wallet', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('always', 'wallet_revokePermissions', { type: 'stall' })
  await app.page.clock.install()
  await app.page.getByRole('button', { name: 'Disconnect wallet' }).click()
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.wallet().stalled('wallet_revokePermissions')
  await app.page.clock.fastForward(3_100)
  await app.outcome()
})

test('L1: a pending signature ends when the wallet is disconnected', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('stall', 'personal_sign')
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await app.wallet().stalled('personal_sign')
  await (await app.kit()).evaluate((kit) => kit.disconnect())
  expect(await app.outcome()).toMatchObject({ code: 'NOT_CONNECTED' })
})

test('FI21: says that a request is already open in the wallet, and a retry after the response connects', async ({
  app,
}) => {
  await app.open('basic/')
  await app.wallet().control('setBehaviour', 'ask')
  await app.wallet().control('setOnePromptAtATime', true)
  await app.page.evaluate(() => {
    const { Foxglove } = (window as PageWindow).e2e.wallets.eip155
    Foxglove?.provider.request({ method: 'eth_requestAccounts' }).catch(() => undefined)
  })
  await app.choose()
  await expect(app.modal.alert).toContainText('A request is already open in your wallet')
  expect(await app.page.evaluate(() => document.hasFocus())).toBe(true)
  await app.wallet().answer('approve')
  await app.modal.button('Check again').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')
})

test('FI21 FI18: connecting the same wallet twice sends one request, and both callers get its result', async ({
  app,
}) => {
  await app.open('basic/')
  await app.wallet().control('setBehaviour', 'ask')
  const kit = await app.kit()
  const both = kit.evaluate(async (it) => {
    const connectorId = (await it.discover())[0]?.id ?? ''
    const results = await Promise.all([it.connect({ connectorId }), it.connect({ connectorId })])
    return results.map(({ address }) => address)
  })
  await app.wallet().answer('approve')
  const [address] = await app.wallet().addresses()
  expect(await both).toEqual([address, address])
  expect(await app.wallet().requests('eth_requestAccounts')).toHaveLength(1)
})
