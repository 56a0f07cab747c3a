import { expect, test } from '../fixtures/test.js'

const wallets = [{ preset: 'foxglove' }, { preset: 'arcWallet' }] as const

test.use({ setup: { networks: ['mainnet', 'local'], wallets } })

test('AX1 AX2 AX16 AX25: the accessibility tree of the wallet list', async ({ app }) => {
  await app.open('basic/')
  await app.button.click()
  await expect(app.page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Connect a wallet":
      - button "What is a wallet?"
      - heading "Connect a wallet" [level=2]
      - button "Close"
      - heading "On this device" [level=3]
      - list:
        - listitem:
          - button "Foxglove Installed"
        - listitem:
          - button "Arc Wallet Installed"
      - status
      - alert
  `)
})

test('AX2 AX11 AX25: a view change renames the dialog, and a pending request is a status', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.choose()
  await expect(app.page.getByRole('dialog', { name: 'Foxglove' })).toBeVisible()
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Foxglove":
      - button "Back"
      - heading "Foxglove" [level=2]
      - button "Close"
      - status:
        - paragraph: /Open .*Foxglove/
        - paragraph
      - button "Cancel"
      - status
      - alert
  `)
  await app.page.keyboard.press('Escape')
  await expect(app.modal.question).toMatchAriaSnapshot(`
    - alertdialog "Your wallet is still waiting for you":
      - heading "Your wallet is still waiting for you" [level=3]
      - paragraph
      - button "Keep waiting"
      - button "Close anyway"
  `)
})

test('AX1 AX19 AX25: the accessibility tree of the account has the full address once', async ({ app }) => {
  await app.open('basic/')
  const address = await app.connect('Arc Wallet')
  await app.button.click()
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Account":
      - heading "Account" [level=2]
      - button /Network. .*Ethereum/
      - button "Close"
      - paragraph: /0x/
      - button "Copy address"
      - paragraph: /Balance [\\d,.]+ ETH/
      - status
      - list:
        - listitem:
          - status
      - paragraph:
        - status: Connected with Arc Wallet
      - button "Disconnect"
      - status
      - alert
  `)
  const snapshot = await app.modal.dialog.ariaSnapshot()
  expect(snapshot.split(address)).toHaveLength(2)
  await expect(app.button).toHaveAccessibleDescription(address)
})

test("AX2 AX25: the names of the page's buttons say what they open", async ({ app }) => {
  await app.open('basic/')
  await expect(app.button).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(app.button).toHaveAccessibleName('Connect Wallet')
  await expect(app.networkButton).toHaveAccessibleName('Network Ethereum')
})

test('AX4 AX25: browse mode cannot reach the page behind the open modal', async ({ app }) => {
  await app.open('basic/')
  const heading = app.page.getByRole('heading', { name: 'Basic' })
  await expect(heading).toBeVisible()
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  const tree = await (await app.page.context().newCDPSession(app.page)).send('Accessibility.getFullAXTree')
  const names = tree.nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
  expect(names).toContain('Connect a wallet')
  expect(names).not.toContain('Basic')
})
