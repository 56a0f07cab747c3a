import { expect, test } from '../fixtures/test.js'

for (const storage of ['disabled', 'full'] as const) {
  test.describe(`storage is ${storage}`, () => {
    test.use({ setup: { storage } })

    test(`FI10 R62 R64: with storage ${storage} a visitor connects for the life of the page`, async ({ app }) => {
      await app.open('basic/')
      await app.connect()
      expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
      await app.act('Use Second Chain')
      await expect(app.fact('network')).toHaveText('Second Chain')
      await app.page.reload()
      await expect(app.fact('initialized')).toHaveText('true')
      await expect(app.fact('status')).toHaveText('disconnected')
      await app.connect()
    })
  })
}

test('FI10: storage is cleared while the page is open: still connected, and disconnected after a reload', async ({
  app,
}) => {
  await app.open('basic/')
  const address = await app.connect()
  await app.page.evaluate(() => localStorage.clear())
  expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
  await expect(app.fact('address')).toHaveText(address)
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('disconnected')
})

test('R63 R66: the page starts and connects with any data in storage', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  const keys = await app.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@latchkey')))
  expect(keys.length).toBeGreaterThan(0)
  for (const value of ['null', '{', '[]', '7', '{"v":1,"d":{"__proto__":{"polluted":1}}}', 'x'.repeat(100_000)]) {
    await app.page.evaluate(
      ([names, text]) => {
        for (const key of names) localStorage.setItem(key, text)
      },
      [keys, value] as const,
    )
    await app.page.reload()
    await expect(app.fact('initialized')).toHaveText('true')
    await expect(app.fact('status')).toHaveText('disconnected')
    expect(await app.page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
  }
  await app.connect()
})
