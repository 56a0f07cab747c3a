import { phoneBrowsers } from '../fixtures/phoneBrowsers.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

const projectId = '0123456789abcdef0123456789abcdef'

test.describe('an app with a WalletConnect project id and no relay of its own', () => {
  test.use({ setup: { options: { projectId, services: {} } } })

  test('R230 R232: WalletConnect uses the public relay once the visitor selects it, and a refusal says what to check', async ({
    app,
    page,
    recorder,
  }) => {
    recorder.allow(/^logged an error: \[latchkey\] /)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const asked: URL[] = []
    // A fake of the public relay, which the test never contacts.
    await page.routeWebSocket(/./, async (socket) => {
      asked.push(new URL(socket.url()))
      await socket.close({ code: 3_000, reason: 'Unauthorized: invalid key' })
    })
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row('WalletConnect')).toBeVisible()
    expect([asked, errors]).toEqual([[], []])
    await app.modal.row('WalletConnect').click()
    await expect(app.modal.alert.filter({ hasText: 'Invalid App Configuration' })).toHaveCount(1)
    await waitUntil(() => errors).toEqual([expect.stringContaining('Check `projectId`')])
    expect([asked[0]?.origin, asked[0]?.searchParams.get('projectId')]).toEqual([
      'wss://relay.walletconnect.org',
      projectId,
    ])
  })
})

test.describe('on a phone, with a WalletConnect project id and the wallets in the package', () => {
  test.use({
    ...phoneBrowsers.Pixel,
    setup: { wallets: [], hasBundledDirectory: true, options: { projectId, services: {} } },
  })

  test('R230: no list of wallets contacts the relay, and a tap on a wallet does', async ({ app, page, recorder }) => {
    recorder.allow(/^logged an error: \[latchkey\] /)
    const asked: string[] = []
    // A fake of the public relay, which the test never contacts.
    await page.routeWebSocket(/./, async (socket) => {
      asked.push(new URL(socket.url()).origin)
      await socket.close({ code: 3_000, reason: 'Unauthorized: invalid key' })
    })
    await app.open('basic/')
    await app.button.tap()
    await expect(app.modal.row('MetaMask')).toBeVisible()
    const view = createAllWalletsView(app)
    await view.entry.tap()
    await expect(view.rows.first()).toBeVisible()
    await app.modal.backButton.tap()
    await app.modal.shows('Connect a wallet')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await app.modal.row('MetaMask').tap()
    await expect(app.modal.alert.filter({ hasText: 'Invalid App Configuration' })).toHaveCount(1)
    expect(asked[0]).toBe('wss://relay.walletconnect.org')
  })
})

test.describe('an app with another project id and no relay', () => {
  test.use({ setup: { options: { services: {} } } })

  test('R230: WalletConnect is off, and the console says once how to turn it on', async ({ app, page, recorder }) => {
    recorder.allow(/^logged an error: \[latchkey\] /)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row('Foxglove')).toBeVisible()
    await expect(app.modal.row('WalletConnect')).toHaveCount(0)
    await waitUntil(() => errors).toEqual([expect.stringContaining('32 hexadecimal digits')])
  })
})
