import type { SessionEvent } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import { startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accountOf } from './accountOf.fixture.js'
import { type App, openApp } from './app.fixture.js'
import type { ThinSession } from './descriptor.fixture.js'
import { openPage } from './page.fixture.js'
import { everything, type Phone, startPhone } from './phone.fixture.js'
import { watchNoise } from './watchNoise.fixture.js'

let relay: Awaited<ReturnType<typeof startRelay>>
let phone: Phone
const apps: App[] = []
const noise = watchNoise()
beforeAll(async () => {
  relay = await startRelay()
  phone = await startPhone(relay.url)
})
afterEach(() => {
  phone.approveWith(everything)
  phone.answerWith((method, params) => ({ method, params }))
  relay.faults.reset()
  for (const app of apps.splice(0)) app.part.destroy()
})
afterAll(async () => {
  await phone.close()
  await relay.close()
  expect(noise.stop()).toEqual([])
})
function open(options?: Parameters<typeof openApp>[1]): App {
  const app = openApp(relay.url, options)
  apps.push(app)
  return app
}
async function connect({ part }: App, namespace: 'eip155' | 'solana' = 'eip155'): Promise<ThinSession> {
  await part.prepare()
  const connecting = part.connector(namespace).connect()
  await phone.scan(part.uri() ?? '')
  return (await connecting) as ThinSession
}
const sign = (session: ThinSession, signal?: AbortSignal) =>
  session.wire.request({ method: 'personal_sign', params: ['0x00'], networkId: 'eip155:1', signal })
function eventsOf(session: ThinSession): SessionEvent[] {
  const events: SessionEvent[] = []
  session.watch((event) => void events.push(event))
  return events
}
/** The session of the newest approval, on the phone's side. */
async function connectFresh(app: App, namespace: 'eip155' | 'solana' = 'eip155') {
  const before = new Set(phone.sign.session.keys)
  const session = await connect(app, namespace)
  const topic = phone.sign.session.keys.find((key) => !before.has(key)) ?? ''
  return { session, topic }
}

describe('a request', () => {
  test.each([
    [{ code: 4001, message: 'no' }, 'USER_REJECTED'],
    [{ code: 5000, message: 'no' }, 'USER_REJECTED'],
    [{ code: 5001, message: 'no' }, 'USER_REJECTED'],
    [{ code: 5002, message: 'no' }, 'USER_REJECTED'],
    [{ code: -32601, message: 'what?' }, 'METHOD_NOT_SUPPORTED'],
    [{ code: -32603, message: 'boom' }, 'WALLET_FAILED'],
  ])('that the wallet answers with %o is a typed error', async (error, code) => {
    const { session } = await connectFresh(open())
    phone.answerWith(() => Promise.reject(error))
    await expect(sign(session)).rejects.toMatchObject({ code })
  })
  test('R42: is told of once the relay took it, and again once it is over, however it ends', async () => {
    const told: string[] = []
    const app = open({
      onSent({ namespace, method, name }) {
        told.push(`${namespace} ${method} ${name}`)
        return () => told.push('over')
      },
    })
    const { session } = await connectFresh(app)
    expect(told).toEqual([])
    await sign(session)
    expect(told).toEqual(['eip155 personal_sign Phone', 'over'])
    phone.answerWith(() => Promise.reject({ code: 4001, message: 'no' }))
    await expect(sign(session)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(told).toHaveLength(4)
    phone.answerWith(() => new Promise(() => undefined))
    const controller = new AbortController()
    const given = sign(session, controller.signal)
    await expect.poll(() => told.length).toBe(5)
    controller.abort()
    await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
    expect(told.at(-1)).toBe('over')
  })
  test('R42: a listener that throws costs no request its answer', async () => {
    const { session } = await connectFresh(open({ onSent: () => expect.unreachable() }))
    await expect(sign(session)).resolves.toMatchObject({ method: 'personal_sign' })
  })
  test('is not sent where method or network were not granted', async () => {
    phone.approveWith(({ eip155 }) =>
      everything({ eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: eip155?.events ?? [] } }),
    )
    const { session } = await connectFresh(open())
    expect(session.wire.granted().networkIds).toEqual(['eip155:1'])
    await expect(
      session.wire.request({ method: 'eth_sendTransaction', params: [], networkId: 'eip155:1' }),
    ).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    await expect(
      session.wire.request({ method: 'personal_sign', params: [], networkId: 'eip155:8453' }),
    ).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
  })
  test('that is given up ends at once, and the answer that comes later does nothing', async () => {
    const { session } = await connectFresh(open())
    phone.answerWith(() => new Promise((resolve) => setTimeout(resolve, 300, '0x01')))
    const giving = new AbortController()
    const asked = sign(session, giving.signal)
    setTimeout(() => giving.abort(), 50)
    await expect(asked).rejects.toMatchObject({ code: 'ABORTED' })
    await new Promise((resolve) => setTimeout(resolve, 400))
    phone.answerWith(() => '0x02')
    await expect(sign(session)).resolves.toBe('0x02')
  })
  test('FI1: is answered after the connection was lost while the wallet thought', async () => {
    const app = open()
    const { session } = await connectFresh(app)
    phone.answerWith(() => new Promise((resolve) => setTimeout(resolve, 300, '0x01')))
    const asked = sign(session)
    await relay.waitFor('irn_publish')
    await new Promise((resolve) => setTimeout(resolve, 100))
    relay.faults.dropConnections()
    await app.until((state) => state.relay === 'reconnecting')
    await expect(asked).resolves.toBe('0x01')
  })
  test('FI1: is sent once the connection is back', async () => {
    const app = open()
    const { session } = await connectFresh(app)
    relay.faults.dropConnections()
    await app.until((state) => state.relay === 'reconnecting')
    await expect(sign(session)).resolves.toBeTruthy()
  })
  test('FI1: is answered over a line that doubles and shuffles', async () => {
    const { session } = await connectFresh(open())
    relay.faults.duplicate()
    relay.faults.reorder()
    await expect(Promise.all([sign(session), sign(session), sign(session)])).resolves.toHaveLength(3)
  })
})

