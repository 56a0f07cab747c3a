import { expect, test } from 'vitest'

const titles = ['Ethereum', 'Solana', 'Polkadot', 'Bitcoin']

/** The journeys of a page with four chains. `startPolkadot` starts the chain that is late. */
export function describeFourChains({ browser, url, startPolkadot }) {
  test('the page opens while a chain is still starting, says so, and adds it once it runs', async () => {
    const visitor = await visit({ browser, url })
    const polkadot = visitor.card('Polkadot')
    await polkadot.getByText('still starting').waitFor()
    expect(await polkadot.getByRole('button', { name: 'Connect Polkadot' }).isDisabled()).toBe(true)
    await connect(visitor, 'Ethereum')
    startPolkadot()
    await polkadot.getByText('Juniper').waitFor({ timeout: 60_000 })
    // A wallet that connected meanwhile is still connected.
    await visitor.card('Ethereum').getByText('connected', { exact: true }).waitFor()
    await connect(visitor, 'Polkadot', 'Juniper')
    await visitor.end()
  }, 120_000)

  test('with four chains: connects, signs with a check by the page, sends and sees it arrive, reloads, and disconnects one', async () => {
    const visitor = await visit({ browser, url })
    const { page, panel, card } = visitor
    for (const title of titles) await connect(visitor, title)
    await page.getByText('4 of 4 connected').waitFor()
    // The code that verifies signatures loads with the first signature.
    expect(visitor.files.filter((file) => /verify|sr25519/i.test(file))).toEqual([])

    for (const title of titles) {
      await visitor.show(title)
      await panel('Sign a message').getByRole('button', { name: 'Sign message' }).click()
      await visitor.approve()
      await panel('Sign a message').getByText('Verified: the signature was made').waitFor()

      await panel('Send').getByRole('button', { name: 'Send' }).click()
      await visitor.approve()
      const receiver = panel('Send').locator('.facts > div', { hasText: 'Receiver' })
      await receiver.waitFor({ timeout: 30_000 })
      const [before, after] = (await receiver.textContent()).match(/\d+(\.\d+)?(?= →)|(?<=→ )\d+(\.\d+)?/g).map(Number)
      expect(after).toBeGreaterThan(before)

      const balance = await card(title).locator('.big').textContent()
      await card(title).getByRole('button', { name: /^Get / }).click()
      await expect.poll(() => card(title).locator('.big').textContent()).not.toBe(balance)
    }

    await page.reload()
    await page.getByText('4 of 4 connected').waitFor({ timeout: 20_000 })
    const texts = () => Promise.all(['Ethereum', 'Polkadot', 'Bitcoin'].map((title) => card(title).textContent()))
    // Balances arrive after the addresses.
    for (const title of titles) await expect.poll(() => card(title).locator('.big').textContent()).toMatch(/\d/)
    const before = await texts()
    await card('Solana').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('3 of 4 connected').waitFor()
    expect(await texts()).toEqual(before)

    expect(visitor.elsewhere).toEqual([])
    expect(visitor.refused).toEqual([])
    await visitor.end()
  }, 180_000)

  test('each network switches independently; each namespace finds its own wallets', async () => {
    const visitor = await visit({ browser, url })
    const { card } = visitor
    await connect(visitor, 'Solana', 'Halcyon')
    await connect(visitor, 'Bitcoin', 'Cairn')
    await card('Solana').getByLabel('Network').selectOption({ label: 'Solana Local 2' })
    await card('Solana').getByText('1\u202f000 SOL').waitFor()
    expect(await card('Bitcoin').getByLabel('Network').locator('option:checked').textContent()).toBe('Bitcoin Regtest')
    await visitor.show('Bitcoin')
    await visitor.panel('Addresses').getByRole('button').click()
    await visitor.panel('Addresses').getByText('ordinal', { exact: true }).waitFor()

    // An app's own transaction: the wallet shows it, signs it and sends it.
    await visitor.panel('Sign a PSBT').getByRole('button').click()
    await visitor.approve()
    await visitor
      .panel('Sign a PSBT')
      .getByText(/^In block \d+/)
      .waitFor({ timeout: 20_000 })

    await visitor.show('Solana')
    await visitor.panel('Several transactions').getByRole('button').click()
    await visitor.approve()
    await visitor
      .panel('Several transactions')
      .getByText(/^Confirmed in slot/)
      .nth(1)
      .waitFor({ timeout: 20_000 })
    expect(visitor.elsewhere).toEqual([])
    expect(visitor.refused).toEqual([])
    await visitor.end()
  }, 120_000)
}

/** A visitor who records foreign requests, policy violations and loaded files. */
async function visit({ browser, url }) {
  const context = await browser().newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  const elsewhere = []
  const refused = []
  const files = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url())
    files.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${url()}/playground.html`)
  const panel = (name) =>
    page.locator('.panels:not([hidden]) .panel', { has: page.getByRole('heading', { name, exact: true }) })
  return {
    page,
    elsewhere,
    refused,
    files,
    panel,
    card: (title) => page.getByRole('article', { name: title, exact: true }),
    modal: page.locator('appkit-modal dialog[open]'),
    approve: () => page.locator('[data-approval-window] dialog[open] .approve').first().click(),
    show: (title) => page.locator('.chain-switch label', { hasText: title }).click(),
    end: () => context.close(),
  }
}

async function connect({ card, modal, approve }, title, wallet = 'Foxglove') {
  await card(title)
    .getByRole('button', { name: `Connect ${title}` })
    .click()
  await modal.getByRole('listitem').getByRole('button', { name: wallet }).click()
  await approve()
  await card(title).getByText('connected', { exact: true }).waitFor()
}
