import { createFakeStorage, createSkippableClock, settle } from '@latchkey/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accountOf } from './accountOf.fixture.js'
import { openPage } from './page.fixture.js'
import { everything } from './phone.fixture.js'
import { eventsOf, openScene, sign } from './scene.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'

const scene = openScene()
/** Tag of the wallet's response to a request. */
const answerTag = 1109
/** Runs pending work until only network requests are pending. */

describe('a request', () => {
  test.each([
    [{ code: 4001, message: 'no' }, 'USER_REJECTED'],
    [{ code: 5000, message: 'no' }, 'USER_REJECTED'],
    [{ code: 5001, message: 'no' }, 'USER_REJECTED'],
    [{ code: 5002, message: 'no' }, 'USER_REJECTED'],
    [{ code: -32601, message: 'what?' }, 'METHOD_NOT_SUPPORTED'],
    [{ code: -32603, message: 'boom' }, 'WALLET_FAILED'],
  ])('rejects with a typed error if the wallet responds with %o', async (error, code) => {
    const { session } = await scene.connect(scene.open())
    scene.phone.answerWith(() => Promise.reject(error))
    await expect(sign(session)).rejects.toMatchObject({ code })
  })
  test('R42: is reported when the relay accepts it, and when it settles', async () => {
    const reported: string[] = []
    const app = scene.open({
      onSent({ namespace, method, name }) {
        reported.push(`${namespace} ${method} ${name}`)
        return () => reported.push('over')
      },
    })
    const { session } = await scene.connect(app)
    expect(reported).toEqual([])
    await sign(session)
    expect(reported).toEqual(['eip155 personal_sign Phone', 'over'])
    scene.phone.answerWith(() => Promise.reject({ code: 4001, message: 'no' }))
    await expect(sign(session)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(reported).toHaveLength(4)
    scene.phone.answerWith(() => new Promise(() => undefined))
    const controller = new AbortController()
    const given = sign(session, controller.signal)
    await expect.poll(() => reported.length).toBe(5)
    controller.abort()
    await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
    expect(reported.at(-1)).toBe('over')
  })
  test('R42: resolves even if a listener throws', async () => {
    const { session } = await scene.connect(scene.open({ onSent: () => expect.unreachable() }))
    await expect(sign(session)).resolves.toMatchObject({ method: 'personal_sign' })
  })
  test('L2b: receives its own response, also if several are sent at once with the same random number', async () => {
    const sent: string[] = []
    const app = scene.open({
      onSent({ method }) {
        sent.push(method)
        return () => undefined
      },
    })
    const { session } = await scene.connect(app)
    // The phone runs in this process and uses the same random numbers, so it responds after everything is sent.
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    scene.phone.answerWith(async (_method, params) => {
      await released
      return params
    })
    const draw = Math.random
    // The library creates an id from the time and three digits.
    Math.random = () => 0.5 + draw() / 1_000
    onTestFinished(() => {
      Math.random = draw
    })
    const asked = Array.from({ length: 8 }, (_, index) => [`0x0${index}`, '0x01'])
    const answers = Promise.all(
      asked.map((params) => session.channel.request({ method: 'personal_sign', params, networkId: 'eip155:1' })),
    )
    await expect.poll(() => sent).toHaveLength(asked.length)
    Math.random = draw
    release()
    expect(await answers).toEqual(asked)
  })
  test('is not sent without a grant of its method and network', async () => {
    scene.phone.approveWith(({ eip155 }) =>
      everything({ eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: eip155?.events ?? [] } }),
    )
    const { session } = await scene.connect(scene.open())
    expect(session.channel.granted().networkIds).toEqual(['eip155:1'])
    await expect(
      session.channel.request({ method: 'eth_sendTransaction', params: [], networkId: 'eip155:1' }),
    ).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    await expect(
      session.channel.request({ method: 'personal_sign', params: [], networkId: 'eip155:8453' }),
    ).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
  })
  test('L2b: receives its own response if the wallet responds in another order', async () => {
    const { session } = await scene.connect(scene.open())
    const pending = new Map<string, (value: unknown) => void>()
    scene.phone.answerWith((_method, params) => {
      const [message] = params as readonly string[]
      return new Promise((resolve) => pending.set(String(message), resolve))
    })
    const messages = ['0x00', '0x01', '0x02', '0x03']
    const answers = Promise.all(
      messages.map((message) =>
        session.channel.request({ method: 'personal_sign', params: [message], networkId: 'eip155:1' }),
      ),
    )
    await expect.poll(() => pending.size).toBe(messages.length)
    scene.relay.faults.reorder()
    for (const message of ['0x02', '0x00', '0x03', '0x01']) pending.get(message)?.(`signed ${message}`)
    expect(await answers).toEqual(messages.map((message) => `signed ${message}`))
  })
  test('L2b: rejects immediately when aborted, and ignores a later response', async () => {
    const { session } = await scene.connect(scene.open())
    const { seen, answer } = scene.phone.holdAnswer()
    const giving = new AbortController()
    const asked = sign(session, giving.signal)
    await seen
    giving.abort()
    await expect(asked).rejects.toMatchObject({ code: 'ABORTED' })
    const answered = scene.relay.waitFor(answerTag)
    answer('0x01')
    await answered
    scene.phone.answerWith(() => '0x02')
    await expect(sign(session)).resolves.toBe('0x02')
  })
  test('FI1: resolves after the connection was lost before the response', async () => {
    const app = scene.open()
    const { session } = await scene.connect(app)
    const { seen, answer } = scene.phone.holdAnswer()
    const asked = sign(session)
    await seen
    scene.relay.faults.dropConnections()
    await app.until((state) => state.relay === 'reconnecting')
    await scene.phone.reconnect()
    answer('0x01')
    await expect(asked).resolves.toBe('0x01')
  })
  test('FI1: is sent once the connection is back', async () => {
    const app = scene.open()
    const { session } = await scene.connect(app)
    scene.relay.faults.dropConnections()
    await app.until((state) => state.relay === 'reconnecting')
    const asked = sign(session)
    await scene.phone.reconnect()
    await expect(asked).resolves.toBeTruthy()
  })
  test.each([
    ['at once', () => Promise.resolve()],
    ['once the client has sent it', settle],
  ])('that ends %s while the relay is unreachable is not sent later', async (_, wait) => {
    const app = scene.open()
    const { session } = await scene.connect(app)
    await scene.relay.faults.down()
    await app.until((state) => state.relay === 'reconnecting')
    const asked: unknown[] = []
    scene.phone.answerWith((_method, params) => {
      asked.push(params)
      return '0x02'
    })
    const giving = new AbortController()
    const given = session.channel.request({
      method: 'personal_sign',
      params: ['given up'],
      networkId: 'eip155:1',
      signal: giving.signal,
    })
    await wait()
    giving.abort()
    await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
    await scene.relayIsBack()
    await expect(sign(session)).resolves.toBe('0x02')
    expect(asked).toEqual([['0x00']])
  })
  test('R42: is not reported if the relay does not accept it', async () => {
    const reported: string[] = []
    const clock = createSkippableClock()
    const app = scene.open({
      clock,
      onSent() {
        reported.push('sent')
        return () => undefined
      },
    })
    const { session } = await scene.connect(app)
    await scene.relay.faults.down()
    const asked = sign(session)
    await settle()
    clock.skip(300_000)
    await expect(asked).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
    expect(reported).toEqual([])
  })
  test('FI1: waits for the relay until the timeout of the protocol', async () => {
    const clock = createSkippableClock()
    const app = scene.open({ clock })
    const { session } = await scene.connect(app)
    await scene.relay.faults.down()
    await app.until((state) => state.relay === 'reconnecting')
    const asked = sign(session)
    await settle()
    clock.skip(200_000)
    await scene.relayIsBack()
    clock.skip(15_000)
    await expect(asked).resolves.toBeTruthy()
  })
  test('FI1: resolves over a connection that duplicates and reorders messages', async () => {
    const { session } = await scene.connect(scene.open())
    scene.relay.faults.duplicate()
    scene.relay.faults.reorder()
    await expect(Promise.all([sign(session), sign(session), sign(session)])).resolves.toHaveLength(3)
  })
})

