import { expect, test } from '../fixtures/test.js'

test('L7 §4: connecting and disconnecting twenty times leaks no listener and no element', async ({ app }) => {
  await app.open('basic/')
  const nodes = () =>
    app.page.evaluate(() => document.querySelector('appkit-modal')?.shadowRoot?.querySelectorAll('*').length)
  async function round(): Promise<number> {
    await app.choose()
    await expect(app.fact('status')).toHaveText('connected')
    const listening = await app.wallet().control('listenerCount')
    // Also while the modal is closing.
    await (await app.kit()).evaluate((kit) => kit.disconnect())
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('disconnected')
    return listening
  }
  const first = await round()
  await expect.poll(nodes).toBeLessThan(5)
  const left = await nodes()
  for (let count = 1; count < 20; count++) expect(await round()).toBe(first)
  expect(await app.wallet().control('listenerCount')).toBeLessThanOrEqual(1)
  await expect.poll(nodes).toBe(left)
  expect(await app.page.locator('appkit-modal').count()).toBe(1)
  expect(await app.wallet().requests('wallet_revokePermissions')).toHaveLength(20)
})

test('R69: disconnecting removes the stored session and keeps entries of others', async ({ app }) => {
  await app.open('basic/')
  await app.page.evaluate(() => localStorage.setItem('somebody-else', 'keeps this'))
  const address = await app.connect()
  await app.act('Disconnect wallet')
  const stored = await app.page.evaluate(() => Object.entries({ ...localStorage }))
  const own = stored.filter(([key]) => key.startsWith('@latchkey'))
  expect(JSON.stringify(own).toLowerCase()).not.toContain(address.toLowerCase())
  expect(own.filter(([key]) => key.includes('connection'))).toEqual([])
  expect(stored).toContainEqual(['somebody-else', 'keeps this'])
})

test('§8: the page disconnects even if the wallet refuses', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('always', 'wallet_revokePermissions', { type: 'throw', value: { code: -32_603 } })
  await app.button.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('disconnected')
})
