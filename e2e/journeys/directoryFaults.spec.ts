import { readFileSync } from 'node:fs'
import type { Page, Request, Route } from '@playwright/test'
import { hearRequests } from '../fixtures/hearRequests.js'
import { nextFrames } from '../fixtures/nextFrames.js'
import { recordLinks } from '../fixtures/recordLinks.js'
import { expect, test } from '../fixtures/test.js'
import { visitWallets } from '../fixtures/visitWallets.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { phoneBrowser } from '../kinds/phoneViews.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

const services = ['relay', 'directory'] as const
const customWallets = [{ id: 'far', name: 'Far Wallet', homepage: 'https://far.example' }]
const corsHeaders = { 'access-control-allow-origin': '*' }

type Case = {
  readonly name: string
  readonly input: { readonly json?: { readonly data: readonly Row[] } }
  readonly expect: Readonly<Record<string, unknown>>
}
type Row = { readonly id: string; readonly name: unknown } & Readonly<Record<string, unknown>>

function readCorpus(file: string): readonly Case[] {
  const path = new URL(`../../fuzz/corpus/directory/${file}`, import.meta.url)
  return (JSON.parse(readFileSync(path, 'utf8')) as { cases: readonly Case[] }).cases
}

/** Returns a text of the corpus, in which long texts are stored as repetitions. */
function expand(value: unknown): unknown {
  const repeat = value as { readonly $?: string; readonly text?: string; readonly times?: number } | null
  return repeat?.$ === 'repeat' ? (repeat.text ?? '').repeat(repeat.times ?? 1) : value
}

/** The first wallets of cases, each with its own id. */
function rowsOf(cases: readonly Case[]): readonly Row[] {
  return cases.flatMap(({ input }, index) => {
    const row = input.json?.data.at(-1)
    return row ? [{ ...row, id: `hostile-${index}`, name: expand(row.name) }] : []
  })
}

/** Responds to every directory request with these bytes. */
async function answerWith(page: Page, json: unknown): Promise<void> {
  const body = typeof json === 'string' ? json : JSON.stringify(json)
  await page.route(/\/getWallets\?/, (route) =>
    route.fulfill({ status: 200, headers: corsHeaders, contentType: 'application/json', body }),
  )
}

const unable: readonly { readonly name: string; readonly answer: (route: Route) => unknown }[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused') },
  { name: 'responds with 500', answer: (route) => route.fulfill({ status: 500, headers: corsHeaders, body: 'no' }) },
  {
    name: 'responds with HTML',
    answer: (route) => route.fulfill({ headers: corsHeaders, contentType: 'text/html', body: '<p>Sign in</p>' }),
  },
  {
    name: 'responds with three megabytes',
    answer: (route) => route.fulfill({ headers: corsHeaders, contentType: 'application/json', body: ' '.repeat(3e6) }),
  },
  {
    name: 'responds with no list',
    answer: (route) =>
      route.fulfill({
        headers: corsHeaders,
        contentType: 'application/json',
        body: '{"data":{"length":9},"count":-1}',
      }),
  },
]

