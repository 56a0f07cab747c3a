import type { LocalChains } from '@latchkey/testing/node'
import type { PageWindow } from '../fixtures/pageWindow.js'
import { expect, test } from '../fixtures/test.js'

const names = ['mainnet', 'local'] as const

test.use({ setup: { networks: names, wallets: [{ preset: 'foxglove' }, { preset: 'spectre' }] } })

test('R101 R101b R107: everything works under a strict policy with Trusted Types, without violations', async ({
  app,
  chains,
}) => {
  const answer = app.page.waitForResponse(/\/csp\/\?/)
  await app.open(strictPage(chains))
  const policy = (await (await answer).headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  const origins = names.map((name) => new URL(chains[name].rpcUrl).origin)
  expect(policy).toContain(`connect-src ${origins.join(' ')};`)

  await app.button.click()
  await app.modal.button('What is a wallet?').click()
  await app.modal.shows('What is a wallet?')
  await app.modal.button('Get a wallet').click()
  await app.modal.backButton.click()
  await app.modal.backButton.click()
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  const [address] = await app.wallet().addresses()
  await expect(app.fact('address')).toHaveText(String(address))

  await expect(app.button).toContainText('margot.eth')
  await app.button.click()
  await expect(app.modal.dialog.locator('.balance')).toContainText('ETH')
  await app.modal.button(/^Network: /).click()
  await app.modal.row('Local Chain').click()
  await app.modal.shows('Account')
  const signature = await (await app.kit()).evaluate((kit) => kit.getActions('eip155')?.signMessage({ message: 'Hi' }))
  expect(signature).toMatch(/^0x/)
  // Shows that the styles apply: without them the card would be as wide as the window.
  const { width } = (await app.modal.dialog.locator('.card').boundingBox()) ?? { width: 0 }
  expect(Math.round(width)).toBe(360)
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  expect(await app.page.evaluate(() => (window as PageWindow).violations)).toEqual([])
})

test('R101: the policy of this page is in force', async ({ app, chains, recorder }) => {
  recorder.allow(/Content Security Policy|violates|Refused|TrustedHTML/i)
  await app.open(strictPage(chains))
  const isRefused = await app.page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>'
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
  await expect
    .poll(() => app.page.evaluate(() => (window as PageWindow).violations))
    .toContainEqual(expect.stringContaining('require-trusted-types-for'))
})

test('R237: reports a policy without `data:` images once, in the wallet list and on the account button', async ({
  app,
  chains,
  recorder,
}) => {
  recorder.allow(/img-src/)
  const errors: string[] = []
  app.page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await app.open(strictPage(chains))
  await app.page.evaluate(() => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "img-src 'self'"
    document.head.append(policy)
  })
  await app.button.click()
  await expect(app.modal.row('Spectre').locator('.picture')).toHaveText('S')
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expect(app.button).toContainText('margot.eth')
  await app.button.click()
  await app.modal.shows('Account')
  await expect(app.page.locator('appkit-button img')).toHaveCount(0)
  expect(errors).toEqual([expect.stringContaining('img-src')])
})

/** Returns the path of the page, with the networks for which the server creates the documented policy. */
function strictPage(chains: LocalChains): string {
  const networks = names.map((name) => `network=${encodeURIComponent(JSON.stringify(chains[name].network))}`)
  return `csp/?${networks.join('&')}`
}
