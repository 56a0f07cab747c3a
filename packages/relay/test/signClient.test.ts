import { afterEach, expect, test, vi } from 'vitest'
import {
  account,
  ask,
  chain,
  createSignClient,
  createStore,
  letWalletApprove,
  namespaces,
  pairClients,
  published,
  type TestClient,
} from './createSignClient.fixture.js'
import { createTcpProxy } from './createTcpProxy.fixture.js'
import { startServer, type TestServer } from './startServer.fixture.js'

let server: TestServer
const open: TestClient[] = []

async function startPair(url: string): Promise<{ readonly dapp: TestClient; readonly wallet: TestClient }> {
  const dapp = await createSignClient(url, 'dapp')
  const wallet = await createSignClient(url, 'wallet')
  open.push(dapp, wallet)
  letWalletApprove(wallet)
  return { dapp, wallet }
}

afterEach(async () => {
  vi.useRealTimers()
  for (const client of open.splice(0)) await client.close()
  await server.close()
})

const next = (client: TestClient['client'], event: 'session_delete' | 'session_event' | 'session_update') =>
  new Promise<{ readonly topic: string; readonly params?: unknown }>((resolve) => client.once(event, resolve))

test('T15: a dapp and a wallet propose, approve, request, notify, update, ping and disconnect over the relay', async () => {
  server = await startServer()
  const { dapp, wallet } = await startPair(server.url)
  const session = await pairClients(dapp, wallet)
  expect(session.namespaces.eip155?.accounts).toEqual([account])
  expect(await ask(dapp, session.topic)).toBe('0x5167')

  const event = next(dapp.client, 'session_event')
  await wallet.client.emit({
    topic: session.topic,
    chainId: chain,
    event: { name: 'accountsChanged', data: [account] },
  })
  expect((await event).params).toMatchObject({ event: { name: 'accountsChanged' } })

  const update = next(dapp.client, 'session_update')
  const { acknowledged } = await wallet.client.update({ topic: session.topic, namespaces })
  await acknowledged()
  expect((await update).topic).toBe(session.topic)

  await dapp.client.ping({ topic: session.topic })

  const end = next(wallet.client, 'session_delete')
  await dapp.client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'ended' } })
  expect((await end).topic).toBe(session.topic)
  expect(dapp.client.session.length).toBe(0)
})

test('FI1: delivers a request to an offline wallet, and a response to an offline dapp, once they reconnect', async () => {
  server = await startServer()
  const { dapp, wallet } = await startPair(server.url)
  const session = await pairClients(dapp, wallet)
  await wallet.core.relayer.transportClose()
  const asked = published(dapp, 'request')
  const answer = ask(dapp, session.topic)
  await asked
  await dapp.core.relayer.transportClose()
  const answered = published(wallet, 'response')
  await wallet.core.relayer.transportOpen()
  await answered
  await dapp.core.relayer.transportOpen()
  expect(await answer).toBe('0x5167')
})

test('FI1: delivers a response to a dapp, and a request to a wallet, after their connection was lost', async () => {
  server = await startServer()
  const [dappProxy, walletProxy] = [await createTcpProxy(server.url), await createTcpProxy(server.url)]
  const dapp = await createSignClient(dappProxy.url, 'dapp')
  const wallet = await createSignClient(walletProxy.url, 'wallet')
  open.push(dapp, wallet)
  letWalletApprove(wallet)
  const session = await pairClients(dapp, wallet)
  for (let round = 0; round < 2; round++) {
    walletProxy.cut()
    const asked = Promise.all([
      published(dapp, 'request'),
      new Promise((resolve) => wallet.client.once('session_request', resolve)),
    ])
    const answer = ask(dapp, session.topic)
    await asked
    const answered = published(wallet, 'response')
    dappProxy.cut()
    expect(await answer).toBe('0x5167')
    await answered
    await expect.poll(() => server.relay.connectionCount()).toBe(2)
  }
  await dappProxy.close()
  await walletProxy.close()
})

test('FI1: delivers each response to the page that sent the request if two pages share a client', async () => {
  server = await startServer()
  const store = createStore()
  const first = await createSignClient(server.url, 'dapp', store)
  const wallet = await createSignClient(server.url, 'wallet')
  open.push(first, wallet)
  letWalletApprove(wallet)
  const session = await pairClients(first, wallet)
  const second = await createSignClient(server.url, 'dapp', store)
  open.push(second)
  expect(await second.core.crypto.getClientId()).toBe(await first.core.crypto.getClientId())
  expect(await Promise.all([ask(second, session.topic), ask(first, session.topic)])).toEqual(['0x5167', '0x5167'])
})

test.each([
  ['invalidKey', 'Unauthorized: invalid key'],
  ['originNotAllowed', 'Unauthorized: origin not allowed'],
  ['notYetValid', 'JWT validation error: JWT Token is not yet valid'],
] as const)(
  'T15: sends the reason to a client that is refused with %s, which does not retry within 10 s',
  async (refusal, text) => {
    let visits = 0
    server = await startServer({
      authorise: () => {
        visits++
        return refusal
      },
    })
    const visit = async () => {
      const dapp = await createSignClient(server.url, 'dapp')
      open.push(dapp)
      const reported = new Promise<Error>((resolve) => dapp.core.relayer.once('relayer_error', resolve))
      dapp.client.connect({}).catch(() => undefined)
      expect((await reported).message).toContain(text)
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    await visit()
    // When a further visit arrives, a retry of an earlier client would have arrived, too. A client retries its
    // subscription after 15 s.
    await visit()
    await vi.advanceTimersByTimeAsync(10_000)
    await visit()
    expect(visits).toBe(3)
  },
)
