import type { ChainNamespace, KeyValueStorage } from '@latchkey/common'
import { createFakeClock, createFakeStorage } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { accountOf } from './accountOf.fixture.js'
import { createSkippableClock } from './createSkippableClock.fixture.js'
import type { ThinSession } from './descriptor.fixture.js'
import { everything, startPhone } from './phone.fixture.js'
import { eventsOf, openScene, sign } from './scene.fixture.js'

const scene = openScene()
const both: readonly ChainNamespace[] = ['eip155', 'solana']

/** Everything that is stored, as one text. */
function textOf(storage: KeyValueStorage): string {
  return storage
    .keys()
    .map((key) => `${key}=${storage.getItem(key)}`)
    .join('\n')
}

/** The stored keys of topics; that of the page's own identity is no session's. */
function keysOf(storage: KeyValueStorage): readonly string[] {
  return storage.keys().filter((key) => key.includes('/wc/key:') && !key.includes('client_ed25519'))
}

function expectNothingLeft(storage: KeyValueStorage): void {
  expect(keysOf(storage)).toEqual([])
  for (const address of Object.values(accountOf)) expect(textOf(storage)).not.toContain(address)
}

function companionOf(session: ThinSession): ThinSession {
  return (session.companions?.[0] as ThinSession | undefined) ?? expect.unreachable()
}

describe('R131: a session ends when no namespace uses it any more', () => {
  test('the wallet is told, and neither key, session nor address stays in storage', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ namespaces: both, storage })
    const { session, topic } = await scene.connect(app)
    const companion = companionOf(session)
    await companion.disconnect()
    expect(scene.phone.deleted).not.toContain(topic)
    expect(keysOf(storage)).toHaveLength(1)
    await session.disconnect()
    await vi.waitFor(() => expect(scene.phone.deleted).toContain(topic))
    await vi.waitFor(() => expectNothingLeft(storage))
  })

  test('a second wallet takes a namespace over, and the first one keeps the other until it is left, too', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ namespaces: both, storage })
    const first = await scene.connect(app)
    const other = await startPhone(scene.relay.url)
    try {
      other.approveWith(({ eip155 }) => everything({ ...(eip155 && { eip155 }) }))
      await app.part.prepare()
      const connecting = app.part.connector('eip155').connect()
      await app.until(({ uri }) => uri !== undefined)
      await other.scan(app.part.uri() ?? '')
      const second = (await connecting) as ThinSession
      await first.session.disconnect()
      expect(scene.phone.deleted).not.toContain(first.topic)

      const next = scene.open({ namespaces: both, storage })
      const restored = (await next.part.connector('eip155').restore?.()) as ThinSession
      expect(restored.wire.granted().accounts).toEqual(second.wire.granted().accounts)
      const kept = (await next.part.connector('solana').restore?.()) as ThinSession
      await kept.disconnect()
      await vi.waitFor(() => expect(scene.phone.deleted).toContain(first.topic))
      await restored.disconnect()
      await vi.waitFor(() => expectNothingLeft(storage))
    } finally {
      await other.close()
    }
  })

  test('no address stays in storage while the wallet cannot be told', async () => {
    const storage = createFakeStorage()
    const clock = createSkippableClock()
    const app = scene.open({ storage, clock })
    const { session } = await scene.connect(app)
    expect(textOf(storage)).toContain(accountOf.eip155)
    await scene.relay.faults.down()
    const left = session.disconnect().then(() => 'left')
    // The client reads its storage before the timeout starts, so one step of the clock can come too early.
    await vi.waitFor(async () => {
      clock.skip(3_000)
      expect(await Promise.race([left, 'waiting'])).toBe('left')
    })
    expect(textOf(storage)).not.toContain(accountOf.eip155)
    await scene.relayIsBack()
  })

  test('a stored session that this page did not open ends when its namespace uses another wallet', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const { topic } = await scene.connect(app)
    app.part.destroy()
    const next = scene.open({ storage })
    await next.part.forget('eip155')
    await vi.waitFor(() => expect(scene.phone.deleted).toContain(topic))
    await vi.waitFor(() => expectNothingLeft(storage))
  })

  test('one that no namespace ever used ends a minute after the next page restored its own', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const left = await scene.connect(app)
    const used = await scene.connect(app)
    app.part.destroy()
    const clock = createFakeClock()
    const next = scene.open({ storage, clock })
    const restored = (await next.part.connector('eip155').restore?.()) as ThinSession
    await clock.advance(59_000)
    expect(scene.phone.deleted).not.toContain(left.topic)
    await clock.advance(1_000)
    await vi.waitFor(() => expect(scene.phone.deleted).toContain(left.topic))
    expect(scene.phone.deleted).not.toContain(used.topic)
    await restored.disconnect()
    await vi.waitFor(() => expectNothingLeft(storage))
  })

  test('where sessions do not outlive the page nothing is stored, and what an earlier version stored goes', async () => {
    const storage = createFakeStorage()
    storage.setItem('@latchkey/wc/key:old', '"old"')
    const app = scene.open({ storage, isPersistent: false })
    const { session, topic } = await scene.connect(app)
    expect(storage.keys()).toEqual([])
    await session.disconnect()
    await vi.waitFor(() => expect(scene.phone.deleted).toContain(topic))
    expect(storage.keys()).toEqual([])
  })
})

