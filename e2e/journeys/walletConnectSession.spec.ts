import { socketRefused } from '../fixtures/browserTells.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { createSleeper } from '../fixtures/createSleeper.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage, verifySignedOrder } from '../fixtures/verifySigned.js'
import { waitUntil } from '../fixtures/waitUntil.js'

test.use({ setup: { services: ['relay'] } })

const unapproved = 'Your wallet has not approved it'

test('a phone approves two of three networks: the third is listed, disabled, with the reason', async ({
  app,
  phone,
  chains: { local, second, mainnet },
}) => {
  phone.setApproval({ type: 'approve', networks: [local.network.caipNetworkId, second.network.caipNetworkId] })
  await app.open('basic/')
  await expect(app.fact('all networks')).toHaveText('true')
  const address = await connectPhone(app, phone)
  await expect(app.fact('all networks')).toHaveText('false')
  await expect(app.fact('approved')).toHaveText(`${local.network.caipNetworkId} ${second.network.caipNetworkId}`)

  await app.networkButton.click()
  const third = app.modal.row(mainnet.network.name)
  await expect(third).toContainText(unapproved)
  await expect(third).toHaveAttribute('aria-disabled', 'true')
  await expect(app.modal.row('Second Chain')).not.toContainText(unapproved)
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Second Chain')
  await verifySignedOrder(app, address, second.id)

  // Nobody at the wallet was asked to switch: each request names its network.
  expect(phone.control.requests().map(({ method }) => method)).toEqual(['eth_signTypedData_v4'])
  expect(await app.act(`Use ${mainnet.network.name}`)).toMatchObject({ code: 'WRONG_NETWORK' })
  await expect(app.fact('network')).toHaveText('Second Chain')
})

test('the network changes on the page and at the phone, and the account at the phone', async ({
  app,
  phone,
  chains: { local, second, mainnet },
}) => {
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  expect(await app.act('Use Second Chain')).not.toHaveProperty('code')
  await expect(app.fact('chain')).toHaveText(String(second.id))
  await verifySignedOrder(app, address, second.id)

  await phone.switchNetwork(mainnet.network.caipNetworkId)
  await expect(app.fact('network')).toHaveText(mainnet.network.name)
  await phone.setAccounts('eip155', [1])
  const [other = ''] = phone.addresses(local.network.caipNetworkId, 1)
  expect(other).not.toBe(address)
  await expect(app.fact('address')).toHaveText(other)
  await verifySignedMessage(app, other as `0x${string}`)
})

test('a network the phone adds later can be chosen from then on', async ({ app, phone, chains: { local, second } }) => {
  const [one, two] = [local.network.caipNetworkId, second.network.caipNetworkId]
  phone.setApproval({ type: 'approve', networks: [one] })
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  await expect(app.fact('approved')).toHaveText(one)
  await app.networkButton.click()
  const row = app.modal.row('Second Chain')
  await expect(row).toContainText(unapproved)
  await phone.setNetworks('eip155', [one, two])
  await expect(row).not.toContainText(unapproved)
  await row.click()
  await app.modal.isGone()
  await expect(app.fact('approved')).toHaveText(`${one} ${two}`)
  await verifySignedOrder(app, address, second.id)
})

test('FI3: the phone ends the session: the page is disconnected, and connects again', async ({ app, phone }) => {
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  await app.button.click()
  await app.modal.shows('Account')
  await phone.deleteSession()
  await expect(app.fact('status')).toHaveText('disconnected')
  await app.modal.isGone()
  await expect(app.button).toHaveText('Connect Wallet')
  expect(await connectPhone(app, phone)).toBe(address)
  await verifySignedMessage(app, address)
  expect(phone.sessions()).toHaveLength(1)
})

test('FI24: a reload restores the connection without a prompt, and signing works', async ({ app, phone }) => {
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  phone.setApproval({ type: 'ask' })
  await app.page.reload()
  await expect(app.fact('address')).toHaveText(address)
  await expect(app.modal.dialog).toBeHidden()
  expect(phone.control.requests()).toEqual([])
  expect(phone.proposals()).toEqual([])
  await verifySignedMessage(app, address)
  expect(phone.sessions()).toHaveLength(1)
})

test('FI1: while the relay is away a reload shows the account; it signs once the relay is back', async ({
  app,
  phone,
  relay,
  recorder,
}) => {
  recorder.allow(socketRefused)
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  await relay.faults.down()
  await app.page.reload()
  await expect(app.fact('address')).toHaveText(address)
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  expect(phone.control.requests()).toEqual([])
  await expect(app.button).toContainText('Reconnecting…')
  await relay.faults.up()
  await expect(app.fact('result')).toContainText('0x')
  await verifySignedMessage(app, address)
})

test('FI1: the connection is cut between a request and its answer: the answer arrives', async ({
  app,
  phone,
  relay,
}) => {
  const line = await createSleeper(app.page, relay.url)
  await app.open('basic/')
  await connectPhone(app, phone)
  phone.control.stall('personal_sign')
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await waitUntil(() => phone.control.stalledCount()).toBe(1)
  await line.cut()
  phone.control.release()
  await expect(app.fact('result')).toContainText(/"0x[0-9a-f]{130}"/)
})
