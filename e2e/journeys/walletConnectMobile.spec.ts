import type { Locator, Page } from '@playwright/test'
import { socketRefused } from '../fixtures/browserTells.js'
import { createSleeper } from '../fixtures/createSleeper.js'
import { phoneBrowsers } from '../fixtures/phoneBrowsers.js'
import { type OpenedLink, recordLinks } from '../fixtures/recordLinks.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

const pairingUri = /^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/

/** Returns the pairing URI in a link of the wallet. */
function codeIn({ href }: OpenedLink, scheme = 'metamask'): string {
  const [start, code = ''] = href.split('wc?uri=')
  expect(start).toBe(`${scheme}://`)
  return decodeURIComponent(code)
}

/** A page with a custom wallet, so that no directory is needed. */
function knowing(mobileLink: string) {
  const larch = { id: 'larch', name: 'Larch', mobile_link: mobileLink, homepage: 'https://larch.example' }
  return { services: ['relay'], wallets: [], options: { customWallets: [larch] } } as const
}

/** Presses a wallet until the pairing URI is ready, then lets go. */
async function pressLong(page: Page, row: Locator): Promise<void> {
  await row.dispatchEvent('pointerdown', { pointerType: 'touch' })
  // The client stores the expiry of a proposal once the relay has accepted it.
  const isReady = () => Object.entries(localStorage).some(([key, text]) => /expirer$/.test(key) && text.includes('id:'))
  await expect.poll(() => page.evaluate(isReady)).toBe(true)
  await row.tap()
}

test.use({ setup: { services: ['relay', 'directory'], wallets: [] } })

for (const [name, browser] of Object.entries(phoneBrowsers)) {
  test.describe(`on the phone ${name}`, () => {
    test.use(browser)

    test('FI4: a tap on a listed wallet opens its app with the code, and the page is connected on return', async ({
      app,
      phone,
      relay,
    }) => {
      // The first test that needs the directory also starts it.
      test.slow()
      const links = await recordLinks(app.page)
      const sleeper = await createSleeper(app.page, relay.url)
      await app.page.clock.install()
      await app.open('basic/')
      await app.button.tap()
      await pressLong(app.page, app.modal.row('MetaMask'))
      await app.modal.shows(/MetaMask|phone/)
      const [link, ...others] = await links()
      expect(others).toEqual([])
      expect(link).toMatchObject({ target: '_self', isInClick: true })
      const uri = codeIn(link as OpenedLink)
      expect(uri).toMatch(pairingUri)

      // Two seconds by the page's clock, however slow the machine is.
      await app.page.clock.pauseAt(Date.now() + 60_000)
      await sleeper.sleep()
      await phone.pair(uri)
      await waitUntil(() => phone.sessions().length).toBe(1)
      await expect(app.fact('status')).not.toHaveText('connected')
      await sleeper.wake()
      await app.page.clock.runFor(2_000)
      await expect(app.fact('status')).toHaveText('connected')
      await app.page.clock.resume()
      await app.modal.isGone()
    })
  })
}

