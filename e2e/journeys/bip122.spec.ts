import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { describeKind } from '../kinds/describeKind.js'
import { message } from '../pages/four/kindActions.js'

describeKind(bitcoin)

for (const place of ['satsConnect', 'leather', 'okx', 'unisat'] as const)
  test.describe(`a wallet with the interface of ${place}`, () => {
    test.use({
      setup: {
        networks: [],
        others: { bip122: ['local'] },
        wallets: [{ kind: 'bip122', name: 'Foxglove', place }],
      },
    })

    test(`Bitcoin R25: a wallet with the interface of ${place} connects, signs, pays and is restored`, async ({
      app,
      otherChains,
    }) => {
      const chain = await otherChains.bip122()
      const panel = createPanel(app.page, 'bip122')
      await app.open('four/')
      await app.button.click()
      await app.modal.dialog.getByRole('listitem').getByRole('button').first().click()
      await app.modal.isGone()
      await expect(panel.fact('status')).toHaveText('connected')
      const address = (await panel.fact('address').textContent()) ?? ''
      const { value: signature } = await panel.act('Sign message')
      expect(await bitcoin.isSignature(message, String(signature), address)).toBe(true)

      await chain.fund(address, 200_000n)
      const before = await chain.balanceOf(bitcoin.friends.local)
      const { value: id } = await panel.send(bitcoin.friends.local)
      await chain.settle(String(id))
      expect(await chain.balanceOf(bitcoin.friends.local)).toBe(before + 50_000n)

      await app.page.reload()
      await expect(panel.fact('address')).toHaveText(address)
      await expect(app.modal.dialog).toBeHidden()
    })
  })

test.describe('addresses by purpose', () => {
  test.use({ setup: { networks: [], others: { bip122: ['local'] }, wallets: [bitcoin.wallet] } })

  test('Bitcoin R34: lists the payment and the ordinals address, and both sign', async ({ app }) => {
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const kit = await app.kit()
    const accounts = await kit.evaluate((it) => it.getAccount('bip122').allAccounts)
    expect(accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    expect(accounts[0]?.address).toMatch(/^bcrt1q/)
    expect(accounts[1]?.address).toMatch(/^bcrt1p/)
    for (const { address } of accounts) {
      const signature = await kit.evaluate((it, given) => it.getActions('bip122')?.signMessage?.(given), {
        message,
        address,
      })
      expect(await bitcoin.isSignature(message, String(signature), address)).toBe(true)
    }
    await app.button.click()
    await app.modal.dialog.getByRole('tab', { name: 'Accounts' }).click()
    await expect(app.modal.row(/For payments/)).toBeVisible()
    // Not a button: the address for ordinals cannot become active.
    await expect(app.modal.row(/For collectibles/)).toHaveCount(0)
    await expect(app.modal.dialog.getByRole('listitem').filter({ hasText: 'For collectibles' })).toBeVisible()
  })
})
