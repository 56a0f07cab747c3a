import { expect, test } from '../fixtures/test.js'

for (const afterMs of [0, 500]) {
  test(`§4 FI24: a reload restores the connection when the wallet appears after ${afterMs} ms`, async ({ app }) => {
    await app.open('basic/')
    const address = await app.connect()
    await app.nextVisit({ wallets: [{ preset: 'foxglove', announce: { afterMs } }] })
    await app.page.reload()
    await expect(app.fact('address')).toHaveText(address)
    expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
    await expect(app.modal.dialog).toBeHidden()
    expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
  })
}

/** Records each text of the button, frame by frame. Runs in the page. */
function recordButton(): void {
  const texts: string[] = []
  Object.assign(window, { buttonTexts: texts })
  const look = () => {
    const button = document.querySelector('appkit-button')?.shadowRoot?.querySelector('button')
    const shown = [...(button?.querySelectorAll('span:not([hidden])') ?? [])].map(({ textContent }) => textContent)
    if (shown.length > 0 && texts.at(-1) !== shown.join(' ')) texts.push(shown.join(' '))
    requestAnimationFrame(look)
  }
  look()
}

test('§4: during a restore, the button says that it connects until it shows the account', async ({ app, page }) => {
  await app.open('basic/')
  const address = await app.connect()
  await page.addInitScript(recordButton)
  await page.reload()
  await expect(app.button).toContainText(address.slice(-6))
  // A text is recorded with the next frame.
  const readTexts = () => page.evaluate(() => (Reflect.get(window, 'buttonTexts') as string[]).slice(0, 2))
  await expect.poll(readTexts).toEqual(['Connecting...', expect.stringContaining(address.slice(-6))])
})

test('FI24: a wallet that appears after more than three seconds is restored then', async ({ app }) => {
  await app.open('basic/')
  const address = await app.connect()
  await app.nextVisit({ wallets: [{ preset: 'foxglove', announce: false }] })
  await app.page.clock.install()
  // On a busy machine, three seconds of a running clock can pass before the test checks the page.
  await app.page.clock.pauseAt(Date.now() + 60_000)
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('connecting')
  await app.page.clock.fastForward(4_000)
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.page.clock.resume()
  await app.wallet().announce()
  await expect(app.fact('address')).toHaveText(address)
})

test('§4: restores a wallet injected at window.ethereum, also a late one', async ({ app }) => {
  const wallet = { preset: 'foxglove', announce: false } as const
  await app.open('basic/')
  await app.nextVisit({ wallets: [{ ...wallet, inject: {} }] })
  await app.page.reload()
  const { address } = await (await app.kit()).evaluate((kit) => kit.connect({ connectorId: 'injected' }))
  await app.nextVisit({ wallets: [{ ...wallet, inject: { afterMs: 500 } }] })
  await app.page.reload()
  await expect(app.fact('address')).toHaveText(address)
})

test('§4: a wallet that revoked its permission is disconnected, with only a warning', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.nextVisit({ wallets: [{ preset: 'foxglove', origin: 'https://elsewhere.example' }] })
  await app.page.reload()
  await expect(app.fact('initialized')).toHaveText('true')
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.button).toHaveText('Connect Wallet')
})

test('§4: a visitor who disconnected stays disconnected', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.act('Disconnect wallet')
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('disconnected')
  expect(await app.wallet().requests('eth_accounts')).toEqual([])
})
