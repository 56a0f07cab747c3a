import { expect, test } from '../fixtures/test.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

const services = ['relay', 'directory'] as const

test.describe('R120: installed wallets of every namespace', () => {
  test.use({
    setup: {
      services,
      networks: ['local'],
      others: { solana: ['local'], polkadot: ['local'], bip122: ['local'] },
      options: { featuredWalletIds: ['app-unisat', 'js-polkadot'] },
      wallets: [
        { kind: 'solana', name: 'Solflare' },
        { kind: 'polkadot', name: 'Talisman', key: 'talisman' },
        { kind: 'bip122', name: 'UniSat', place: 'unisat' },
      ],
    },
  })

  test('R120: are not listed as missing, and their row among all wallets connects them', async ({ app }) => {
    await app.open('four/')
    await app.button.click()
    // The featured wallet that is not installed shows that the directory has responded.
    await expect(app.modal.row('Polkadot{.js}')).toBeVisible()
    await expect(app.modal.row('UniSat Wallet')).toHaveCount(1)
    await expect(app.modal.row('UniSat Wallet')).toContainText('Installed')
    const view = createAllWalletsView(app)
    await view.entry.click()
    for (const name of ['Solflare', 'Talisman', 'UniSat Wallet']) {
      await view.search.fill(name)
      await expect(view.rows.filter({ hasText: name }).first()).toContainText('Installed')
    }
    await view.rows.first().getByRole('button').click()
    await app.modal.isGone()
    const kit = await app.kit()
    expect(await kit.evaluate((it) => it.getIsConnectedState('bip122'))).toBe(true)
  })
})

test.describe('two wallets that claim one identity', () => {
  const rdns = 'io.metamask'
  test.use({
    setup: {
      services,
      wallets: [
        { preset: 'foxglove', name: 'MetaMask', rdns },
        { preset: 'arcWallet', name: 'Arc Wallet', rdns },
      ],
    },
  })

  test('R31: the row among all wallets connects neither and opens the list with the warnings', async ({ app }) => {
    await app.open('basic/')
    const view = createAllWalletsView(app)
    await view.open()
    await view.search.fill('metamask')
    await expect(view.announcement).toHaveText(/^Wallets found/)
    const row = view.rows.filter({ hasText: 'MetaMask' }).first()
    await expect(row).not.toContainText('Installed')
    await row.getByRole('button').click()
    await app.modal.shows('Connect a wallet')
    await expect(app.modal.row('Arc Wallet')).toContainText(rdns)
  })
})