describe('messages from the wallet', () => {
  test('an update changes the grant', async () => {
    const { session, topic } = await scene.connect(scene.open())
    const events = eventsOf(session)
    const { acknowledged } = await scene.phone.sign.update({
      topic,
      namespaces: { eip155: { accounts: [`eip155:8453:${accountOf.eip155}`], methods: ['personal_sign'], events: [] } },
    })
    await acknowledged()
    await expect.poll(() => events).toEqual([{ type: 'actionsChanged' }])
    expect(session.channel.granted()).toMatchObject({ networkIds: ['eip155:8453'], methods: ['personal_sign'] })
  })
  test('R137: a removed namespace that is granted again is reported, and opens without a new approval', async () => {
    const granted: string[] = []
    const app = scene.open({ namespaces: ['eip155', 'solana'], onGranted: (namespace) => void granted.push(namespace) })
    const { session, topic } = await scene.connect(app)
    const companion = session.companions?.[0] as ThinSession
    const events = eventsOf(companion)
    const { namespaces } = scene.phone.sign.session.get(topic)
    const { eip155 } = namespaces
    if (!eip155) return expect.unreachable()
    await scene.phone.sign.update({ topic, namespaces: { eip155 } }).then(({ acknowledged }) => acknowledged())
    await expect.poll(() => events).toHaveLength(1)
    // As an adapter session does when it has no account left.
    await companion.disconnect()
    expect(granted).toEqual([])
    await scene.phone.sign.update({ topic, namespaces }).then(({ acknowledged }) => acknowledged())
    await expect.poll(() => granted).toEqual(['solana'])
    const again = await app.part.restore('solana')
    expect(again).toMatchObject({ namespace: 'solana', networkId: companion.networkId })
    await again?.disconnect()
    await session.disconnect()
  })
  test('an event of an approved network reaches the session', async () => {
    const { session, topic } = await scene.connect(scene.open())
    const events = eventsOf(session)
    await scene.phone.sign.emit({ topic, chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } })
    await expect.poll(() => events).toEqual([{ type: 'networkChanged', networkId: 'eip155:8453' }])
  })
  test('an extension and a ping do not change the state', async () => {
    const { session, topic } = await scene.connect(scene.open())
    await scene.phone.sign.ping({ topic })
    const { acknowledged } = await scene.phone.sign.extend({ topic })
    await acknowledged()
    await expect(sign(session)).resolves.toBeTruthy()
  })
  test('the end of the session ends every namespace and pending requests', async () => {
    const { session, topic } = await scene.connect(scene.open({ namespaces: ['eip155', 'solana'] }))
    const events = [eventsOf(session), eventsOf(session.companions?.[0] as ThinSession)]
    scene.phone.answerWith(() => new Promise(() => undefined))
    const asked = sign(session)
    asked.catch(() => undefined)
    await scene.relay.waitFor('irn_publish')
    await scene.phone.sign.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
    await expect(asked).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await expect
      .poll(() => events)
      .toEqual([[{ type: 'disconnected', reason: 'wallet' }], [{ type: 'disconnected', reason: 'wallet' }]])
    await expect(sign(session)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
  test('R42: cleans hostile text of the wallet, and does not request its remote image', async () => {
    Object.assign(scene.phone.sign.metadata, {
      name: 'Evil\u202e\u0000',
      icons: ['https://evil.example/x.png', 'javascript:0'],
    })
    try {
      const { session } = await scene.connect(scene.open())
      expect(session.wallet).toEqual({ name: 'Evil', identifier: 'walletConnect' })
    } finally {
      Object.assign(scene.phone.sign.metadata, { name: 'Phone', icons: [] })
    }
  })
  test('R42: return links of the connected namespace pass the URL policy', async () => {
    const redirect = { native: 'phone://', universal: 'javascript:alert(1)' }
    Object.assign(scene.phone.sign.metadata, { redirect })
    const place = { userAgent: 'iPhone', isFramed: false, isTelegram: false }
    const app = scene.open()
    expect(app.part.returnLinks('eip155', place)).toEqual({ links: [], isStored: false })
    try {
      const { session } = await scene.connect(app)
      const phone = [expect.objectContaining({ href: 'phone://wc' })]
      expect(app.part.returnLinks('eip155', place)).toEqual({ links: phone, isStored: false })
      expect(app.part.returnLinks('solana', place).links).toEqual([])
      await session.disconnect()
      expect(app.part.returnLinks('eip155', place).links).toEqual([])
    } finally {
      Object.assign(scene.phone.sign.metadata, { redirect: undefined })
    }
  })
  test('T15: ignores requests, proposals, and events and updates that the grant does not cover', async () => {
    const { session, topic } = await scene.connect(scene.open())
    const events = eventsOf(session)
    const send = async (method: string, params: unknown) => {
      const message = await scene.phone.sign.core.crypto.encode(topic, {
        id: Date.now() * 1000 + Math.floor(Math.random() * 1000),
        jsonrpc: '2.0',
        method,
        params,
      })
      await scene.phone.sign.core.relayer.publish(topic, message, { tag: 1108, ttl: 300 })
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
    await scene.phone.sign.core.relayer.publish(topic, 'AAAA', { tag: 1108, ttl: 300 })
    await expect(sign(session)).resolves.toBeTruthy()
    expect(events).toEqual([])
    expect(session.channel.granted().accounts).toHaveLength(2)
  })
})

describe('a reloaded page', () => {
  test('restores its session without a request, also while the relay is unreachable; requests work once it is back', async () => {
    const storage = createFakeStorage()
    const first = scene.open({ storage })
    await scene.connect(first)
    first.part.destroy()
    await scene.relay.faults.down()
    const app = scene.open({ storage })
    const session = (await app.part.restore('eip155')) as ThinSession
    expect(session.accounts[0]?.address).toBe(accountOf.eip155)
    await app.until((state) => state.relay === 'reconnecting')
    const asked = sign(session)
    await scene.relayIsBack()
    await expect(asked).resolves.toBeTruthy()
  })
  test('restores several namespaces at once over one client', async () => {
    const storage = createFakeStorage()
    const namespaces = ['eip155', 'solana'] as const
    const first = scene.open({ storage, namespaces })
    await scene.connect(first)
    first.part.destroy()
    const before = scene.relay.traffic().connections
    const { part, until } = scene.open({ storage, namespaces })
    const sessions = await Promise.all(namespaces.map((namespace) => part.restore(namespace)))
    expect(sessions.map((session) => session?.namespace)).toEqual(namespaces)
    await until((state) => state.relay === 'connected')
    await expect(sign(sessions[0] as ThinSession)).resolves.toBeTruthy()
    expect(scene.relay.traffic().connections).toBe(before + 1)
  })
  test('FI3: receives the end of a session that the wallet ended meanwhile', async () => {
    const storage = createFakeStorage()
    const first = scene.open({ storage })
    const { topic } = await scene.connect(first)
    first.part.destroy()
    await scene.phone.sign.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
    const { part } = scene.open({ storage })
    const session = (await part.restore('eip155')) as ThinSession
    const events = eventsOf(session)
    await expect.poll(() => events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    await expect(part.restore('eip155')).rejects.toMatchObject({ code: 'WALLET_SESSION_ENDED' })
  })
  test('FI3: ignores a stored session that is missing, expired or edited', async () => {
    const storage = createFakeStorage()
    await expect(scene.open({ storage }).part.restore('eip155')).rejects.toMatchObject({
      code: 'WALLET_SESSION_ENDED',
    })
    const first = scene.open({ storage })
    await scene.connect(first)
    first.part.destroy()
    const key = storage.keys().find((name) => name.endsWith('//session')) ?? ''
    const text = storage.getItem(key) ?? ''
    for (const edited of [text.replace(/"expiry":\d+/, '"expiry":1'), '{', '[1]', '[{"topic":"x"}]', 'null']) {
      storage.setItem(key, edited)
      await expect(scene.open({ storage }).part.restore('eip155')).rejects.toMatchObject({
        code: 'WALLET_SESSION_ENDED',
      })
    }
  })
  test('does not notify the wallet when the page closes', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const { session, topic } = await scene.connect(app)
    session.detach()
    app.part.destroy()
    // The phone would have received a message of the page before this one.
    const next = (await scene.open({ storage }).part.restore('eip155')) as ThinSession
    await expect(sign(next)).resolves.toBeTruthy()
    expect(scene.phone.sign.session.keys).toContain(topic)
  })
})

describe('storage that is cleared while a wallet is connected', () => {
  test('FI10: in this or another tab, ends no session before the page closes', async () => {
    const storage = createFakeStorage()
    const page = openPage()
    const { session, topic } = await scene.connect(scene.open({ storage, window: page.window }))
    const events = eventsOf(session)
    for (const key of storage.keys()) storage.removeItem(key)
    page.dispatch('storage', { key: null, newValue: null })
    page.show(true)
    page.dispatch('online')
    await expect(sign(session)).resolves.toBeTruthy()
    // Another tab now creates and stores a new identity.
    const other = scene.open({ storage })
    await other.part.prepare()
    page.dispatch('storage', { key: '@latchkey/wc/key:client_ed25519_seed', newValue: 'x' })
    page.show(true)
    expect(events).toEqual([])
    await session.disconnect()
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
  })
  test('FI10: leaves no session for the next page', async () => {
    const storage = createFakeStorage()
    const first = scene.open({ storage })
    const { session } = await scene.connect(first)
    for (const key of storage.keys()) storage.removeItem(key)
    await expect(sign(session)).resolves.toBeTruthy()
    first.part.destroy()
    await expect(scene.open({ storage }).part.restore('eip155')).rejects.toMatchObject({
      code: 'WALLET_SESSION_ENDED',
    })
  })
})

describe('a disconnect', () => {
  /** Disconnects and closes a page while the relay is down, then restores the relay. */
  async function leaveUntold() {
    const storage = createFakeStorage()
    const clock = createSkippableClock()
    const app = scene.open({ storage, clock })
    const { session, topic } = await scene.connect(app)
    await scene.relay.faults.down()
    const leaving = session.disconnect()
    clock.skip(3_000)
    await leaving
    app.part.destroy()
    await scene.relayIsBack()
    return { storage, topic }
  }

  test('of one namespace keeps the others; the last one notifies the wallet', async () => {
    const { session, topic } = await scene.connect(scene.open({ namespaces: ['eip155', 'solana'] }))
    const solana = session.companions?.[0] as ThinSession
    await session.disconnect()
    await expect(sign(session)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(scene.phone.sign.session.keys).toContain(topic)
    await expect(
      solana.channel.request({
        method: 'solana_signMessage',
        params: {},
        networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      }),
    ).resolves.toBeTruthy()
    await solana.disconnect()
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
  })
  test('counts a detached companion as disconnected', async () => {
    const { session, topic } = await scene.connect(scene.open({ namespaces: ['eip155', 'solana'] }))
    session.companions?.[0]?.detach()
    await session.disconnect()
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
  })
  test('FI20: takes at most 3 s without a relay; the next page notifies the wallet', async () => {
    const { storage, topic } = await leaveUntold()
    const next = scene.open({ storage })
    await expect(next.part.restore('eip155')).rejects.toMatchObject({ code: 'WALLET_SESSION_ENDED' })
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
  })
  test('FI20: a page that only shows a URI also notifies the wallet', async () => {
    const { storage, topic } = await leaveUntold()
    await scene.open({ storage }).part.prepare()
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
  })
})

describe('two tabs', () => {
  test('share a session: requests do not interfere, and its end ends both', async () => {
    const storage = createFakeStorage()
    const page = openPage()
    const one = scene.open({ storage })
    const two = scene.open({ storage, window: page.window })
    // The second tab loads its client before the first connects.
    await expect(two.part.restore('eip155')).rejects.toMatchObject({ code: 'WALLET_SESSION_ENDED' })
    const { session, topic } = await scene.connect(one)
    const other = (await two.part.restore('eip155')) as ThinSession
    const events = eventsOf(other)
    await two.until((state) => state.relay === 'connected')
    await expect(Promise.all([sign(session), sign(session), sign(other)])).resolves.toHaveLength(3)
    await session.disconnect()
    page.dispatch('storage', { key: '@latchkey/wc/messages' })
    await expect.poll(() => events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
  })
  test('FI3: a session that one tab ended while another slept ends there on waking, also without a storage event', async () => {
    const storage = createFakeStorage()
    const page = openPage()
    const one = scene.open({ storage })
    const { session, topic } = await scene.connect(one)
    const two = scene.open({ storage, window: page.window })
    const events = eventsOf((await two.part.restore('eip155')) as ThinSession)
    await two.until((state) => state.relay === 'connected')
    await session.disconnect()
    await expect.poll(() => scene.phone.sign.session.keys).not.toContain(topic)
    page.show(true)
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  })
  test("that both connect keep each other's session", async () => {
    const storage = createFakeStorage()
    const one = scene.open({ storage, namespaces: ['eip155'] })
    const two = scene.open({ storage, namespaces: ['solana'] })
    await scene.connect(one, 'eip155')
    await scene.connect(two, 'solana')
    one.part.destroy()
    two.part.destroy()
    const three = scene.open({ storage, namespaces: ['eip155', 'solana'] })
    await expect(three.part.restore('eip155')).resolves.toMatchObject({ namespace: 'eip155' })
    await expect(three.part.restore('solana')).resolves.toMatchObject({ namespace: 'solana' })
  })
})
