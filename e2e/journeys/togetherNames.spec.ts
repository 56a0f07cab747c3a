import { verifyMessage } from 'viem'
import type { App } from '../fixtures/app.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { message } from '../pages/four/kindActions.js'
import type { EvmWalletSetup } from '../wallet/pageSetup.js'

type Kind = 'eip155' | 'bip122'

const evm = { preset: 'foxglove', name: 'Bank', rdns: 'example.bank' } as const satisfies EvmWalletSetup
/** A page with two namespaces, and a wallet that states these names in them. */
const setupOf = (name: string) =>
  ({
    networks: ['local'],
    others: { bip122: ['local'] },
    wallets: [evm, { kind: 'bip122', name }],
  }) as const

const rows = (app: App) => app.modal.dialog.getByRole('listitem').getByRole('button')

/** Signs in a namespace, and checks the signature against the address that the wallet has there. */
async function expectSigns(app: App, kind: Kind, wallet: string): Promise<void> {
  const panel = createPanel(app.page, kind)
  const [address = ''] = await app.walletOf(kind, wallet).addresses()
  await expect(panel.fact('status')).toHaveText('connected')
  await expect(panel.fact('wallet')).toHaveText(wallet)
  await expect(panel.fact('address')).toHaveText(address)
  const { value } = await panel.act('Sign message')
  const signature = String(value)
  const isSigned =
    kind === 'bip122'
      ? bitcoin.isSignature(message, signature, address)
      : verifyMessage({ address: address as `0x${string}`, message, signature: signature as `0x${string}` })
  expect(await isSigned).toBe(true)
}

test.describe('a wallet with another name in each namespace', () => {
  test.use({ setup: setupOf('Bank Bitcoin') })

  test('R30b: has a row with each name, which connects its own namespace', async ({ app }) => {
    await app.open('four/')
    await app.button.click()
    await expect(rows(app)).toHaveText([/^Bank\s*Ethereum/, /^Bank Bitcoin\s*Bitcoin/])
    await expect(app.modal.text(/Another wallet here/)).toHaveCount(0)
    await app.modal.row('Bank Bitcoin').click()
    await app.modal.isGone()
    await expect(createPanel(app.page, 'eip155').fact('status')).toHaveText('disconnected')
    await expectSigns(app, 'bip122', 'Bank Bitcoin')

    await (await app.kit()).evaluate((kit) => kit.open({ view: 'Connect', namespace: 'eip155' }))
    await expect(rows(app)).toHaveText([/^Bank/])
    await expect(app.modal.row('Bank Bitcoin')).toHaveCount(0)
    await app.modal.row('Bank').click()
    await app.modal.isGone()
    await expectSigns(app, 'eip155', 'Bank')
    await expectSigns(app, 'bip122', 'Bank Bitcoin')

    await app.page.reload()
    await expectSigns(app, 'eip155', 'Bank')
    await expectSigns(app, 'bip122', 'Bank Bitcoin')
    await createPanel(app.page, 'bip122').act('Disconnect it')
    await expect(createPanel(app.page, 'bip122').fact('status')).toHaveText('disconnected')
    await expectSigns(app, 'eip155', 'Bank')
  })
})

test.describe('a wallet whose names differ in upper and lower case only', () => {
  test.use({ setup: setupOf('BANK') })

  test('R30b: has one row with the name of the connector that states a reverse-DNS name', async ({ app }) => {
    await app.open('four/')
    for (const [kind, title, wallet] of [
      ['bip122', 'Bitcoin', 'BANK'],
      ['eip155', 'Ethereum', 'Bank'],
    ] as const) {
      await (await app.kit()).evaluate((kit) => kit.open({ view: 'Connect' }))
      await expect(rows(app)).toHaveText([/^Bank\s*Ethereum, Bitcoin/])
      await app.modal.row('Bank').click()
      await app.modal.shows('Bank')
      await app.modal.row(title).click()
      await app.modal.isGone()
      await expectSigns(app, kind, wallet)
    }
    await expectSigns(app, 'bip122', 'BANK')
  })
})
