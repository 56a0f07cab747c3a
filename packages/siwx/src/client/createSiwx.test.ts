import type { CaipNetworkId, SIWXConfig } from '@latchkey/common'
import { codeOf, createFakePage, type FakePage } from '@latchkey/testing'
import { SiweMessage } from 'siwe'
import { verifyMessage } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseMessage } from '../message/parseMessage.js'
import { createSiwx } from './createSiwx.js'
import { alice, bob, createTestHost, sign } from './signIn.fixture.js'
import type { SiwxOptions, SiwxServer } from './siwxServer.js'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server in memory: each nonce is valid once, and there is one session. */
function createServer() {
  const nonces = new Set<string>()
  const asked: string[] = []
  const state = { session: null as unknown }
  const server: SiwxServer = {
    async getNonce() {
      asked.push('getNonce')
      const nonce = `nonce${asked.length}0000`
      nonces.add(nonce)
      return nonce
    },
    async verify({ message, signature, address, chainId }) {
      asked.push('verify')
      const fields = new SiweMessage(message)
      if (!nonces.delete(fields.nonce)) return false
      if (!(await verifyMessage({ address: alice.address, message, signature: signature as `0x${string}` })))
        return false
      state.session = { address, chainId }
      return true
    },
    async getSession() {
      asked.push('getSession')
      return state.session as never
    },
    async signOut() {
      asked.push('signOut')
      state.session = null
    },
  }
  return { server, state, asked }
}

function setUp(options: Partial<SiwxServer> & SiwxOptions = {}) {
  const world = createServer()
  const host = createTestHost()
  const siwx = createSiwx({ ...world.server, ...options })
  siwx.attach?.(host)
  return { ...world, host, siwx }
}

describe('the message', () => {
  test('contains the page, the nonce of the server, and dates ten minutes apart', async () => {
    const { siwx, host } = setUp({ statement: 'Sign in to Example', resources: ['https://app.example/terms'] })
    const message = await siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:137' })
    expect(new SiweMessage(message.toString())).toMatchObject({
      domain: 'app.example',
      uri: 'https://app.example',
      address: alice.address,
      chainId: 137,
      nonce: 'nonce10000',
      statement: 'Sign in to Example',
      resources: ['https://app.example/terms'],
      issuedAt: new Date(host.now()).toISOString(),
      expirationTime: new Date(host.now() + 600_000).toISOString(),
    })
    expect(parseMessage(message.toString())).toEqual({ ...message, toString: undefined })
  })

  test('takes domain, URI, request id and life from the options', async () => {
    const options = { domain: 'login.example:8443', uri: 'https://login.example:8443/in', requestId: 'r1' }
    const { siwx, host } = setUp({ ...options, expiresInMs: 1_000 })
    const message = await siwx.createMessage({
      accountAddress: alice.address,
      chainId: 'eip155:1',
      notBefore: '2026-01-01T00:00:00Z',
    })
    const expirationTime = new Date(host.now() + 1_000).toISOString()
    expect(message).toMatchObject({ ...options, expirationTime, notBefore: '2026-01-01T00:00:00Z' })
  })

  test('without a page and without options, rejects and names the options', async () => {
    const { siwx } = setUp()
    for (const url of [undefined, 'about:blank', 'nonsense']) {
      siwx.attach?.(createTestHost({ url }))
      await expect(siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })).rejects.toMatchObject({
        code: 'AUTHENTICATION_FAILED',
        details: expect.stringContaining('Set `domain` and `uri`'),
      })
    }
  })

  test.each([
    ['short', 'abc1234'],
    ['of 1 MB', 'a'.repeat(1_000_000)],
    ['with a line break', 'abcdefgh\nURI: https://evil.example'],
    ['with a final line break', 'abcdefgh\n'],
    ['that is an error page', '<html>500</html>'],
    ['that is a number', 12345678],
    ['that is missing', undefined],
  ])('R71, R74: rejects a nonce %s', async (_, nonce) => {
    const { siwx } = setUp({ getNonce: async () => nonce as string })
    await expect(siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })).rejects.toMatchObject({
      code: 'AUTHENTICATION_FAILED',
      details: expect.stringContaining('`getNonce` must return a nonce'),
    })
  })

  test('R74: rejects a statement with a line break', async () => {
    const { siwx } = setUp({ statement: 'Hello\nNonce: 12345678' })
    expect(await codeOf(siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' }))).toBe(
      'INVALID_PARAMS',
    )
  })
})

