import type { CaipNetworkId } from '@latchkey/common'
import { numberToHex, stringToHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createFakeStorage } from '../../fakes/createFakeStorage.js'
import { type LocalRelay, startRelay } from '../../relay/startRelay.js'
import { createWalletConnectWallet } from './createWalletConnectWallet.js'
import type { PhoneNetwork } from './phoneNetwork.js'
import { createTestDapp, type TestDapp } from './testDapp.fixture.js'
import type { WalletConnectWallet } from './walletConnectWallet.js'
import type { WalletConnectWalletOptions } from './walletConnectWalletOptions.js'

let relay: LocalRelay
const endings: (() => Promise<void>)[] = []
beforeAll(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})
afterAll(() => relay?.close())

const evm: CaipNetworkId = 'eip155:31337'
const evm2: CaipNetworkId = 'eip155:31338'
const networks: readonly PhoneNetwork[] = [evm, evm2].map((caipNetworkId) => ({
  caipNetworkId,
  chainNamespace: 'eip155',
  name: caipNetworkId,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
}))

async function createPhone(options: Partial<WalletConnectWalletOptions> = {}): Promise<WalletConnectWallet> {
  const phone = await createWalletConnectWallet({ relayUrl: relay.url, networks, ...options })
  endings.push(phone.close)
  return phone
}

async function createDapp(): Promise<TestDapp> {
  const dapp = await createTestDapp(relay.url)
  endings.push(dapp.close)
  return dapp
}

/** Connects an app and a phone with a session. */
async function connected(options: Partial<WalletConnectWalletOptions> = {}) {
  const [phone, dapp] = [await createPhone(options), await createDapp()]
  const { uri, session } = await dapp.connect([evm, evm2])
  await phone.pair(uri)
  const { topic, namespaces } = await session
  const ask = (method: string, params: unknown, chainId: string = evm) =>
    dapp.client.request({ topic, chainId, request: { method, params } })
  return { phone, dapp, topic, namespaces, ask, address: phone.addresses(evm)[0] ?? '' }
}

/** Returns the error of a request. */
async function refusal(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** Waits for the next event of the app's client. */
function nextEvent(dapp: TestDapp, event: 'session_event' | 'session_update' | 'session_delete'): Promise<unknown> {
  return new Promise((resolve) => dapp.client.once(event, resolve))
}

/** Tag of relay messages that carry a request. */
const requestTag = 1108
const hello = stringToHex('hello')

test('grants the supported part of a proposal and signs with its key', async () => {
  const { namespaces, ask, address, phone } = await connected()
  expect(namespaces.eip155?.accounts).toEqual([`${evm}:${address}`, `${evm2}:${address}`])
  expect(namespaces.eip155?.methods).toContain('personal_sign')
  expect(namespaces.eip155?.methods).not.toContain('eth_sign')
  const signature = (await ask('personal_sign', [hello, address])) as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message: 'hello', signature })).toBe(true)
  expect(phone.control.requests('personal_sign')).toMatchObject([{ outcome: 'answered' }])
  expect(phone.pending()).toEqual([])
})

test('a policy grants some networks, some methods, or nothing', async () => {
  const some = await connected({ approval: { type: 'approve', networks: [evm2], methods: ['personal_sign'] } })
  expect(some.namespaces.eip155).toMatchObject({ chains: [evm2], methods: ['personal_sign'] })

  const [phone, dapp] = [await createPhone({ approval: { type: 'reject' } }), await createDapp()]
  const declined = await dapp.connect([evm])
  await phone.pair(declined.uri)
  await expect(declined.session).rejects.toMatchObject({ code: 5000 })
  phone.setApproval({ type: 'approve', namespaces: ['solana'] })
  const nothing = await dapp.connect([evm])
  await phone.pair(nothing.uri)
  await expect(nothing.session).rejects.toMatchObject({ code: 5100 })
  expect(phone.sessions()).toEqual([])
})

test('a policy can respond with a delay', async () => {
  const [phone, dapp] = [await createPhone({ approval: { type: 'reject', afterMs: 300 } }), await createDapp()]
  const sinceNow = () => {
    const begun = performance.now()
    return () => performance.now() - begun
  }
  const declined = await dapp.connect([evm])
  const untilDeclined = sinceNow()
  await phone.pair(declined.uri)
  await expect(declined.session).rejects.toMatchObject({ code: 5000 })
  expect(untilDeclined()).toBeGreaterThan(295)
  phone.setApproval({ type: 'approve', afterMs: 300 })
  const approved = await dapp.connect([evm])
  const untilApproved = sinceNow()
  await phone.pair(approved.uri)
  expect((await approved.session).namespaces.eip155?.chains).toEqual([evm])
  expect(untilApproved()).toBeGreaterThan(295)
  await expect.poll(() => phone.proposals()).toEqual([])
})

