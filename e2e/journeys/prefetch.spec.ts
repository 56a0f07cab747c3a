import type { Route } from '@playwright/test'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { hearRequests } from '../fixtures/hearRequests.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

const session = /\/(connectingExternalView|eip155\/src\/session\/connect)\.ts$/

/** Matches requests for the built files that contain such a source. */
const filesWith = (origin: string, source: RegExp) =>
  builtFilesWith(source)
    .filter((file) => file.startsWith('/assets-production/'))
    .map((file) => `GET ${origin}${file}`)

for (const prefetch of ['idle', 'none'])
  test.describe(`with prefetch: '${prefetch}'`, () => {
    test.use({ setup: { options: { prefetch } } })

    test('R253: choosing a wallet requests no code, since the painted list has loaded it', async ({
      app,
      recorder,
    }) => {
      await app.open('basic/')
      const { origin } = new URL(app.page.url())
      await (await app.kit()).evaluate((kit) => kit.open())
      await waitUntil(() => recorder.requests()).toEqual(expect.arrayContaining(filesWith(origin, session)))
      await hearRequests(app.page)
      const before = recorder.requests().length
      // A click without a preceding hover.
      await app.modal.row('Foxglove').evaluate((row) => (row as HTMLElement).click())
      await expect(app.fact('status')).toHaveText('connected')
      await expect(app.button).toContainText('0x')
      const added = recorder.requests().slice(before)
      expect(added.filter((request) => request.startsWith(`GET ${origin}/`))).toEqual([])
    })
  })

test.describe('with a stored connection', () => {
  // Excludes the requests of an idle page.
  test.use({ setup: { options: { prefetch: 'none' } } })

  test('R254: requests all of its code in parallel', async ({ app, page }) => {
    await app.open('basic/')
    const address = await app.connect()
    const html = await (await page.request.get(page.url())).text()
    const held: Route[] = []
    const late: string[] = []
    let isHeld = true
    await page.route('**/assets-production/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (html.includes(pathname) || !pathname.endsWith('.js')) return route.continue()
      if (isHeld) return void held.push(route)
      late.push(pathname)
      return route.continue()
    })
    await page.reload()
    const needed = builtFilesWith(/\/(loadedCore|eip155\/src\/(discovery\/createDiscovery|session\/connect))\.ts$/)
    const wave = needed.filter((file) => file.startsWith('/assets-production/'))
    expect(wave).not.toEqual([])
    await waitUntil(() => held.map((route) => new URL(route.request().url()).pathname)).toEqual(
      expect.arrayContaining(wave),
    )
    // Requests of the same task reach the route one after the other.
    await hearRequests(page)
    isHeld = false
    for (const route of held) await route.continue()
    await expect(app.fact('address')).toHaveText(address)
    await expect(app.button).toContainText('0x')
    expect(late).toEqual([])
  })
})