describe('signing in', () => {
  test('verifies the message and has the session afterwards', async () => {
    const { siwx, asked } = setUp()
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    const session = await sign(siwx)
    await siwx.addSession(session)
    const [found] = await siwx.getSessions('eip155:1', alice.address.toLowerCase())
    expect(found).toMatchObject({ message: session.message, signature: session.signature })
    expect(asked).toEqual(['getSession', 'getNonce', 'verify', 'getSession'])
  })

  test('R71: rejects the second use of a message with SIGN_IN_REFUSED', async () => {
    const { siwx } = setUp()
    const session = await sign(siwx)
    await siwx.addSession(session)
    expect(await codeOf(siwx.addSession(session))).toBe('SIGN_IN_REFUSED')
  })

  test.each([
    ['false', false],
    ['a response that is not ok', new Response(null, { status: 401 })],
  ])('rejects with SIGN_IN_REFUSED if `verify` resolves with %s', async (_, result) => {
    const { siwx } = setUp({ verify: async () => result })
    const session = await sign(siwx)
    expect(await codeOf(siwx.addSession(session))).toBe('SIGN_IN_REFUSED')
  })

  test('passes address and network of the signed text to the server', async () => {
    const verify = vi.fn(async () => true)
    const { siwx, state } = setUp({ verify })
    const session = await sign(siwx)
    state.session = { address: alice.address, chainId: 1, expiresAt: 5 }
    await siwx.addSession({ ...session, data: { ...session.data, domain: 'evil.example' } })
    const { message, signature } = session
    expect(verify).toHaveBeenCalledWith({ message, signature, address: alice.address, chainId: 'eip155:1' })
    expect(await siwx.getSessions('eip155:1', alice.address)).toMatchObject([{ message, signature, expiresAt: 5 }])
  })

  test.each([
    ['without a session, as after a redirect to a page of the login', null],
    ['with the session of another account', { address: bob.address, chainId: 1 }],
  ])('R71: is not signed in if `verify` resolves %s', async (_title, session) => {
    const { siwx } = setUp({ verify: async () => ({ ok: true, redirected: true }), getSession: async () => session })
    const signed = await sign(siwx)
    await expect(siwx.addSession(signed)).rejects.toMatchObject({
      code: 'AUTHENTICATION_FAILED',
      details: expect.stringContaining('`getSession` returns no session'),
    })
  })

  test.each<[string, (session: Awaited<ReturnType<typeof sign>>) => object]>([
    ['another account', ({ data }) => ({ data: { ...data, accountAddress: bob.address } })],
    ['another network', ({ data }) => ({ data: { ...data, chainId: 'eip155:10' } })],
    ['a text that is no sign-in message', () => ({ message: 'Send all my money' })],
    ['a text that continues', ({ message }) => ({ message: `${message}\nChain ID: 10` })],
    ['an endless text', ({ message }) => ({ message: message + 'a'.repeat(1_000_000) })],
    ['an empty signature', () => ({ signature: '' })],
    ['a signature that is no text', () => ({ signature: 1 })],
  ])('R75, R77: rejects %s without asking the server', async (_, change) => {
    const { siwx, asked } = setUp()
    const session = await sign(siwx)
    expect(await codeOf(siwx.addSession({ ...session, ...change(session) }))).toBe('AUTHENTICATION_FAILED')
    expect(asked).not.toContain('verify')
  })

  test('with `setSessions`, signs in with the first message, or keeps the session that it has', async () => {
    const { siwx, asked } = setUp()
    const session = await sign(siwx)
    await siwx.setSessions([session, session])
    await siwx.setSessions([session])
    expect(asked.filter((name) => name === 'verify')).toHaveLength(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })
})

describe('the session of the server', () => {
  test('is asked for once by concurrent lookups, and again five minutes later', async () => {
    const { siwx, state, asked, host } = setUp()
    state.session = { address: alice.address, chainId: 1 }
    const chains: CaipNetworkId[] = ['eip155:1', 'eip155:10', 'eip155:1']
    const found = await Promise.all(chains.map((chainId) => siwx.getSessions(chainId, alice.address)))
    expect(found.map(({ length }) => length)).toEqual([1, 0, 1])
    host.clock.skip(299_999)
    await siwx.getSessions('eip155:1', alice.address)
    expect(asked).toEqual(['getSession'])
    host.clock.skip(1)
    await siwx.getSessions('eip155:1', alice.address)
    expect(asked).toEqual(['getSession', 'getSession'])
  })

  test.each<[SiwxOptions['networks'], readonly number[]]>([
    [undefined, [1, 0, 0, 0]],
    ['any', [1, 1, 0, 0]],
  ])('with networks %s, is valid for its account', async (networks, expected) => {
    const { siwx, state } = setUp({ networks })
    state.session = { address: alice.address, chainId: '1' }
    const lookups: readonly [CaipNetworkId, string][] = [
      ['eip155:1', alice.address],
      ['eip155:10', alice.address],
      ['eip155:1', bob.address],
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', alice.address],
    ]
    const found = await Promise.all(lookups.map(([chainId, address]) => siwx.getSessions(chainId, address)))
    expect(found.map(({ length }) => length)).toEqual(expected)
    for (const [index, [session]] of found.entries())
      if (session) expect([session.data.chainId, session.data.accountAddress]).toEqual(lookups[index])
  })

  test('that another page started has data without text', async () => {
    const { siwx, state } = setUp()
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
    state.session = { address, chainId }
    const data = { accountAddress: address, chainId, domain: 'app.example', uri: 'https://app.example' }
    expect(await siwx.getSessions(chainId, address)).toEqual([
      { data: { ...data, version: '1', nonce: '' }, message: '', signature: '' },
    ])
    expect(await siwx.getSessions(chainId, address.toLowerCase())).toEqual([])
  })

  test.each([
    ['an error', { error: 'not signed in' }],
    ['a text', '<html>'],
    ['a chain of another kind', { address: alice.address, chainId: 'cosmos:hub' }],
    ['a fraction as chain', { address: alice.address, chainId: 1.5 }],
    ['no chain', { address: alice.address }],
    ['an address with a line break', { address: `${alice.address}\n`, chainId: 1 }],
    ['an endless address', { address: 'a'.repeat(1_000_000), chainId: 1 }],
    ['an object that throws', Object.defineProperty({}, 'address', { get: () => expect.unreachable() })],
  ])('%s rejects, and the next lookup asks again', async (_, session) => {
    const { siwx, state } = setUp()
    state.session = session
    await expect(siwx.getSessions('eip155:1', alice.address)).rejects.toMatchObject({
      code: 'AUTHENTICATION_FAILED',
      details: expect.stringContaining('`getSession` must return'),
    })
    state.session = { address: alice.address, chainId: 'eip155:1' }
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('R78: a function that rejects is the cause of the error', async () => {
    const cause = new Error('offline')
    const { siwx } = setUp({ getSession: () => Promise.reject(cause) })
    await expect(siwx.getSessions('eip155:1', alice.address)).rejects.toMatchObject({
      code: 'AUTHENTICATION_FAILED',
      cause,
    })
  })

  test('L1: functions that never settle reject with HTTP_TIMEOUT', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { siwx } = setUp({ verify: never, getSession: never })
    const session = await sign(siwx)
    vi.useFakeTimers()
    const codes = Promise.all([codeOf(siwx.getSessions('eip155:1', alice.address)), codeOf(siwx.addSession(session))])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await codes).toEqual(['HTTP_TIMEOUT', 'HTTP_TIMEOUT'])
  })
})

describe('signing out', () => {
  test('ends the session of the given account only', async () => {
    const { siwx, asked } = setUp()
    await siwx.addSession(await sign(siwx))
    await siwx.revokeSession('eip155:1', bob.address)
    await siwx.revokeSession('eip155:10', alice.address)
    expect(asked).not.toContain('signOut')
    await siwx.revokeSession('eip155:1', alice.address)
    expect(asked.filter((name) => name === 'signOut')).toHaveLength(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('with `setSessions([])`, ends the session if there is one', async () => {
    const { siwx, asked } = setUp()
    await siwx.setSessions([])
    expect(asked).toEqual(['getSession'])
    await siwx.addSession(await sign(siwx))
    await siwx.setSessions([])
    expect(asked.at(-1)).toBe('signOut')
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('with `setSessions([])`, ends the session also if the server does not say whether it has one', async () => {
    const { siwx, asked } = setUp({ getSession: () => Promise.reject(new Error('500')) })
    await siwx.setSessions([])
    expect(asked).toEqual(['signOut'])
  })

  test('rejects if the server keeps the session', async () => {
    const signOut = async () => new Response(null, { status: 500 })
    const { siwx, state } = setUp({ signOut })
    state.session = { address: alice.address, chainId: 1 }
    expect(await codeOf(siwx.setSessions([]))).toBe('AUTHENTICATION_FAILED')
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('accepts a 401, because the session has ended already', async () => {
    const { siwx, state } = setUp({ signOut: async () => new Response(null, { status: 401 }) })
    state.session = { address: alice.address, chainId: 1 }
    await expect(siwx.setSessions([])).resolves.toBeUndefined()
  })
})

describe('a server with a session for each namespace', () => {
  const solana = {
    address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  } as const

  function setUpList() {
    const signOut = vi.fn<SiwxServer['signOut']>(async (namespace) => {
      const sessions = world.state.session as (typeof solana)[]
      world.state.session = sessions.filter(({ chainId }) => namespace && !chainId.startsWith(namespace))
    })
    const world = setUp({ signOut })
    world.state.session = [{ address: alice.address, chainId: 'eip155:1' }, solana]
    return { ...world, signOut }
  }
  const find = async (siwx: SIWXConfig) => {
    const ofEip155 = await siwx.getSessions('eip155:1', alice.address)
    return [ofEip155.length, (await siwx.getSessions(solana.chainId, solana.address)).length]
  }

  test('returns all sessions with one request', async () => {
    const { siwx, asked } = setUpList()
    expect(await find(siwx)).toEqual([1, 1])
    expect(await siwx.getSessions('eip155:1', bob.address)).toEqual([])
    expect(asked).toEqual(['getSession'])
  })

  test('ends the session of one namespace, or all of them', async () => {
    const { siwx, signOut } = setUpList()
    await siwx.revokeSession(solana.chainId, solana.address)
    expect(signOut).toHaveBeenLastCalledWith('solana')
    expect(await find(siwx)).toEqual([1, 0])
    await siwx.setSessions([])
    expect(signOut).toHaveBeenLastCalledWith(undefined)
    expect(await find(siwx)).toEqual([0, 0])
  })

  test('with `setSessions`, keeps the given session, and ends those of other namespaces', async () => {
    const { siwx, signOut, asked } = setUpList()
    await siwx.setSessions([await sign(siwx)])
    expect(signOut.mock.calls).toEqual([['solana']])
    expect(asked).not.toContain('verify')
    expect(await find(siwx)).toEqual([1, 0])
  })

  test('rejects a list with other data', async () => {
    const { siwx, state } = setUpList()
    for (const session of [[null], [solana, {}], new Array(65).fill(solana)]) {
      state.session = session
      expect(await codeOf(siwx.getSessions(solana.chainId, solana.address))).toBe('AUTHENTICATION_FAILED')
    }
  })
})

describe('watch', () => {
  function setUpPage() {
    const page: FakePage = createFakePage()
    vi.stubGlobal('document', page.document)
    const world = setUp()
    const listener = vi.fn()
    const stop = world.siwx.watch?.(listener)
    const showPage = async () => {
      const count = world.asked.length
      page.document.dispatchEvent(new Event('visibilitychange'))
      return count
    }
    return { ...world, page, listener, stop, showPage }
  }

  test('reports a session that ended while the visitor was away', async () => {
    const { siwx, state, listener, showPage } = setUpPage()
    state.session = { address: alice.address, chainId: 1 }
    await siwx.getSessions('eip155:1', alice.address)
    state.session = null
    await showPage()
    await expect.poll(() => listener.mock.calls.length).toBe(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('does not report the same session', async () => {
    const { siwx, state, listener, showPage, asked } = setUpPage()
    state.session = { address: alice.address, chainId: 1 }
    await siwx.getSessions('eip155:1', alice.address)
    state.session = { address: alice.address.toLowerCase(), chainId: 'eip155:1' }
    await showPage()
    await expect.poll(() => asked).toEqual(['getSession', 'getSession'])
    state.session = null
    await showPage()
    await expect.poll(() => listener.mock.calls.length).toBe(1)
  })

  test('asks nothing before the first lookup, in a hidden page, and after the unsubscribe function', async () => {
    const { siwx, asked, page, stop, showPage } = setUpPage()
    await showPage()
    Object.assign(page.document, { visibilityState: 'hidden' })
    await siwx.getSessions('eip155:1', alice.address)
    await showPage()
    Object.assign(page.document, { visibilityState: 'visible' })
    stop?.()
    await showPage()
    await siwx.addSession(await sign(siwx))
    expect(asked).toEqual(['getSession', 'getNonce', 'verify', 'getSession'])
  })

  test.each(['visibilitychange', 'online'])('asks after a sign-in, too, at the event %s', async (event) => {
    const { siwx, state, listener, page } = setUpPage()
    await siwx.addSession(await sign(siwx))
    state.session = null
    ;(event === 'online' ? page : page.document).dispatchEvent(new Event(event))
    await expect.poll(() => listener.mock.calls.length).toBe(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('reports the first response after failed requests, whatever the page knew', async () => {
    let isDown = true
    const { server, state, asked } = createServer()
    const page = createFakePage()
    vi.stubGlobal('document', page.document)
    const siwx = createSiwx({
      ...server,
      getSession: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : server.getSession()),
    })
    siwx.attach?.(createTestHost())
    const listener = vi.fn()
    siwx.watch?.(listener)
    const showPage = () => page.document.dispatchEvent(new Event('visibilitychange'))
    expect(await codeOf(siwx.getSessions('eip155:1', alice.address))).toBe('AUTHENTICATION_FAILED')
    showPage()
    await vi.dynamicImportSettled()
    state.session = { address: alice.address, chainId: 1 }
    isDown = false
    showPage()
    await expect.poll(() => listener.mock.calls.length).toBe(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
    expect(asked).toEqual(['getSession'])
  })

  test('`forget` asks again', async () => {
    const { siwx, state } = setUpPage()
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    state.session = { address: alice.address, chainId: 1 }
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    siwx.forget?.()
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('without a document, does nothing', () => {
    expect(setUp().siwx.watch?.(() => expect.unreachable())).toBeTypeOf('function')
  })
})

test('required sign-in and sign-out on disconnect are on by default', () => {
  const { siwx } = setUp()
  expect([siwx.getRequired?.(), siwx.signOutOnDisconnect, siwx.namespaces]).toEqual([true, true, undefined])
  const { siwx: other } = setUp({ isRequired: false, signOutOnDisconnect: false, namespaces: ['solana'] })
  expect([other.getRequired?.(), other.signOutOnDisconnect, other.namespaces]).toEqual([false, false, ['solana']])
})

test('works without an instance, on the page of the browser', async () => {
  vi.stubGlobal('location', new URL('http://localhost:5173/login'))
  const siwx = createSiwx(createServer().server)
  await siwx.addSession(await sign(siwx))
  const [session] = await siwx.getSessions('eip155:1', alice.address)
  expect(session?.data).toMatchObject({ domain: 'localhost:5173', uri: 'http://localhost:5173' })
})
