import { AppKitError, limits, type Session } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import { startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accountOf } from './accountOf.fixture.js'
import { type App, openApp, platformClock } from './app.fixture.js'
import type { ThinSession } from './descriptor.fixture.js'
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
const countOf = ({ byMethod }: ReturnType<typeof relay.traffic>) => byMethod.wc_proposeSession ?? 0
const shiftedClock = () => {
  let shift = 0
  const timers = new Map<unknown, { readonly at: number; readonly run: () => void }>()
  return {
    ...platformClock,
    now: () => Date.now() + shift,
    setTimeout(callback: () => void, ms: number) {
      const id = platformClock.setTimeout(() => {
        timers.delete(id)
        callback()
      }, ms)
      timers.set(id, { at: Date.now() + shift + ms, run: callback })
      return id
    },
    clearTimeout(id: unknown) {
      timers.delete(id)
      platformClock.clearTimeout(id)
    },
    /** Lets time pass at once: what is due runs now. */
    skip(ms: number) {
      shift += ms
      for (const [id, { at, run }] of [...timers]) {
        if (at > Date.now() + shift) continue
        timers.delete(id)
        platformClock.clearTimeout(id)
        run()
      }
    },
    count: () => timers.size,
  }
}

describe('a code', () => {
  test('is made once, however often it is asked for', async () => {
    const { part } = open()
    await Promise.all([part.prepare(), part.prepare()])
    const uri = part.uri()
    await part.prepare()
    expect(part.uri()).toBe(uri)
  })
  test('L6: shown and waited for at the same time, it is made once', async () => {
    const { part } = open()
    const before = relay.traffic()
    const giving = new AbortController()
    const preparing = part.prepare()
    const connecting = part.connector('eip155').connect({ signal: giving.signal })
    connecting.catch(() => undefined)
    await preparing
    const uri = part.uri()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(part.uri()).toBe(uri)
    giving.abort()
    expect(countOf(relay.traffic()) - countOf(before)).toBe(1)
  })
  test('is not made where nothing is left to ask for', async () => {
    const { part, taken } = open()
    taken.add('eip155')
    await part.prepare()
    expect(part.pairing()).toMatchObject({ status: 'failed', code: 'PAIRING_FAILED', relay: 'idle' })
  })
  test('T15: names only what the namespaces want, optionally, with the ids Solana had before', async () => {
    const { part } = open({ namespaces: ['solana', 'bip122'] })
    const asked = new Promise<unknown>((resolve) =>
      phone.approveWith((namespaces) => {
        resolve(namespaces)
        return everything(namespaces)
      }),
    )
    const connecting = part.connector('solana').connect()
    await part.prepare()
    await phone.scan(part.uri() ?? '')
    expect(await asked).toMatchObject({
      solana: { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] },
      bip122: { methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'] },
    })
    const session = (await connecting) as ThinSession
    expect(session.wire.granted().networkIds).toEqual(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(session.companions?.map(({ namespace }) => namespace)).toEqual(['bip122'])
  })
  test('that was declined ends the attempt and is replaced while it is shown', async () => {
    const { part, until } = open()
    phone.approveWith('reject')
    await part.prepare()
    const first = part.uri() ?? ''
    const connecting = part.connector('eip155').connect()
    await phone.scan(first)
    await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    expect(part.pairing().code).toBe('USER_REJECTED')
    phone.approveWith(everything)
    const again = part.connector('eip155').connect()
    await phone.scan(part.uri() ?? '')
    await expect(again).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('FI5: is replaced with 10 s left while it is shown; who scans the old one is refused', async () => {
    const clock = shiftedClock()
    const { part, until } = open({ clock })
    await part.prepare()
    const first = part.uri() ?? ''
    expect((part.pairing().expiresAt ?? 0) - clock.now()).toBeGreaterThan(limits.pairingLifeMs - 2_000)
    const connecting = part.connector('eip155').connect()
    connecting.catch(() => undefined)
    clock.skip(limits.pairingLifeMs - limits.pairingMarginMs)
    await until(({ status, uri }) => status === 'ready' && uri !== undefined && uri !== first)
    expect(part.pairing().code).toBe('PAIRING_EXPIRED')
    const before = phone.deleted.length
    await phone.scan(first)
    await expect.poll(() => phone.deleted.length).toBe(before + 1)
    await phone.scan(part.uri() ?? '')
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('R60: is not handed out with less than 10 s left, nor renewed once nobody shows it', async () => {
    const clock = shiftedClock()
    const { part } = open({ clock })
    await part.prepare()
    part.release()
    clock.skip(limits.pairingLifeMs - limits.pairingMarginMs)
    expect(part.uri()).toBeUndefined()
    expect(part.pairing()).toMatchObject({ status: 'idle', uri: undefined })
  })
  test('leaves nothing in the store once its time is over', async () => {
    const clock = shiftedClock()
    const { part, storage } = open({ clock })
    await part.prepare()
    part.release()
    clock.skip(300_000)
    await expect.poll(() => storage.keys().filter((key) => key.includes('key:')).length).toBe(1)
    for (const key of storage.keys().filter((name) => /pairing|proposal$/.test(name)))
      await expect.poll(() => storage.getItem(key)).toBe('[]')
  })
  test('R60: is in no log and no other host hears of it', async () => {
    const { part, logger } = open()
    await part.prepare()
    expect(JSON.stringify(logger.entries)).not.toContain('symKey')
  })
})

describe('an attempt', () => {
  test('that is given up ends at once; an approval that comes later is refused', async () => {
    const { part } = open()
    await part.prepare()
    const giving = new AbortController()
    const connecting = part.connector('eip155').connect({ signal: giving.signal })
    giving.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    const before = phone.deleted.length
    await phone.scan(part.uri() ?? '')
    await expect.poll(() => phone.deleted.length).toBe(before + 1)
  })
  test('a second attempt right after the first was given up uses the code that is there', async () => {
    const { part } = open()
    await part.prepare()
    const uri = part.uri()
    const giving = new AbortController()
    const first = part.connector('eip155').connect({ signal: giving.signal })
    giving.abort()
    const second = part.connector('eip155').connect()
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    expect(part.uri()).toBe(uri)
    await phone.scan(uri ?? '')
    await expect(second).resolves.toMatchObject({ namespace: 'eip155' })
  })
  test('FI26: given up at any moment it settles, and the wallet is left with no session', async () => {
    const before = phone.sign.session.keys
    const left = () => phone.sign.session.keys.filter((topic) => !before.includes(topic))
    for (const ms of [0, 1, 5, 20, 40, 60, 80, 120]) {
      const { part } = open()
      const giving = new AbortController()
      const connecting = part.connector('eip155').connect({ signal: giving.signal })
      const settled = connecting.then(
        (session) => session.disconnect(),
        () => undefined,
      )
      await part.prepare()
      const scanning = phone.scan(part.uri() ?? '')
      await new Promise((resolve) => setTimeout(resolve, ms))
      giving.abort()
      await settled
      await scanning
    }
    await expect.poll(left).toEqual([])
  })
  test('FI26: given up while its session is made, it settles; the session and the wallet are left', async () => {
    let finish: () => void = () => undefined
    const late: Session[] = []
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { part } = open({
      async open(go) {
        await held
        const session = await go()
        late.push(session)
        return session
      },
    })
    const giving = new AbortController()
    await part.prepare()
    const connecting = part.connector('eip155').connect({ signal: giving.signal })
    const before = phone.deleted.length
    await phone.scan(part.uri() ?? '')
    await expect.poll(() => part.pairing().status).toBe('idle')
    giving.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    await expect.poll(() => phone.deleted.length).toBe(before + 1)
    finish()
    await expect.poll(() => late.length).toBe(1)
    await expect(
      (late[0] as ThinSession).wire.request({ method: 'x', params: [], networkId: 'eip155:1' }),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
  test('that cannot make its session rejects with the reason, and the wallet is left', async () => {
    const { part } = open({ open: () => Promise.reject(new AppKitError('WALLET_BAD_CHAIN')) })
    await part.prepare()
    const connecting = part.connector('eip155').connect()
    const before = phone.deleted.length
    await phone.scan(part.uri() ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_BAD_CHAIN' })
    await expect.poll(() => phone.deleted.length).toBe(before + 1)
  })
  test('two attempts in two namespaces are served by one approval', async () => {
    const { part } = open({ namespaces: ['eip155', 'solana'] })
    const both = Promise.all([part.connector('eip155').connect(), part.connector('solana').connect()])
    await part.prepare()
    await phone.scan(part.uri() ?? '')
    expect((await both).map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  })
  test('grants of four namespaces come as one session with companions; what was not asked is not granted', async () => {
    const { part, taken } = open({ namespaces: ['eip155', 'solana', 'polkadot', 'bip122'] })
    taken.add('polkadot')
    await part.prepare()
    const connecting = part.connector('bip122').connect()
    await phone.scan(part.uri() ?? '')
    const session = await connecting
    expect(session.namespace).toBe('bip122')
    expect(session.companions?.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    expect(session.companions?.[0]?.accounts[0]?.address).toBe(accountOf.eip155)
  })
  test('where the wallet granted another namespace alone there is no account, and the wallet is left', async () => {
    const { part } = open({ namespaces: ['eip155', 'solana'] })
    phone.approveWith(({ solana }) => everything(solana ? { solana } : {}))
    await part.prepare()
    const connecting = part.connector('eip155').connect()
    const before = phone.deleted.length
    await phone.scan(part.uri() ?? '')
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
    await expect.poll(() => phone.deleted.length).toBe(before + 1)
  })
})

describe('the relay', () => {
  test('FI2: that cannot be reached ends the attempt within 15 s, typed; trying again works once it is there', async () => {
    const clock = shiftedClock()
    const { part } = open({ clock })
    await relay.faults.down()
    const preparing = part.prepare()
    const connecting = part.connector('eip155').connect()
    connecting.catch(() => undefined)
    await expect.poll(() => part.pairing().relay).toBe('connecting')
    clock.skip(15_000)
    await preparing
    await expect(connecting).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
    expect(part.pairing()).toMatchObject({ status: 'failed', code: 'RELAY_UNREACHABLE' })
    await relay.faults.up()
    await part.prepare()
    expect(part.pairing()).toMatchObject({ status: 'ready', relay: 'connected' })
  })
  test.each([
    ['originNotAllowed', 'SERVER_ORIGIN_NOT_ALLOWED'],
    ['invalidKey', 'SERVER_INVALID_KEY'],
    ['notYetValid', 'SERVER_JWT_NOT_YET_VALID'],
  ] as const)('that refuses the app (%s) is not asked again by itself', async (reason, code) => {
    const { part, refused } = open()
    relay.faults.refuse(reason)
    await part.prepare()
    expect(part.pairing()).toMatchObject({ status: 'failed', code, relay: 'idle' })
    expect(refused).toEqual([code])
    relay.faults.reset()
    await part.prepare()
    expect(part.pairing().status).toBe('ready')
  })
  test('FI1: a drop before the scan shows within a second; the code stays good', async () => {
    const { part, until } = open()
    await part.prepare()
    const connecting = part.connector('eip155').connect()
    const uri = part.uri() ?? ''
    relay.faults.dropConnections()
    const dropped = Date.now()
    await until((state) => state.relay === 'reconnecting')
    expect(Date.now() - dropped).toBeLessThan(1_000)
    await until((state) => state.relay === 'connected')
    await phone.scan(uri)
    await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  })
})

test('a storage that is blocked, or full, keeps nothing and breaks nothing', async () => {
  for (const storage of [createFakeStorage({ failing: 'access' }), createFakeStorage({ quota: 300 })]) {
    const { part } = open({ storage })
    await part.prepare()
    const connecting = part.connector('eip155').connect()
    await phone.scan(part.uri() ?? '')
    const session = (await connecting) as ThinSession
    await expect(
      session.wire.request({ method: 'personal_sign', params: [], networkId: 'eip155:1' }),
    ).resolves.toBeTruthy()
    await session.disconnect()
  }
})

test('L7: what is destroyed leaves no timer, socket or global', async () => {
  const globals = Object.keys(globalThis)
  const clock = shiftedClock()
  const { part } = open({ clock })
  await part.prepare()
  const connecting = part.connector('eip155').connect()
  await phone.scan(part.uri() ?? '')
  await connecting
  const waiting = part.connector('eip155').connect()
  part.destroy()
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' })
  await expect.poll(() => clock.count()).toBe(0)
  expect(Object.keys(globalThis).filter((name) => !globals.includes(name))).toEqual([])
  await expect(part.connector('eip155').connect()).rejects.toMatchObject({ code: 'ABORTED' })
})
