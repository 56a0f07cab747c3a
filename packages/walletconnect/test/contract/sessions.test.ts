import { readField } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { safeParseExpirations, safeParseSessions } from '../../src/client/keepSessions.js'
import { namespaces, nextHour, openLibrary, optionalNamespaces, runPending } from './libraryScene.fixture.js'

let lastId = Date.now() * 1_000
const newId = () => (lastId += 1_000)
const reason = { code: 6000, message: 'User disconnected.' }

// src/session/adoptStoredSessions.ts reads the sessions that another tab stored there.
test('R303: `session.storageKey` names the stored list of sessions, which our parser accepts', async () => {
  const { sign, storage, addSession } = await openLibrary()
  const topic = await addSession()
  const key = String(readField(sign.session, 'storageKey'))
  expect(key).toMatch(/\/\/session$/)
  expect(safeParseSessions(storage.read(key))).toMatchObject({ ok: true, value: [{ topic }] })
})

// src/client/createClientCore.ts persists the keys that end with //session and //expirer.
test('R303: a visit stores sessions and their expiry, and the next visit needs only these entries', async () => {
  const items = createFakeStorage()
  const keys = new Set<string>()
  const first = await openLibrary({
    items,
    prepare({ core }) {
      const { setItem } = core.storage
      core.storage.setItem = async (key, value) => {
        keys.add(key)
        return setItem(key, value)
      }
    },
  })
  await first.sign.connect({ optionalNamespaces })
  const topic = await first.addSession()
  first.storage.write(`key:${topic}`, first.core.crypto.keychain.get(topic))
  expect([...keys].map((key) => key.split('//')[1]).sort()).toEqual([
    'expirer',
    'history',
    'pairing',
    'proposal',
    'session',
  ])
  const stored = first.storage.keys().find((key) => key.endsWith('//expirer')) ?? ''
  expect(safeParseExpirations(first.storage.read(stored))).toMatchObject({
    ok: true,
    value: expect.arrayContaining([{ target: `topic:${topic}`, expiry: expect.any(Number) }]),
  })
  const next = await openLibrary({ items })
  expect(next.sign.session.get(topic)).toEqual(first.sign.session.get(topic))
  expect(next.core.expirer.has(topic)).toBe(true)
  expect(next.sign.proposal.keys).toEqual([])
})

// src/client/createKeyChain.ts: a tab that ends a session removes its key.
test('R303: a stored session whose key is missing is deleted at the start', async () => {
  const items = createFakeStorage()
  const first = await openLibrary({ items })
  const topic = await first.addSession()
  const next = await openLibrary({ items })
  expect(next.sign.session.keys).not.toContain(topic)
})

// src/session/adoptStoredSessions.ts sets sessions of other tabs; src/session/createSessions.ts reads and updates them.
test('R303: sessions can be set, are listed in that order, and `update` keeps the other fields', async () => {
  const { sign, addSession } = await openLibrary()
  const topics = [await addSession(), await addSession(), await addSession()]
  await sign.session.update(topics[0] ?? '', { namespaces: {} })
  expect(sign.session.keys).toEqual(topics)
  expect(sign.session.getAll().map(({ topic }) => topic)).toEqual(topics)
  expect(sign.session.get(topics[0] ?? '')).toMatchObject({ namespaces: {}, peer: { metadata: { name: 'Wallet' } } })
  expect(() => sign.session.get('f'.repeat(64))).toThrow()
})

// src/session/createSessions.ts listens to these two events.
test('R303: `session_update` and `session_event` carry the topic and the parameters of the wallet', async () => {
  const { sign, receive, addSession } = await openLibrary()
  const topic = await addSession()
  const heard: unknown[] = []
  sign.on('session_update', ({ topic, params }) => void heard.push({ topic, params }))
  sign.on('session_event', ({ topic, params }) => void heard.push({ topic, params }))
  const event = { chainId: 'eip155:1', event: { name: 'accountsChanged', data: ['eip155:1:0xcd'] } }
  await receive(topic, { id: newId(), method: 'wc_sessionEvent', params: event })
  const update = { namespaces: { eip155: { ...namespaces.eip155, accounts: ['eip155:1:0xcd'] } } }
  await receive(topic, { id: newId(), method: 'wc_sessionUpdate', params: update })
  expect(heard).toEqual([
    { topic, params: event },
    { topic, params: update },
  ])
  expect(sign.session.get(topic).namespaces).toEqual(update.namespaces)
})

// src/relay/createRelayer.ts emits the event after each publish.
test('R303: a session that the wallet deletes ends at the next `relayer_publish`', async () => {
  const { sign, receive, emit, addSession } = await openLibrary()
  const topic = await addSession()
  const ended: string[] = []
  sign.on('session_delete', ({ topic }) => void ended.push(topic))
  await receive(topic, { id: newId(), method: 'wc_sessionDelete', params: reason })
  expect(sign.session.keys).toContain(topic)
  await emit('relayer_publish', {})
  expect(ended).toEqual([topic])
  expect(sign.session.keys).not.toContain(topic)
})

