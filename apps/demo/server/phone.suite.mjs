import { expect, test } from 'vitest'

/**
 * The journeys of a visitor with the page and the phone wallet next to it. `startServices` starts the services that are
 * late.
 */
export function describePhone({ browser, url, startServices }) {
  test('both pages open while the services are starting, say so, and continue once they run', async () => {
    const visitor = await visit(browser)
    await Promise.all([visitor.demo.goto(`${url()}/playground.html`), visitor.phone.goto(`${url()}/phone.html`)])
    await visitor.phone.getByText('still starting').waitFor()
    await visitor.demo.getByText('The local services are still starting').waitFor()
    startServices()
    await visitor.phone.getByLabel('Link or code of the app').waitFor({ timeout: 30_000 })
    expect(visitor.refused).toEqual([])
    await visitor.end()
  }, 60_000)

  test('pastes a link, shares the checked accounts, reads and signs a message, and ends the session on the phone', async () => {
    const visitor = await visit(browser)
    const { demo, phone, press } = visitor
    await Promise.all([demo.goto(`${url()}/playground.html`), phone.goto(`${url()}/phone.html`)])
    await visitor.openCode()
    const uri = await visitor.copyLink()
    await phone.bringToFront()
    await phone.getByLabel('Link or code of the app').fill(uri)
    await press('Connect')
    await phone.getByRole('heading', { name: 'Latchkey demo wants to connect' }).waitFor()
    await phone.getByRole('checkbox', { name: /Second Chain/ }).uncheck()
    await press('Approve')
    await phone.getByRole('button', { name: 'Disconnect Latchkey demo' }).waitFor()
    expect(await phone.getByText('Local Chain, Ethereum').count()).toBe(1)

    const panel = demo.locator('.panels:not([hidden]) .panel', {
      has: demo.getByRole('heading', { name: 'Sign a message' }),
    })
    await demo.bringToFront()
    await visitor.modal.waitFor({ state: 'hidden' })
    await panel.getByRole('button', { name: 'Sign message' }).click()
    await phone.bringToFront()
    await phone.getByRole('heading', { name: 'Sign a message?' }).waitFor()
    await phone.getByText('Hello from Latchkey.').waitFor()
    await press('Sign')
    await demo.bringToFront()
    await panel.getByText('Verified: the signature was made').waitFor()

    await panel.getByRole('button', { name: 'Sign message' }).click()
    await phone.bringToFront()
    await press('Decline')
    await demo.bringToFront()
    await panel.getByText('Signature declined').waitFor()

    await phone.bringToFront()
    await phone.getByRole('button', { name: 'Disconnect Latchkey demo' }).click()
    await phone.getByText('No app is connected.').waitFor()
    await demo.bringToFront()
    await demo.getByRole('article', { name: 'Ethereum' }).getByRole('button', { name: 'Connect Ethereum' }).waitFor()
    expect(visitor.elsewhere).toEqual([])
    expect(visitor.refused).toEqual([])
    await visitor.end()
  }, 90_000)

  test('reads the code from a picture, and removes a link that leads here from the address bar', async () => {
    const visitor = await visit(browser)
    const { demo, phone } = visitor
    await demo.goto(`${url()}/playground.html`)
    await visitor.openCode()
    const picture = await visitor.code.screenshot()
    await phone.goto(`${url()}/phone.html`)
    const chosen = phone.getByLabel('Read a picture')
    await chosen.setInputFiles({ name: 'nothing.png', mimeType: 'image/png', buffer: await phone.screenshot() })
    await phone.getByText('There is no code in this picture').waitFor()
    await chosen.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
    await phone.getByRole('heading', { name: 'Latchkey demo wants to connect' }).waitFor()
    await visitor.press('Decline')

    await phone.goto(`${url()}/phone.html?uri=${encodeURIComponent('wc:nothing@2')}`)
    await phone.getByLabel('Link or code of the app').waitFor()
    expect(await phone.getByLabel('Link or code of the app').inputValue()).toBe('wc:nothing@2')
    expect(phone.url()).toBe(`${url()}/phone.html`)
    await visitor.press('Connect')
    await phone.getByText('could not be reached through WalletConnect').waitFor()
    expect(visitor.elsewhere).toEqual([])
    expect(visitor.refused).toEqual([])
    await visitor.end()
  }, 60_000)
}

/** A visitor with both windows who records foreign requests and policy violations. */
async function visit(browser) {
  const context = await browser().newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const elsewhere = []
  const refused = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url())
  })
  context.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text())
  })
  const [demo, phone] = [await context.newPage(), await context.newPage()]
  const modal = demo.locator('appkit-modal dialog[open]')
  return {
    demo,
    phone,
    modal,
    elsewhere,
    refused,
    code: modal.getByRole('img', { name: /^QR code/ }),
    async openCode() {
      await demo.bringToFront()
      await demo.locator('appkit-button').first().getByRole('button').click()
      await modal.getByRole('listitem').getByRole('button', { name: 'WalletConnect' }).click()
      await modal.getByRole('img', { name: /^QR code/ }).waitFor()
    },
    async copyLink() {
      await modal.getByRole('button', { name: 'Copy link' }).click()
      return demo.evaluate(() => navigator.clipboard.readText())
    },
    press: (name) => phone.getByRole('button', { name, exact: true }).click(),
    end: () => context.close(),
  }
}
