import type { CaipNetworkId } from '@latchkey/common'
import { codeOf, createFakePage, createFakeStorage, type FakePage } from '@latchkey/testing'
import { startRpcServer } from '@latchkey/testing/node'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DefaultSIWXOptions } from './createLocalSessions.js'
import { DefaultSIWX } from './DefaultSIWX.js'
import { alice, bob, createTestHost, sign } from './signIn.fixture.js'

const key = '@latchkey/sign-in'
const dayMs = 24 * 60 * 60_000

afterEach(() => vi.unstubAllGlobals())

function setUp(options: DefaultSIWXOptions = {}, host = createTestHost()) {
  const siwx = new DefaultSIWX(options)
  siwx.attach(host)
  return { siwx, host, stored: () => JSON.parse(host.port.values.get(key) ?? 'null') }
}

/** Changes the stored document, as another script of the page can do. */
function tamper(host: ReturnType<typeof createTestHost>, change: (text: string) => string): void {
  host.port.values.set(key, change(host.port.values.get(key) ?? ''))
}

describe('a local session', () => {
  test('is stored, and valid on the next page for its account and network', async () => {
    const { siwx, host, stored } = setUp()
    const session = await sign(siwx)
    await siwx.addSession(session)
    const next = setUp({}, host).siwx
    const { message, signature } = session
    expect(await next.getSessions('eip155:1', alice.address.toLowerCase())).toEqual([
      {
        message,
        signature,
        data: expect.objectContaining({ accountAddress: alice.address, nonce: session.data.nonce }),
      },
    ])
    expect(await next.getSessions('eip155:10', alice.address)).toEqual([])
    expect(await next.getSessions('eip155:1', bob.address)).toEqual([])
    expect(stored()).toEqual({ v: 1, d: [{ message, signature }] })
  })

  test('is valid on every network of its namespace with networks `any`', async () => {
    const { siwx } = setUp({ networks: 'any' })
    await siwx.addSession(await sign(siwx))
    const sessions = await siwx.getSessions('eip155:10', alice.address)
    // The kit ignores sessions whose data name another network.
    expect(sessions.map(({ data }) => data.chainId)).toEqual(['eip155:10'])
    await siwx.revokeSession('eip155:10', alice.address)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('ends with its message, after seven days by default', async () => {
    const { siwx, host } = setUp()
    await siwx.addSession(await sign(siwx))
    host.clock.skip(7 * dayMs - 1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
    host.clock.skip(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('R73: of a message without expiry ends after seven days', async () => {
    const { siwx, host } = setUp()
    const { data } = await sign(siwx)
    const text = data.toString().replace(/\nExpiration Time: .*/, '')
    await siwx.addSession({ data, message: text, signature: await alice.signMessage({ message: text }) })
    host.clock.skip(7 * dayMs - 1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
    host.clock.skip(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('replaces the older session of its account and network', async () => {
    const { siwx, stored } = setUp()
    await siwx.addSession(await sign(siwx))
    const session = await sign(siwx)
    await siwx.addSession(session)
    expect(stored().d).toEqual([{ message: session.message, signature: session.signature }])
  })

  test('works without an instance, in memory', async () => {
    vi.stubGlobal('location', new URL('http://localhost:5173/'))
    const siwx = new DefaultSIWX()
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
    await siwx.setSessions([])
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('R62: lasts until the page closes if the storage is blocked', async () => {
    const { siwx } = setUp({}, createTestHost({ port: createFakeStorage({ failing: 'access' }) }))
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })
})

describe('R75: a signed message', () => {
  test.each<[string, (session: Awaited<ReturnType<typeof sign>>) => Promise<object>, string]>([
    [
      'of another account',
      async ({ message }) => ({ signature: await bob.signMessage({ message }) }),
      'SIGN_IN_REFUSED',
    ],
    ['of another text', async () => ({ signature: await alice.signMessage({ message: 'x' }) }), 'SIGN_IN_REFUSED'],
    ['without signature', async () => ({ signature: '' }), 'AUTHENTICATION_FAILED'],
    ['with other data', async ({ data }) => ({ data: { ...data, chainId: 'eip155:5' } }), 'AUTHENTICATION_FAILED'],
  ])('%s is not stored', async (_, change, code) => {
    // The node says that no contract accepts the signature.
    const server = await startRpcServer(([call], response) => {
      const result = call?.method === 'eth_chainId' ? '0x1' : '0x'
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call?.id, result }))
    })
    try {
      const { siwx, stored } = setUp({}, createTestHost({ rpcUrls: () => [server.url] }))
      const session = await sign(siwx)
      expect(await codeOf(siwx.addSession({ ...session, ...(await change(session)) }))).toBe(code)
      expect(stored()).toBeNull()
    } finally {
      await server.close()
    }
  })

  test('of a contract account needs an RPC server', async () => {
    for (const [urls, code] of [
      [[], 'SIGN_IN_REFUSED'],
      [['http://127.0.0.1:9'], 'RPC_FAILED'],
    ] as const) {
      const { siwx } = setUp({}, createTestHost({ rpcUrls: () => urls }))
      const session = await sign(siwx)
      const signature = await bob.signMessage({ message: session.message })
      expect(await codeOf(siwx.addSession({ ...session, signature }))).toBe(code)
    }
  })

  test.each([
    ['for another domain', { domain: 'evil.example' }, 0],
    ['that is expired', { expiresInMs: 1_000 }, 1_000],
    ['that is not valid yet', { expiresInMs: dayMs }, -61_000],
  ])('%s is not stored', async (_, options, ms) => {
    const host = createTestHost()
    const session = await sign(setUp(options, host).siwx)
    host.clock.setWallClock(host.now() + ms)
    const { siwx, stored } = setUp({}, host)
    expect(await codeOf(siwx.addSession(session))).toBe('AUTHENTICATION_FAILED')
    expect(stored()).toBeNull()
  })

  test('with a later `notBefore` is stored, and valid from then on', async () => {
    const { siwx, host } = setUp()
    const notBefore = new Date(host.now() + 50_000).toISOString()
    await siwx.addSession(await sign(siwx, alice, { notBefore }))
    host.clock.setWallClock(host.now() - 20_000)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    host.clock.setWallClock(host.now() + 20_000)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('of Solana is verified by the key that is the address', async () => {
    const { siwx } = setUp()
    const secret = new Uint8Array(32).fill(7)
    const accountAddress = base58.encode(ed25519.getPublicKey(secret))
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const data = await siwx.createMessage({ accountAddress, chainId })
    const message = data.toString()
    const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), secret))
    await siwx.addSession({ data, message, signature })
    expect(await siwx.getSessions(chainId, accountAddress)).toHaveLength(1)
    const wrong = base58.encode(ed25519.sign(new TextEncoder().encode('x'), secret))
    expect(await codeOf(siwx.addSession({ data, message, signature: wrong }))).toBe('SIGN_IN_REFUSED')
  })

  test('is verified by the verifier of the options', async () => {
    const verify = vi.fn(async () => true)
    const { siwx } = setUp({ verifiers: [{ namespace: 'eip155', verify }] })
    const session = { ...(await sign(siwx)), signature: '0x' }
    await siwx.addSession(session)
    const { message, signature } = session
    const signed = { message, signature, accountAddress: alice.address, chainId: 'eip155:1' }
    expect(verify).toHaveBeenCalledWith(signed, { signal: expect.any(AbortSignal) })
  })
})

describe('R77: stored sessions', () => {
  test('are read from their text only', async () => {
    const { siwx, host } = setUp()
    await siwx.addSession(await sign(siwx))
    tamper(host, (text) => {
      const document = JSON.parse(text)
      const data = { accountAddress: bob.address, chainId: 'eip155:10', expirationTime: '9999-01-01T00:00:00Z' }
      return JSON.stringify({ ...document, d: [{ ...document.d[0], ...data, data }] })
    })
    expect(await siwx.getSessions('eip155:10', bob.address)).toEqual([])
    const [session] = await siwx.getSessions('eip155:1', alice.address)
    expect(session?.data.chainId).toBe('eip155:1')
    host.clock.skip(7 * dayMs)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('of another domain are not valid', async () => {
    const { siwx, host } = setUp()
    await siwx.addSession(await sign(siwx))
    tamper(host, (text) => text.replaceAll('app.example', 'evil.example'))
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('that are unusable are dropped, and the others stay', async () => {
    const { siwx, host, stored } = setUp()
    await siwx.addSession(await sign(siwx))
    await siwx.addSession(await sign(siwx, bob))
    const entry = fc.oneof(
      fc.anything(),
      fc.record({ message: fc.string(), signature: fc.string() }),
      fc.constant({ ...stored().d[0], signature: 7 }),
      fc.constant({ ...stored().d[0], message: `${stored().d[0].message}\n` }),
      fc.constant({ ...stored().d[0], message: stored().d[0].message.replace(/Issued At: .*/, 'Issued At: never') }),
    )
    const [one, other] = stored().d
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), fc.array(entry, { maxLength: 5 }), async (before, after) => {
        const text = JSON.stringify({ v: 1, d: [...before, one, ...after, other] })
        fc.pre(text.length <= 65_536)
        host.port.values.set(key, text)
        expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
        expect(await siwx.getSessions('eip155:1', bob.address)).toHaveLength(1)
      }),
    )
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"v":1,'],
    ['another version', '{"v":2,"d":[]}'],
    ['no list', '{"v":1,"d":{"length":1}}'],
    ['null', 'null'],
    ['too much', `{"v":1,"d":[${'{},'.repeat(30_000)}{}]}`],
  ])('that are %s mean no session, and stay until the next sign-in', async (_, text) => {
    const { siwx, host, stored } = setUp()
    host.port.values.set(key, text)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    await siwx.revokeSession('eip155:1', alice.address)
    expect(host.port.values.get(key)).toBe(text)
    await siwx.addSession(await sign(siwx))
    expect(stored().d).toHaveLength(1)
  })

  test('with any text in storage, are none or those of the text', async () => {
    const { siwx, host } = setUp()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        host.port.values.set(key, text)
        expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
      }),
    )
  })

  test('are removed one by one: removing one never removes another', async () => {
    const accounts = [alice, bob]
    const chains: CaipNetworkId[] = ['eip155:1', 'eip155:10']
    const { siwx, host } = setUp()
    const pairs = accounts.flatMap((account) => chains.map((chainId) => ({ account, chainId })))
    for (const { account, chainId } of pairs) await siwx.addSession(await sign(siwx, account, { chainId }))
    const all = host.port.values.get(key) ?? ''
    for (const { account, chainId } of pairs) {
      host.port.values.set(key, all)
      await siwx.revokeSession(chainId, account.address.toLowerCase())
      const found = pairs.map((pair) => siwx.getSessions(pair.chainId, pair.account.address))
      const counts = (await Promise.all(found)).map(({ length }) => length)
      expect(counts).toEqual(pairs.map((pair) => (pair.account === account && pair.chainId === chainId ? 0 : 1)))
    }
  })

  test('are the newest 20, in at most 64 kB, without the expired ones', async () => {
    const { siwx, stored, host } = setUp({ resources: [`https://app.example/${'a'.repeat(3_500)}`] })
    const chainAt = (index: number): CaipNetworkId => `eip155:${index + 1}`
    for (let index = 0; index < 25; index++) await siwx.addSession(await sign(siwx, alice, { chainId: chainAt(index) }))
    expect(host.port.values.get(key)?.length).toBeLessThanOrEqual(65_536)
    expect(stored().d.length).toBeLessThan(20)
    expect(await siwx.getSessions(chainAt(24), alice.address)).toHaveLength(1)
    const small = setUp()
    for (let index = 0; index < 22; index++)
      await small.siwx.addSession(await sign(small.siwx, alice, { chainId: chainAt(index) }))
    expect(small.stored().d).toHaveLength(20)
    small.host.clock.skip(8 * dayMs)
    await small.siwx.addSession(await sign(small.siwx))
    expect(small.stored().d).toHaveLength(1)
  })
})

describe('setSessions', () => {
  test('signs out', async () => {
    const { siwx, stored } = setUp()
    await siwx.addSession(await sign(siwx))
    await siwx.setSessions([])
    expect(stored()).toBeNull()
  })

  test('keeps stored sessions without a request, and verifies the others', async () => {
    const { siwx, stored } = setUp()
    const first = await sign(siwx)
    const second = await sign(siwx, bob)
    await siwx.addSession(first)
    await siwx.setSessions([first, second])
    expect(stored().d).toHaveLength(2)
    const forged = { ...(await sign(siwx, bob)), signature: second.signature }
    expect(await codeOf(siwx.setSessions([forged]))).toBe('SIGN_IN_REFUSED')
    expect(stored().d).toHaveLength(2)
    await siwx.setSessions([second])
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })
})

describe('R68: other tabs', () => {
  const emit = (page: FakePage, changed: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))

  test('report a change of the sessions, and no other one', () => {
    const page = createFakePage()
    vi.stubGlobal('window', page)
    const { siwx } = setUp()
    const listener = vi.fn()
    const stop = siwx.watch(listener)
    for (const changed of [key, null, '@latchkey/other', 'sign-in']) emit(page, changed)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    emit(page, key)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('do not exist on a server', () => {
    expect(setUp().siwx.watch(() => expect.unreachable())).toBeTypeOf('function')
  })
})

test('a lookup writes nothing', async () => {
  const { siwx, host } = setUp({ expiresInMs: 1_000 })
  await siwx.addSession(await sign(siwx))
  host.clock.skip(1_000)
  const before = host.port.writes.length
  expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  expect(host.port.writes.length).toBe(before)
})
