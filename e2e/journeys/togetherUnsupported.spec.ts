import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { polkadot } from '../kinds/polkadot.js'
import { solana } from '../kinds/solana.js'
import { connectKinds } from '../kinds/together.js'

test.describe('wallets with their own network', () => {
  test.use({
    setup: {
      networks: ['local'],
      others: { bip122: ['local'] },
      wallets: [{ preset: 'foxglove' }, { kind: 'bip122', name: 'Foxglove', place: 'satsConnect' }],
    },
  })

  test("§2: offers the site's networks for a Bitcoin wallet on an unsupported network", async ({ app }) => {
    await app.open('four/')
    await connectKinds(app, ['eip155', 'bip122'])
    const evm = createPanel(app.page, 'eip155')
    const panel = createPanel(app.page, 'bip122')
    await app.walletOf('bip122').control('selectNetwork', 'signet')
    await app.modal.shows('Network not supported here')
    await expect(app.modal.row('Bitcoin Regtest')).toBeVisible()
    await expect(app.modal.row('Local Chain')).toHaveCount(0)
    await app.page.keyboard.press('Escape')
    await app.modal.shows('Network not supported here')
    await expect(panel.fact('network')).toHaveText('Unsupported Network')
    await expect(evm.fact('network')).toHaveText('Local Chain')
    await app.modal.row('Bitcoin Regtest').click()
    await app.modal.isGone()
    await expect(panel.fact('network')).toHaveText('Bitcoin Regtest')
    await expect(evm.fact('status')).toHaveText('connected')
  })

  test("§2: shows an EVM wallet's unsupported network when its namespace is shown; disconnecting ends only that connection", async ({
    app,
  }) => {
    await app.open('four/')
    await connectKinds(app, ['eip155', 'bip122'])
    const evm = createPanel(app.page, 'eip155')
    await app.wallet().control('selectChain', 31_338)
    await expect(evm.fact('network')).toHaveText('Unsupported Network')
    await expect(app.modal.dialog).toBeHidden()
    await app.button.click()
    await app.modal.shows('Account')
    await app.modal.dialog
      .getByRole('list', { name: 'Connected accounts' })
      .getByRole('button', { name: 'Ethereum' })
      .click()
    await app.modal.shows('Network not supported here')
    await expect(app.modal.row('Local Chain')).toBeVisible()
    await expect(app.modal.row('Bitcoin Regtest')).toHaveCount(0)
    await app.modal.button(/^Disconnect .*Ethereum/).click()
    await app.modal.isGone()
    await expect(evm.fact('status')).toHaveText('disconnected')
    await expect(createPanel(app.page, 'bip122').fact('status')).toHaveText('connected')
  })
})

test.describe('a Solana wallet that supports one network', () => {
  test.use({
    setup: {
      networks: [],
      others: { solana: ['local', 'second'] },
      wallets: [{ kind: 'solana', name: 'Foxglove', knows: ['local'] }],
    },
  })

  test('§2: the other network is listed with the reason why it is disabled', async ({ app }) => {
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    await app.networkButton.click()
    const row = app.modal.row(solana.networks[1])
    await expect(row).toContainText('Your wallet has not approved it')
    await expect(row).toBeDisabled()
    const kit = await app.kit()
    const code = await kit.evaluate((it) =>
      it.switchNetwork(it.getCaipNetworks()[1]?.caipNetworkId ?? '').catch((error) => error.code),
    )
    expect(code).toBe('CHAIN_NOT_SUPPORTED')
    await expect(createPanel(app.page, 'solana').fact('network')).toHaveText(solana.networks[0])
  })
})

test.describe('a Solana wallet that supports none of the networks', () => {
  test.use({
    setup: {
      networks: [],
      others: { solana: ['local'] },
      wallets: [{ kind: 'solana', name: 'Foxglove', knows: ['second'], listedChains: ['solana:mainnet'] }],
    },
  })

  test('§2: the view explains that and cannot be dismissed, and disconnecting closes it', async ({ app }) => {
    await app.open('four/')
    await app.choose()
    await app.modal.shows('Network not supported here')
    await expect(app.modal.row(solana.networks[0])).toContainText('Your wallet has not approved it')
    await app.page.keyboard.press('Escape')
    await app.modal.shows('Network not supported here')
    await app.modal.button('Disconnect').click()
    await app.modal.isGone()
    await expect(createPanel(app.page, 'solana').fact('status')).toHaveText('disconnected')
  })
})

test.describe('Polkadot accounts of a hardware wallet', () => {
  const [alice, ed] = [
    { name: 'Alice', seed: '0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a', type: 'sr25519' },
    { name: 'Ledger', seed: '0xabf8e5bdbe30c65656c0a3cbd181ff8a56294a69dfedd27982aace4a76909115', type: 'ed25519' },
  ] as const
  const elsewhere = { genesisHash: `0x${'12'.repeat(32)}` }
  const wallet = { kind: 'polkadot', name: 'Foxglove', key: 'Foxglove' } as const

  test.describe('all of another network', () => {
    test.use({
      setup: {
        networks: [],
        others: { polkadot: ['local'] },
        wallets: [{ ...wallet, accounts: [{ ...ed, ...elsewhere }] }],
      },
    })

    test('R34: says that none is supported, and connects nothing', async ({ app }) => {
      await app.open('four/')
      await app.choose()
      await expect(app.modal.alert).toContainText('The wallet shared no account')
      await expect(createPanel(app.page, 'polkadot').fact('status')).toHaveText('disconnected')
    })
  })

  test.describe('one of this network', () => {
    test.use({
      setup: {
        networks: [],
        others: { polkadot: ['local', 'second'] },
        wallets: [{ ...wallet, accounts: [{ ...ed, ...elsewhere }, alice] }],
      },
    })

    test('R34: lists only accounts of this network, with its address format', async ({ app }) => {
      const panel = createPanel(app.page, 'polkadot')
      await app.open('four/')
      await app.choose()
      await app.modal.isGone()
      await expect(panel.fact('address')).toHaveText('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')
      await app.networkButton.click()
      await app.modal.row(polkadot.networks[1]).click()
      await expect(panel.fact('address')).toHaveText('15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')
    })
  })
})
