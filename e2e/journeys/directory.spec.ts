import type { Request } from '@playwright/test'
import { hearRequests } from '../fixtures/hearRequests.js'
import { nextFrames } from '../fixtures/nextFrames.js'
import { type ListedWallet, readDirectory } from '../fixtures/readDirectory.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

const chains = 'eip155:1,eip155:31337,eip155:31338'
const services = ['relay', 'directory'] as const
const pictures = (requests: readonly string[]) => requests.filter((request) => request.includes('/getWalletImage/'))
const pages = (requests: readonly string[]) =>
  requests.filter((request) => /getWallets\?.*\bentries=40\b/.test(request))
const names = (wallets: readonly ListedWallet[]) => wallets.map(({ name }) => name)

test.use({ setup: { services } })

test('§9: lists the recommended wallets and the total number', async ({ app, services }) => {
  const all = await readDirectory(services.url, { chains })
  await app.open('basic/')
  await app.button.click()
  // Four wallets together with the installed one.
  const listed = app.modal.dialog
    .getByRole('region')
    .or(app.modal.dialog.locator('section'))
    .last()
    .getByRole('listitem')
  await expect(listed).toHaveText(all.slice(0, 3).map(({ name }) => name))
  await expect(createAllWalletsView(app).entry).toContainText(`${Math.floor(all.length / 10) * 10}+`)
  expect(all.length).toBeGreaterThan(500)
})

test('§9: lists all wallets to the end, in order and without duplicates', async ({ app, services, recorder }) => {
  const all = await readDirectory(services.url, { chains })
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await expect(view.announcement).toHaveText(`Wallets listed: 44`)
  const met = await view.scrollToEnd()
  expect(met.map(({ place }) => place)).toEqual(all.map((_, index) => index + 1))
  expect(met.map(({ name }) => name)).toEqual(names(all))
  expect(met.at(-1)?.total).toBe(all.length)
  expect(pages(recorder.requests())).toHaveLength(Math.ceil((all.length - 4) / 40))
  await expect(view.more).toBeHidden()
  await expect(app.modal.row(all.at(-1)?.name ?? '')).toBeVisible()
})

test('AX18 §9: a button loads more wallets, and only pictures near the viewport load', async ({
  app,
  page,
  recorder,
}) => {
  await page.clock.install()
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  for (const count of [84, 124, 164]) {
    // Clicks it without scrolling, like assistive technology.
    await view.more.evaluate((button: HTMLButtonElement) => button.click())
    await expect(view.announcement).toHaveText(`Wallets listed: ${count}`)
  }
  expect(await view.scrolled()).toBe(0)
  expect(pages(recorder.requests())).toHaveLength(4)
  // The visible rows, and at most ten on either side.
  const near = 10 + Math.ceil((await view.list.locator('..').evaluate(({ clientHeight }) => clientHeight)) / 68) + 10
  await waitUntil(() => pictures(recorder.requests()).length).toBeGreaterThan(8)
  const rest = async () => {
    await nextFrames(page)
    await page.clock.fastForward(1_000)
    await hearRequests(page)
  }
  await rest()
  const first = pictures(recorder.requests()).length
  expect(first).toBeLessThanOrEqual(near)
  // Jumping past a hundred rows loads none of their pictures.
  await view.list.locator('..').evaluate((body) => body.scrollTo({ top: 120 * 68 }))
  await waitUntil(() => pictures(recorder.requests()).length).toBeGreaterThan(first + 8)
  await rest()
  expect(pictures(recorder.requests()).length - first).toBeLessThanOrEqual(near)
})

