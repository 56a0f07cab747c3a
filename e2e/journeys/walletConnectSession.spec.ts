import { socketRefused } from '../fixtures/browserTells.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { createSleeper } from '../fixtures/createSleeper.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage, verifySignedOrder } from '../fixtures/verifySigned.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'] } })

const switchMethod = 'wallet_switchEthereumChain'
const addMethod = 'wallet_addEthereumChain'
const unapproved = 'Your wallet has not approved it'

test('R340: a phone that approved two of three networks adds the third on request', async ({
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
  await expect(third).not.toHaveAttribute('aria-disabled')
  await expect(app.modal.row('Second Chain')).not.toContainText(unapproved)
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Second Chain')
  await verifySignedOrder(app, address, second.id)

  // The wallet received no switch request for an approved network, because each request names its network.
  expect(phone.control.requests().map(({ method }) => method)).toEqual(['eth_signTypedData_v4'])
  await app.networkButton.click()
  await app.modal.row(mainnet.network.name).click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText(mainnet.network.name)
  await expect(app.fact('approved')).toContainText(mainnet.network.caipNetworkId)
  expect(phone.control.requests(switchMethod)).toMatchObject([{ outcome: 'answered' }])
  await verifySignedOrder(app, address, mainnet.id)
})

test('R340: a phone that does not know a network of the app is asked to add it', async ({
  app,
  phone,
  chains: { local, second, mainnet },
}) => {
  phone.setApproval({ type: 'approve', networks: [local.network.caipNetworkId] })
  const unknown = { code: 4902, message: 'Unrecognized chain ID.' }
  phone.control.throwWith(switchMethod, unknown)
  await app.open('basic/')
  await connectPhone(app, phone)
  expect(await app.act('Use Second Chain')).not.toHaveProperty('code')
  await expect(app.fact('network')).toHaveText('Second Chain')
  expect(phone.control.requests().map(({ method }) => method)).toEqual([switchMethod, addMethod])
  expect(JSON.stringify(phone.control.requests(addMethod)[0]?.params)).toContain(second.network.name)

  phone.control.throwWith(switchMethod, unknown)
  phone.control.reject(addMethod)
  expect(await app.act(`Use ${mainnet.network.name}`)).toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await expect(app.fact('network')).toHaveText('Second Chain')
})

test('R341: after a refusal, connecting again shows an error without the network, and leaves one session with it', async ({
  app,
  phone,
  chains: { local, second, mainnet },
}) => {
  phone.setApproval({ type: 'approve', networks: [local.network.caipNetworkId, second.network.caipNetworkId] })
  phone.control.reject(switchMethod)
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  expect(await app.act(`Use ${mainnet.network.name}`)).toMatchObject({ code: 'USER_REJECTED' })

  phone.control.reject(switchMethod)
  await app.networkButton.click()
  await app.modal.row(mainnet.network.name).click()
  await app.modal.shows('Switch network')
  await expect(app.modal.text(/has not approved/)).toBeVisible()
  await app.modal.button('Connect again').click()
  // The wallet stays connected until it approves the new session.
  await expect(app.fact('status')).toHaveText('connected')
  const view = createPhoneView(app)
  await view.isReady()
  await phone.scan(view.code)
  await expect(app.modal.text('Chain is not supported')).toBeVisible()
  await app.modal.shows('Account')
  await expect(app.fact('status')).toHaveText('connected')

  await app.page.keyboard.press('Escape')
  await (await app.kit()).evaluate((kit, id) => kit.core?.connectAgain(id), mainnet.network.caipNetworkId)
  phone.setApproval({ type: 'approve', networks: [mainnet.network.caipNetworkId] })
  await scanCode(app, phone)
  await expect(app.fact('network')).toHaveText(mainnet.network.name)
  await expect(app.fact('approved')).toHaveText(mainnet.network.caipNetworkId)
  await expect.poll(() => phone.sessions().length).toBe(1)
  await verifySignedOrder(app, address, mainnet.id)
})

test('follows network changes on the page and on the phone, and account changes on the phone', async ({
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

test('a network that the phone adds later can be selected', async ({ app, phone, chains: { local, second } }) => {
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

test('FI3: disconnects when the phone ends the session, and connects again', async ({ app, phone }) => {
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

test('FI1: a reload without a relay shows the account, which signs once the relay is back', async ({
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

test('FI1: the response arrives even if the connection is cut after the request', async ({ app, phone, relay }) => {
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
