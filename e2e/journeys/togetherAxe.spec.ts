import type { App } from '../fixtures/app.js'
import { findFaults, looks, type View } from '../fixtures/findFaults.js'
import { expect, test } from '../fixtures/test.js'
import { connectKinds, networkNames, together } from '../kinds/together.js'

const view = (app: App, name: string) => app.modal.dialog.locator(`[data-view=${name}]`)

async function openView(app: App, name: 'Connect' | 'Networks' | 'Account'): Promise<void> {
  await (await app.kit()).evaluate((kit, viewName) => kit.open({ view: viewName }), name)
  await expect(view(app, name)).toBeVisible()
}

/** In an order in which each view can follow the previous one. */
const views: readonly View[] = [
  {
    name: 'Connect, wallets of several kinds',
    async show(app) {
      await openView(app, 'Connect')
      await expect(app.modal.row('Foxglove')).toBeVisible()
    },
  },
  {
    name: 'ConnectingMultiChain',
    async show(app) {
      await app.modal.row('Foxglove').click()
      await expect(app.modal.row('Bitcoin')).toBeVisible()
    },
  },
  {
    name: 'ConnectingMultiChain, one connected',
    async show(app) {
      await connectKinds(app, ['solana'])
      await expect(view(app, 'ConnectingMultiChain').locator('.tag')).toBeVisible()
    },
  },
  {
    name: 'Networks in groups',
    async show(app) {
      await openView(app, 'Networks')
      await expect(app.modal.dialog.getByRole('heading', { level: 3 })).toHaveCount(4)
    },
  },
  {
    name: 'Networks, nothing found',
    async show(app) {
      await app.modal.dialog.getByRole('searchbox').fill('no such network')
      await expect(app.modal.dialog.getByRole('heading', { level: 3 })).toHaveCount(0)
    },
  },
  {
    name: 'SwitchActiveChain',
    async show(app) {
      await app.modal.dialog.getByRole('searchbox').fill(networkNames.polkadot[1])
      await app.modal.row(networkNames.polkadot[1]).click()
      await expect(view(app, 'SwitchActiveChain').getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'Account with a strip of four',
    async show(app) {
      await connectKinds(app, ['eip155', 'polkadot', 'bip122'])
      await openView(app, 'Account')
      await expect(view(app, 'Account').locator('.account-switch').getByRole('listitem')).toHaveCount(4)
      await expect(app.modal.dialog.locator('.footer').getByRole('button')).toHaveCount(2)
    },
  },
  {
    name: 'Account, the tab of its accounts',
    async show(app) {
      await app.modal.dialog.getByRole('tab').last().click()
      await expect(app.modal.dialog.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
    },
  },
]

for (const { locale, width, direction } of looks)
  test.describe(`${direction}, ${width} px`, () => {
    test.use({
      setup: { ...together, networks: ['local', 'second', 'mainnet'], options: { locale } },
      viewport: { width, height: 800 },
    })

    test(`AX25 AX13 AX15: views for several namespaces, ${direction}, ${width} px: axe finds no violation`, async ({
      app,
    }) => {
      await app.open('four/')
      expect(await findFaults(app, views, direction)).toEqual([])
    })
  })
