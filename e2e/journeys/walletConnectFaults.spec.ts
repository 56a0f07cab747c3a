import type { LocalRelay } from '@latchkey/testing/node'
import { readQrCode } from '@latchkey/testing/playwright'
import { verifyMessage } from 'viem'
import type { App } from '../fixtures/app.js'
import { socketRefused } from '../fixtures/browserTells.js'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { readAddress } from '../fixtures/readAddress.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'] } })

const tags = { settle: 1102, request: 1108, answer: 1109 } as const

/** The relay goes away, and the page says so within a second while it shows a code. */
async function loseRelay(app: App, relay: LocalRelay): Promise<void> {
  await relay.faults.down()
  await expect(app.modal.text('Reconnecting…')).toBeVisible({ timeout: 1_000 })
}

/** How often the page has tried to open a socket from now on. */
function countSockets({ page }: App): () => number {
  let count = 0
  page.on('websocket', () => count++)
  return () => count
}

/** Everything the page has stored. */
function readStored({ page }: App): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }).toLowerCase())
}

test.describe('the relay goes away and comes back', () => {
  test.beforeEach(({ recorder }) => recorder.allow(socketRefused))

  test('FI1: before there is a code: it is made once the relay is there, and connects', async ({
    app,
    relay,
    phone,
  }) => {
    await app.open('basic/')
    const tries = countSockets(app)
    await relay.faults.down()
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await expect(app.modal.button('Copy link')).toBeVisible()
    await waitUntil(tries).toBeGreaterThan(1)
    await expect(createPhoneView(app).code).toBeHidden()
    await relay.faults.up()
    await scanCode(app, phone)
    await verifySignedMessage(app, await readAddress(app))
  })

  test('FI1: after the code is shown: Reconnecting… within a second, then the same code connects', async ({
    app,
    relay,
    phone,
  }) => {
    await app.open('basic/')
    const view = createPhoneView(app)
    await view.open()
    const before = await readQrCode(view.code)
    await loseRelay(app, relay)
    expect(await readQrCode(view.code)).toBe(before)
    await relay.faults.up()
    await expect(app.modal.text('Reconnecting…')).toBeHidden()
    expect(await phone.scan(view.code)).toBe(before)
    await app.modal.isGone()
    await expect(app.fact('wallet')).toHaveText('Phone')
  })

  test('FI1: as the phone approves: what it said meanwhile is fetched, and it is connected', async ({
    app,
    relay,
    phone,
  }) => {
    phone.setApproval({ type: 'ask' })
    await app.open('basic/')
    const view = createPhoneView(app)
    await view.open()
    await phone.scan(view.code)
    await waitUntil(() => phone.proposals().length).toBe(1)
    // The relay hears the approval, the page does not.
    relay.faults.drop(({ direction, method }) => direction === 'toClient' && method === 'irn_subscription')
    // The phone hears that the relay has it; else it would say it again after 20 seconds only.
    const taken = relay.waitFor(({ answers }) => answers === 'wc_approveSession')
    const approved = phone.proposals()[0]?.approve()
    await taken
    await expect(app.fact('status')).not.toHaveText('connected')
    await loseRelay(app, relay)
    await expect(app.fact('status')).not.toHaveText('connected')
    relay.faults.reset()
    await relay.faults.up()
    await approved
    await app.modal.isGone()
    await verifySignedMessage(app, await readAddress(app))
  })

  test('FI1: between a request and its answer: still connected, and answered once it is back', async ({
    app,
    relay,
    phone,
  }) => {
    await app.open('basic/')
    const address = await connectPhone(app, phone)
    phone.control.stall('personal_sign')
    const outcome = app.act('Sign message')
    await waitUntil(() => phone.control.stalledCount('personal_sign')).toBe(1)
    await relay.faults.down()
    await waitUntil(() => phone.isOnline()).toBe(false)
    await expect(app.fact('status')).toHaveText('connected')
    await expect(app.page.getByTestId('result')).toBeEmpty()
    await relay.faults.up()
    // The phone answers when it is there again: what its client could not send it sends anew after some 20 seconds only.
    await waitUntil(() => phone.isOnline()).toBe(true)
    phone.control.release('personal_sign')
    await verifySignedMessage(app, address, outcome)
    expect(phone.control.requests('personal_sign')).toHaveLength(1)
  })

  test('FI1: with nothing open: the button of the account says so within a second, and so does the account', async ({
    app,
    relay,
    phone,
  }) => {
    await app.open('basic/')
    const address = await connectPhone(app, phone)
    const before = (await app.button.textContent()) ?? ''
    await relay.faults.down()
    await expect(app.button).toContainText('Reconnecting…', { timeout: 1_000 })
    await expect(app.button).toHaveAttribute('aria-busy', 'true')
    await expect(app.button).toHaveAccessibleName(/^Account Reconnecting… 0x/)
    await app.button.click()
    await expect(app.modal.dialog.getByRole('status').filter({ hasText: 'Reconnecting…' })).toBeVisible()

    await relay.faults.up()
    await expect(app.modal.dialog.getByRole('status').filter({ hasText: 'Phone' })).toBeVisible({ timeout: 15_000 })
    await app.modal.closeButton.click()
    await expect(app.button).toHaveText(before)
    await expect(app.button).not.toHaveAttribute('aria-busy')
    await verifySignedMessage(app, address)
  })

  test('FI1: while a request is made: it reaches the phone once, when the relay is there', async ({
    app,
    relay,
    phone,
  }) => {
    await app.open('basic/')
    const address = await connectPhone(app, phone)
    await relay.faults.down()
    const tries = countSockets(app)
    const outcome = app.act('Sign message')
    await waitUntil(tries).toBeGreaterThan(1)
    await relay.faults.up()
    await verifySignedMessage(app, address, outcome)
    expect(phone.control.requests('personal_sign')).toHaveLength(1)
  })

  test('FI1: as the visitor disconnects: over here at once; the phone learns it, and a reload brings nothing back', async ({
    app,
    relay,
    phone,
    chains,
  }) => {
    await app.open('basic/')
    await connectPhone(app, phone)
    await relay.faults.down()
    await app.page.getByRole('button', { name: 'Disconnect wallet' }).click()
    await expect(app.fact('status')).toHaveText('disconnected', { timeout: 5_000 })
    expect(phone.sessions()).toHaveLength(1)
    await relay.faults.up()
    await waitUntil(() => phone.sessions().length).toBe(0)
    await app.page.reload()
    await expect(app.button).toHaveText('Connect Wallet')
    await expect(app.fact('status')).toHaveText('disconnected')
    const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
    expect(await readStored(app)).not.toContain(address.toLowerCase())
  })
})

