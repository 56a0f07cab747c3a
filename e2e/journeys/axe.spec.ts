import type { App } from '../fixtures/app.js'
import { findFaults, looks, type View } from '../fixtures/findFaults.js'
import { expect, test } from '../fixtures/test.js'

const customWallets = [
  { id: 'far', name: 'Far Wallet', homepage: 'https://far.example', chrome_store: 'https://chrome.example/far' },
]
const legal = {
  termsConditionsUrl: 'https://site.example/terms',
  privacyPolicyUrl: 'https://site.example/privacy',
  features: { legalCheckbox: true },
}

async function openView(app: App, view: 'Connect' | 'WhatIsAWallet' | 'WhatIsANetwork' | 'GetWallet' | 'Networks') {
  await (await app.kit()).evaluate((kit, name) => kit.open({ view: name }), view)
  await expect(app.modal.dialog.locator(`[data-view=${view}]`)).toBeVisible()
}

/** In an order in which each view can follow the previous one. */
const views: readonly View[] = [
  { name: 'Connect', show: (app) => openView(app, 'Connect') },
  { name: 'WhatIsAWallet', show: (app) => openView(app, 'WhatIsAWallet') },
  { name: 'WhatIsANetwork', show: (app) => openView(app, 'WhatIsANetwork') },
  { name: 'GetWallet', show: (app) => openView(app, 'GetWallet') },
  { name: 'Networks', show: (app) => openView(app, 'Networks') },
  {
    name: 'ConnectingExternal, box not ticked',
    async show(app) {
      await openView(app, 'Connect')
      // The disabled row shows the reason when it is clicked.
      await app.modal.row('Foxglove').press('Enter')
      await expect(app.modal.alert).toBeVisible()
    },
  },
  {
    name: 'ConnectingExternal, not installed',
    async show(app) {
      await app.modal.dialog.getByRole('checkbox').check()
      await app.modal.row('Far Wallet').click()
      await app.modal.shows('Far Wallet')
    },
  },
  {
    name: 'ConnectingExternal, declined',
    async show(app) {
      await app.wallet().control('reject', 'eth_requestAccounts')
      await openView(app, 'Connect')
      await app.modal.row('Foxglove').click()
      await expect(app.modal.dialog.locator('[data-status=declined]')).toBeVisible()
    },
  },
  {
    name: 'ConnectingExternal, failed',
    async show(app) {
      await app.wallet().control('throwWith', 'eth_requestAccounts', { code: -32_603 })
      await openView(app, 'Connect')
      await app.modal.row('Foxglove').click()
      await expect(app.modal.alert).toBeVisible()
    },
  },
  {
    name: 'ConnectingExternal, pending',
    async show(app) {
      await app.wallet().control('stall', 'eth_requestAccounts')
      await openView(app, 'Connect')
      await app.modal.row('Foxglove').click()
      await app.wallet().stalled('eth_requestAccounts')
    },
  },
  {
    name: 'the question before giving up',
    async show(app) {
      await app.page.keyboard.press('Escape')
      await expect(app.modal.question).toBeVisible()
    },
  },
  {
    name: 'Account',
    async show(app) {
      await app.wallet().control('release')
      await app.modal.isGone()
      await app.button.click()
      await expect(app.modal.dialog.locator('[data-view=Account] .footer')).toBeVisible()
    },
  },
  {
    name: 'SwitchNetwork, pending',
    async show(app) {
      await app.wallet().control('stall', 'wallet_switchEthereumChain')
      await openView(app, 'Networks')
      await app.modal.row('Local Chain').click()
      await app.wallet().stalled('wallet_switchEthereumChain')
      // The view opens after a delay, because some wallets switch without a prompt.
      await expect(app.modal.dialog.locator('[data-view=SwitchNetwork]')).toBeVisible()
    },
  },
  {
    name: 'SwitchNetwork, declined',
    async show(app) {
      await app.wallet().control('release', 'wallet_switchEthereumChain', { type: 'reject' })
      await expect(app.modal.dialog.locator('[data-status=declined]')).toBeVisible()
    },
  },
  {
    name: 'UnsupportedChain',
    async show(app) {
      await app.page.keyboard.press('Escape')
      await app.modal.isGone()
      await app.wallet().control('selectChain', 31_338)
      await expect(app.modal.dialog.locator('[data-view=UnsupportedChain]')).toBeVisible()
    },
  },
]

for (const { locale, width, direction } of looks)
  test.describe(`${direction}, ${width} px`, () => {
    const networks = ['mainnet', 'local'] as const
    test.use({
      setup: { networks, options: { locale, customWallets, ...legal } },
      viewport: { width, height: 800 },
    })

    test(`AX25 AX13 AX15 AX20: every view, ${direction}, ${width} px: axe finds no violation`, async ({ app }) => {
      await app.open('basic/')
      expect(await findFaults(app, views, direction)).toEqual([])
    })
  })