test('with the policy `ask` a proposal waits for a decision, and shows the app and the offered grant', async () => {
  const [phone, dapp] = [await createPhone({ approval: { type: 'ask' } }), await createDapp()]
  const { uri, session } = await dapp.connect([evm, evm2])
  await phone.pair(uri)
  await expect.poll(() => phone.proposals()).toHaveLength(1)
  const [proposal] = phone.proposals()
  expect(proposal?.peer.name).toBe('A dapp')
  expect(proposal?.origin.isVerified).toBe(false)
  expect(proposal?.wanted.eip155?.chains).toEqual([evm, evm2])
  expect(proposal?.offered.eip155?.accounts).toHaveLength(2)
  await proposal?.approve({ networks: [evm] })
  expect((await session).namespaces.eip155?.chains).toEqual([evm])
  expect(phone.proposals()).toEqual([])
  expect(phone.sessions()).toMatchObject([{ peer: { name: 'A dapp' } }])
})

test('rejects requests with the wallet’s code, stalls them, and sends late or invalid responses', async () => {
  const { phone, ask, address } = await connected({ declineCode: 4001 })
  const sign = () => ask('personal_sign', [hello, address])
  phone.control.reject('personal_sign')
  expect(await refusal(sign())).toMatchObject({ code: 4001 })
  phone.control.throwWith('personal_sign', { code: 5000, message: 'No.' })
  expect(await refusal(sign())).toMatchObject({ code: 5000, message: 'No.' })
  phone.control.answerWith('personal_sign', { wrong: true })
  expect(await sign()).toEqual({ wrong: true })

  phone.control.stall('personal_sign')
  const late = sign()
  await expect.poll(() => phone.control.stalledCount()).toBe(1)
  expect(phone.pending()).toMatchObject([{ method: 'personal_sign', networkId: evm }])
  phone.control.release()
  expect(await late).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await refusal(ask('eth_sendTransaction', [{ from: `0x${'1'.repeat(40)}` }]))).toMatchObject({ code: 4100 })
})

test('with behaviour `ask` the user reads the request and approves or rejects it', async () => {
  const { phone, ask, address } = await connected({ behaviour: 'ask' })
  const answer = ask('personal_sign', [hello, address])
  await expect.poll(() => phone.pending()[0]?.question).toBeDefined()
  const [request] = phone.pending()
  expect(request?.question).toMatchObject({ kind: 'message', text: 'hello', account: address })
  request?.question?.approve()
  expect(await answer).toMatch(/^0x/)
  const declined = refusal(ask('personal_sign', [hello, address]))
  await expect.poll(() => phone.pending()[0]?.question).toBeDefined()
  phone.pending()[0]?.question?.reject()
  expect(await declined).toMatchObject({ code: 5000 })
})

test('an account change notifies apps', async () => {
  const { phone, dapp, topic } = await connected()
  const [update, event] = [nextEvent(dapp, 'session_update'), nextEvent(dapp, 'session_event')]
  await phone.setAccounts('eip155', [1, 0])
  const [second, first] = [phone.addresses(evm, 1)[0], phone.addresses(evm, 0)[0]]
  await update
  expect(dapp.client.session.get(topic).namespaces.eip155?.accounts.slice(0, 2)).toEqual([
    `${evm}:${second}`,
    `${evm}:${first}`,
  ])
  expect(await event).toMatchObject({ params: { event: { name: 'accountsChanged', data: [second, first] } } })
})

test('switches and grants a network, on its own and at the request of an app', async () => {
  const { phone, dapp, topic, ask } = await connected({ approval: { type: 'approve', networks: [evm] } })
  const byItself = nextEvent(dapp, 'session_event')
  await phone.switchNetwork(evm2)
  expect(dapp.client.session.get(topic).namespaces.eip155?.chains).toEqual([evm, evm2])
  expect(await byItself).toMatchObject({ params: { chainId: evm2, event: { name: 'chainChanged', data: 31338 } } })
  const asked = nextEvent(dapp, 'session_event')
  expect(await ask('wallet_switchEthereumChain', [{ chainId: numberToHex(31338) }])).toBe(null)
  expect(await asked).toMatchObject({ params: { chainId: evm2 } })
  await phone.setNetworks('eip155', [evm])
  expect(dapp.client.session.get(topic).namespaces.eip155?.chains).toEqual([evm])
})

