import { phoneBrowsers } from '../fixtures/phoneBrowsers.js'
import { expect, test } from '../fixtures/test.js'

const foxglove = { preset: 'foxglove', inject: {} } as const
const asks = 'eth_requestAccounts'

test.use(phoneBrowsers.iPhone)

test.describe("the list in a wallet's browser", () => {
  test.use({ setup: { wallets: [foxglove], services: ['relay'], hasBundledDirectory: true } })

  test('R344: lists the wallet first and once, and WalletConnect and other wallets last', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    const names = app.modal.dialog.getByRole('listitem').getByRole('button')
    await expect(names.first()).toContainText('Foxglove')
    await expect(app.modal.row('Foxglove')).toHaveCount(1)
    await expect(app.modal.row('Browser Wallet')).toHaveCount(0)
    await expect(names.nth(1)).toContainText('WalletConnect')
    await app.page.reload()
    await app.choose()
    await app.modal.isGone()
    await app.act('Disconnect wallet')
    await app.button.click()
    // A recent wallet keeps its place.
    await expect(names.first()).toContainText('Foxglove')
    await expect(app.modal.row('Foxglove')).toHaveCount(1)
  })
})

test.describe('connecting without a click', () => {
  test.use({ setup: { wallets: [foxglove], options: { autoConnect: 'wallet-browser' } } })

  test('R345: prompts once per visit, and connects later visits silently', async ({ app, context }) => {
    await app.open('basic/')
    await expect(app.fact('status')).toHaveText('connected')
    await expect(app.modal.dialog).toBeHidden()
    expect(await app.wallet().requests(asks)).toHaveLength(1)
    // Another visit, whose storage the browser has cleared.
    await app.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('@latchkey/')) localStorage.removeItem(key)
    })
    await app.page.close()
    const later = await app.newTab('basic/')
    await expect(later.fact('status')).toHaveText('connected')
    expect(await later.wallet().requests(asks)).toHaveLength(0)
    expect(context.pages()).toHaveLength(1)
  })

  test('R345: after a disconnect, a reload neither connects nor prompts', async ({ app }) => {
    await app.open('basic/')
    await expect(app.fact('status')).toHaveText('connected')
    await app.act('Disconnect wallet')
    await app.page.reload()
    await app.button.click()
    await expect(app.modal.row('Foxglove')).toBeVisible()
    await expect(app.fact('status')).toHaveText('disconnected')
    expect(await app.wallet().requests(asks)).toHaveLength(0)
  })

  test('R345: a headless page connects, too', async ({ app }) => {
    await app.open('headless/')
    await expect(app.fact('address')).toHaveText(/^0x/)
    expect(await app.wallet().requests(asks)).toHaveLength(1)
  })
})

test.describe('a wallet that refuses', () => {
  const always = { [asks]: { type: 'reject' } } as const
  test.use({ setup: { wallets: [{ ...foxglove, always }], options: { autoConnect: 'wallet-browser' } } })

  test('R345: receives no further request in the visit, until the visitor chooses it', async ({ app }) => {
    await app.open('basic/')
    await expect.poll(() => app.wallet().requests(asks)).toHaveLength(1)
    await expect(app.fact('status')).toHaveText('disconnected')
    await expect(app.modal.dialog).toBeHidden()
    await app.page.reload()
    await app.button.click()
    await expect(app.modal.row('Foxglove')).toBeVisible()
    expect(await app.wallet().requests()).toEqual([])
    await app.modal.row('Foxglove').click()
    await expect(app.modal.text('You declined in the wallet')).toBeVisible()
    expect(await app.wallet().requests(asks)).toHaveLength(1)
  })
})

test.describe('without the option', () => {
  test.use({ setup: { wallets: [foxglove] } })

  test('R345: no request is sent before a click', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row('Foxglove')).toBeVisible()
    expect(await app.wallet().requests()).toEqual([])
  })
})
