import { expect, test } from 'vitest'

/** Text that only the code of each SDK contains. */
const marks = { coinbase: 'www.walletlink.org', baseAccount: 'base.app/base-pay', safe: 'getSafeInfo' }

/** The journeys with wallets that come as an SDK, on a page without local chains. */
export function describeWalletSdks({ browser, url }) {
  test('R349: lists an enabled SDK wallet and loads its SDK when the row is painted, without a request to its maker before the selection', async () => {
    const visitor = await visit({ browser, url }, '#networks=mainnet&coinbaseSdk=on&baseAccountSdk=on&safeSdk=on')
    expect(await visitor.loaded()).toEqual([])
    await visitor.open()
    await visitor.row('Base Account').waitFor()
    await visitor.row('Coinbase Wallet').waitFor()
    expect(await visitor.row('Safe').count()).toBe(0)
    await expect.poll(visitor.loaded).toEqual(['coinbase', 'baseAccount'])
    expect(visitor.elsewhere).toEqual([])

    const popup = visitor.page.context().waitForEvent('page')
    await visitor.row('Coinbase Wallet').click()
    await popup
    expect([...new Set(visitor.elsewhere.map((asked) => new URL(asked).host))]).toEqual(['keys.coinbase.com'])
    expect(visitor.refused).toEqual([])
    await visitor.end()
  })

  test('a switch changes the list and the code immediately', async () => {
    const visitor = await visit({ browser, url }, '#networks=mainnet&baseAccountSdk=on')
    const code = visitor.page.locator('#options pre')
    await visitor.open()
    await visitor.row('Base Account').waitFor()
    expect(await visitor.row('Coinbase Wallet').count()).toBe(0)
    await visitor.page.keyboard.press('Escape')

    await visitor.page.getByText('Wallets', { exact: true }).last().click()
    await visitor.page.getByRole('checkbox', { name: /adapter: coinbase/ }).check()
    expect(await code.textContent()).toContain("coinbase: () => import('@coinbase/wallet-sdk'),")
    await visitor.open()
    await visitor.row('Coinbase Wallet').waitFor()
    await visitor.page.keyboard.press('Escape')

    await visitor.page.getByRole('checkbox', { name: /enableCoinbase/ }).uncheck()
    expect(await code.textContent()).toContain('enableCoinbase: false')
    await visitor.open()
    await visitor.row('Base Account').waitFor()
    expect(await visitor.row('Coinbase Wallet').count()).toBe(0)
    expect(visitor.elsewhere).toEqual([])
    expect(visitor.refused).toEqual([])
    await visitor.end()
  })
}

/** A visitor whose foreign requests are recorded and blocked. */
async function visit({ browser, url }, hash) {
  const context = await browser().newContext()
  const elsewhere = []
  const refused = []
  const files = []
  await context.route(
    (asked) => asked.origin !== url(),
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('response', (response) => files.push(response.text().catch(() => '')))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${url()}/playground.html${hash}`)
  const modal = page.locator('appkit-modal dialog[open]')
  return {
    page,
    elsewhere,
    refused,
    modal,
    row: (name) => modal.getByRole('listitem').getByRole('button', { name, exact: true }),
    open: () => page.locator('appkit-button').first().getByRole('button').click(),
    async loaded() {
      const texts = await Promise.all(files)
      return Object.keys(marks).filter((name) => texts.some((text) => text.includes(marks[name])))
    },
    end: () => context.close(),
  }
}