test.describe('a bad line', () => {
  test('FI1: delayed, doubled and shuffled: one session, each request is answered once, and it ends once', async ({
    app,
    relay,
    phone,
  }) => {
    phone.setApproval({ type: 'ask' })
    relay.faults.delay(60)
    await app.open('basic/')
    const view = createPhoneView(app)
    await view.open()
    await phone.scan(view.code)
    await waitUntil(() => phone.proposals().length).toBe(1)
    relay.faults.duplicate()
    relay.faults.reorder()
    await phone.proposals()[0]?.approve()
    await app.modal.isGone()
    expect(phone.sessions()).toHaveLength(1)
    const kit = await app.kit()
    const signatures = await kit.evaluate((it) =>
      Promise.all(['one', 'two', 'three'].map((message) => it.getActions('eip155')?.signMessage({ message }))),
    )
    const address = (await app.fact('address').textContent()) as `0x${string}`
    for (const [index, message] of ['one', 'two', 'three'].entries())
      expect(await verifyMessage({ address, message, signature: signatures[index] as `0x${string}` })).toBe(true)
    expect(phone.control.requests('personal_sign')).toHaveLength(3)
    expect(relay.traffic().delivered[tags.answer]).toBeGreaterThanOrEqual(3)
    // The end comes twice as well: the second finds nothing to end, and that is no error.
    await phone.deleteSession()
    await expect(app.fact('status')).toHaveText('disconnected')
    relay.faults.reset()
    phone.setApproval({ type: 'approve' })
    await verifySignedMessage(app, await connectPhone(app, phone))
    expect(phone.sessions()).toHaveLength(1)
  })

  test('FI1: every connection is cut at each step: the visit goes on to its end', async ({ app, relay, phone }) => {
    await app.open('basic/')
    const view = createPhoneView(app)
    await view.open()
    relay.faults.dropConnections()
    await phone.scan(view.code)
    await relay.waitFor(tags.settle)
    relay.faults.dropConnections()
    await app.modal.isGone()
    const address = await readAddress(app)
    const asked = relay.waitFor(tags.request)
    const outcome = app.act('Sign message')
    await asked
    relay.faults.dropConnections()
    await verifySignedMessage(app, address, outcome)
    relay.faults.dropConnections()
    await app.page.getByRole('button', { name: 'Disconnect wallet' }).click()
    await waitUntil(() => phone.sessions().length).toBe(0)
    await expect(app.fact('status')).toHaveText('disconnected')
  })
})

