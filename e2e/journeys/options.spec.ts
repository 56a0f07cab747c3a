import { expect, test } from '../fixtures/test.js'

test.describe('no project id', () => {
  test.use({ setup: { options: { projectId: '', services: { directory: false } } } })

  test('§5: a missing project id raises the alert once, and everything that needs no service works', async ({
    app,
    recorder,
  }) => {
    recorder.allow(/Project ID Not Configured/)
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.alert).toContainText('Project ID Not Configured')
    await app.modal.button('Dismiss').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await app.button.click()
    await app.modal.shows('Account')
    await expect(app.modal.alert).toHaveCount(0)
  })
})

test.describe('two sign-in options', () => {
  test.use({ setup: { options: { siweConfig: {}, siwx: {} } } })

  test('§5: siweConfig and siwx together throw the exact text', async ({ app, recorder }) => {
    recorder.allow(/Cannot set both/)
    const error = app.page.waitForEvent('pageerror')
    await app.open('vanilla/')
    expect((await error).message).toContain('Cannot set both `siweConfig` and `siwx` options')
  })
})

test.describe('an invalid option', () => {
  test.use({ setup: { options: { themeVariables: 'dark' } } })

  test('R187: the message of the uncaught error names the option', async ({ app, recorder }) => {
    recorder.allow(/are not valid/)
    const error = app.page.waitForEvent('pageerror')
    await app.open('vanilla/')
    const { message, stack } = await error
    expect(message).toContain('The options given to createAppKit are not valid.')
    expect(message).toContain('themeVariables: expected an object.')
    expect(stack).toContain(message)
  })
})

test.describe('legal checkbox', () => {
  const legal = {
    termsConditionsUrl: 'https://site.example/terms',
    privacyPolicyUrl: 'https://site.example/privacy',
    features: { legalCheckbox: true },
  }
  test.use({ setup: { options: legal } })

  test('§2 AX12: no wallet receives a request before the checkbox is checked, and the checkbox explains that', async ({
    app,
  }) => {
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('Foxglove').press('Enter')
    const box = app.modal.dialog.getByRole('checkbox')
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription('Tick the box below first')
    expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
    await expect(app.modal.dialog.getByRole('link', { name: /Terms/ })).toHaveAttribute('rel', /noopener/)
    await box.check()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })
})

test.describe('wallets of the app', () => {
  const customWallets = [
    { id: 'far', name: 'Far Wallet', homepage: 'https://far.example/', chrome_store: 'https://store.example/far' },
    { id: 'evil', name: 'Evil Wallet', homepage: 'javascript:window.canary=1', webapp_link: 'data:text/html,x' },
  ]
  test.use({ setup: { options: { customWallets, excludeWalletIds: ['io.spectre'] } } })

  test('§2: shows where to get a wallet that is not on this device', async ({ app }) => {
    await app.open('basic/')
    await app.choose('Far Wallet')
    await expect(app.modal.text(/Far Wallet.* is not on this device/)).toBeVisible()
    const link = app.modal.dialog.getByRole('link', { name: /^Get .*Far Wallet/ })
    await expect(link).toHaveAttribute('href', 'https://store.example/far')
    await expect(link).toHaveAttribute('target', '_blank')
    await app.modal.button('Pick another wallet').click()
    await app.modal.shows('Connect a wallet')
  })

  test('R40 L10: does not link an invalid URL', async ({ app }) => {
    await app.open('basic/')
    await app.choose('Evil Wallet')
    await app.modal.shows('Evil Wallet')
    await expect(app.modal.dialog.getByRole('link')).toHaveCount(0)
    await expect(app.modal.text("This wallet's link is not valid").first()).toBeVisible()
    expect(await app.page.evaluate(() => 'canary' in window)).toBe(false)
  })
})

test.describe('theme', () => {
  const themeVariables = {
    '--latchkey-accent': '#0a7d4f',
    '--w3m-border-radius-master': '0px',
    '--latchkey-z-index': 'url(x)',
  }
  test.use({ setup: { options: { themeMode: 'dark', themeVariables } } })

  test('§9 R24: theme variables reach modal and buttons, invalid values do not', async ({ app, recorder }) => {
    recorder.allow(/A theme variable is ignored.*z-index/)
    await app.open('basic/')
    await expect(app.button).toHaveCSS('border-radius', '0px')
    await app.button.click()
    await expect(app.modal.dialog).toHaveAttribute('data-mode', 'dark')
    await expect(app.modal.dialog.locator('.card')).toHaveCSS('border-radius', '0px')
    const kit = await app.kit()
    await kit.evaluate((it) => it.setThemeMode('light'))
    await expect(app.modal.dialog).toHaveAttribute('data-mode', 'light')
  })
})
