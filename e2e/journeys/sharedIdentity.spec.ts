import { expect, test } from '../fixtures/test.js'

const warning = 'Another wallet here claims the same identity'
const real = { preset: 'foxglove' } as const
const imitation = { preset: 'spectre', name: 'Foxglove Pro', rdns: 'app.foxglove', accountCount: 1 } as const

test.describe('at connect', () => {
  test.use({ setup: { wallets: [real, imitation] } })

  test('R189: the list, the connecting screen and the account say that several wallets claim one identity', async ({
    app,
  }) => {
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row(/^Foxglove/)).toHaveCount(2)
    for (const row of await app.modal.row(/^Foxglove/).all()) await expect(row).toContainText(warning)
    await app.wallet('Foxglove Pro').control('stall', 'eth_requestAccounts')
    await app.modal.row(/Foxglove Pro/).click()
    await expect(app.modal.dialog).toContainText('Open Foxglove Pro')
    await expect(app.modal.dialog).toContainText(warning)
    await app.modal.dialog.getByRole('button', { name: 'Cancel' }).click()
    await app.modal
      .row(/^Foxglove/)
      .first()
      .click()
    await app.modal.isGone()
    await app.button.click()
    await expect(app.modal.dialog).toContainText('Connected with Foxglove')
    await expect(app.modal.dialog).toContainText(warning)
  })
})

test.describe('at restore', () => {
  for (const [order, wallets] of [
    ['before', [imitation, real]],
    ['after', [real, imitation]],
  ] as const)
    test(`R190: sends no request if an imitation announces itself ${order} the wallet`, async ({ app }) => {
      await app.open('basic/')
      const address = await app.connect()
      await app.nextVisit({ wallets })
      await app.page.reload()
      await expect(app.fact('initialized')).toHaveText('true')
      await expect(app.fact('status')).toHaveText('disconnected')
      for (const name of ['Foxglove', 'Foxglove Pro']) {
        expect(await app.wallet(name).requests('eth_accounts')).toEqual([])
        expect(await app.wallet(name).requests('eth_requestAccounts')).toEqual([])
      }
      await app.button.click()
      await app.modal.row(/^Foxglove(?! Pro)/).click()
      await app.modal.isGone()
      await expect(app.fact('address')).toHaveText(address)
    })
})
