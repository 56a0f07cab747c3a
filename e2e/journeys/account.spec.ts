import { expect, test } from '../fixtures/test.js'

test('§4: page, button and modal follow an account change in the wallet', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  const [, second] = await app.wallet().addresses()
  await app.wallet().control('shareAccounts', [0, 1])
  await app.wallet().control('selectAccount', 1)
  await expect(app.fact('address')).toHaveText(String(second))
  await app.button.click()
  await expect(app.modal.dialog).toContainText(String(second))
})

test('FI23: an account change ends the pending request of the previous account', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('shareAccounts', [0, 1])
  await app.wallet().control('stall', 'personal_sign')
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await app.wallet().stalled('personal_sign')
  await app.wallet().control('shareAccounts', [1])
  expect(await app.outcome()).toMatchObject({ code: 'ACCOUNT_CHANGED' })
})

test('FI23 R39: disconnects when the wallet revokes its last account', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('disconnectSite')
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.button).toHaveText('Connect Wallet')
})

test('AX19 AX11 R52b: copies the full address and announces it', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open('basic/')
  const address = await app.connect()
  await app.button.click()
  await app.modal.button('Copy address').click()
  await expect(app.modal.snackbar.getByRole('status')).toHaveText('Address copied')
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('FI24: an extension update under the page is shown and disconnects', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('unplug')
  expect(await app.act('Sign message')).toMatchObject({ code: 'EXTENSION_INVALIDATED' })
  await expect(app.fact('status')).toHaveText('disconnected')
})

test('FI29: a throwing listener of the app affects neither other listeners nor the kit', async ({ app, recorder }) => {
  recorder.allow(/the app made a mistake/)
  await app.open('basic/')
  await (await app.kit()).evaluate((kit) => {
    kit.subscribeAccount(() => {
      throw new Error('the app made a mistake')
    })
  })
  await app.connect()
  await expect(app.fact('status')).toHaveText('connected')
  expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
})
