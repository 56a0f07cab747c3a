import { inspect } from 'node:util'
import { createError, errors, limits, type Session } from '@latchkey/common'
import { createFakeClock, createFakeStorage, createSkippableClock, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { accountOf } from './accountOf.fixture.js'
import { openPage } from './page.fixture.js'
import { everything } from './phone.fixture.js'
import { eventsOf, openScene, sign } from './scene.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'

const lifeMs = limits.pairingLifeMs
const marginMs = limits.pairingMarginMs

const scene = openScene()
const countOf = ({ byMethod }: ReturnType<typeof scene.relay.traffic>) => byMethod.wc_proposeSession ?? 0

describe('a pairing URI', () => {
  test('is created once for several calls', async () => {
    const { part } = scene.open()
    await Promise.all([part.prepare(), part.prepare()])
    const uri = part.uri()
    await part.prepare()
    expect(part.uri()).toBe(uri)
  })
  test('L6: is created once for a view and an attempt at the same time', async () => {
    const { part } = scene.open()
    const before = scene.relay.traffic()
    const giving = new AbortController()
    const preparing = part.prepare()
    const connecting = part.connect('eip155', { signal: giving.signal })
    connecting.catch(() => undefined)
    await preparing
    const uri = part.uri()
    await part.prepare()
    expect(part.uri()).toBe(uri)
    giving.abort()
    expect(countOf(scene.relay.traffic()) - countOf(before)).toBe(1)
  })
  test('T15: proposes only the requested namespaces, as optional, with the deprecated ids of Solana', async () => {
    const { part } = scene.open({ namespaces: ['solana', 'bip122'] })
    const asked = new Promise<unknown>((resolve) =>
      scene.phone.approveWith((namespaces) => {
        resolve(namespaces)
        return everything(namespaces)
      }),
    )
    const connecting = part.connect('solana')
    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    expect(await asked).toMatchObject({
      solana: { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] },
      bip122: { methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'] },
    })
    const session = (await connecting) as ThinSession
    expect(session.channel.granted().networkIds).toEqual(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(session.companions?.map(({ namespace }) => namespace)).toEqual(['bip122'])
  })
  test('R138: requests signing methods, but not eth_sign', async () => {
    const { part } = scene.open()
    const asked = new Promise<Parameters<typeof everything>[0]>((resolve) =>
      scene.phone.approveWith((namespaces) => {
        resolve(namespaces)
        return everything(namespaces)
      }),
    )
    await part.prepare()
    const connecting = part.connect('eip155')
    await scene.phone.scan(part.uri() ?? '')
    const methods = (await asked).eip155?.methods
    expect(methods).toContain('personal_sign')
    expect(methods).not.toContain('eth_sign')
    await connecting
  })
  test('ends the attempt when the wallet rejects it, and is replaced while a view shows it', async () => {
    const { part, until } = scene.open()
    scene.phone.approveWith('reject')
    await part.prepare()
    const first = part.uri() ?? ''
    const connecting = part.connect('eip155')
    await scene.phone.scan(first)
    await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    expect(part.pairing().code).toBe('USER_REJECTED')
    scene.phone.approveWith(everything)
    const again = part.connect('eip155')
    await scene.phone.scan(part.uri() ?? '')
    await expect(again).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('R143: clears the reason of its replacement when the view closes, also while the next URI is created', async () => {
    const { part, until } = scene.open()
    const decline = async () => {
      scene.phone.approveWith('reject')
      await part.prepare()
      const connecting = part.connect('eip155')
      await scene.phone.scan(part.uri() ?? '')
      await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    }
    await decline()
    await until(({ status, code }) => status === 'ready' && code === 'USER_REJECTED')
    part.release()
    expect(part.pairing().code).toBeUndefined()

    await part.prepare()
    const before = part.uri()
    await decline()
    part.release()
    await part.prepare()
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== before)
    expect(part.pairing().code).toBeUndefined()
  })
  test('R143: clears the reason when the view reopens before the requested networks are known', async () => {
    const pending: (() => void)[] = []
    let isPending = false
    const { part, until } = scene.open({
      beforeRequested: async () => (isPending ? new Promise<void>((resolve) => pending.push(resolve)) : undefined),
    })
    scene.phone.approveWith('reject')
    await part.prepare()
    const first = part.uri()
    const connecting = part.connect('eip155')
    isPending = true
    await scene.phone.scan(first ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    const codes: unknown[] = []
    part.watchPairing(() => void codes.push(part.pairing().code))
    part.release()
    const before = pending.length
    expect(before).toBeGreaterThan(0)
    const prepared = part.prepare()
    expect(pending).toHaveLength(before + 1)
    // The last two belong to the replacement of the rejected URI, and to the reopened view.
    for (const resolve of pending.slice(-2)) resolve()
    await prepared
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    expect(new Set(codes)).toEqual(new Set([undefined]))
  })
  test('R139 FI17: expires on time even if the wall clock is set back', async () => {
    const clock = createSkippableClock()
    const { part, until } = scene.open({ clock })
    await part.prepare()
    const first = part.uri() ?? ''
    clock.skip(lifeMs - marginMs, { wallMs: 0 })
    expect(part.uri()).not.toBe(first)
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
  })
  test('FI5: is replaced 10 s before it expires while shown; an approval of the old one ends its session', async () => {
    const clock = createSkippableClock()
    const { part, until } = scene.open({ clock })
    await part.prepare()
    const first = part.uri() ?? ''
    expect((part.pairing().expiresAt ?? 0) - clock.now()).toBeGreaterThan(lifeMs - 10_000)
    const connecting = part.connect('eip155')
    connecting.catch(() => undefined)
    clock.skip(lifeMs - marginMs)
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    expect(part.pairing().code).toBe('PAIRING_EXPIRED')
    const before = scene.phone.deleted.length
    await scene.phone.scan(first)
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('R60: is not returned in its last 10 s, and not renewed while no view shows it', async () => {
    const clock = createSkippableClock()
    const { part } = scene.open({ clock })
    await part.prepare()
    part.release()
    clock.skip(lifeMs - marginMs)
    expect(part.uri()).toBeUndefined()
    expect(part.pairing()).toMatchObject({ status: 'idle', uri: undefined })
  })
  test('FI4, FI5: is replaced when it expired while the page slept; attempts keep waiting', async () => {
    const clock = createSkippableClock()
    const page = openPage()
    const { part, until } = scene.open({ clock, window: page.window })
    await part.prepare()
    const first = part.uri() ?? ''
    const connecting = part.connect('eip155')
    page.show(false)
    clock.skip(300_000)
    page.show(true)
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('R404b: is discarded by a reset; an approval of it ends its session, and the next attempt gets another one', async () => {
    const { part } = scene.open()
    await part.prepare()
    const first = part.uri() ?? ''
    const connecting = part.connect('eip155')
    part.reset()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    expect(part.pairing()).toMatchObject({ status: 'idle', uri: undefined, expiresAt: undefined })
    const before = scene.phone.deleted.length
    await scene.phone.scan(first)
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    expect(part.uri()).toBeUndefined()

    const again = part.connect('eip155')
    await part.prepare()
    const next = part.uri() ?? ''
    expect(next).not.toBe(first)
    await scene.phone.scan(next)
    await expect(again).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('R404b: is not created after a reset, nor is one kept that was being created or was approved', async () => {
    const { part } = scene.open()
    const preparing = part.prepare()
    part.reset()
    await preparing
    expect(part.pairing()).toMatchObject({ status: 'idle', uri: undefined })

    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    await expect.poll(() => part.pairing().status).toBe('idle')
    const before = scene.phone.deleted.length
    part.reset()
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    await part.prepare()
    expect(part.pairing()).toMatchObject({ status: 'ready' })
  })
  test('R60: is never in storage', async () => {
    const clock = createSkippableClock()
    const { part, storage } = scene.open({ clock })
    await part.prepare()
    const [, topic = '-', key = '-'] = /^wc:(\w+)@.*symKey=(\w+)/.exec(part.uri() ?? '') ?? []
    const stored = () =>
      storage
        .keys()
        .map((name) => `${name} ${storage.getItem(name)}`)
        .join('\n')
    expect(topic + key).toHaveLength(128)
    expect(stored()).not.toContain(key)
    part.release()
    clock.skip(300_000)
    await expect.poll(stored).not.toContain(topic)
    expect(storage.keys().filter((name) => name.includes('key:'))).toHaveLength(1)
  })
  test('R60: is never logged, also after failures', async () => {
    const { part, logger, until } = scene.open()
    await part.prepare()
    const [, key = '-'] = /symKey=(\w{64})/.exec(part.uri() ?? '') ?? []
    part.watchPairing(() => {
      throw new Error('A page that cannot show it.', { cause: 'told' })
    })
    scene.relay.faults.dropConnections()
    await until((state) => state.relay === 'reconnecting')
    await until((state) => state.relay === 'connected')
    const log = inspect(logger.entries, { depth: null })
    expect(log).toContain('told')
    expect(log).not.toContain(key)
    expect(log).not.toContain('symKey')
  })
})

describe('a connect attempt', () => {
  test('that is aborted rejects immediately; a later approval ends its session', async () => {
    const { part } = scene.open()
    await part.prepare()
    const giving = new AbortController()
    const connecting = part.connect('eip155', { signal: giving.signal })
    giving.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    const before = scene.phone.deleted.length
    await scene.phone.scan(part.uri() ?? '')
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
  })
  test('R222: receives an approval that arrived while its code was loading', async () => {
    const { part, until } = scene.open()
    await part.prepare()
    const before = scene.phone.deleted.length
    await scene.phone.scan(part.uri() ?? '')
    await until(({ status }) => status === 'idle')
    await part.prepare()
    expect(part.uri()).toBeUndefined()
    const session = (await part.connect('eip155')) as ThinSession
    await expect(sign(session)).resolves.toBeTruthy()
    expect(scene.phone.deleted).toHaveLength(before)
  })
  test('R222: an approval without an attempt for 30 s ends its session, and another URI is shown', async () => {
    const clock = createSkippableClock()
    const { part, until } = scene.open({ clock })
    await part.prepare()
    const first = part.uri()
    const before = scene.phone.deleted.length
    await scene.phone.scan(first ?? '')
    await until(({ status }) => status === 'idle')
    clock.skip(30_000)
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    const connecting = part.connect('eip155')
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('R222: ignores an approval of another namespace', async () => {
    const { part, taken, until } = scene.open({ namespaces: ['eip155', 'solana'] })
    taken.add('solana')
    await part.prepare()
    const before = scene.phone.deleted.length
    await scene.phone.scan(part.uri() ?? '')
    await until(({ status }) => status === 'idle')
    const connecting = part.connect('solana')
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    await until(({ uri }) => uri !== undefined)
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).resolves.toMatchObject({ namespace: 'solana' })
  })
  test('R222: after an approval for an aborted attempt, another URI is shown', async () => {
    const { part, until } = scene.open()
    await part.prepare()
    const first = part.uri()
    const giving = new AbortController()
    const given = part.connect('eip155', { signal: giving.signal })
    giving.abort()
    await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
    const before = scene.phone.deleted.length
    await scene.phone.scan(first ?? '')
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
  })
  test('a second attempt right after an aborted one uses the same URI', async () => {
    const { part } = scene.open()
    await part.prepare()
    const uri = part.uri()
    const giving = new AbortController()
    const first = part.connect('eip155', { signal: giving.signal })
    giving.abort()
    const second = part.connect('eip155')
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    expect(part.uri()).toBe(uri)
    await scene.phone.scan(uri ?? '')
    await expect(second).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('FI26: settles when aborted at any moment, and the wallet keeps no session', async () => {
    const before = scene.phone.sign.session.keys
    const left = () => scene.phone.sign.session.keys.filter((topic) => !before.includes(topic))
    for (let step = 0; step < 14; step++) {
      const { part } = scene.open()
      const giving = new AbortController()
      let frames = 0
      scene.relay.faults.drop(() => {
        if (frames++ === step) giving.abort()
        return false
      })
      const connecting = part.connect('eip155', { signal: giving.signal })
      const settled = connecting.then(
        (session) => session.disconnect(),
        () => undefined,
      )
      await part.prepare()
      await scene.phone.scan(part.uri() ?? '')
      await settled
      expect(frames).toBeGreaterThan(step)
    }
    await expect.poll(left).toEqual([])
  }, 60_000)
  test('FI26: settles when aborted while its session opens, and disconnects the wallet', async () => {
    let finish: () => void = () => undefined
    const late: Session[] = []
    const pending = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { part } = scene.open({
      async open(go) {
        await pending
        const session = await go()
        late.push(session)
        return session
      },
    })
    const giving = new AbortController()
    await part.prepare()
    const connecting = part.connect('eip155', { signal: giving.signal })
    const before = scene.phone.deleted.length
    await scene.phone.scan(part.uri() ?? '')
    await expect.poll(() => part.pairing().status).toBe('idle')
    giving.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
    finish()
    await expect.poll(() => late.length).toBe(1)
    await expect(
      (late[0] as ThinSession).channel.request({ method: 'x', params: [], networkId: 'eip155:1' }),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
  test('that fails to open its session rejects with the reason, and disconnects the wallet', async () => {
    const { part } = scene.open({ open: () => Promise.reject(createError(errors.WALLET_BAD_CHAIN)) })
    await part.prepare()
    const connecting = part.connect('eip155')
    const before = scene.phone.deleted.length
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_BAD_CHAIN' })
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
  })
  test('two attempts in two namespaces share one approval', async () => {
    const { part } = scene.open({ namespaces: ['eip155', 'solana'] })
    const both = Promise.all([part.connect('eip155'), part.connect('solana')])
    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    expect((await both).map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  })
  test('R131b: attempts that share an approval open each namespace once', async () => {
    const { part } = scene.open({ namespaces: ['eip155', 'solana', 'bip122'] })
    const both = Promise.all([part.connect('eip155'), part.connect('solana')])
    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    const opened = (await both).flatMap((session) => [session, ...(session.companions ?? [])])
    expect(opened.map(({ namespace }) => namespace).toSorted()).toEqual(['bip122', 'eip155', 'solana'])
  })
  test('if one of two attempts receives no grant, it rejects with WALLET_NO_ACCOUNT and the session stays', async () => {
    const { part } = scene.open({ namespaces: ['eip155', 'solana'] })
    scene.phone.approveWith(({ eip155 }) => everything(eip155 ? { eip155 } : {}))
    const granted = part.connect('eip155')
    const refused = part.connect('solana')
    refused.catch(() => undefined)
    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    const session = (await granted) as ThinSession
    const events = eventsOf(session)
    await expect(refused).rejects.toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
    await expect(sign(session)).resolves.toBeTruthy()
    expect(events).toEqual([])
  })
  test('if one of two attempts is aborted after the approval, the other keeps its session', async () => {
    let finish: () => void = () => undefined
    const pending = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { part } = scene.open({
      namespaces: ['eip155', 'solana'],
      async open(go) {
        await pending
        return go()
      },
    })
    const giving = new AbortController()
    const kept = part.connect('eip155')
    const given = part.connect('solana', { signal: giving.signal })
    given.catch(() => undefined)
    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    await expect.poll(() => part.pairing().status).toBe('idle')
    giving.abort()
    await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
    finish()
    await expect(sign((await kept) as ThinSession)).resolves.toBeTruthy()
  })
  test('two attempts that both fail disconnect the wallet', async () => {
    const { part } = scene.open({
      namespaces: ['eip155', 'solana'],
      open: () => Promise.reject(createError(errors.WALLET_BAD_CHAIN)),
    })
    const both = Promise.allSettled([part.connect('eip155'), part.connect('solana')])
    const before = scene.phone.deleted.length
    await part.prepare()
    await scene.phone.scan(part.uri() ?? '')
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
  })
  test('grants of several namespaces become one session with companions; others are ignored', async () => {
    const { part, taken } = scene.open({ namespaces: ['eip155', 'solana', 'polkadot', 'bip122'] })
    taken.add('polkadot')
    await part.prepare()
    const connecting = part.connect('bip122')
    await scene.phone.scan(part.uri() ?? '')
    const session = await connecting
    expect(session.namespace).toBe('bip122')
    expect(session.companions?.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    expect(session.companions?.[0]?.accounts[0]?.address).toBe(accountOf.eip155)
  })
  test('rejects with WALLET_NO_ACCOUNT and disconnects if the wallet granted only another namespace', async () => {
    const { part } = scene.open({ namespaces: ['eip155', 'solana'] })
    scene.phone.approveWith(({ solana }) => everything(solana ? { solana } : {}))
    await part.prepare()
    const connecting = part.connect('eip155')
    const before = scene.phone.deleted.length
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
    await expect.poll(() => scene.phone.deleted.length).toBe(before + 1)
  })
})

describe('the relay', () => {
  test('FI2: when unreachable, rejects the attempt with a typed error within 15 s; a retry works once it is back', async () => {
    const clock = createSkippableClock()
    const { part } = scene.open({ clock })
    await scene.relay.faults.down()
    const preparing = part.prepare()
    const connecting = part.connect('eip155')
    connecting.catch(() => undefined)
    await expect.poll(() => part.pairing().relay).toBe('reconnecting')
    clock.skip(15_000)
    await preparing
    await expect(connecting).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
    expect(part.pairing()).toMatchObject({ status: 'failed', code: 'RELAY_UNREACHABLE' })
    await scene.relay.faults.up()
    await part.prepare()
    expect(part.pairing()).toMatchObject({ status: 'ready', relay: 'connected' })
  })
  test('FI2: a failed attempt does not affect the next one, however late its call settles', async () => {
    const clock = createSkippableClock()
    const { part } = scene.open({ clock })
    await scene.relay.faults.down()
    const failing = part.prepare()
    await expect.poll(() => part.pairing().relay).toBe('reconnecting')
    clock.skip(15_000)
    await failing
    expect(part.pairing().status).toBe('failed')
    clock.skip(35_000)
    const preparing = part.prepare()
    const connecting = part.connect('eip155')
    await settle()
    clock.skip(10_000)
    await scene.relay.faults.up()
    await preparing
    await scene.phone.scan(part.uri() ?? '')
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test.each([
    ['originNotAllowed', 'SERVER_ORIGIN_NOT_ALLOWED'],
    ['invalidKey', 'SERVER_INVALID_KEY'],
    ['notYetValid', 'SERVER_JWT_NOT_YET_VALID'],
  ] as const)('FI2: is not contacted again after it rejected the app (%s)', async (reason, code) => {
    const { part, refused } = scene.open()
    scene.relay.faults.refuse(reason)
    await part.prepare()
    expect(part.pairing()).toMatchObject({ status: 'failed', code, relay: 'idle' })
    expect(refused).toEqual([code])
    scene.relay.faults.reset()
    await part.prepare()
    expect(part.pairing().status).toBe('ready')
  })
  test('FI1: reports a dropped connection within a second, and keeps the URI', async () => {
    // The fake clock does not advance, so the state has to change immediately.
    const clock = createFakeClock(Date.now())
    const { part, until } = scene.open({ clock })
    await part.prepare()
    const connecting = part.connect('eip155')
    const uri = part.uri() ?? ''
    scene.relay.faults.dropConnections()
    await until((state) => state.relay === 'reconnecting')
    await clock.advance(250)
    await until((state) => state.relay === 'connected')
    await scene.phone.scan(uri)
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
})

test('works without storage if it is blocked or full', async () => {
  for (const storage of [createFakeStorage({ failing: 'access' }), createFakeStorage({ quota: 300 })]) {
    const { part } = scene.open({ storage })
    await part.prepare()
    const connecting = part.connect('eip155')
    await scene.phone.scan(part.uri() ?? '')
    const session = (await connecting) as ThinSession
    await expect(
      session.channel.request({ method: 'personal_sign', params: [], networkId: 'eip155:1' }),
    ).resolves.toBeTruthy()
    await session.disconnect()
  }
})

test('L7: destroy leaves no timer, socket or global', async () => {
  const globals = Object.keys(globalThis)
  const clock = createSkippableClock()
  const { part } = scene.open({ clock })
  await part.prepare()
  const connecting = part.connect('eip155')
  await scene.phone.scan(part.uri() ?? '')
  await connecting
  const waiting = part.connect('eip155')
  part.destroy()
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' })
  await expect.poll(() => clock.timerCount()).toBe(0)
  expect(Object.keys(globalThis).filter((name) => !globals.includes(name))).toEqual([])
  await expect(part.connect('eip155')).rejects.toMatchObject({ code: 'ABORTED' })
})