test('emits any event, extends a session and ends it', async () => {
  const { phone, dapp, topic } = await connected()
  const event = nextEvent(dapp, 'session_event')
  await phone.emit({ name: 'accountsChanged', data: ['rubbish'], networkId: evm })
  expect(await event).toMatchObject({ params: { event: { data: ['rubbish'] } } })
  await phone.extend(topic)
  const end = nextEvent(dapp, 'session_delete')
  await phone.deleteSession(topic)
  await end
  expect(phone.sessions()).toEqual([])
  expect(dapp.client.session.getAll()).toEqual([])
})

test('when an app ends a session, its pending requests disappear and the wallet is notified', async () => {
  const { phone, dapp, topic, ask, address } = await connected({ behaviour: 'ask' })
  // The app's client never settles requests that were sent before it left.
  void refusal(ask('personal_sign', [hello, address]))
  await expect.poll(() => phone.control.prompts()).toHaveLength(1)
  await dapp.client.disconnect({ topic, reason: { code: 6000, message: 'Bye' } })
  await expect.poll(() => phone.sessions()).toEqual([])
  expect(phone.pending()).toEqual([])
  expect(phone.control.prompts()).toEqual([])
})

test('receives nothing while offline, and responds to pending requests when it is back online', async () => {
  const { phone, ask, address } = await connected()
  await phone.goOffline()
  expect(phone.isOnline()).toBe(false)
  const sent = relay.waitFor(requestTag)
  const answer = ask('personal_sign', [hello, address])
  await sent
  expect(phone.control.requests()).toEqual([])
  await phone.goOnline()
  expect(await answer).toMatch(/^0x/)
})

test('restores sessions from its storage after a restart', async () => {
  const [storage, dapp] = [createFakeStorage(), await createDapp()]
  const first = await createPhone({ storage })
  const { uri, session } = await dapp.connect([evm])
  await first.pair(uri)
  const { topic } = await session
  await expect.poll(() => first.sessions()).toHaveLength(1)
  await first.close()
  const second = await createPhone({ storage })
  expect(second.sessions()).toMatchObject([{ topic }])
  const [address] = second.addresses(evm)
  expect(
    await dapp.client.request({
      topic,
      chainId: evm,
      request: { method: 'personal_sign', params: [hello, address] },
    }),
  ).toMatch(/^0x/)
})

test('rejects an invalid URI, an expired URI and an unreachable relay with typed errors', async () => {
  const phone = await createPhone()
  await expect(phone.pair('https://app.example')).rejects.toMatchObject({ code: 'PAIRING_FAILED' })
  await expect(phone.pair('wc:nonsense@2')).rejects.toMatchObject({ code: 'PAIRING_FAILED' })
  const [topic, key] = ['a'.repeat(64), 'b'.repeat(64)]
  const old = `wc:${topic}@2?expiryTimestamp=1600000000&relay-protocol=irn&symKey=${key}`
  await expect(phone.pair(old)).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' })
  await phone.goOffline()
  const good = `wc:${topic}@2?relay-protocol=irn&symKey=${key}`
  await expect(phone.pair(good)).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
})

test('two wallets run in parallel, and closing one leaves no connection', async () => {
  const { phone, dapp } = await connected()
  const other = await createPhone({ name: 'Other', firstAccount: 3 })
  expect(other.addresses(evm)).not.toEqual(phone.addresses(evm))
  const { uri, session } = await dapp.connect([evm])
  await other.pair(uri)
  expect((await session).peer.metadata.name).toBe('Other')
  await other.close()
  expect(other.isOnline()).toBe(false)
  expect(phone.isOnline()).toBe(true)
})

test('closing rejects a change that the app has not confirmed', async () => {
  const { phone, dapp } = await connected()
  await dapp.goOffline()
  const changed = refusal(phone.setNetworks('eip155', [evm]))
  await expect.poll(() => phone.sessions()[0]?.namespaces.eip155?.chains).toEqual([evm])
  await phone.close()
  expect(await changed).toMatchObject({ message: 'The client is closed.' })
})
