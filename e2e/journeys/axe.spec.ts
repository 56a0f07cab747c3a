import { AxeBuilder } from '@axe-core/playwright'
import type { App } from '../fixtures/app.js'
import { settleMotion } from '../fixtures/settleMotion.js'
import { expect, test } from '../fixtures/test.js'

type View = { readonly name: string; show(app: App): Promise<void> }

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

/** In an order in which each can follow the one before. */
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
      // The row says that it is disabled, and why, when it is tried.
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
      await expect(app.modal.dialog.locator('[data-view=Account] .foot')).toBeVisible()
    },
  },
  {
    name: 'SwitchNetwork, pending',
    async show(app) {
      await app.wallet().control('stall', 'wallet_switchEthereumChain')
      await openView(app, 'Networks')
      await app.modal.row('Local Chain').click()
      await app.wallet().stalled('wallet_switchEthereumChain')
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

for (const themeMode of ['light', 'dark'])
  for (const locale of ['en', 'ar'])
    for (const width of [320, 1_280]) {
      const direction = locale === 'ar' ? 'rtl' : 'ltr'
      test.describe(`${themeMode}, ${direction}, ${width} px`, () => {
        const networks = ['mainnet', 'local'] as const
        test.use({
          setup: { networks, options: { themeMode, locale, customWallets, ...legal } },
          viewport: { width, height: 800 },
        })

        test(`AX25 AX13 AX15: every view, ${themeMode}, ${direction}, ${width} px: axe finds nothing`, async ({
          app,
        }) => {
          await app.open('basic/')
          const found: unknown[] = []
          for (const { name, show } of views) {
            await show(app)
            await settleMotion(app.modal.dialog)
            await expect(app.modal.dialog).toHaveAttribute('dir', direction)
            // In the page itself: it has no frames, so a second page for each analysis would be for nothing.
            const axe = new AxeBuilder({ page: app.page }).include('appkit-modal').setLegacyMode()
            const { violations } = await axe.analyze()
            const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
            for (const { id, nodes } of bad)
              found.push({ name, id, nodes: nodes.map(({ html }) => html.slice(0, 160)) })
            const { scrollWidth, clientWidth } = await app.modal.dialog
              .locator('.card')
              .evaluate((card) => ({ scrollWidth: card.scrollWidth, clientWidth: card.clientWidth }))
            if (scrollWidth > clientWidth) found.push({ name, id: 'wider than its card', scrollWidth, clientWidth })
          }
          expect(found).toEqual([])
        })
      })
    }