test.describe('FI8: an unusable directory', () => {
  test.use({ setup: { services, options: { customWallets } } })

  for (const { name, answer } of unable)
    test(`FI8: with a directory that ${name} the list works, all wallets show an error, and a retry helps`, async ({
      app,
      page,
      recorder,
    }) => {
      recorder.allow(/Failed to load resource/)
      await page.route(/\/getWallets\?/, answer)
      await app.open('basic/')
      await app.button.click()
      await expect(app.modal.row('Foxglove')).toBeVisible()
      await expect(app.modal.row('Far Wallet')).toBeVisible()
      const view = createAllWalletsView(app)
      await view.entry.click()
      await expect(app.modal.alert).toContainText('The list of wallets could not be loaded')
      await expect(app.modal.dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await page.unroute(/\/getWallets\?/)
      await app.modal.button('Try again').click()
      await expect(view.rows.first()).toContainText('MetaMask')
      await expect(app.modal.alert).toHaveCount(0)
      await app.page.keyboard.press('Escape')
      await app.connect()
    })

  test('FI8: wallets connect while the directory is slow; its requests time out after ten seconds', async ({
    app,
    page,
  }) => {
    await page.clock.install()
    await page.route(/\/getWallets\?/, () => undefined)
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await app.act('Disconnect wallet')
    await app.button.click()
    const view = createAllWalletsView(app)
    await view.entry.click()
    await expect(app.modal.dialog.locator('[data-view=AllWallets] [aria-busy=true]')).toBeVisible()
    // The first wallets load when the modal opens, the others once that request has timed out.
    const asked = page.waitForRequest(/\/getWallets\?.*\bentries=40\b/)
    // The clock is paused from then on, so that the request starts at a known time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await asked
    await page.clock.fastForward(8_500)
    await hearRequests(page)
    await expect(view.announcement).toHaveText('Loading wallets')
    await expect(app.modal.alert).toHaveCount(0)
    await page.clock.fastForward(1_500)
    await expect(app.modal.alert).toContainText('could not be loaded')
  })
})

test.describe('FI9: pictures that fail to load', () => {
  test.use({ setup: { services } })

  for (const [name, answer] of [
    ['are missing', (route: Route) => route.fulfill({ status: 404, headers: corsHeaders, body: '' })],
    ['never load', () => undefined],
    [
      'are two megabytes',
      (route: Route) => route.fulfill({ headers: corsHeaders, contentType: 'image/png', body: Buffer.alloc(2e6, 1) }),
    ],
    [
      'are HTML pages with a script',
      (route: Route) =>
        route.fulfill({ headers: corsHeaders, contentType: 'image/png', body: '<script>window.ran = true</script>' }),
    ],
  ] as const)
    test(`FI9 R49: pictures that ${name} are replaced by a placeholder, and the list is usable immediately`, async ({
      app,
      page,
      recorder,
    }) => {
      recorder.allow(/Failed to load resource/)
      let [asked, ended] = [0, 0]
      const isPicture = (request: Request) => request.url().includes('/getWalletImage/')
      page.on('requestfinished', (request) => isPicture(request) && ended++)
      page.on('requestfailed', (request) => isPicture(request) && ended++)
      await page.route(/\/getWalletImage\//, async (route) => {
        asked++
        await answer(route)
      })
      await app.open('basic/')
      const view = createAllWalletsView(app)
      await view.open()
      await expect(view.rows.first()).toContainText('MetaMask')
      const height = await view.rows.first().evaluate((row) => row.clientHeight)
      await waitUntil(() => asked).toBeGreaterThan(4)
      if (name !== 'never load') await waitUntil(() => ended).toBeGreaterThanOrEqual(asked)
      await nextFrames(page)
      await expect(view.rows.locator('img')).toHaveCount(0)
      // A letter replaces a picture that failed, and an icon one that is still loading.
      if (name === 'never load') expect(await view.rows.first().locator('.picture svg').count()).toBe(1)
      else await expect(view.rows.first().locator('.picture')).toHaveText('M')
      expect(await view.rows.first().evaluate((row) => row.clientHeight)).toBe(height)
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
      await view.rows.first().getByRole('button').click()
      await app.modal.shows('MetaMask')
    })
})

