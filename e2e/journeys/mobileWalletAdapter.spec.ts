import { createPanel } from '../fixtures/panel.js'
import { phoneBrowsers } from '../fixtures/phoneBrowsers.js'
import { expect, test } from '../fixtures/test.js'
import { solana } from '../kinds/solana.js'
import { message } from '../pages/four/kindActions.js'

const name = 'Mobile Wallet Adapter'

/** The package of Solana Mobile registers a wallet of this name in Chrome on Android. */
test.use({
  ...phoneBrowsers.Pixel,
  setup: {
    networks: [],
    others: { solana: ['local', 'second'] },
    wallets: [{ kind: 'solana', name }],
    services: ['relay'],
    options: { autoConnect: 'wallet-browser' },
  },
})

test('R348: the Mobile Wallet Adapter is listed, connects, signs and is restored, but does not count as an in-app browser', async ({
  app,
}) => {
  const panel = createPanel(app.page, 'solana')
  await app.open('four/')
  await app.button.click()
  const rows = app.modal.dialog.getByRole('listitem').getByRole('button')
  await expect(rows.first()).toContainText('WalletConnect')
  await expect(app.modal.row(name)).toHaveCount(1)
  // No request is sent without a click.
  expect(await app.walletOf('solana', name).requests()).toEqual([])
  await app.modal.row(name).click()
  await app.modal.isGone()
  const [address = ''] = await app.walletOf('solana', name).addresses()
  await expect(panel.fact('wallet')).toHaveText(name)
  const { value } = await panel.act('Sign message')
  expect(await solana.isSignature(message, String(value), address)).toBe(true)
  await app.page.reload()
  await expect(panel.fact('address')).toHaveText(address)
})
