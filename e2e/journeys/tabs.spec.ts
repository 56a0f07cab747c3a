import { expect, test } from '../fixtures/test.js'

test('FI15: another tab follows a connect and a disconnect within a second', async ({ app }) => {
  const { clock } = app.page
  await clock.install()
  await app.open('basic/')
  const other = await app.newTab('basic/')
  // A second by the clock of both tabs, however slow the machine is.
  await clock.pauseAt(Date.now() + 60_000)
  await app.choose()
  await expect(app.fact('status')).toHaveText('connected')
  await clock.runFor(1_000)
  const [address = ''] = await app.wallet().addresses()
  await expect(other.fact('address')).toHaveText(address)
  expect(await other.wallet().requests('eth_requestAccounts')).toEqual([])
  expect(await other.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })

  await other.page.getByRole('button', { name: 'Disconnect wallet' }).click()
  await expect(other.fact('status')).toHaveText('disconnected')
  await clock.runFor(1_000)
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.button).toHaveText('Connect Wallet')
})

test('FI15: after an account change in one tab, the other never signs with the old account', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  const other = await app.newTab('basic/')
  await expect(other.fact('status')).toHaveText('connected')
  const [, second] = await app.wallet().addresses()
  await app.wallet().control('shareAccounts', [1])
  await expect(other.fact('address')).toHaveText(String(second))
})

test('R68: invalid data from another tab changes nothing', async ({ app }) => {
  await app.open('basic/')
  const address = await app.connect()
  const other = await app.newTab('vanilla/')
  await other.page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('@latchkey')))
      localStorage.setItem(key, '{"__proto__":{"polluted":true},"connectorId":7')
  })
  expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
  expect(await app.page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
  await expect(app.fact('address')).toHaveText(address)
})
