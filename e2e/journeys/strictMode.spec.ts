import { expect, test } from '../fixtures/test.js'

test('L6: StrictMode, which mounts twice, causes one modal, one request and no extra listener', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  const usual = await app.wallet().control('listenerCount')

  const strict = await app.newTab('strict/')
  await expect(strict.fact('status')).toHaveText('connected')
  await strict.act('Disconnect wallet')
  await strict.connect()
  expect(await strict.wallet().requests('eth_requestAccounts')).toHaveLength(1)
  expect(await strict.wallet().control('listenerCount')).toBe(usual)
  await expect(strict.page.locator('appkit-modal')).toHaveCount(1)
  expect(await strict.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
})
