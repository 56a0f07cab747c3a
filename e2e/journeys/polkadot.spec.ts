import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { describeKind } from '../kinds/describeKind.js'
import { polkadot } from '../kinds/polkadot.js'
import { message } from '../pages/four/kindActions.js'

describeKind(polkadot)

test.describe('keys', () => {
  test.use({ setup: { networks: [], others: { polkadot: ['local', 'second'] }, wallets: [polkadot.wallet] } })

  test('Polkadot R34: lists accounts of every key type by name, and the signature of each verifies', async ({
    app,
  }) => {
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const kit = await app.kit()
    const accounts = await kit.evaluate((it) => it.getAccount('polkadot').allAccounts)
    expect(accounts.map(({ name, keyType }) => [name, keyType])).toEqual([
      ['Alice', 'sr25519'],
      ['Alice Ed', 'ed25519'],
      ['Alice Ecdsa', 'ecdsa'],
    ])
    for (const { address } of accounts) {
      const signature = await kit.evaluate((it, given) => it.getActions('polkadot')?.signMessage?.(given), {
        message,
        address,
      })
      expect(await polkadot.isSignature(message, String(signature), address)).toBe(true)
    }
    await app.button.click()
    await app.modal.dialog.getByRole('tab', { name: 'Accounts' }).click()
    const panel = app.modal.dialog.getByRole('tabpanel')
    for (const { name = '', keyType } of accounts)
      await expect(
        panel.getByRole('listitem').filter({ has: app.page.getByText(name, { exact: true }) }),
      ).toContainText(String(keyType))
  })

  test('Polkadot §4: one key has an address for each network, and earlier signatures still verify', async ({ app }) => {
    const panel = createPanel(app.page, 'polkadot')
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const { value: signature } = await panel.act('Sign message')
    await expect(panel.fact('address')).toHaveText('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')
    await app.networkButton.click()
    await app.modal.row('Second Polkadot').click()
    await expect(panel.fact('address')).toHaveText('15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')
    const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
    expect(await polkadot.isSignature(message, String(signature), address)).toBe(true)
    expect(await app.walletOf('polkadot').requests('signRaw')).toHaveLength(1)
  })
})
