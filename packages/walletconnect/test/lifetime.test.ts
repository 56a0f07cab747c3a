import { type ChainNamespace, type KeyValueStorage, storageScopes, storedValues } from '@latchkey/common'
import { createFakeClock, createFakeStorage, createSkippableClock } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { accountOf } from './accountOf.fixture.js'
import { everything, startPhone } from './phone.fixture.js'
import { eventsOf, openScene, sign } from './scene.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'

const scene = openScene()
/** The relay tag of session events. */
const sessionEventTag = 1110
const both: readonly ChainNamespace[] = ['eip155', 'solana']

/** Returns all stored entries as one text. */
function textOf(storage: KeyValueStorage): string {
  return storage
    .keys()
    .map((key) => `${key}=${storage.getItem(key)}`)
    .join('\n')
}

/** Returns the stored keys of topics, without the identity key of the client. */
function keysOf(storage: KeyValueStorage): readonly string[] {
  return storage.keys().filter((key) => key.includes('/wc/key:') && !key.includes('client_ed25519'))
}

async function expectNothingLeft(storage: KeyValueStorage): Promise<void> {
  await expect.poll(() => keysOf(storage)).toEqual([])
  for (const address of Object.values(accountOf)) await expect.poll(() => textOf(storage)).not.toContain(address)
}

function companionOf(session: ThinSession): ThinSession {
  return (session.companions?.[0] as ThinSession | undefined) ?? expect.unreachable()
}

describe('R131: a session ends when no namespace uses it', () => {
  test('notifies the wallet, and leaves no key, session or address in storage', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ namespaces: both, storage })
    const { session, topic } = await scene.connect(app)
    const companion = companionOf(session)
    await companion.disconnect()
    expect(scene.phone.deleted).not.toContain(topic)
    expect(keysOf(storage)).toHaveLength(1)
    await session.disconnect()
    await expect.poll(() => scene.phone.deleted).toContain(topic)
    await expectNothingLeft(storage)
  })

  test('R70: a disconnect removes each stored value whose `clearedBy` says so', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const { session, topic } = await scene.connect(app)
    const values = Object.entries(storedValues.walletConnect).map(([name, row]) => {
      const keyOf: (part: string) => string = row.key
      const [start = '', end = ''] = `@latchkey/${storageScopes.walletConnect()}${keyOf('…')}`.split('…')
      const isCleared = (row.clearedBy as readonly string[]).includes('disconnect')
      return { name, isCleared, isKey: (key: string) => key.startsWith(start) && key.endsWith(end) }
    })
    await scene.phone.sign.emit({ topic, chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } })
    // The package stores it once the session is older than a day.
    const { extending } = storedValues.walletConnect
    storage.setItem(`@latchkey/wc/${extending.key()}`, JSON.stringify({ [topic]: Date.now() }))
    /** Returns the names of the values that contain the topic. */
    const stored = () =>
      values
        .filter(({ isKey }) => storage.keys().some((key) => isKey(key) && storage.getItem(key)?.includes(topic)))
        .map(({ name }) => name)
    // The value of a key does not contain the topic.
    const cleared = values.filter(({ name, isCleared }) => isCleared && name !== 'keys')
    await expect.poll(stored).toEqual(cleared.map(({ name }) => name))
    expect(keysOf(storage)).toHaveLength(1)

    await session.disconnect()
    await expect.poll(stored).toEqual([])
    await expect.poll(() => keysOf(storage)).toEqual([])
  })

  test('a session that another wallet replaced in one namespace ends when its last namespace disconnects', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ namespaces: both, storage })
    const first = await scene.connect(app)
    const other = await startPhone(scene.relay.url)
    try {
      other.approveWith(({ eip155 }) => everything({ ...(eip155 && { eip155 }) }))
      await app.part.prepare()
      const connecting = app.part.connect('eip155')
      await app.until(({ uri }) => uri !== undefined)
      await other.scan(app.part.uri() ?? '')
      const second = (await connecting) as ThinSession
      await first.session.disconnect()
      expect(scene.phone.deleted).not.toContain(first.topic)

      const next = scene.open({ namespaces: both, storage })
      const restored = (await next.part.restore('eip155')) as ThinSession
      expect(restored.channel.granted().accounts).toEqual(second.channel.granted().accounts)
      const kept = (await next.part.restore('solana')) as ThinSession
      await kept.disconnect()
      await expect.poll(() => scene.phone.deleted).toContain(first.topic)
      await restored.disconnect()
      await expectNothingLeft(storage)
    } finally {
      await other.close()
    }
  })

  test('leaves no address in storage even if the relay is unreachable', async () => {
    const storage = createFakeStorage()
    const clock = createSkippableClock()
    const app = scene.open({ storage, clock })
    const { session } = await scene.connect(app)
    expect(textOf(storage)).toContain(accountOf.eip155)
    await scene.relay.faults.down()
    const left = session.disconnect().then(() => 'left')
    // The client reads its storage before the timeout starts, so a single clock step may come too early.
    await expect
      .poll(() => {
        clock.skip(3_000)
        return Promise.race([left, 'waiting'])
      })
      .toBe('left')
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
    await expect.poll(() => scene.phone.deleted).toContain(topic)
    await expectNothingLeft(storage)
  })

  test('a session that no namespace used ends a minute after the next page restored its own', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const left = await scene.connect(app)
    const used = await scene.connect(app)
    app.part.destroy()
    const clock = createFakeClock(Date.now())
    const next = scene.open({ storage, clock })
    const restored = (await next.part.restore('eip155')) as ThinSession
    await clock.advance(59_000)
    expect(scene.phone.deleted).not.toContain(left.topic)
    await clock.advance(1_000)
    await expect.poll(() => scene.phone.deleted).toContain(left.topic)
    expect(scene.phone.deleted).not.toContain(used.topic)
    await restored.disconnect()
    await expectNothingLeft(storage)
  })

  test('without persistence nothing is stored, and entries of an earlier version are removed', async () => {
    const storage = createFakeStorage()
    storage.setItem('@latchkey/wc/key:old', '"old"')
    const app = scene.open({ storage, isPersistent: false })
    const { session, topic } = await scene.connect(app)
    expect(storage.keys()).toEqual([])
    await session.disconnect()
    await expect.poll(() => scene.phone.deleted).toContain(topic)
    expect(storage.keys()).toEqual([])
  })
})