test.describe('no app opens', () => {
  test.use(phoneBrowsers.iPhone)

  test('if nothing opened, offers a retry, its other link, the store, and the code to copy or show', async ({
    app,
    page,
    phone,
    context,
  }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const links = await recordLinks(page)
    await page.clock.install()
    await app.open('basic/')
    await app.button.tap()
    await pressLong(app.page, app.modal.row('MetaMask'))
    const again = app.modal.button('Try again')
    await expect(again).toBeVisible()
    await expect(app.modal.text('Nothing opened?')).toBeHidden()
    await page.clock.fastForward(2_000)
    await expect(app.modal.text('Nothing opened?')).toBeVisible()
    await again.tap()
    const opened = await links()
    expect(opened).toHaveLength(2)
    expect(opened[1]).toEqual(opened[0])
    const uri = codeIn(opened[0] as OpenedLink)

    await page.clock.fastForward(2_000)
    await app.modal.button('Open it another way').tap()
    const other = (await links()).at(-1)
    expect(other).toMatchObject({ target: '_blank', isInClick: true })
    expect(other?.href).toBe(`https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`)

    await app.modal.button('Copy link').tap()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
    await page.clock.fastForward(2_000)
    await app.modal.button('Get MetaMask').tap()
    await expect(app.modal.dialog.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//)
    await app.modal.backButton.tap()
    await app.modal.button('Show a QR code').tap()
    const code = app.modal.dialog.getByRole('img', { name: /^QR code to connect .*MetaMask/ })
    await phone.scan(code)
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })
})

test.describe('a wallet with an https link', () => {
  test.use({ ...phoneBrowsers.Pixel, setup: knowing('https://larch.example/app') })

  test('opens in a new tab, so that the page stays open', async ({ app, page }) => {
    const links = await recordLinks(page)
    await app.open('basic/')
    await app.button.tap()
    await pressLong(app.page, app.modal.row('Larch'))
    await expect(app.modal.button('Try again')).toBeVisible()
    expect(await links()).toEqual([
      {
        href: expect.stringMatching(/^https:\/\/larch\.example\/app\/wc\?uri=wc%3A/),
        target: '_blank',
        isInClick: true,
      },
    ])
  })
})

test.describe('before a code is ready', () => {
  test.use({ ...phoneBrowsers.Pixel, setup: knowing('larch') })

  test('FI4: a code that is ready long after the tap opens nothing, and the next tap opens the app', async ({
    app,
    page,
    relay,
    recorder,
  }) => {
    recorder.allow(socketRefused)
    const links = await recordLinks(page)
    // The browser reports no user activation some seconds after the tap.
    await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }))
    await relay.faults.down()
    await app.open('basic/')
    await app.button.tap()
    await app.modal.row('Larch').tap()
    const open = app.modal.button('Open Larch')
    await expect(open).toHaveAttribute('aria-disabled', 'true')
    await open.dispatchEvent('click')
    expect(await links()).toEqual([])
    await relay.faults.up()
    // The next attempt may be seconds away because of back-off; an `online` event triggers it.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(open).toBeEnabled()
    expect(await links()).toEqual([])
    await open.tap()
    const [link, ...others] = await links()
    expect(others).toEqual([])
    expect(link).toMatchObject({ target: '_self', isInClick: true })
    expect(codeIn(link as OpenedLink, 'larch')).toMatch(pairingUri)
  })
})

for (const [browser, stores] of [
  ['Pixel', ['play', 'apple']],
  ['iPhone', ['apple', 'play']],
] as const)
  test.describe(`where to get a wallet, on the phone ${browser}`, () => {
    const larch = {
      id: 'larch',
      name: 'Larch',
      app_store: 'https://apple.example/larch',
      play_store: 'https://play.example/larch',
    }
    test.use({
      ...phoneBrowsers[browser],
      setup: { services: ['relay'], wallets: [], options: { customWallets: [larch] } },
    })

    test(`§9: ${browser} lists the store of that phone first`, async ({ app }) => {
      await app.open('basic/')
      await app.button.tap()
      await app.modal.row('Larch').tap()
      const links = app.modal.dialog.getByRole('link')
      await expect(links).toHaveCount(2)
      const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      expect(hrefs).toEqual(stores.map((store) => `https://${store}.example/larch`))
    })
  })

test.describe('inside Telegram', () => {
  test.use({ ...phoneBrowsers.Pixel, setup: knowing('larch') })

  test('encodes the code twice on Android, because Telegram removes one encoding', async ({ app, page }) => {
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
    const links = await recordLinks(page)
    await app.open('basic/')
    await app.button.tap()
    await pressLong(app.page, app.modal.row('Larch'))
    await expect(app.modal.button('Try again')).toBeVisible()
    const [link] = await links()
    expect(link).toMatchObject({ target: '_blank', isInClick: true })
    const once = codeIn(link as OpenedLink, 'larch')
    expect(once).toMatch(/^wc%3A/)
    expect(decodeURIComponent(once)).toMatch(pairingUri)
  })
})

test.describe('in a frame', () => {
  test.use({ ...phoneBrowsers.iPhone, setup: knowing('larch') })

  test('opens the app in the top window', async ({ page }) => {
    const links = await recordLinks(page)
    const url = process.env.LATCHKEY_E2E_URL ?? ''
    const outer = `<!doctype html><link rel="icon" href="data:,"><iframe src="${url}/basic/" style="border:0;width:340px;height:600px"></iframe>`
    await page.route(`${url}/outer/`, (route) => route.fulfill({ contentType: 'text/html', body: outer }))
    await page.goto(`${url}/outer/`)
    const inner = page.frameLocator('iframe')
    const modal = inner.locator('appkit-modal')
    await inner.locator('appkit-button').first().getByRole('button').tap()
    await pressLong(page, modal.getByRole('listitem').getByRole('button', { name: 'Larch' }))
    await expect(modal.getByRole('button', { name: 'Try again' })).toBeVisible()
    const [link] = await links(page.frames()[1])
    expect(link).toMatchObject({ target: '_top', isInClick: true })
    expect(codeIn(link as OpenedLink, 'larch')).toMatch(pairingUri)
  })
})
