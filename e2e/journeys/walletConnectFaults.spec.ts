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

/** Stops the relay; the page reports it while it shows a code. */
async function loseRelay(app: App, relay: LocalRelay): Promise<void> {
  await relay.faults.down()
  await expect(app.modal.text('Reconnecting…')).toBeVisible()
}

/** Counts the sockets that the page opens from now on. */
function countSockets({ page }: App): () => number {
  let count = 0
  page.on('websocket', () => count++)
  return () => count
}

/** Returns all stored data of the page. */
function readStored({ page }: App): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }).toLowerCase())
}

test.describe('an interrupted relay', () => {
  test.beforeEach(({ recorder }) => recorder.allow(socketRefused))

  test('FI1: before there is a code: the code appears once the relay is back, and connects', async ({
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

  test('FI1: while the phone approves: the missed messages are fetched, and the page is connected', async ({
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
    // The relay receives the approval, but the page does not.
    relay.faults.drop(({ direction, method }) => direction === 'toClient' && method === 'irn_subscription')
    // The relay acknowledges the approval; otherwise the phone would resend it only after 20 s.
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

  test('FI1: between a request and its response: the session stays, and the response arrives once the relay is back', async ({
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
    // The phone responds when the relay is back: its client resends failed messages only after about 20 s.
    await waitUntil(() => phone.isOnline()).toBe(true)
    phone.control.release('personal_sign')
    await verifySignedMessage(app, address, outcome)
    expect(phone.control.requests('personal_sign')).toHaveLength(1)
  })

  test('FI1: without a pending request: button and account show the interruption', async ({ app, relay, phone }) => {
    await app.open('basic/')
    const address = await connectPhone(app, phone)
    const before = (await app.button.textContent()) ?? ''
    await relay.faults.down()
    await expect(app.button).toContainText('Reconnecting…')
    await expect(app.button).toHaveAttribute('aria-busy', 'true')
    await expect(app.button).toHaveAccessibleName(/^Account Reconnecting… 0x/)
    await app.button.click()
    await expect(app.modal.dialog.getByRole('status').filter({ hasText: 'Reconnecting…' })).toBeVisible()

    await relay.faults.up()
    await expect(app.modal.dialog.getByRole('status').filter({ hasText: 'Phone' })).toBeVisible()
    await app.modal.closeButton.click()
    await expect(app.button).toHaveText(before)
    await expect(app.button).not.toHaveAttribute('aria-busy')
    await verifySignedMessage(app, address)
  })

  test('FI1: while a request is sent: the phone receives it once when the relay is back', async ({
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

  test('FI1: while the visitor disconnects: the page disconnects immediately, the phone later, and a reload restores nothing', async ({
    app,
    relay,
    phone,
    chains,
  }) => {
    await app.open('basic/')
    await connectPhone(app, phone)
    await relay.faults.down()
    await app.page.getByRole('button', { name: 'Disconnect wallet' }).click()
    await expect(app.fact('status')).toHaveText('disconnected')
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

test.describe('an unreliable connection', () => {
  test('FI1: delayed, duplicated and reordered messages give one session, one response per request and one end', async ({
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
    // The message that ends the session also arrives twice; the second one finds no session, which is no error.
    await phone.deleteSession()
    await expect(app.fact('status')).toHaveText('disconnected')
    relay.faults.reset()
    phone.setApproval({ type: 'approve' })
    await verifySignedMessage(app, await connectPhone(app, phone))
    expect(phone.sessions()).toHaveLength(1)
  })

  test('FI1: the visit succeeds even if every connection is cut at each step', async ({ app, relay, phone }) => {
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

test.describe('an unreachable relay', () => {
  const unreachable = 'The connection service cannot be reached'

  test('FI2: shows an unreachable relay within 15 seconds, and a retry works once it is back', async ({
    app,
    relay,
    phone,
    recorder,
  }) => {
    recorder.allow(socketRefused)
    await relay.faults.down()
    const { clock } = app.page
    const readClock = () => app.page.evaluate(() => Date.now())
    await clock.install()
    await app.open('basic/')
    const tried = app.page.waitForEvent('websocket')
    await app.button.click()
    const earliest = await readClock()
    await app.modal.row('WalletConnect').click()
    await tried
    const latest = await readClock()
    // The timeout of 15 seconds starts between `earliest` and `latest`.
    await clock.pauseAt(earliest + 14_000)
    await expect(app.modal.alert).toHaveCount(0)
    await clock.pauseAt(latest + 15_000)
    await clock.resume()
    await expect(app.modal.alert).toContainText(unreachable)
    await expect(app.fact('status')).toHaveText('disconnected')
    await relay.faults.up()
    await app.modal.button('Try again').click()
    await scanCode(app, phone)
    await verifySignedMessage(app, await readAddress(app))
  })

  test('FI2: WebSockets blocked by an extension show the same error, and an installed wallet works', async ({
    app,
  }) => {
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

  test('FI2: reports a blocked client script immediately, and another wallet works', async ({
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

  test('FI2: WebSockets that an extension closes after opening show the same error', async ({ app, relay }) => {
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
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
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
    expect(errors).toEqual([expect.stringContaining(detail)])
    await app.modal.button('Pick another wallet').click()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
  })

test('FI3: silently removes a session that the phone ended while the page was closed; a new session connects', async ({
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

test('FI4: a page receives missed changes when it wakes, before the next request', async ({
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
  // While the page sleeps, no timer runs and messages are lost.
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