describe('R132: the next page restores the session that a namespace used last', () => {
  test('even if an earlier session expires later', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    const first = await scene.connect(app)
    const second = await scene.connect(app)
    // The wallet chooses the expiry of a session.
    await scene.phone.sign.extend({ topic: first.topic }).then(({ acknowledged }) => acknowledged())
    app.part.destroy()
    const next = scene.open({ storage })
    const restored = (await next.part.restore('eip155')) as ThinSession
    await restored.disconnect()
    await expect.poll(() => scene.phone.deleted).toContain(second.topic)
    expect(scene.phone.deleted).not.toContain(first.topic)
  })

  test('or the newest session if none is stored', async () => {
    const storage = createFakeStorage()
    const app = scene.open({ storage })
    await scene.connect(app)
    const second = await scene.connect(app)
    app.part.destroy()
    storage.removeItem('@latchkey/wc/used')
    const next = scene.open({ storage })
    const restored = (await next.part.restore('eip155')) as ThinSession
    await restored.disconnect()
    await expect.poll(() => scene.phone.deleted).toContain(second.topic)
  })
})

describe('R133: if another wallet is connected in every namespace', () => {
  test("a URI is ready at the first attempt, requested before or after the visitor's choice", async () => {
    const app = scene.open()
    app.taken.add('eip155')
    await app.part.prepare()
    expect(app.part.pairing()).toMatchObject({ status: 'idle', code: undefined })
    const connecting = app.part.connect('eip155')
    await app.until(({ status }) => status !== 'idle' && status !== 'preparing')
    expect(app.part.pairing().status).toBe('ready')
    await scene.phone.scan(app.part.uri() ?? '')
    expect(await connecting).toMatchObject({ namespace: 'eip155' })
  })

  test('a URI is ready if the attempt starts while the view prepares', async () => {
    let calls = 0
    let prepared = Promise.resolve()
    const app = scene.open({ beforeRequested: () => (calls++ === 0 ? Promise.resolve() : prepared) })
    app.taken.add('eip155')
    prepared = app.part.prepare()
    const connecting = app.part.connect('eip155')
    await Promise.race([connecting, app.until(({ status }) => status === 'ready')])
    await scene.phone.scan(app.part.uri() ?? '')
    expect(await connecting).toMatchObject({ namespace: 'eip155' })
  })

  test('a rejected URI is no longer ready', async () => {
    const app = scene.open()
    app.taken.add('eip155')
    scene.phone.approveWith('reject')
    await app.part.prepare()
    const connecting = app.part.connect('eip155')
    await app.until(({ status }) => status === 'ready')
    await scene.phone.scan(app.part.uri() ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await app.until(({ code }) => code === 'USER_REJECTED')
    expect(app.part.pairing()).toMatchObject({ status: 'idle', uri: undefined })
  })
})

test('R134: a handled event is not handled again on the next page, after any number of requests', async () => {
  const storage = createFakeStorage()
  const app = scene.open({ storage })
  const { session, topic } = await scene.connect(app)
  const events = eventsOf(session)
  await scene.phone.sign.emit({ topic, chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } })
  await expect.poll(() => events).toEqual([{ type: 'networkChanged', networkId: 'eip155:8453' }])
  // Each request is two messages.
  for (let index = 0; index < 60; index++) await sign(session)
  app.part.destroy()

  const next = scene.open({ storage })
  const restored = (await next.part.restore('eip155')) as ThinSession
  const restoredEvents = eventsOf(restored)
  await sign(restored)
  expect(restoredEvents).toEqual([])
  await restored.disconnect()
})

test('R236: return links are marked as stored on the page after the approval', async () => {
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
    const restored = (await next.part.restore('eip155')) as ThinSession
    expect(links(next)).toEqual({ hrefs: ['https://evil.example/wc'], isStored: true })
    await restored.disconnect()
  } finally {
    Object.assign(scene.phone.sign.metadata, { redirect: undefined })
  }
})

test('R135: an event that the wallet sent before the page switched is stale when it arrives', async () => {
  const clock = createSkippableClock()
  const app = scene.open({ clock })
  const { session, topic } = await scene.connect(app)
  await sign(session)
  const events = eventsOf(session)
  const emit = (data: number) =>
    scene.phone.sign.emit({ topic, chainId: `eip155:${data}`, event: { name: 'chainChanged', data } })
  scene.relay.faults.delay(500)
  const delivered = scene.relay.waitFor(({ direction, tag }) => direction === 'toClient' && tag === sessionEventTag)
  const sending = emit(8453)
  // The relay has sent the event, but the page has not received it yet.
  await delivered
  // The page's estimate of the relay's time lags behind, but by less than the delay.
  clock.skip(250)
  session.channel.noteSwitch?.()
  await sending
  scene.relay.faults.reset()
  await sign(session)
  await emit(1)
  await expect.poll(() => events).toEqual([{ type: 'networkChanged', networkId: 'eip155:1' }])
  await session.disconnect()
})