// The heartbeat of src/client/createClientCore.ts emits the pulse; `connected` comes from src/relay/createRelayer.ts.
test('R303: a session expires at a `heartbeat_pulse`, but only while the relayer is connected', async () => {
  let isConnected = false
  const { sign, core, clock, addSession } = await openLibrary({
    prepare: ({ core }) => void Object.defineProperty(core.relayer, 'connected', { get: () => isConnected }),
  })
  const topic = await addSession()
  const expired: string[] = []
  sign.on('session_expire', ({ topic }) => void expired.push(topic))
  const { now } = Date
  Date.now = () => now() + 7_200_000
  try {
    await clock.advance(5_000)
    expect(expired).toEqual([])
    isConnected = true
    await clock.advance(5_000)
    await expect.poll(() => expired).toEqual([topic])
  } finally {
    Date.now = now
  }
  expect(core.crypto.keychain.has(topic)).toBe(false)
})

// src/session/createSessions.ts relies on this when the page disconnects.
test('R303: `disconnect` publishes wc_sessionDelete, then removes session, keys and expiry, without `session_delete`', async () => {
  const { sign, core, steps, published, addSession } = await openLibrary()
  const topic = await addSession()
  const { publicKey } = sign.session.get(topic).self
  const ended: unknown[] = []
  sign.on('session_delete', (event) => void ended.push(event))
  steps.length = 0
  await sign.disconnect({ topic, reason })
  expect(steps).toEqual(['publish', 'unsubscribe'])
  expect(await core.crypto.decode(topic, published[0]?.message ?? '').catch(() => undefined)).toBeUndefined()
  expect(published[0]?.opts?.tag).toBe(1112)
  expect(sign.session.keys).toEqual([])
  expect([topic, publicKey].map((tag) => core.crypto.keychain.has(tag))).toEqual([false, false])
  expect(core.expirer.has(topic)).toBe(false)
  expect(ended).toEqual([])
})

// src/relay/createMessageLog.ts records a message as handled only then.
test('R303: the library acknowledges a message to `relayer.messages` after it has handled it', async () => {
  const order: string[] = []
  const { sign, receive, addSession } = await openLibrary({
    prepare({ core }) {
      core.relayer.messages.ack = async () => void order.push('ack')
    },
  })
  const topic = await addSession()
  sign.on('session_event', () => void order.push('session_event'))
  const event = { chainId: 'eip155:1', event: { name: 'accountsChanged', data: [] } }
  await receive(topic, { id: newId(), method: 'wc_sessionEvent', params: event })
  expect(order).toEqual(['session_event', 'ack'])
})

// src/client/isAcceptableMessage.ts drops older events before the library marks them as handled.
test('R303: the library itself drops an event only by its request id, not by the time of publication', async () => {
  const { sign, receive, addSession } = await openLibrary()
  const topic = await addSession()
  const heard: unknown[] = []
  sign.on('session_event', ({ params }) => void heard.push(params.event.data))
  const send = (id: number, data: string) =>
    receive(topic, {
      id,
      method: 'wc_sessionEvent',
      params: { chainId: 'eip155:1', event: { name: 'accountsChanged', data } },
    })
  const [one, two] = [newId(), newId()]
  await send(two, 'newer')
  await send(one, 'older')
  await send(two, 'again')
  expect(heard).toEqual(['newer', 'again'])
})

// src/session/extendSession.ts restores the expiry until the wallet responds.
test('R303, R343: `extend` changes the expiry at once, and is acknowledged or rejected by the response', async () => {
  const { sign, core, published, receive, addSession } = await openLibrary()
  const topic = await addSession({ expiry: nextHour() })
  for (const response of [{ result: true }, { error: { code: 3003, message: 'Unauthorized extend request' } }]) {
    const { acknowledged } = await sign.extend({ topic })
    const settled = acknowledged().then(
      () => 'agreed',
      () => 'refused',
    )
    expect(sign.session.get(topic).expiry).toBeGreaterThan(nextHour() + 86_400)
    await runPending()
    expect(published.at(-1)?.opts?.tag).toBe(1106)
    const id = core.history.values.find(({ request }) => request.method === 'wc_sessionExtend')?.id ?? 0
    await receive(topic, { id, ...response })
    expect(await settled).toBe('result' in response ? 'agreed' : 'refused')
  }
})

// src/client/createClientCore.ts gives a session an expiry that our own code reads in seconds.
test('R303: expiry is in seconds', async () => {
  const { sign, receive, addSession } = await openLibrary()
  const topic = await addSession({ expiry: nextHour() })
  await receive(topic, { id: newId(), method: 'wc_sessionExtend', params: {} })
  const days = (sign.session.get(topic).expiry - Date.now() / 1_000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
})