describe('what the wallet tells', () => {
  test('an update of what it grants', async () => {
    const { session, topic } = await connectFresh(open())
    const events = eventsOf(session)
    const { acknowledged } = await phone.sign.update({
      topic,
      namespaces: { eip155: { accounts: [`eip155:8453:${accountOf.eip155}`], methods: ['personal_sign'], events: [] } },
    })
    await acknowledged()
    await expect.poll(() => events).toEqual([{ type: 'actionsChanged' }])
    expect(session.wire.granted()).toMatchObject({ networkIds: ['eip155:8453'], methods: ['personal_sign'] })
  })
  test('an event of a network it approved', async () => {
    const { session, topic } = await connectFresh(open())
    const events = eventsOf(session)
    await phone.sign.emit({ topic, chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } })
    await expect.poll(() => events).toEqual([{ type: 'networkChanged', networkId: 'eip155:8453' }])
  })
  test('a longer life, and a ping, change nothing that is seen', async () => {
    const { session, topic } = await connectFresh(open())
    await phone.sign.ping({ topic })
    const { acknowledged } = await phone.sign.extend({ topic })
    await acknowledged()
    await expect(sign(session)).resolves.toBeTruthy()
  })
  test('the end of the session ends every namespace, and what is under way', async () => {
    const { session, topic } = await connectFresh(open({ namespaces: ['eip155', 'solana'] }))
    const events = [eventsOf(session), eventsOf(session.companions?.[0] as ThinSession)]
    phone.answerWith(() => new Promise(() => undefined))
    const asked = sign(session)
    asked.catch(() => undefined)
    await relay.waitFor('irn_publish')
    await phone.sign.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
    await expect(asked).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await expect
      .poll(() => events)
      .toEqual([[{ type: 'disconnected', reason: 'wallet' }], [{ type: 'disconnected', reason: 'wallet' }]])
    await expect(sign(session)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
  test('R42: hostile text of the wallet is cleaned, and a picture on its server is not asked for', async () => {
    Object.assign(phone.sign.metadata, {
      name: 'Evil\u202e\u0000',
      icons: ['https://evil.example/x.png', 'javascript:0'],
    })
    try {
      const { session } = await connectFresh(open())
      expect(session.wallet).toEqual({ name: 'Evil', identifier: 'walletConnect' })
    } finally {
      Object.assign(phone.sign.metadata, { name: 'Phone', icons: [] })
    }
  })
  test('R42: how its app is opened again comes as links that passed the policy, for the namespace that is connected', async () => {
    const redirect = { native: 'phone://', universal: 'javascript:alert(1)' }
    Object.assign(phone.sign.metadata, { redirect })
    const place = { userAgent: 'iPhone', isFramed: false, isTelegram: false }
    const app = open()
    expect(app.part.returnLinks('eip155', place)).toEqual([])
    try {
      const { session } = await connectFresh(app)
      expect(app.part.returnLinks('eip155', place).map(({ href }) => href)).toEqual(['phone://wc'])
      expect(app.part.returnLinks('solana', place)).toEqual([])
      await session.disconnect()
      expect(app.part.returnLinks('eip155', place)).toEqual([])
    } finally {
      Object.assign(phone.sign.metadata, { redirect: undefined })
    }
  })
  test('T15: messages a page must not act on are dropped: requests, proposals, events and updates that were not granted', async () => {
    const { session, topic } = await connectFresh(open())
    const events = eventsOf(session)
    const send = async (method: string, params: unknown) => {
      const message = await phone.sign.core.crypto.encode(topic, {
        id: Date.now() * 1000 + Math.floor(Math.random() * 1000),
        jsonrpc: '2.0',
        method,
        params,
      })
      await phone.sign.core.relayer.publish(topic, message, { tag: 1108, ttl: 300 })
    }
    await send('wc_sessionUpdate', { namespaces: { eip155: { accounts: 'x' } } })
    await send('wc_sessionUpdate', { namespaces: {} })
    await send('wc_sessionUpdate', null)
    await send('wc_sessionEvent', { chainId: 'eip155:5', event: { name: 'chainChanged', data: 5 } })
    await send('wc_sessionEvent', { chainId: 'eip155:1', event: { name: 'never granted', data: 5 } })
    await send('wc_sessionEvent', undefined)
    await send('wc_sessionRequest', { chainId: 'eip155:1', request: { method: 'personal_sign', params: [] } })
    await send('wc_sessionPropose', { x: 1 })
    await send('wc_nothing', {})
    await phone.sign.core.relayer.publish(topic, 'AAAA', { tag: 1108, ttl: 300 })
    await expect(sign(session)).resolves.toBeTruthy()
    expect(events).toEqual([])
    expect(session.wire.granted().accounts).toHaveLength(2)
  })
})

describe('a page that is loaded again', () => {
  test('has its session without asking, also while the relay cannot be reached; it works once that is back', async () => {
    const storage = createFakeStorage()
    const first = open({ storage })
    await connectFresh(first)
    first.part.destroy()
    await relay.faults.down()
    const app = open({ storage })
    const session = (await app.part.connector('eip155').restore?.()) as ThinSession
    expect(session.accounts[0]?.address).toBe(accountOf.eip155)
    expect(app.part.pairing().relay).toBe('connecting')
    const asked = sign(session)
    await relay.faults.up()
    await expect(asked).resolves.toBeTruthy()
  })
  test('restores several namespaces at once over one client', async () => {
    const storage = createFakeStorage()
    const namespaces = ['eip155', 'solana'] as const
    const first = open({ storage, namespaces })
    await connectFresh(first)
    first.part.destroy()
    const before = relay.traffic()
    const { part } = open({ storage, namespaces })
    const sessions = await Promise.all(namespaces.map((namespace) => part.connector(namespace).restore?.()))
    expect(sessions.map((session) => session?.namespace)).toEqual(namespaces)
    expect(before).toBeTruthy()
  })
  test('FI3: learns that the wallet ended the session while it was away', async () => {
    const storage = createFakeStorage()
    const first = open({ storage })
    const { topic } = await connectFresh(first)
    first.part.destroy()
    await phone.sign.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
    const { part } = open({ storage })
    const session = (await part.connector('eip155').restore?.()) as ThinSession
    const events = eventsOf(session)
    await expect.poll(() => events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    await expect(part.connector('eip155').restore?.()).rejects.toMatchObject({ code: 'WALLET_SESSION_ENDED' })
  })
  test('FI3: a stored session that is gone, expired or edited is no session', async () => {
    const storage = createFakeStorage()
    await expect(open({ storage }).part.connector('eip155').restore?.()).rejects.toMatchObject({
      code: 'WALLET_SESSION_ENDED',
    })
    const first = open({ storage })
    await connectFresh(first)
    first.part.destroy()
    const key = storage.keys().find((name) => name.endsWith('//session')) ?? ''
    const text = storage.getItem(key) ?? ''
    for (const edited of [text.replace(/"expiry":\d+/, '"expiry":1'), '{', '[1]', '[{"topic":"x"}]', 'null']) {
      storage.setItem(key, edited)
      await expect(open({ storage }).part.connector('eip155').restore?.()).rejects.toMatchObject({
        code: 'WALLET_SESSION_ENDED',
      })
    }
  })
  test('does not reach the wallet when it only goes away', async () => {
    const app = open()
    const { session, topic } = await connectFresh(app)
    session.detach()
    app.part.destroy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(phone.sign.session.keys).toContain(topic)
  })
})

describe('leaving', () => {
  test('one namespace leaves the others; the last tells the wallet', async () => {
    const { session, topic } = await connectFresh(open({ namespaces: ['eip155', 'solana'] }))
    const solana = session.companions?.[0] as ThinSession
    await session.disconnect()
    await expect(sign(session)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(phone.sign.session.keys).toContain(topic)
    await expect(
      solana.wire.request({
        method: 'solana_signMessage',
        params: {},
        networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      }),
    ).resolves.toBeTruthy()
    await solana.disconnect()
    await expect.poll(() => phone.sign.session.keys).not.toContain(topic)
  })
  test('a companion that was detached counts as left', async () => {
    const { session, topic } = await connectFresh(open({ namespaces: ['eip155', 'solana'] }))
    session.companions?.[0]?.detach()
    await session.disconnect()
    await expect.poll(() => phone.sign.session.keys).not.toContain(topic)
  })
  test('FI20: takes 3 s at most without a relay; the wallet is told by the next page that can', async () => {
    const storage = createFakeStorage()
    const app = open({ storage })
    const { session, topic } = await connectFresh(app)
    await relay.faults.down()
    const started = Date.now()
    await session.disconnect()
    expect(Date.now() - started).toBeLessThan(3_500)
    app.part.destroy()
    await relay.faults.up()
    const next = open({ storage })
    await expect(next.part.connector('eip155').restore?.()).rejects.toMatchObject({ code: 'WALLET_SESSION_ENDED' })
    await expect.poll(() => phone.sign.session.keys).not.toContain(topic)
  })
})

describe('two tabs', () => {
  test('share a session: requests of one do not disturb the other, and its end ends both', async () => {
    const storage = createFakeStorage()
    const page = openPage()
    const one = open({ storage })
    const two = open({ storage, window: page.window })
    // The second tab has loaded its client before the first connects.
    await expect(two.part.connector('eip155').restore?.()).rejects.toMatchObject({ code: 'WALLET_SESSION_ENDED' })
    const { session, topic } = await connectFresh(one)
    const other = (await two.part.connector('eip155').restore?.()) as ThinSession
    const events = eventsOf(other)
    await two.until((state) => state.relay === 'connected')
    await expect(Promise.all([sign(session), sign(session), sign(other)])).resolves.toHaveLength(3)
    await session.disconnect()
    page.tell('storage', { key: '@latchkey/wc/messages' })
    await expect.poll(() => events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    await expect.poll(() => phone.sign.session.keys).not.toContain(topic)
  })
  test('that each connect keep each other’s session', async () => {
    const storage = createFakeStorage()
    const one = open({ storage, namespaces: ['eip155'] })
    const two = open({ storage, namespaces: ['solana'] })
    await connectFresh(one, 'eip155')
    await connectFresh(two, 'solana')
    one.part.destroy()
    two.part.destroy()
    const three = open({ storage, namespaces: ['eip155', 'solana'] })
    await expect(three.part.connector('eip155').restore?.()).resolves.toMatchObject({ namespace: 'eip155' })
    await expect(three.part.connector('solana').restore?.()).resolves.toMatchObject({ namespace: 'solana' })
  })
})
