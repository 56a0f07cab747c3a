import { nextFrames } from '../fixtures/nextFrames.js'
import { recordLinks } from '../fixtures/recordLinks.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const pocket = { id: 'pocket', name: 'Pocket', mobile_link: 'https://phone.example/app' }
const redirect = { native: 'phone://', universal: 'https://phone.example/app' }
/** Returns the link that reopens the app. Without a stored link, the native one comes first. */
const back = 'https://phone.example/app/wc'
const remembered = '@latchkey/walletLink'

test.use({
  setup: { services: ['relay'], phone: { redirect }, options: { customWallets: [pocket] } },
  userAgent: android,
  viewport: { width: 390, height: 800 },
})

test('R41, R136, R236: a request reopens the connected app; after a reload its link is listed first, and edited links do not open', async ({
  app,
  phone,
  page,
}) => {
  const links = await recordLinks(page)
  const hrefs = async () => (await links()).map(({ href }) => href)
  /** Responds to the request, which the phone may not have received yet. */
  const answer = async () => {
    await waitUntil(() => phone.control.stalledCount()).toBe(1)
    phone.control.release()
  }
  await app.open('basic/')
  await app.button.click()
  await app.modal.row('Pocket').click()
  // The tap opened the app if the code was already ready.
  await app.modal.button(/^(Open Pocket|Try again)$/).click()
  await waitUntil(async () => (await hrefs()).length).toBeGreaterThan(0)
  const before = await hrefs()
  const first = before.at(-1) ?? ''
  expect(first).toMatch(/^https:\/\/phone\.example\/app\/wc\?uri=/)
  await phone.pair(decodeURIComponent(first.slice(`${back}?uri=`.length)))
  await waitUntil(() => phone.sessions().length).toBe(1)
  await expect(app.fact('status')).toHaveText('connected')
  await app.modal.isGone()
  await expect(app.fact('wallet')).toHaveText('Phone')

  // The app link opens in the click. The test browser has no app, so the page stays visible and offers the link.
  phone.control.stall('personal_sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await waitUntil(async () => (await hrefs()).slice(before.length)).toEqual([back])
  await app.modal.shows('Waiting for your wallet')
  await expect(app.modal.text('Continue in Phone')).toBeVisible()
  await app.modal.button('Open Phone').click()
  expect(await links()).toContainEqual(expect.objectContaining({ href: back, isInClick: true }))
  await answer()
  await app.modal.isGone()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)

  await page.reload()
  await expect(app.fact('wallet')).toHaveText('Phone')
  phone.control.stall('personal_sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await app.modal.shows('Waiting for your wallet')
  expect(await hrefs()).toEqual([])
  await app.modal.button(/^Open Phone.*phone\.example/).click()
  expect(await hrefs()).toEqual([back])
  await answer()
  await app.modal.isGone()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)
  // The visitor has seen the host, so the link now opens in the click on the page.
  phone.control.stall('personal_sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await waitUntil(hrefs).toEqual([back, back])
  await app.modal.shows('Waiting for your wallet')
  await app.modal.closeButton.click()
  await app.modal.isGone()
  await answer()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)

  // A link that was written to the page's storage opens nothing. The wallet's own links stay.
  for (const [link, isKept] of [
    ['javascript:alert(1)', false],
    ['https://evil.example', true],
  ] as const) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      remembered,
      JSON.stringify({ name: 'Pocket', kind: 'mobile', link }),
    ] as const)
    await page.reload()
    await expect(app.fact('wallet')).toHaveText('Phone')
    phone.control.stall('personal_sign')
    await page.getByRole('button', { name: 'Sign message' }).click()
    await app.modal.shows('Waiting for your wallet')
    expect(await hrefs()).toEqual([])
    await app.modal.button('Open Phone').click()
    expect(await hrefs()).toEqual(['phone://wc'])
    expect((await page.evaluate((key) => localStorage.getItem(key), remembered)) !== null).toBe(isKept)
    await answer()
    await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)
  }
})

test.describe('without a gesture', () => {
  test('R42: opens no link; two requests share one view, which closes with the last response', async ({
    app,
    phone,
    page,
  }) => {
    const links = await recordLinks(page)
    // Emulates a browser that detects no user gesture.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'userActivation', { value: { isActive: false } }),
    )
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await phone.scan(app.modal.dialog)
    await app.modal.isGone()

    phone.control.stall('personal_sign')
    phone.control.stall('personal_sign')
    const kit = await app.kit()
    const answers = kit.evaluate((own) => {
      const sign = () => own.getActions('eip155')?.signMessage({ message: 'Hello' })
      return Promise.all([sign(), sign()])
    })
    await app.modal.shows('Waiting for your wallet')
    await waitUntil(() => phone.control.stalledCount()).toBe(2)
    expect(await links()).toEqual([])
    await app.modal.button('Open Phone').click()
    await app.modal.button('Open it another way').click()
    expect((await links()).map(({ href, isInClick }) => [href, isInClick])).toEqual([
      ['phone://wc', true],
      ['https://phone.example/app/wc', true],
    ])
    phone.control.release()
    await app.modal.isGone()
    expect(await answers).toHaveLength(2)
  })
})

test.describe('on a desktop', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' })

  test('R42: opens and shows nothing for a wallet on another device', async ({ app, phone, page }) => {
    const links = await recordLinks(page)
    await page.clock.install()
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await phone.scan(app.modal.dialog)
    await app.modal.isGone()
    phone.control.stall('personal_sign')
    await page.getByRole('button', { name: 'Sign message' }).click()
    await waitUntil(() => phone.control.stalledCount()).toBe(1)
    await page.clock.fastForward(2_500)
    await nextFrames(page)
    await expect(app.modal.dialog).toBeHidden()
    expect(await links()).toEqual([])
    phone.control.release()
    await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)
  })
})
