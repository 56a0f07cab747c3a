import { expect, test } from '../fixtures/test.js'

test('FI15: connecting and signing out in one tab is followed by the other within a second', async ({ app }) => {
  await app.open('basic/')
  const other = await app.newTab('basic/')
  const address = await app.connect()
  const soon = { timeout: 1_000 }
  await expect(other.fact('address')).toHaveText(address, soon)
  expect(await other.wallet().requests('eth_requestAccounts')).toEqual([])
  expect(await other.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })

  await other.act('Disconnect wallet')
  await expect(app.fact('status')).toHaveText('disconnected', soon)
  await expect(app.button).toHaveText('Connect Wallet')
})

test('FI15: the other account is chosen in one tab: the other never signs with the old one', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  const other = await app.newTab('basic/')
  await expect(other.fact('status')).toHaveText('connected')
  const [, second] = await app.wallet().addresses()
  await app.wallet().control('shareAccounts', [1])
  await expect(other.fact('address')).toHaveText(String(second))
})

test('R68: garbage that another tab writes changes nothing', async ({ app }) => {
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
