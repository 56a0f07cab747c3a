import type { PagePhone } from '@latchkey/testing/playwright'
import type { Locator } from '@playwright/test'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { declineByHand } from '../fixtures/declineByHand.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage, verifySignedOrder } from '../fixtures/verifySigned.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'] } })

/** The relay message that ends a session. */
const sessionDelete = 1112

/** Returns the code that replaces a known one. */
async function readOther(phone: PagePhone, place: Locator, known: string): Promise<string> {
  let uri = known
  await expect(async () => {
    uri = await phone.read(place)
    expect(uri).not.toBe(known)
  }).toPass({ timeout: 20_000 })
  return uri
}

test('R59: a phone scans the code, connects and signs a message', async ({ app, phone, chains }) => {
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  expect(phone.addresses(chains.local.network.caipNetworkId)).toEqual([address])
  await expect(app.fact('wallet')).toHaveText('Phone')
  await verifySignedMessage(app, address)
  expect(phone.control.requests('personal_sign')).toMatchObject([{ outcome: 'answered' }])
})

test('a phone signs typed data and a transaction, and receives the disconnect', async ({ app, phone, chains }) => {
  const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  await verifySignedOrder(app, address, chains.local.id)
  const before = await chains.local.getBalance(friend)
  const { value: hash } = await app.act('Send 1 coin')
  await expect
    .poll(() => chains.local.request('eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1', from: address.toLowerCase(), to: friend.toLowerCase() })
  expect(await chains.local.getBalance(friend)).toBe(before + 10n ** 18n)

  expect(phone.sessions()).toHaveLength(1)
  await app.act('Disconnect wallet')
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect.poll(() => phone.sessions()).toEqual([])
  await app.page.reload()
  await expect(app.fact('initialized')).toHaveText('true')
  await expect(app.fact('status')).toHaveText('disconnected')
})

test("R36: a phone's rejections are distinguished, and a new code replaces the old one", async ({ app, phone }) => {
  phone.setApproval({ type: 'ask' })
  await app.page.clock.install()
  await app.open('basic/')
  const view = createPhoneView(app)
  await view.open()
  const place = await view.code.elementHandle()
  const first = await phone.scan(view.code)
  await declineByHand(app.page, phone)
  await expect(view.notice).toContainText('You declined in the wallet')
  const second = await readOther(phone, view.code, first)
  phone.setApproval({ type: 'approve' })
  expect(await place?.evaluate((element) => element.isConnected)).toBe(true)
  // The code is used up: a wallet would refuse it or never respond.
  await phone.pair(first).catch(() => undefined)
  await phone.pair(second)
  await app.modal.isGone()
  await expect(app.fact('wallet')).toHaveText('Phone')
})

test('FI5 AX24: an expiring code is replaced and announced, and the old one no longer connects', async ({
  app,
  page,
  phone,
  relay,
}) => {
  await page.clock.install()
  await app.open('basic/')
  const view = createPhoneView(app)
  await view.open()
  const place = await view.code.elementHandle()
  const first = await phone.read(view.code)
  await page.clock.fastForward('03:30')
  expect(await phone.read(view.code)).toBe(first)
  await page.clock.fastForward('00:20')
  await expect(app.modal.text('The code has expired. A new one is ready.')).toBeVisible()
  const second = await readOther(phone, view.code, first)
  expect(await place?.evaluate((element) => element.isConnected)).toBe(true)

  // A session that was approved with the old code is ended.
  const ended = relay.waitFor(sessionDelete)
  await phone.pair(first)
  await ended
  await expect.poll(() => phone.sessions()).toEqual([])
  await expect(app.fact('status')).not.toHaveText('connected')
  await phone.pair(second)
  await app.modal.isGone()
  await expect(app.fact('wallet')).toHaveText('Phone')
})

test('R60: sends no request before the selection, then only to the relay; the code is only in the QR image', async ({
  app,
  page,
  phone,
  relay,
  recorder,
}) => {
  const client = builtFilesWith(/walletconnect[+/]sign-client/)
  expect(client).not.toEqual([])
  const sockets = () => recorder.requests().filter((request) => request.startsWith('SOCKET'))
  const loaded = () => recorder.requests().filter((request) => client.some((file) => request.endsWith(file)))
  await app.open('basic/')
  await app.button.click()
  await expect(app.modal.row('WalletConnect')).toBeVisible()
  expect([...sockets(), ...loaded()]).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/wc/')))).toEqual([])

  await app.modal.row('WalletConnect').click()
  const view = createPhoneView(app)
  await view.isReady()
  const uri = await phone.read(view.code)
  const { host } = new URL(relay.url)
  expect(sockets().length).toBeGreaterThan(0)
  expect(new Set(sockets().map((request) => new URL(request.slice(7)).host))).toEqual(new Set([host]))
  const key = /symKey=([0-9a-f]{64})/.exec(uri)?.[1] ?? 'no key'
  const markup = await page.evaluate(() => {
    const modal = document.querySelector('appkit-modal')
    return `${document.title} ${location.href} ${document.documentElement.outerHTML} ${modal?.shadowRoot?.innerHTML}`
  })
  expect(markup).toContain('Scan with your phone')
  expect(markup).not.toContain(key)
  expect(recorder.requests().join('\n')).not.toContain(key)

  await phone.pair(uri)
  await app.modal.isGone()
  expect(new Set(sockets().map((request) => new URL(request.slice(7)).host))).toEqual(new Set([host]))
})
