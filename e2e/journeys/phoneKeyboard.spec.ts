import type { App } from '../fixtures/app.js'
import { declineByHand } from '../fixtures/declineByHand.js'
import { readFocus, tabTo } from '../fixtures/focus.js'
import { expect, test } from '../fixtures/test.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({
  setup: { services: ['relay', 'directory'], networks: ['mainnet', 'local'] },
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** Records all announcements of the modal's live regions from now on. */
async function listen(app: App): Promise<{ said(): Promise<readonly string[]> }> {
  const handle = await app.page.evaluateHandle(() => {
    const said: string[] = []
    const root = document.querySelector('appkit-modal')?.shadowRoot
    const last = new WeakMap<Element, string>()
    const note = () => {
      for (const region of root?.querySelectorAll('[role=status],[role=alert]') ?? []) {
        const text = region.textContent?.trim() ?? ''
        if (text && last.get(region) !== text) said.push(text)
        last.set(region, text)
      }
    }
    if (root) new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true })
    return said
  })
  return { said: () => handle.evaluate((said) => [...said]) }
}

test('AX7 AX3: searches, filters, selects, switches between QR code and browser, and copies by keyboard', async ({
  app,
  page,
}) => {
  const { keyboard } = page
  await app.open('basic/')
  await app.button.focus()
  await keyboard.press('Enter')
  await app.modal.shows('Connect a wallet')
  await tabTo(page, /^All wallets/)
  await keyboard.press('Enter')
  await app.modal.shows('All wallets')
  await expect(app.modal.title).toBeFocused()
  const view = createAllWalletsView(app)
  await expect(view.rows.first()).toContainText('MetaMask')

  await tabTo(page, /^Search wallets$/)
  await keyboard.type('wallet')
  await expect(view.announcement).toHaveText('Wallets found: 100')
  await keyboard.press('Tab')
  await expect(view.certified).toBeFocused()
  await keyboard.press('Space')
  await expect(view.announcement).toHaveText(/Wallets found: \d\d?$/)
  await keyboard.press('Space')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Control+A')
  await keyboard.type('zerion')
  await expect(view.rows.first()).toContainText('Zerion')
  await tabTo(page, /^Zerion/)
  await keyboard.press('Enter')

  await app.modal.shows('Zerion')
  await expect(app.modal.title).toBeFocused()
  await tabTo(page, /^QR code$/)
  const tabs = app.modal.dialog.getByRole('tab')
  for (const [key, name] of [
    ['ArrowRight', 'Extension'],
    ['ArrowRight', 'Web'],
    ['ArrowRight', 'Desktop'],
    ['ArrowRight', 'QR code'],
    ['ArrowLeft', 'Desktop'],
    ['Home', 'QR code'],
  ] as const) {
    await keyboard.press(key)
    await expect(tabs.filter({ hasText: name })).toBeFocused()
    await expect(tabs.filter({ hasText: name })).toHaveAttribute('aria-selected', 'true')
  }
  await createPhoneView(app).isReady()
  await keyboard.press('Tab')
  await expect(app.modal.button('Copy link')).toBeFocused()
  await keyboard.press('Enter')
  await expect(app.modal.snackbar).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:[\da-f]{64}@2\?/)

  await tabTo(page, /^Back$/, 'Shift+Tab')
  await keyboard.press('Enter')
  await app.modal.shows('All wallets')
  await expect(view.search).toHaveValue('zerion')
  await keyboard.press('Escape')
  await app.modal.isGone()
  await expect(app.button).toBeFocused()
})

