import type { BrowserContext } from '@playwright/test'
import type { App } from '../fixtures/app.js'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

const walletConnect = /packages\/core\/src\/walletConnect\/createWalletConnectClient\.ts$/

/** Blocks the files that contain a source: their requests fail, or stay pending. */
async function withhold(context: BrowserContext, source: RegExp, how: 'fails' | 'hangs' = 'fails'): Promise<void> {
  const files = builtFilesWith(source)
  expect(files).not.toEqual([])
  for (const file of files)
    await context.route(`**${file}`, (route) => (how === 'fails' ? route.abort() : new Promise<void>(() => undefined)))
}

/** Clicks the button until a QR code is visible. The view may recover before the first click. */
async function tryAgain(app: App): Promise<void> {
  await expect(async () => {
    const button = app.modal.button('Try again')
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(createPhoneView(app).code).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test.beforeEach(({ recorder }) =>
  recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module|could not be loaded/),
)

test.describe('WalletConnect', () => {
  test.use({ setup: { services: ['relay'] } })

  test('FI30: injected wallets are listed and connect if its code never arrives', async ({ app, context }) => {
    await withhold(context, walletConnect, 'hangs')
    await app.open('basic/')
    const address = await app.connect()
    await verifySignedMessage(app, address)
    await app.page.reload()
    await expect(app.fact('address')).toHaveText(address)
  })

  test('FI30: shows an error when its code cannot be loaded, and connects the phone after a retry', async ({
    app,
    phone,
    context,
  }) => {
    await withhold(context, walletConnect)
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await expect(app.modal.alert).toContainText('Could not load')
    await context.unrouteAll()
    await tryAgain(app)
    await scanCode(app, phone)
    await expect(app.fact('status')).toHaveText('connected')
  })

  test('FI3: shows a notice once, when the modal opens after the phone ended the session', async ({ app, phone }) => {
    const notice = app.modal.text('The wallet ended the connection.')
    await app.open('basic/')
    await connectPhone(app, phone)
    await app.page.goto('about:blank')
    await phone.deleteSession()
    await app.open('basic/')
    await expect(app.fact('status')).toHaveText('disconnected')
    await expect(app.button).toHaveText('Connect Wallet')
    await expect(app.modal.dialog).toBeHidden()
    await app.button.click()
    await expect(notice).toBeVisible()
    await app.modal.closeButton.click()
    await app.modal.isGone()
    await app.button.click()
    await app.modal.shows('Connect a wallet')
    await expect(notice).toBeHidden()
  })
})

test.describe('without adapters', () => {
  test.use({ setup: { services: ['relay'], wallets: [] } })

  test('FI30: shows an error when the WalletConnect code cannot be loaded, and connects after a retry', async ({
    app,
    phone,
    context,
    recorder,
  }) => {
    recorder.allow(/Wallets could not be looked for/)
    await withhold(context, walletConnect)
    await app.open('noAdapters/')
    await app.button.click()
    await expect(app.modal.alert).toContainText('Could not load')
    await context.unrouteAll()
    await tryAgain(app)
    await scanCode(app, phone)
    await expect(app.fact('status')).toHaveText('connected')
  })
})

test.describe('the directory', () => {
  test.use({ setup: { services: ['relay', 'directory'] } })

  test('FI8, FI30: shows an error when its code cannot be loaded, and the list after a retry', async ({
    app,
    context,
  }) => {
    const view = createAllWalletsView(app)
    await withhold(context, /packages\/core\/src\/directory\/createDirectoryReader\.ts$/)
    await app.open('basic/')
    await app.button.click()
    await view.entry.click()
    await expect(app.modal.alert).toContainText('Could not load')
    await context.unrouteAll()
    await app.modal.button('Try again').click()
    await expect(view.list).toBeVisible()
  })
})
