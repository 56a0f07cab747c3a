import { readFocus, tabTo } from '../fixtures/focus.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { connectKinds, everyKind, kindNames, together } from '../kinds/together.js'

test.use({ setup: together })

test('AX7 AX6: connects, reads and disconnects two namespaces by keyboard', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  await app.open('four/')
  await tabTo(page, /^Connect Wallet$/)
  await keyboard.press('Enter')
  await app.modal.shows('Connect a wallet')
  await tabTo(page, /Foxglove/)
  await keyboard.press('Enter')
  await app.modal.shows('Foxglove')
  await expect(app.modal.title).toBeFocused()
  await tabTo(page, /^Solana/)
  await keyboard.press('Enter')
  await app.modal.isGone()
  await expect(app.button).toBeFocused()
  await expect(createPanel(page, 'solana').fact('status')).toHaveText('connected')

  await tabTo(page, /Solana Local/)
  await keyboard.press('Enter')
  await app.modal.shows('Choose a network')
  await tabTo(page, /Second Polkadot/)
  await keyboard.press('Space')
  await app.modal.shows('Switch network')
  await expect(app.modal.title).toBeFocused()
  await tabTo(page, /^Choose a wallet$/)
  await keyboard.press('Enter')
  await app.modal.shows(/Connect to .*Polkadot/)
  await tabTo(page, /Foxglove/)
  await keyboard.press('Enter')
  await app.modal.isGone()
  await expect(app.networkButton).toBeFocused()
  await expect(createPanel(page, 'polkadot').fact('network')).toHaveText('Second Polkadot')

  await tabTo(page, /15oF/, 'Shift+Tab')
  await keyboard.press('Enter')
  await app.modal.shows('Account')
  await tabTo(page, /^Solana/)
  await keyboard.press('Enter')
  await expect(app.modal.button(/^Network: .*Solana Local/)).toBeVisible()
  // The pressed control keeps the focus, even though the content below has changed.
  expect((await readFocus(page)).name).toMatch(/Solana/)
  await tabTo(page, /^Disconnect .*Solana/)
  await keyboard.press('Enter')
  await expect(createPanel(page, 'solana').fact('status')).toHaveText('disconnected')
  await expect(app.modal.button('Disconnect')).toBeVisible()
  expect((await readFocus(page)).where).toBe('modal')
  await tabTo(page, /^Disconnect$/)
  await keyboard.press('Enter')
  await app.modal.isGone()
  await expect(app.button).toBeFocused()
})

test('AX1 AX2 AX16: the accessibility tree of a wallet of several namespaces', async ({ app }) => {
  await app.open('four/')
  await app.choose()
  await expect(app.page.getByRole('dialog', { name: 'Foxglove' })).toBeVisible()
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Foxglove":
      - button "Back"
      - heading "Foxglove" [level=2]
      - button "Close"
      - paragraph: Choose a chain
      - paragraph: /Foxglove/
      - list:
        - listitem:
          - button "Ethereum Local Chain, Second Chain"
        - listitem:
          - button "Solana Solana Local, Solana Local 2"
        - listitem:
          - button "Polkadot Local Polkadot, Second Polkadot"
        - listitem:
          - button "Bitcoin Bitcoin Regtest, Bitcoin Signet (local)"
      - status
      - alert
  `)
})

test('AX1 AX2: the accessibility tree of a namespace that is not connected, and of grouped networks', async ({
  app,
}) => {
  await app.open('four/')
  await connectKinds(app, ['eip155', 'bip122'])
  await app.networkButton.click()
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - heading "Ethereum" [level=3]
    - list:
      - listitem:
        - button "Local Chain Test network Connected"
      - listitem:
        - button "Second Chain Test network"
    - heading "Solana Not connected" [level=3]
    - list:
      - listitem:
        - button "Solana Local Test network"
      - listitem:
        - button "Solana Local 2 Test network"
    - heading "Polkadot Not connected" [level=3]
    - list:
      - listitem:
        - button "Local Polkadot Test network"
      - listitem:
        - button "Second Polkadot Test network"
    - heading "Bitcoin" [level=3]
    - list:
      - listitem:
        - button "Bitcoin Regtest Test network Current"
      - listitem:
        - button "Bitcoin Signet (local) Test network"
  `)
  await app.modal.row('Solana Local 2').click()
  await expect(app.page.getByRole('dialog', { name: 'Switch network' })).toBeVisible()
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Switch network":
      - button "Back"
      - heading "Switch network" [level=2]
      - button "Close"
      - paragraph: /Connect a wallet for .*Solana/
      - paragraph: /Solana Local 2.* needs its own connection/
      - heading "Stays connected" [level=3]
      - list:
        - listitem: /Ethereum/
        - listitem: /Bitcoin/
      - button "Choose a wallet"
      - button "Back"
      - status
      - alert
  `)
})

test('AX1 AX19: the accessibility tree of four accounts: the shown one, its full address, and the names of the others', async ({
  app,
}) => {
  await app.open('four/')
  await connectKinds(app)
  await app.button.click()
  const strip = app.modal.dialog.getByRole('list', { name: 'Connected accounts' })
  await expect(strip.getByRole('listitem')).toHaveCount(everyKind.length)
  for (const kind of everyKind) {
    const button = strip.getByRole('button', { name: kindNames[kind] })
    await button.click()
    await expect(button).toHaveAttribute('aria-current', 'true')
    await expect(strip.locator('[aria-current]')).toHaveCount(1)
    const address = (await createPanel(app.page, kind).fact('address').textContent()) ?? ''
    await expect(app.modal.dialog.getByTitle(address).first()).toBeVisible()
    await expect(button).toHaveAccessibleName(new RegExp(`^${kindNames[kind]}.*${address.slice(-3)}`))
    await expect(app.button).toHaveAccessibleDescription(address)
  }
})
