import { readFocus, tabTo } from '../fixtures/focus.js'
import { expect, test } from '../fixtures/test.js'

test('AX7 AX3 AX6: connects, reads the account, switches, signs and disconnects by keyboard', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  await app.open('basic/')
  await tabTo(page, /^Connect Wallet$/)
  await keyboard.press('Enter')
  await app.modal.shows('Connect a wallet')
  await expect(app.modal.title).toBeFocused()
  await tabTo(page, /Foxglove/)
  await keyboard.press('Enter')
  await app.modal.isGone()
  await expect(app.button).toBeFocused()

  await keyboard.press('Enter')
  await app.modal.shows('Account')
  await tabTo(page, /Network: /)
  await keyboard.press('Space')
  await app.modal.shows('Choose a network')
  await expect(app.modal.title).toBeFocused()
  await tabTo(page, /^Back$/, 'Shift+Tab')
  await keyboard.press('Enter')
  await app.modal.shows('Account')
  await tabTo(page, /Network: /)
  await keyboard.press('Enter')
  await tabTo(page, /Second Chain/)
  await keyboard.press('Enter')
  await app.modal.shows('Account')
  await tabTo(page, /^Disconnect$/)
  await keyboard.press('Enter')
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.button).toBeFocused()
})

test('AX7: the account tabs are one Tab stop, and arrows, Home and End select among them', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('shareAccounts', [0, 1])
  await app.button.focus()
  await keyboard.press('Enter')
  await app.modal.shows('Account')
  const panel = app.modal.dialog.getByRole('tabpanel')
  await tabTo(page, /^Tokens$/)
  for (const [key, name, content] of [
    ['ArrowRight', 'Accounts', 'Use this account'],
    ['ArrowRight', 'Tokens', 'Ether'],
    ['ArrowLeft', 'Accounts', 'Use this account'],
    ['Home', 'Tokens', 'Ether'],
    ['End', 'Accounts', 'Use this account'],
    ['ArrowLeft', 'Tokens', 'Ether'],
  ] as const) {
    await keyboard.press(key)
    const tab = app.modal.dialog.getByRole('tab', { name })
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toContainText(content)
  }
  // The panel is focusable, because it has no focusable content. The button below is next.
  await keyboard.press('Tab')
  await expect(panel).toBeFocused()
  await keyboard.press('Tab')
  await expect(app.modal.button('Disconnect')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await expect(app.modal.dialog.getByRole('tab', { name: 'Tokens' })).toBeFocused()
})

test('AX4: Tab and Shift+Tab stay in the modal', async ({ app }) => {
  await app.open('basic/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  for (const key of ['Tab', 'Shift+Tab']) {
    const names = new Set<string>()
    for (let count = 0; count < 12; count++) {
      await app.page.keyboard.press(key)
      const focused = await readFocus(app.page)
      expect(focused.where).not.toBe('page')
      if (focused.where === 'modal') names.add(focused.name)
    }
    expect([...names].join()).toMatch(/Close/)
    expect([...names].join()).toMatch(/Foxglove/)
  }
})

test('AX5 AX6: Escape closes and restores the focus', async ({ app }) => {
  await app.open('basic/')
  await app.networkButton.focus()
  await app.page.keyboard.press('Enter')
  await app.modal.shows('Choose a network')
  await app.page.keyboard.press('Escape')
  await app.modal.isGone()
  await expect(app.networkButton).toBeFocused()
})

test('AX3: a held key does not confirm the dialog', async ({ app }) => {
  await app.open('basic/')
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.choose()
  await app.wallet().stalled('eth_requestAccounts')
  await app.page.keyboard.press('Escape')
  await expect(app.modal.question).toBeVisible()
  await expect(app.modal.button('Keep waiting')).toBeFocused()
  await app.page.keyboard.press('Enter')
  await expect(app.modal.question).toBeHidden()
  await expect(app.fact('status')).toHaveText('connecting')
})

test('AX8: every focused control shows a focus ring', async ({ app }) => {
  await app.open('basic/')
  await app.button.focus()
  await app.page.keyboard.press('Enter')
  await app.modal.shows('Connect a wallet')
  for (let count = 0; count < 4; count++) {
    await app.page.keyboard.press('Tab')
    const ring = await app.page.evaluate(() => {
      const element = document.activeElement?.shadowRoot?.activeElement
      if (!element) return undefined
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return { outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth), boxShadow }
    })
    if (ring) expect(ring.outline >= 2 || ring.boxShadow !== 'none').toBe(true)
  }
})
