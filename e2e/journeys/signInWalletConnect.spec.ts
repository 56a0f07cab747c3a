import { recordLinks } from '../fixtures/recordLinks.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/signInTest.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const redirect = { universal: 'https://phone.example/app' }
const pocket = { id: 'pocket', name: 'Pocket', mobile_link: redirect.universal }

test.describe('a phone that scans the code', () => {
  test.use({ setup: { services: ['relay'] } })

  test('R71: connects and signs in with one approval, which the server verifies', async ({
    app,
    auth,
    panel,
    phone,
    chains,
  }) => {
    await app.open('signIn/')
    await createPhoneView(app).open()
    await scanCode(app, phone)
    await expect(panel.fact('signed in')).toHaveText('true')
    const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
    await expect(panel.fact('address')).toHaveText(address)
    expect(await panel.act('Read secret')).toEqual({ value: `{"value":"For ${address}"}` })
    expect(phone.control.requests('personal_sign')).toEqual([])
    expect(auth.requests.filter((request) => request === 'POST authenticate 200')).toHaveLength(1)
  })
})

test.describe('a wallet app on the same phone that cannot sign in while it connects', () => {
  test.use({
    setup: { services: ['relay'], phone: { redirect, signsIn: false }, options: { customWallets: [pocket] } },
    userAgent: android,
    viewport: { width: 390, height: 800 },
  })

  test('connects, and opens again for the signature', async ({ app, panel, phone, page }) => {
    const links = await recordLinks(page)
    const hrefs = async () => (await links()).map(({ href }) => href)
    await app.open('signIn/')
    await app.button.click()
    await app.modal.row('Pocket').click()
    await app.modal.button(/^(Open Pocket|Try again)$/).click()
    await waitUntil(async () => (await hrefs()).length).toBeGreaterThan(0)
    const before = await hrefs()
    const { searchParams } = new URL(before.at(-1) ?? '')
    await phone.pair(searchParams.get('uri') ?? '')
    await app.modal.button('Sign').click()
    await waitUntil(async () => (await hrefs()).slice(before.length)).toEqual([`${redirect.universal}/wc`])
    await app.modal.isGone()
    await expect(panel.fact('signed in')).toHaveText('true')
    expect(phone.control.requests('personal_sign')).toMatchObject([{ outcome: 'answered' }])
  })
})