test.describe('a relay that cannot be reached', () => {
  const unreachable = 'The connection service cannot be reached'

  test('FI2: said within 15 seconds; trying again works once it is there', async ({ app, relay, phone, recorder }) => {
    recorder.allow(socketRefused)
    await relay.faults.down()
    await app.page.clock.install()
    await app.open('basic/')
    const tried = app.page.waitForEvent('websocket')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await tried
    await app.page.clock.fastForward(12_000)
    await expect(app.modal.alert).toHaveCount(0)
    await app.page.clock.fastForward(3_000)
    await expect(app.modal.alert).toContainText(unreachable)
    await expect(app.fact('status')).toHaveText('disconnected')
    await relay.faults.up()
    await app.modal.button('Try again').click()
    await scanCode(app, phone)
    await verifySignedMessage(app, await readAddress(app))
  })

  test('FI2: sockets that a blocker forbids: the same, and a wallet of this browser is a way on', async ({ app }) => {
    await app.page.addInitScript(() => {
      const block = () => {
        Object.assign(window, { isBlocked: true })
        throw new DOMException('Blocked', 'SecurityError')
      }
      window.WebSocket = new Proxy(WebSocket, { construct: block })
    })
    await app.page.clock.install()
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await app.page.waitForFunction(() => 'isBlocked' in window)
    await app.page.clock.fastForward(15_000)
    await expect(app.modal.alert).toContainText(unreachable)
    await app.modal.button('Pick another wallet').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await verifySignedMessage(app, await readAddress(app))
  })

  test('FI2: a blocker keeps the code of the client away: said at once, another wallet is a way on', async ({
    app,
    context,
    recorder,
  }) => {
    recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module|could not be loaded/)
    const files = builtFilesWith(/packages\/walletconnect\/src\/client\/openClient\.ts$/)
    expect(files).not.toEqual([])
    for (const file of files) await context.route(`**${file}`, (route) => route.abort())
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await expect(app.modal.alert).toHaveCount(1)
    await expect(app.modal.button('Try again')).toBeVisible()
    await app.modal.button('Pick another wallet').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await verifySignedMessage(app, await readAddress(app))
  })

  test('FI2: a blocker closes what it let open: the same', async ({ app, relay }) => {
    let closed = 0
    await app.page.routeWebSocket(`${relay.url}/**`, (socket) => {
      closed++
      void socket.close()
    })
    await app.page.clock.install()
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await waitUntil(() => closed).toBeGreaterThan(0)
    await app.page.clock.fastForward(15_000)
    await expect(app.modal.alert).toContainText(unreachable)
    await app.modal.button('Pick another wallet').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })
})

for (const [reason, title, detail] of [
  ['invalidKey', 'Invalid App Configuration', 'Check `projectId`'],
  ['originNotAllowed', 'Invalid App Configuration', 'allowed origins of the project'],
  ['notYetValid', 'Session Expired', 'Check its time settings and reconnect'],
] as const)
  test(`§8 R46 R232: the relay refuses the app (${reason}): ${title} shows once, and other wallets work`, async ({
    app,
    relay,
    recorder,
    page,
  }) => {
    const told: string[] = []
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
    recorder.allow(/^logged an error: \[latchkey\] /)
    relay.faults.refuse(reason)
    await app.open('basic/')
    await app.button.click()
    await app.modal.row('WalletConnect').click()
    await expect(app.modal.alert.filter({ hasText: title })).toHaveCount(1)
    const again = page.waitForEvent('websocket')
    await app.modal.button('Try again').click()
    const socket = await again
    if (!socket.isClosed()) await socket.waitForEvent('close')
    await expect(app.modal.alert.filter({ hasText: title })).toHaveCount(1)
    await expect(app.modal.button('Try again')).toBeVisible()
    expect(told).toEqual([expect.stringContaining(detail)])
    await app.modal.button('Pick another wallet').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })

test('FI3: the phone ends the session while the page is away: it comes back disconnected without a word, forgets it, and connects again', async ({
  app,
  phone,
}) => {
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  expect(await readStored(app)).toContain(address.toLowerCase())
  await app.page.goto('about:blank')
  await phone.deleteSession()
  await app.open('basic/')
  await waitUntil(() => readStored(app)).not.toContain(address.toLowerCase())
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.modal.dialog).toBeHidden()
  await app.page.reload()
  await expect(app.fact('initialized')).toHaveText('true')
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.button).toHaveText('Connect Wallet')
  await expect(app.modal.dialog).toBeHidden()
  expect(await connectPhone(app, phone)).toBe(address)
  await verifySignedMessage(app, address)
})

test('FI4: what changed while the page slept is known when it wakes, before the next request', async ({
  app,
  relay,
  phone,
  chains,
}) => {
  await app.page.clock.install()
  await app.open('basic/')
  await connectPhone(app, phone)
  const { caipNetworkId } = chains.local.network
  const [before = ''] = phone.addresses(caipNetworkId)
  // Asleep: no timer runs, and what is sent to it is lost on the way.
  await app.page.clock.pauseAt(Date.now() + 60_000)
  relay.faults.drop(({ direction, method }) => direction === 'toClient' && method === 'irn_subscription')
  const lost = relay.waitFor('irn_subscription')
  const changed = phone.setAccounts('eip155', [1])
  await lost
  relay.faults.reset()
  await expect(app.fact('address')).toHaveText(before)
  await app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const [after = ''] = phone.addresses(caipNetworkId, 1)
  await expect(app.fact('address')).toHaveText(after)
  await changed
  await app.page.clock.resume()
  await verifySignedMessage(app, await readAddress(app))
})