test('AX18 §9: a search waits until typing pauses, announces the count, and the newest wins', async ({
  app,
  page,
  services,
  recorder,
}) => {
  const found = await readDirectory(services.url, { chains, search: 'rainbow' })
  expect(found.length).toBeGreaterThan(0)
  await page.clock.install()
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  const searches = () => recorder.requests().filter((request) => /getWallets\?.*\bsearch=/.test(request))

  const pass = async (ms: number) => {
    await page.clock.fastForward(ms)
    await hearRequests(page)
  }
  await page.clock.pauseAt(Date.now() + 60_000)
  await view.search.press('r')
  await pass(1_000)
  for (const key of 'ainbow') {
    await view.search.press(key)
    await pass(299)
  }
  expect(searches()).toEqual([])
  await pass(1)
  expect(searches()).toHaveLength(1)
  await expect(view.announcement).toHaveText(`Wallets found: ${found.length}`)
  await page.clock.resume()
  await expect(view.rows).toHaveText(found.map(({ name }) => new RegExp(name)))

  // The response to the older search arrives last and is not shown.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/getWallets\?.*search=trust/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const isOlder = (request: Request) => /search=trust/.test(request.url())
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isOlder),
    page.waitForEvent('requestfailed', isOlder),
  ])
  await view.search.fill('trust')
  await waitUntil(() => searches().length).toBe(2)
  await view.search.fill('zerion')
  await expect(view.rows.first()).toContainText('Zerion')
  release()
  await ended
  await nextFrames(page)
  await expect(view.rows.first()).toContainText('Zerion')

  // A query with hundreds of matches returns the first hundred.
  await view.search.fill('wallet')
  await expect(view.announcement).toHaveText('Wallets found: 100')
  await view.search.fill('no such wallet')
  await expect(view.announcement).toHaveText('No wallet found')
  await expect(view.rows).toHaveCount(0)
  await view.search.fill('')
  await expect(view.announcement).toHaveText(/Wallets listed: \d+/)
})

test('§9: filters certified wallets, also with a query', async ({ app, services }) => {
  const certified = await readDirectory(services.url, { chains, badge_type: 'certified' })
  const both = await readDirectory(services.url, { chains, badge_type: 'certified', search: 'wallet' })
  expect(both.length).toBeLessThan(certified.length)
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await view.certified.check()
  await expect(view.announcement).toHaveText(`Wallets found: ${certified.length}`)
  expect((await view.scrollToEnd()).map(({ name }) => name)).toEqual(names(certified))
  await view.search.fill('wallet')
  await expect(view.announcement).toHaveText(`Wallets found: ${both.length}`)
  await view.certified.uncheck()
  await expect(view.announcement).toHaveText('Wallets found: 100')
})

test('§9: a selected wallet opens its own view, and going back restores the list', async ({ app, services }) => {
  const [found] = await readDirectory(services.url, { chains, search: 'zerion' })
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await view.search.fill('zerion')
  await view.rows.first().getByRole('button').click()
  await app.modal.shows(found?.name ?? '')
  const ways = [
    'QR code',
    ...(found?.chrome_store ? ['Extension'] : []),
    ...(found?.webapp_link ? ['Web'] : []),
    ...(found?.desktop_link ? ['Desktop'] : []),
  ]
  await expect(app.modal.dialog.getByRole('tab')).toHaveText(ways)
  await expect(
    app.modal.dialog.getByRole('img', { name: new RegExp(`^QR code to connect .?${found?.name}.? on your phone$`) }),
  ).toBeVisible()
  await app.modal.backButton.click()
  await expect(view.search).toHaveValue('zerion')
  await expect(view.rows.first()).toContainText(found?.name ?? '')
})

test('§9: going back from a wallet far down the list restores the position, and the list continues', async ({
  app,
}) => {
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await expect(view.announcement).toHaveText('Wallets listed: 44')
  const place = (index: number) => view.list.locator(`[aria-posinset="${index}"]`)
  const scroll = (rows: number) => view.list.locator('..').evaluate((body, top) => body.scrollTo({ top }), rows * 68)
  await scroll(20)
  await place(23).scrollIntoViewIfNeeded()
  const scrolled = await view.scrolled()
  await place(23).getByRole('button').click()
  await app.modal.backButton.click()
  await expect(place(23)).toBeInViewport()
  expect(await view.scrolled()).toBe(scrolled)
  await scroll(30)
  await expect(place(33)).toBeInViewport()
})

test('§9: a listed wallet that connected by phone is a recent wallet', async ({ app, phone, services }) => {
  const [, , third] = await readDirectory(services.url, { chains })
  const name = third?.name ?? ''
  await app.open('basic/')
  await app.button.click()
  await app.modal.row(name).click()
  const code = app.modal.dialog.getByRole('img', { name: /^QR code to connect/ })
  await phone.scan(code)
  await app.modal.isGone()
  await app.button.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await app.button.click()
  await expect(app.modal.row(name)).toContainText('Recent')
  await expect(app.modal.row(name)).toHaveCount(1)
  await app.modal.row(name).click()
  await createPhoneView(app).isReady()
})

