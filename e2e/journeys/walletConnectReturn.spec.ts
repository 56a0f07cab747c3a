import { nextFrames } from '../fixtures/nextFrames.js'
import { recordLinks } from '../fixtures/recordLinks.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const pocket = { id: 'pocket', name: 'Pocket', mobile_link: 'https://phone.example/app' }
const redirect = { native: 'phone://', universal: 'https://phone.example/app' }
/** The link that opens the app again. Without a remembered link, the native one comes first. */
const back = 'https://phone.example/app/wc'
const remembered = '@latchkey/walletLink'

test.use({
  setup: { services: ['relay'], phone: { redirect }, options: { customWallets: [pocket] } },
  userAgent: android,
  viewport: { width: 390, height: 800 },
})

test('R41, R136, R236: the app that connected is opened again for a request; after a reload its link is shown first, and edited links open nothing', async ({
  app,
  phone,
  page,
}) => {
  const links = await recordLinks(page)
  const hrefs = async () => (await links()).map(({ href }) => href)
  await app.open('basic/')
  await app.button.click()
  await app.modal.row('Pocket').click()
  // The tap itself opened it where the code was ready by then.
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

  // Within the click the app opens. Here are no apps: the page is still seen, so the way is offered.
  phone.control.stall('personal_sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await waitUntil(async () => (await hrefs()).slice(before.length)).toEqual([back])
  await app.modal.shows('Your wallet is asked')
  await expect(app.modal.text('Continue in Phone')).toBeVisible()
  await app.modal.button('Open Phone').click()
  expect(await links()).toContainEqual(expect.objectContaining({ href: back, isInClick: true }))
  phone.control.release()
  await app.modal.isGone()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)

  await page.reload()
  await expect(app.fact('wallet')).toHaveText('Phone')
  phone.control.stall('personal_sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await app.modal.shows('Your wallet is asked')
  expect(await hrefs()).toEqual([])
  await app.modal.button(/^Open Phone.*phone\.example/).click()
  expect(await hrefs()).toEqual([back])
  phone.control.release()
  await app.modal.isGone()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)
  // The visitor saw where it leads: from now on it opens within the click on the page.
  phone.control.stall('personal_sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await waitUntil(hrefs).toEqual([back, back])
  await app.modal.shows('Your wallet is asked')
  await app.modal.closeButton.click()
  await app.modal.isGone()
  phone.control.release()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)

  // A link that somebody wrote to the page's storage opens nothing. The wallet's own links stay.
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
    await app.modal.shows('Your wallet is asked')
    expect(await hrefs()).toEqual([])
    await app.modal.button('Open Phone').click()
    expect(await hrefs()).toEqual(['phone://wc'])
    expect((await page.evaluate((key) => localStorage.getItem(key), remembered)) !== null).toBe(isKept)
    phone.control.release()
    await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)
  }
})

test.describe('without a gesture', () => {
  test('R42: no link the wallet named is followed; two requests are one screen, which leaves with the last answer', async ({
    app,
    phone,
    page,
  }) => {
    const links = await recordLinks(page)
    // As in a browser that counts nothing here as the visitor's doing.
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
    await app.modal.shows('Your wallet is asked')
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

test.describe('on a computer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' })

  test('R42: nothing opens and nothing shows; the wallet is on another device', async ({ app, phone, page }) => {
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
