import type { App } from '../fixtures/app.js'
import { phoneBrowsers } from '../fixtures/phoneBrowsers.js'
import { phonePlaces, walletBrowsers } from '../fixtures/phonePlaces.js'
import { type OpenedLink, recordLinks } from '../fixtures/recordLinks.js'
import { expect, test } from '../fixtures/test.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

/** Phantom and MetaMask in the bundled directory. */
const featuredWalletIds = [
  'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
]
/** A wallet app with its own scheme, and a package name on Android. */
const larch = {
  id: 'larch',
  name: 'Larch',
  homepage: 'https://larch.example',
  browse_links: [{ url: 'larch://browser?url={url}', android_package: 'example.larch' }],
}
/** No relay, and the bundled directory. */
const services = { relay: false }
const options = { services, customWallets: [larch], featuredWalletIds, secretUrlParameters: ['token'] }

/** Opens the page as a route with a secret. Returns the URL that wallets may receive. */
async function openRoute(app: App): Promise<string> {
  await app.open('basic/?a=1&token=secret#top')
  return app.page.url().replace('&token=secret', '')
}

/** Chooses a wallet, reads what will happen, and opens the page in its browser. */
async function openIn({ modal }: App, wallet: string): Promise<void> {
  await modal.row(wallet).tap()
  await modal.shows(wallet)
  await expect(modal.text(`Open this page in ${wallet}`)).toBeVisible()
  await expect(modal.text('This page opens again in the app’s own browser.')).toBeVisible()
  await modal.button(/^Open /).tap()
  await expect(modal.button('Try again')).toBeVisible()
  await modal.backButton.tap()
  await expect(modal.row(wallet)).toBeVisible()
}

const encode = encodeURIComponent
/** Telegram on Android decodes a link once before it opens it. */
const twice = (text: string) => text.replaceAll('%', '%25')

for (const [place, browser] of Object.entries(phonePlaces)) {
  const isAndroid = browser.userAgent.includes('Android')
  const isTelegram = place.startsWith('Telegram')
  test.describe(`in ${place}`, () => {
    test.use({ ...browser, setup: { wallets: [], options } })

    test(`R321 R322: in ${place}, wallet apps open the page in their own browsers without a relay`, async ({
      app,
      page,
    }) => {
      if (isTelegram) await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
      const links = await recordLinks(page)
      const url = await openRoute(app)
      const { origin } = new URL(url)
      await app.button.tap()
      for (const wallet of ['Phantom', 'MetaMask', 'Larch']) await openIn(app, wallet)

      const put = isTelegram && isAndroid ? twice : (text: string) => text
      const link = (href: string, target: string): OpenedLink => ({ href, target, isInClick: true })
      const larchLink = isAndroid
        ? `intent://browser?url=${put(encode(url))}#Intent;package=example.larch;scheme=larch;end;`
        : `larch://browser?url=${encode(url)}`
      expect(await links()).toEqual([
        link(`https://phantom.app/ul/browse/${put(encode(url))}?ref=${put(encode(origin))}`, '_blank'),
        link(`https://link.metamask.io/dapp/${url.replace('http://', '')}`, '_blank'),
        link(larchLink, isTelegram ? '_blank' : '_self'),
      ])
      expect(JSON.stringify(await links())).not.toContain('secret')
    })
  })
}

for (const [wallet, { userAgent, rdns, name }] of Object.entries(walletBrowsers))
  test.describe(`in the browser of ${wallet}`, () => {
    test.use({
      ...phoneBrowsers.Pixel,
      userAgent,
      setup: { services: ['relay'], hasBundledDirectory: true, wallets: [{ preset: 'foxglove', name, rdns }] },
    })

    test(`R323: in the browser of ${wallet}, no link to itself is offered: a tap connects it`, async ({
      app,
      page,
    }) => {
      const links = await recordLinks(page)
      await app.open('basic/')
      await app.button.tap()
      await expect(app.modal.row(name)).toContainText('Installed')
      await expect(app.modal.row(wallet)).toHaveCount(name === wallet ? 1 : 0)
      const view = createAllWalletsView(app)
      await view.entry.tap()
      await view.search.fill(wallet.split(' ')[0] ?? '')
      await app.modal.row(wallet).tap()
      await app.modal.isGone()
      await expect(app.fact('status')).toHaveText('connected')
      await expect(app.fact('wallet')).toHaveText(name)
      expect(await links()).toEqual([])
    })
  })

test.describe('with a relay', () => {
  const both = { ...larch, mobile_link: 'larch://' }
  test.use({
    ...phoneBrowsers.Pixel,
    setup: { services: ['relay'], wallets: [], options: { customWallets: [both] } },
  })

  test('R321: opens the app with the code, and offers its browser in the same view', async ({ app, page }) => {
    const links = await recordLinks(page)
    await app.open('basic/')
    await app.button.tap()
    await app.modal.row('Larch').tap()
    // The tap on the row opened the app if the code was already ready.
    await app.modal.button(/^(Open .*Larch.*|Try again)$/).tap()
    const browser = app.modal.dialog.getByRole('tab', { name: 'Wallet browser' })
    await browser.tap()
    await app.modal.button(/^Open .*Larch/).tap()
    const opened = await links()
    const intent = `intent://browser?url=${encode(page.url())}#Intent;package=example.larch;scheme=larch;end;`
    expect(opened[0]?.href).toMatch(/^larch:\/\/wc\?uri=wc%3A/)
    expect(opened.at(-1)).toEqual({ href: intent, target: '_self', isInClick: true })
  })
})