test('AX7 AX8b: Tab moves down the long list row by row, past the rendered rows, and back', async ({ app, page }) => {
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await expect(view.rows.first()).toContainText('MetaMask')
  await tabTo(page, /^MetaMask/)
  const place = () =>
    page.evaluate(() =>
      Number(
        document
          .querySelector('appkit-modal')
          ?.shadowRoot?.activeElement?.closest('[aria-posinset]')
          ?.getAttribute('aria-posinset'),
      ),
    )
  for (let expected = 2; expected <= 32; expected++) {
    await page.keyboard.press('Tab')
    expect(await place()).toBe(expected)
  }
  for (let expected = 31; expected >= 22; expected--) {
    await page.keyboard.press('Shift+Tab')
    expect(await place()).toBe(expected)
  }
  const focused = await page.evaluate(() => {
    const root = document.querySelector('appkit-modal')?.shadowRoot
    const element = root?.activeElement
    if (!root || !element) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(focused).toBe(true)
})

test('AX7: “Load more” keeps the focus', async ({ app, page }) => {
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await expect(view.announcement).toHaveText('Wallets listed: 44')
  await view.more.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(view.announcement).toHaveText(/Wallets listed: (84|124)/)
  expect((await readFocus(page)).name).toBe('Load more')
})

test('AX16 AX18: screen readers get the list of all wallets: names, count and position, each once', async ({ app }) => {
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await app.button.click()
  await expect(view.entry).toContainText('+')
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Connect a wallet":
      - button "What is a wallet?"
      - heading "Connect a wallet" [level=2]
      - button "Close"
      - heading "Phone or another device" [level=3]
      - list:
        - listitem:
          - button "WalletConnect QR code"
        - listitem:
          - button /All wallets \\d+\\+/
      - heading "On this device" [level=3]
      - list:
        - listitem:
          - button "Foxglove Installed"
      - heading "Other wallets" [level=3]
      - list:
        - listitem:
          - button "MetaMask"
  `)
  const { said } = await listen(app)
  await view.entry.click()
  await expect(view.announcement).toHaveText('Wallets listed: 44')
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "All wallets":
      - button "Back"
      - heading "All wallets" [level=2]
      - button "Close"
      - searchbox "Search wallets"
      - checkbox "Only “Audited”"
      - status: /Wallets listed/
      - list "All wallets":
        - listitem:
          - button "MetaMask Audited"
        - listitem:
          - button "Trust Wallet Audited"
  `)
  const places = await view.rows.evaluateAll((rows) =>
    rows.map((row) => `${row.getAttribute('aria-posinset')}/${row.getAttribute('aria-setsize')}`),
  )
  const total = places[0]?.split('/')[1]
  expect(Number(total)).toBeGreaterThan(500)
  expect(places).toEqual(places.map((_, index) => `${index + 1}/${total}`))

  await view.search.fill('zerion')
  await expect(view.announcement).toHaveText('Wallets found: 1')
  await view.search.fill('no such wallet')
  await expect(view.announcement).toHaveText('No wallet found')
  const heard = await said()
  for (const once of ['Wallets listed: 44', 'Wallets found: 1'])
    expect(heard.filter((text) => text === once)).toHaveLength(1)
  expect(heard.filter((text) => text.startsWith('No wallet found'))).toHaveLength(1)
})

test('AX17 AX11: the code is a named image; its expiry and a rejection are announced once', async ({ app, phone }) => {
  phone.setApproval({ type: 'ask' })
  await app.page.clock.install()
  await app.open('basic/')
  const view = createPhoneView(app)
  await view.open()
  const { said } = await listen(app)
  await expect(app.modal.dialog).toMatchAriaSnapshot(`
    - dialog "Scan with your phone":
      - button "Back"
      - heading "Scan with your phone" [level=2]
      - button "Close"
      - img "QR code to connect a wallet on your phone"
      - status: /The code is valid for another 4 minutes/
      - paragraph: /Scan it with/
      - status
      - button "Copy link"
      - button "Use this device"
      - status
      - alert
  `)
  await phone.scan(view.code)
  await declineByHand(app.page, phone)
  await expect(view.notice).toContainText('declined')
  await view.isReady()
  await expect.poll(async () => (await said()).filter((text) => text.includes('declined'))).toHaveLength(1)
  expect((await said()).filter((text) => text.startsWith('The code is valid')).length).toBeLessThanOrEqual(1)
  await expect(app.modal.alert).toHaveCount(0)
})