describe('R132: the next page finds the session that a namespace used last', () => {
  test('also where an earlier one of another wallet lives longer', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const first = await scene.connect(app)
    const second = await scene.connect(app)
    // A wallet may have a session live as long as it likes.
    await scene.phone.sign.extend({ topic: first.topic }).then(({ acknowledged }) => acknowledged())
    app.part.destroy()
    const next = scene.open({ storage })
    const restored = (await next.part.connector('eip155').restore?.()) as ThinSession
    await restored.disconnect()
    await vi.waitFor(() => expect(scene.phone.deleted).toContain(second.topic))
    expect(scene.phone.deleted).not.toContain(first.topic)
  })

  test('where none is remembered, it is the one that was made last', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    await scene.connect(app)
    const second = await scene.connect(app)
    app.part.destroy()
    storage.removeItem('@latchkey/wc/used')
    const next = scene.open({ storage })
    const restored = (await next.part.connector('eip155').restore?.()) as ThinSession
    await restored.disconnect()
    await vi.waitFor(() => expect(scene.phone.deleted).toContain(second.topic))
  })
})

describe('R133: with another wallet connected in every namespace', () => {
  test('a code shows at the first try, requested before or after the visitor chose', async () => {
    const app = scene.open()
    app.taken.add('eip155')
    await app.part.prepare()
    expect(app.part.pairing()).toMatchObject({ status: 'idle', code: undefined })
    const connecting = app.part.connector('eip155').connect()
    await app.until(({ status }) => status !== 'idle' && status !== 'preparing')
    expect(app.part.pairing().status).toBe('ready')
    await scene.phone.scan(app.part.uri() ?? '')
    expect(await connecting).toMatchObject({ namespace: 'eip155' })
  })
  test('a code that the wallet declined is no longer shown as ready', async () => {
    const app = scene.open()
    app.taken.add('eip155')
    scene.phone.approveWith('reject')
    await app.part.prepare()
    const connecting = app.part.connector('eip155').connect()
    await app.until(({ status }) => status === 'ready')
    await scene.phone.scan(app.part.uri() ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await app.until(({ code }) => code === 'USER_REJECTED')
    expect(app.part.pairing()).toMatchObject({ status: 'idle', uri: undefined })
  })
})

test('R134: an event that was handled is not handled again on the next page, after any number of requests', async () => {
  const storage = createFakeStorage()
  const app = scene.open({ storage })
  const { session, topic } = await scene.connect(app)
  const events = eventsOf(session)
  await scene.phone.sign.emit({ topic, chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } })
  await vi.waitFor(() => expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:8453' }]))
  // Each is a message out and one in.
  for (let index = 0; index < 60; index++) await sign(session)
  app.part.destroy()

  const next = scene.open({ storage })
  const restored = (await next.part.connector('eip155').restore?.()) as ThinSession
  const told = eventsOf(restored)
  await sign(restored)
  expect(told).toEqual([])
  await restored.disconnect()
})

test('R236: the links of a session come from its wallet on the page it was approved on, and from storage on the next', async () => {
  const storage = createFakeStorage()
  const place = { userAgent: 'iPhone', isFramed: false, isTelegram: false }
  Object.assign(scene.phone.sign.metadata, { redirect: { universal: 'https://phone.example' } })
  const app = scene.open({ storage })
  const links = (one: typeof app) => {
    const { links, isStored } = one.part.returnLinks('eip155', place)
    return { hrefs: links.map(({ href }) => href), isStored }
  }
  const rewrite = () => {
    for (const key of storage.keys().filter((key) => storage.getItem(key)?.includes('phone.example')))
      storage.setItem(key, storage.getItem(key)?.replaceAll('phone.example', 'evil.example') ?? '')
  }
  try {
    await scene.connect(app)
    rewrite()
    expect(links(app)).toEqual({ hrefs: ['https://phone.example/wc'], isStored: false })
    app.part.destroy()

    rewrite()
    const next = scene.open({ storage })
    const restored = (await next.part.connector('eip155').restore?.()) as ThinSession
    expect(links(next)).toEqual({ hrefs: ['https://evil.example/wc'], isStored: true })
    await restored.disconnect()
  } finally {
    Object.assign(scene.phone.sign.metadata, { redirect: undefined })
  }
})

test('R135: an event that the wallet sent before the page switched is not followed when it arrives later', async () => {
  const app = scene.open()
  const { session, topic } = await scene.connect(app)
  await sign(session)
  const events = eventsOf(session)
  const emit = (data: number) =>
    scene.phone.sign.emit({ topic, chainId: `eip155:${data}`, event: { name: 'chainChanged', data } })
  scene.relay.faults.delay(1_000)
  const sending = emit(8453)
  // The event is at the relay, and not yet on the page.
  await new Promise((resolve) => setTimeout(resolve, 1_600))
  session.wire.noteSwitch?.()
  await sending
  scene.relay.faults.reset()
  await sign(session)
  await emit(1)
  await vi.waitFor(() => expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:1' }]))
  await session.disconnect()
})