test.describe('hostile responses', () => {
  test.use({ setup: { services } })

  test('R50 L9: wallet names are text of limited length, and rows keep their size', async ({ app, page }) => {
    const rows = rowsOf(readCorpus('004-names.json')).filter(({ name }) => typeof name === 'string')
    const names = new Map(
      readCorpus('004-names.json').flatMap(({ name, expect }) => (expect.name ? [[name, String(expect.name)]] : [])),
    )
    expect(names.size).toBeGreaterThan(3)
    await answerWith(page, { data: [...rows, { id: 'last', name: 'Last Wallet' }], count: rows.length + 1 })
    await app.open('basic/')
    const view = createAllWalletsView(app)
    await view.open()
    const met = (await view.scrollToEnd()).map(({ name }) => name)
    expect(met).toContain('Last Wallet')
    for (const [what, name] of names) expect(met, what).toContain(name)
    for (const name of met) {
      expect([...name].length).toBeLessThanOrEqual(320)
      expect(name).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/)
    }
    expect(await view.list.locator('img[src="x"], script').count()).toBe(0)
    const heights = await view.rows.evaluateAll((all) => [...new Set(all.map((row) => row.clientHeight))])
    expect(heights).toHaveLength(1)
    const wide = await app.modal.dialog.locator('.card').evaluate((card) => card.scrollWidth - card.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })

  test('R48 R49: an invalid image id sends no request, and no picture is requested from another server', async ({
    app,
    page,
    recorder,
  }) => {
    const ids = readCorpus('003-image-ids.json').filter(({ expect }) => expect.image === 'refused')
    const urls = readCorpus('006-image-urls.json').filter(({ expect }) => expect.imageUrl === null)
    const rows = [...rowsOf(ids), ...rowsOf(urls)].map((row, index) => ({ ...row, id: `row-${index}` }))
    expect(rows.length).toBeGreaterThan(15)
    await answerWith(page, { data: rows, count: rows.length })
    await page.clock.install()
    await app.open('basic/')
    const view = createAllWalletsView(app)
    await view.open()
    await view.scrollToEnd()
    // Pictures are requested when the list is not scrolling.
    await page.clock.fastForward(1_000)
    await hearRequests(page)
    expect(recorder.requests().filter((request) => /\/get\w*Image\//.test(request))).toEqual([])
    await expect(view.rows.locator('img')).toHaveCount(0)
  })

  test('R40: script URLs become no links, in the wallet’s view and in its downloads', async ({
    app,
    page,
    recorder,
  }) => {
    recorder.allow(/A link of the wallet .* was refused/)
    const refused = readCorpus('005-links.json').filter(({ expect }) => expect.links === 'refused')
    const cases = rowsOf(refused).map((row, index) => ({ ...row, name: `Wallet number ${index}` }))
    expect(cases.length).toBeGreaterThan(5)
    await answerWith(page, { data: cases, count: cases.length })
    const links = await recordLinks(page)
    await app.open('basic/')
    await createAllWalletsView(app).open()
    const visited = await visitWallets(app, cases.length)
    expect(visited).toEqual(
      cases.map(({ name }) => ({ name, ways: 3, hrefs: [], said: expect.stringContaining('link is not valid') })),
    )
    expect(await links()).toEqual([])
    expect(new URL(page.url()).pathname).toMatch(/basic/)
  })
})

test.describe('on a phone', () => {
  test.use({ setup: { services }, userAgent: phoneBrowser, viewport: { width: 360, height: 740 } })

  test('R43b: a link with an unusual host is opened only after that host was shown', async ({ app, page }) => {
    const data = [{ id: 'odd', name: 'Odd Wallet', mobile_link: 'https://wallet.xn--80ak6aa92e.example/app' }]
    await answerWith(page, { data, count: 1 })
    const links = await recordLinks(page)
    await app.open('basic/')
    const view = createAllWalletsView(app)
    await view.open()
    await view.rows.first().getByRole('button').click()
    await app.modal.shows('Odd Wallet')
    const open = app.modal.button(/Open .?Odd Wallet/)
    await expect(open).toContainText('wallet.xn--80ak6aa92e.example')
    await expect(open).toBeEnabled()
    expect(await links()).toEqual([])
    await open.click()
    expect(await links()).toEqual([
      {
        href: expect.stringMatching(/^https:\/\/wallet\.xn--80ak6aa92e\.example\/app\/wc\?uri=wc%3A/),
        target: '_blank',
        isInClick: true,
      },
    ])
  })

  test('R40: an app with an invalid link is not opened; the view says so and offers other ways', async ({
    app,
    page,
    recorder,
  }) => {
    recorder.allow(/A link of the wallet .* was refused/)
    const data = readCorpus('005-links.json')
      .filter(({ expect }) => expect.links === 'refused')
      .flatMap(({ input }) => input.json?.data ?? [])
      .filter((row) => typeof row.mobile_link === 'string' && row.mobile_link !== '')
      .map((row, index) => ({ ...row, id: `bad-${index}`, name: `Bad Wallet ${index}`, webapp_link: undefined }))
    expect(data.length).toBeGreaterThan(5)
    await answerWith(page, { data, count: data.length })
    const links = await recordLinks(page)
    await app.open('phone/')
    const view = createAllWalletsView(app)
    await view.open()
    const visited = await visitWallets(app, data.length)
    expect(visited).toEqual(
      data.map(({ name }) => ({ name, ways: 1, hrefs: [], said: expect.stringContaining('link is not valid') })),
    )
    await view.rows.last().getByRole('button').click()
    await expect(app.modal.button('Copy link')).toBeEnabled()
    await app.modal.button('Show a QR code').click()
    await expect(app.modal.dialog.locator('svg[role=img]')).toBeVisible()
    expect(await links()).toEqual([])
    expect(new URL(page.url()).pathname).toMatch(/phone/)
  })
})
