import type { PagePhone } from '@latchkey/testing/playwright'
import type { App } from '../fixtures/app.js'
import type { PageWindow } from '../fixtures/pageWindow.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

// Another account than the extension's, so that addresses tell the wallets apart.
test.use({ setup: { services: ['relay'], phone: { firstAccount: 1 } } })

/** Opens the wallet list over a connection, as an app does. */
async function openConnect(app: App): Promise<void> {
  await (await app.kit()).evaluate((kit) => kit.open({ view: 'Connect' }))
  await app.modal.shows('Connect a wallet')
}

/** The phone's first address, in lower case. */
function phoneAddress(phone: PagePhone): string {
  return (phone.addresses('eip155:31337')[0] ?? '').toLowerCase()
}

/** The accounts that the extension shares with the page. */
function sharedAccounts({ page }: App): Promise<unknown> {
  return page.evaluate(() =>
    (window as PageWindow).e2e.wallets.eip155.Foxglove?.provider.request({ method: 'eth_accounts' }),
  )
}

/**
 * Returns everything that WalletConnect leaves in storage for a session: keys of its topics, and texts that name it.
 */
async function readLeft(app: App, traces: readonly string[]): Promise<readonly string[]> {
  const stored = await app.page.evaluate(() => Object.entries({ ...localStorage }))
  return stored
    .filter(
      ([key, text]) =>
        // The seed identifies the page at the relay, not a session.
        (key.includes('/wc/key:') && !key.includes('client_ed25519')) ||
        traces.some((trace) => `${key} ${text}`.toLowerCase().includes(trace)),
    )
    .map(([key]) => key)
}

/** Connects the phone, and returns the texts that identify its session and pairing in storage. */
async function connectTraced(app: App, phone: PagePhone): Promise<readonly string[]> {
  const view = createPhoneView(app)
  await view.open()
  const uri = new URL(await phone.scan(view.code))
  await app.modal.isGone()
  await expect(app.fact('wallet')).toHaveText('Phone')
  const [session] = phone.sessions()
  const topic = session?.topic ?? 'no session'
  const pairing = uri.pathname.split('@')[0] ?? 'no pairing'
  const key = uri.searchParams.get('symKey') ?? 'no key'
  // The log of messages identifies a topic by its start.
  return [topic.slice(0, 16), pairing.slice(0, 16), key, phoneAddress(phone)]
}

async function expectExtension(app: App): Promise<void> {
  const [address = '0x'] = await app.wallet().addresses()
  await expect(app.fact('wallet')).toHaveText('Foxglove')
  await expect(app.fact('address')).toHaveText(address)
  await verifySignedMessage(app, address)
}

async function expectPhone(app: App, phone: PagePhone): Promise<void> {
  const [address = ''] = phone.addresses('eip155:31337')
  await expect(app.fact('wallet')).toHaveText('Phone')
  await expect(app.fact('address')).toHaveText(address)
  await verifySignedMessage(app, address as `0x${string}`)
}

test('R133 R131: a phone replaces a connected extension on the first attempt, and the extension stops sharing accounts', async ({
  app,
  phone,
}) => {
  await app.open('basic/')
  await app.connect()
  await openConnect(app)
  await app.modal.row('WalletConnect').click()
  await scanCode(app, phone)
  await expectPhone(app, phone)
  await waitUntil(() => sharedAccounts(app)).toEqual([])
  expect(await app.wallet().requests('wallet_revokePermissions')).toHaveLength(1)
  expect(await app.wallet().requests('personal_sign')).toEqual([])

  await app.page.reload()
  await expectPhone(app, phone)
  expect(await sharedAccounts(app)).toEqual([])
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
  expect(phone.sessions()).toHaveLength(1)
})

test('R133: a phone connects on the first attempt after the visitor disconnected an extension', async ({
  app,
  phone,
}) => {
  await app.open('basic/')
  await app.connect()
  await app.button.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
  await createPhoneView(app).open()
  await scanCode(app, phone)
  await expectPhone(app, phone)
  expect(await sharedAccounts(app)).toEqual([])
})

test('R133: a connected extension stays connected while a QR code shows, and after the visitor has closed it', async ({
  app,
  phone,
}) => {
  await app.open('basic/')
  await app.connect()
  await openConnect(app)
  await app.modal.row('WalletConnect').click()
  await createPhoneView(app).isReady()
  await expect(app.fact('status')).toHaveText('connected')
  await app.modal.closeButton.click()
  await app.modal.isGone()
  await expectExtension(app)
  // The next attempt is a first one again.
  await openConnect(app)
  await app.modal.row('WalletConnect').click()
  await scanCode(app, phone)
  await expectPhone(app, phone)
})

for (const { when, isReloaded } of [
  { when: 'on the page that connected it', isReloaded: false },
  { when: 'after a reload', isReloaded: true },
])
  test(`R131: an extension that replaces a phone ${when} ends its session, and leaves no session or pairing in storage`, async ({
    app,
    phone,
    recorder,
  }) => {
    await app.open('basic/')
    const traces = await connectTraced(app, phone)
    expect(await readLeft(app, traces)).not.toEqual([])
    if (isReloaded) {
      await app.page.reload()
      await expect(app.fact('wallet')).toHaveText('Phone')
    }
    await openConnect(app)
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expectExtension(app)
    await waitUntil(() => phone.sessions()).toEqual([])
    await waitUntil(() => readLeft(app, traces)).toEqual([])

    const before = recorder.requests().length
    await app.page.reload()
    await expectExtension(app)
    await expect(app.fact('status')).toHaveText('connected')
    // Without a session, the page does not contact the relay.
    expect(
      recorder
        .requests()
        .slice(before)
        .filter((request) => request.startsWith('SOCKET')),
    ).toEqual([])
    expect(await readLeft(app, traces)).toEqual([])
    expect(phone.control.requests('personal_sign')).toEqual([])
  })

test('R131: a phone that is offline while an extension replaces it loses its session once it is online again', async ({
  app,
  phone,
}) => {
  await app.open('basic/')
  const traces = await connectTraced(app, phone)
  await phone.goOffline()
  await openConnect(app)
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await expectExtension(app)
  await waitUntil(() => readLeft(app, traces)).toEqual([])
  expect(phone.sessions()).toHaveLength(1)
  await phone.goOnline()
  await waitUntil(() => phone.sessions()).toEqual([])
  await expectExtension(app)
})