test.describe('where a listed wallet is installed', () => {
  const wallets = [{ preset: 'foxglove', name: 'MetaMask', rdns: 'io.metamask' }] as const
  test.use({ setup: { services, wallets } })

  test('§9: a wallet with several platforms is listed once and asks for the platform', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    const view = createAllWalletsView(app)
    await expect(view.entry).toContainText('+')
    await expect(app.modal.row('Trust Wallet')).toBeVisible()
    await expect(app.modal.row('MetaMask')).toHaveCount(1)
    await expect(app.modal.row('MetaMask')).toContainText('Installed')
    await view.entry.click()
    await view.search.fill('metamask')
    await expect(view.rows.first()).toContainText('Installed')
    await view.rows.first().getByRole('button').click()
    await app.modal.isGone()
    await expect(app.fact('wallet')).toHaveText('MetaMask')
  })
})

test.describe('with options', () => {
  const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
  const trust = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'
  const okx = '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'

  test.describe('included', () => {
    test.use({ setup: { services, options: { includeWalletIds: [trust, okx] } } })

    test('§9: only included wallets are listed, paged and found', async ({ app }) => {
      await app.open('basic/')
      const view = createAllWalletsView(app)
      await app.button.click()
      await expect(view.entry).toContainText('2')
      await expect(app.modal.row('MetaMask')).toHaveCount(0)
      await view.entry.click()
      await expect(view.rows).toHaveText([/Trust Wallet/, /OKX Wallet/])
      await view.search.fill('metamask')
      await expect(view.announcement).toHaveText('No wallet found')
    })
  })

  test.describe('excluded', () => {
    const wallets = [{ preset: 'foxglove', name: 'MetaMask', rdns: 'io.metamask' }, { preset: 'arcWallet' }] as const
    test.use({ setup: { services, wallets, options: { excludeWalletIds: [metaMask] } } })

    test('§9: an excluded wallet is listed nowhere, even if it is installed', async ({ app }) => {
      await app.open('basic/')
      const view = createAllWalletsView(app)
      await app.button.click()
      await expect(app.modal.row('Trust Wallet')).toBeVisible()
      await expect(app.modal.row('Arc Wallet')).toBeVisible()
      await expect(app.modal.row('MetaMask')).toHaveCount(0)
      await view.entry.click()
      await expect(view.rows.first()).toContainText('Trust Wallet')
      await view.search.fill('metamask')
      await expect(view.announcement).toHaveText('No wallet found')
    })
  })

  test.describe('featured', () => {
    test.use({ setup: { services, options: { featuredWalletIds: [okx, trust] } } })

    test('§9: lists featured wallets first, in the order of the option', async ({ app }) => {
      await app.open('basic/')
      await app.button.click()
      await expect(app.modal.row('MetaMask')).toBeVisible()
      const rows = await app.modal.dialog.getByRole('listitem').allTextContents()
      const at = (name: string) => rows.findIndex((row) => row.includes(name))
      expect(at('OKX Wallet')).toBeLessThan(at('Trust Wallet'))
      expect(at('Trust Wallet')).toBeLessThan(at('MetaMask'))
      const view = createAllWalletsView(app)
      await view.entry.click()
      await expect(view.rows.nth(1)).toContainText('Trust Wallet')
      await expect(view.rows.first()).toContainText('OKX Wallet')
    })
  })

  test.describe('allWallets: ONLY_MOBILE', () => {
    test.use({ setup: { services, options: { allWallets: 'ONLY_MOBILE' } } })

    test('§9: offers all wallets on phones only if the app set ONLY_MOBILE', async ({ app }) => {
      await app.open('basic/')
      await app.button.click()
      await expect(app.modal.row('Trust Wallet')).toBeVisible()
      await expect(createAllWalletsView(app).entry).toHaveCount(0)
    })
  })
})

test('R40: a wallet without an app for this device opens its downloads with the directory’s link', async ({
  app,
  services,
}) => {
  const all = await readDirectory(services.url, { chains })
  const wallet = all.find((one) => one.chrome_store && !one.mobile_link && !one.webapp_link && !one.desktop_link)
  if (!wallet) throw new Error('No wallet is an extension only')
  await app.open('basic/')
  const view = createAllWalletsView(app)
  await view.open()
  await view.search.fill(wallet.name)
  await view.rows.filter({ hasText: wallet.name }).first().getByRole('button').click()
  await expect(app.modal.title).toContainText(wallet.name)
  const link = app.modal.dialog.getByRole('link', { name: /^Chrome Web Store/ })
  await expect(link).toHaveAttribute('href', new URL(wallet.chrome_store ?? '').href)
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(app.modal.dialog.getByRole('link', { name: /^Website/ })).toHaveAttribute(
    'href',
    new URL(wallet.homepage ?? '').href,
  )
  await app.modal.button('Pick another wallet').click()
  await expect(view.search).toHaveValue(wallet.name)
})
