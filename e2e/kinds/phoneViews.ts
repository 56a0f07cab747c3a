import type { LocalRelay } from '@latchkey/testing/node'
import type { PagePhone } from '@latchkey/testing/playwright'
import type { App } from '../fixtures/app.js'
import type { View } from '../fixtures/findFaults.js'
import { expect } from '../fixtures/test.js'

/** User agent of a phone. */
export const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

type Surroundings = { readonly relay: LocalRelay; readonly phone: PagePhone; readonly isMobile: boolean }
type ViewName = 'Connect' | 'ConnectWallets' | 'AllWallets'

const view = (app: App, name: string) => app.modal.dialog.locator(`[data-view=${name}]`)
const searchbox = (app: App) => view(app, 'AllWallets').getByRole('searchbox')
const rows = (app: App) => view(app, 'AllWallets').locator('ul').getByRole('listitem')
const code = (app: App) => app.modal.dialog.locator('svg[role=img]')

async function openView(app: App, name: ViewName): Promise<void> {
  await (await app.kit()).evaluate((kit, viewName) => kit.open({ view: viewName }), name)
  await expect(view(app, name)).toBeVisible()
}

/** Makes app links do nothing: no app is installed, and the browser would open a dialog for each. */
async function keepHere(app: App): Promise<void> {
  await app.page.evaluate(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('http')) event.preventDefault()
    })
  })
}

async function chooseFound(app: App, name: string): Promise<void> {
  await openView(app, 'AllWallets')
  await searchbox(app).fill(name)
  await rows(app).filter({ hasText: name }).first().getByRole('button').click()
}

/**
 * The WalletConnect views in an order in which each can follow the previous one, in any language. Zerion has every kind
 * of link; Bybit Wallet has an extension only.
 */
export function phoneViews({ relay, phone, isMobile }: Surroundings): readonly View[] {
  return [
    {
      name: 'Connect with the directory',
      async show(app) {
        await openView(app, 'Connect')
        await expect(app.modal.row('MetaMask')).toBeVisible()
      },
    },
    {
      name: 'ConnectWallets',
      show: (app) => openView(app, 'ConnectWallets'),
    },
    {
      name: 'AllWallets',
      async show(app) {
        await openView(app, 'AllWallets')
        await expect(rows(app).first()).toBeVisible()
        await expect(rows(app).first().locator('img')).toBeVisible()
      },
    },
    {
      name: 'AllWallets, searching',
      async show(app) {
        await app.page.route(/search=slow/, () => undefined)
        await searchbox(app).fill('slow')
        await expect(view(app, 'AllWallets').locator('[aria-busy=true]')).toBeVisible()
      },
    },
    {
      name: 'AllWallets, nothing found',
      async show(app) {
        await searchbox(app).fill('no such wallet')
        await expect(view(app, 'AllWallets').locator('.empty')).toBeVisible()
      },
    },
    {
      name: 'AllWallets, failed',
      async show(app) {
        await app.page.route(/search=broken/, (route) => route.fulfill({ status: 500, body: 'out of order' }))
        await searchbox(app).fill('broken')
        await expect(app.modal.alert).toBeVisible()
      },
    },
    {
      name: 'Downloads',
      async show(app) {
        await chooseFound(app, 'Bybit Wallet')
        await expect(view(app, 'Downloads').getByRole('link').first()).toBeVisible()
      },
    },
    ...(isMobile
      ? [
          {
            name: 'ConnectingWalletConnect, an app on this phone',
            async show(app: App) {
              await keepHere(app)
              await chooseFound(app, 'Zerion')
              await expect(view(app, 'ConnectingWalletConnect').getByRole('tab')).toHaveCount(2)
              // The code may arrive after the browser allows to open an app.
              await view(app, 'ConnectingWalletConnect').locator('.button-stack > .button').first().click()
              // Nothing opened within two seconds, so other ways are offered.
              await expect(view(app, 'ConnectingWalletConnect').locator('.button-stack > .button').nth(1)).toBeVisible()
            },
          },
        ]
      : [
          {
            name: 'ConnectingWalletConnect, tabs and a code',
            async show(app: App) {
              await chooseFound(app, 'Zerion')
              await expect(view(app, 'ConnectingWalletConnect').getByRole('tab')).toHaveCount(4)
              await expect(code(app)).toBeVisible()
            },
          },
          {
            name: 'ConnectingWalletConnect, the extension',
            async show(app: App) {
              await view(app, 'ConnectingWalletConnect').getByRole('tab').nth(1).click()
              await expect(view(app, 'ConnectingWalletConnect').locator('.button-stack .button').first()).toBeVisible()
              await expect(code(app)).toHaveCount(0)
            },
          },
        ]),
    {
      name: 'ConnectingWalletConnect, its page',
      async show(app) {
        await view(app, 'ConnectingWalletConnect')
          .getByRole('tab')
          .nth(isMobile ? 1 : 2)
          .click()
        await expect(view(app, 'ConnectingWalletConnect').locator('.button-stack .button').first()).toBeEnabled()
        await expect(code(app)).toHaveCount(0)
      },
    },
    ...(isMobile
      ? [
          {
            name: 'ConnectingWalletConnect, the browser of an app on this phone',
            async show(app: App) {
              await chooseFound(app, 'Phantom')
              await expect(view(app, 'ConnectingWalletConnect').locator('.button-stack .button')).toHaveCount(2)
            },
          },
        ]
      : [
          {
            name: 'ConnectingWalletConnect, an app on this computer',
            async show(app: App) {
              await view(app, 'ConnectingWalletConnect').getByRole('tab').nth(3).click()
              await expect(view(app, 'ConnectingWalletConnect').locator('.button-stack .button').first()).toBeEnabled()
            },
          },
        ]),
    {
      name: 'ConnectingWalletConnect, a code for any wallet',
      async show(app) {
        await openView(app, 'Connect')
        await app.modal.row('WalletConnect').click()
        await expect(code(app)).toBeVisible()
      },
    },
    {
      name: 'ConnectingWalletConnect, declined',
      async show(app) {
        phone.setApproval({ type: 'reject', afterMs: 1_100 })
        await phone.scan(code(app))
        await expect(app.modal.dialog.locator('.qr-panel-message strong')).toBeVisible()
        await expect(code(app)).toBeVisible()
      },
    },
    {
      name: 'ConnectingWalletConnect, reconnecting',
      async show(app) {
        await relay.faults.down()
        await expect(app.modal.dialog.locator('.code-clock .code-clock-notice')).toBeVisible()
      },
    },
    {
      name: 'ConnectingWalletConnect, unreachable',
      async show(app) {
        await app.page.clock.install()
        await app.page.reload()
        await openView(app, 'Connect')
        await app.modal.row('WalletConnect').click()
        await expect(view(app, 'ConnectingWalletConnect')).toBeVisible()
        // The timeout of the relay is 15 s.
        await expect(async () => {
          await app.page.clock.fastForward(5_000)
          await expect(app.modal.alert).toBeVisible({ timeout: 200 })
        }).toPass()
      },
    },
    // On a phone, the first view lists all wallets.
    ...(isMobile
      ? []
      : [
          {
            name: 'ConnectingWalletConnectBasic',
            async show(app: App) {
              await relay.faults.up()
              await app.open('noAdapters/')
              await app.button.click()
              await expect(view(app, 'ConnectingWalletConnectBasic')).toBeVisible()
              await expect(async () => {
                await app.page.clock.fastForward(1_000)
                await expect(code(app)).toBeVisible({ timeout: 500 })
              }).toPass()
            },
          },
        ]),
  ]
}
