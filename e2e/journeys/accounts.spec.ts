import { connectPhone } from '../fixtures/connectPhone.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'
import { polkadot } from '../kinds/polkadot.js'
import { createAccountsTab } from '../pageObjects/accountsTab.js'
import { message } from '../pages/four/kindActions.js'

/** Reads the accounts through the provider that the app received. */
const providerAccounts = `window.e2e.kit.getProvider('eip155').request({ method: 'eth_accounts' })`

test('R362, R363: a visitor switches to the second account, signs with it, and it is still active after a reload', async ({
  app,
}) => {
  await app.open('basic/')
  const first = await app.connect()
  const [, second, third] = await app.wallet().addresses()
  if (!second || !third) throw new Error('The wallet has three accounts.')
  await app.wallet().control('shareAccounts', [0, 1, 2])
  await expect.poll(() => app.page.evaluate(providerAccounts)).toHaveLength(3)
  await app.page.evaluate(`window.heard = []
    window.provider = window.e2e.kit.getProvider('eip155')
    window.provider.on('accountsChanged', (accounts) => window.heard.push(accounts))`)

  const tab = createAccountsTab(app)
  await tab.open()
  await tab.select(second)
  await expect(app.modal.snackbar.getByRole('status')).toHaveText('Account switched')
  await expect(tab.current).toContainText(second)
  await expect(app.fact('address')).toHaveText(second)
  await app.modal.closeButton.click()
  expect(await app.page.evaluate(providerAccounts)).toEqual([second, first, third])
  expect(await app.page.evaluate('window.heard')).toEqual([[second, first, third]])
  expect(await app.page.evaluate("window.provider === window.e2e.kit.getProvider('eip155')")).toBe(true)
  await verifySignedMessage(app, second)

  await app.page.reload()
  await expect(app.fact('address')).toHaveText(second)
  await verifySignedMessage(app, second)
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])

  await app.wallet().control('selectAccount', 2)
  await expect(app.fact('address')).toHaveText(third)
  await verifySignedMessage(app, third)
})

test('R362, AX19: rows work with the keyboard, and each copies its own address', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open('basic/')
  await app.connect()
  const [first, second] = await app.wallet().addresses()
  if (!first || !second) throw new Error('The wallet has two accounts.')
  await app.wallet().control('shareAccounts', [0, 1])
  const tab = createAccountsTab(app)
  await tab.open()
  await tab.row(second).focus()
  await app.page.keyboard.press('Tab')
  await app.page.keyboard.press('Enter')
  await expect(app.modal.snackbar.getByRole('status')).toHaveText('Address copied')
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(second)
  await app.page.keyboard.press('Shift+Tab')
  await app.page.keyboard.press('Enter')
  await expect(app.fact('address')).toHaveText(second)
  // The row keeps its place and the focus.
  await expect(tab.row(second)).toBeFocused()
  await expect(tab.rows.nth(1)).toContainText(second)
  for (const button of await tab.copyButtons.all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})

test('R363 FI15: an account that the app selects becomes active in another tab', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('shareAccounts', [0, 1])
  const [, second = ''] = await app.wallet().addresses()
  const other = await app.newTab('basic/')
  await expect(other.fact('status')).toHaveText('connected')
  await expect.poll(() => other.page.evaluate(providerAccounts)).toHaveLength(2)
  await (await app.kit()).evaluate((kit, address) => kit.setAccount(address, 'eip155'), second)
  await expect(other.fact('address')).toHaveText(second)
})

test.describe('Polkadot', () => {
  test.use({ setup: { networks: [], others: { polkadot: ['local'] }, wallets: [polkadot.wallet] } })

  test('R362, R363: a visitor switches to an account of another key type and signs with it', async ({ app }) => {
    const panel = createPanel(app.page, 'polkadot')
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const accounts = await (await app.kit()).evaluate((it) => it.getAccount('polkadot').allAccounts)
    const other = accounts.find(({ keyType }) => keyType === 'ed25519')
    if (!other) throw new Error('The wallet has an ed25519 account.')
    const tab = createAccountsTab(app)
    await tab.open()
    await tab.select('Alice Ed')
    await expect(tab.current).toContainText('ed25519')
    await app.modal.closeButton.click()
    await expect(panel.fact('address')).toHaveText(other.address)
    const { value } = await panel.act('Sign message')
    expect(await polkadot.isSignature(message, String(value), other.address)).toBe(true)
    await app.page.reload()
    await expect(panel.fact('address')).toHaveText(other.address)
  })
})

test.describe('WalletConnect', () => {
  test.use({ setup: { services: ['relay'] } })

  test('R362, R363: requests over WalletConnect name the selected account, until the phone selects another', async ({
    app,
    phone,
    chains: { local },
  }) => {
    await app.open('basic/')
    const first = await connectPhone(app, phone)
    await phone.setAccounts('eip155', [0, 1])
    const [second = '0x'] = phone.addresses(local.network.caipNetworkId, 1) as readonly `0x${string}`[]
    const tab = createAccountsTab(app)
    await tab.open()
    await tab.select(second)
    await expect(app.fact('address')).toHaveText(second)
    await app.modal.closeButton.click()
    await verifySignedMessage(app, second)
    expect(JSON.stringify(phone.control.requests('personal_sign').at(-1)?.params).toLowerCase()).toContain(
      second.toLowerCase(),
    )
    await app.page.reload()
    await expect(app.fact('address')).toHaveText(second)
    await phone.setAccounts('eip155', [1, 0])
    await phone.setAccounts('eip155', [0, 1])
    await expect(app.fact('address')).toHaveText(first)
    await verifySignedMessage(app, first)
  })
})
