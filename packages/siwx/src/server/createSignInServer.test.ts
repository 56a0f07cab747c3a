import fc from 'fast-check'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createServiceClient } from '../client/createServiceClient.js'
import { createTestHost } from '../client/signIn.fixture.js'
import { createSolanaVerifier } from '../verify/solana/createSolanaVerifier.js'
import { createSessionTokens } from './createSessionTokens.js'
import type { SignInRefusal } from './createSignInCheck.js'
import type { SignInServerOptions } from './createSignInContext.js'
import { createSignInServer } from './createSignInServer.js'
import { createMemoryRevocationStore } from './revocationStore.js'
import { createBrowser, offlineVerifier, ownerVerifier, secret, signIn, start } from './signInBrowser.fixture.js'
import { signingAccounts, wallet } from './signingAccounts.fixture.js'

function setUp(options: Partial<SignInServerOptions> = {}) {
  const clock = { time: start }
  const refusals: SignInRefusal[] = []
  const auth = createSignInServer({
    domain: 'example.com',
    secret,
    verifiers: [ownerVerifier],
    now: () => clock.time,
    onRefused: (reason) => refusals.push(reason),
    ...options,
  })
  return { auth, clock, refusals, browser: createBrowser(auth.handle) }
}

afterEach(() => void vi.unstubAllGlobals())

const readMe = async ({ request }: ReturnType<typeof createBrowser>) => (await request('me')).json()

const { solana } = signingAccounts

test('signs in, returns the session, and signs out', async () => {
  const { auth, browser, refusals } = setUp()
  expect(await readMe(browser)).toEqual([])

  const response = await browser.signIn()
  expect(response.status).toBe(200)
  const session = { address: wallet.address, chainId: 'eip155:1', expiresAt: start + 3_600_000 }
  expect(await response.json()).toEqual(session)
  expect(await readMe(browser)).toEqual([session])
  const headers = { cookie: browser.cookieHeader() }
  expect(await auth.getSession({ headers })).toEqual({ ...session, id: expect.any(String) })

  const end = await browser.post('sign-out')
  expect([end.status, await end.text()]).toEqual([204, ''])
  expect(await readMe(browser)).toEqual([])
  expect(await auth.getSession({ headers }), 'a copy of the cookie').toBeUndefined()
  expect((await browser.post('sign-out')).status, 'without a session').toBe(204)
  expect(refusals).toEqual([])
})

test('sets cookies that scripts, other sites and subdomains cannot use', async () => {
  const { browser } = setUp()
  const nonce = await browser.request('nonce')
  expect(nonce.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-latchkey-session-browser=[\w-]{22}\.[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=600$/,
    ),
  ])
  const session = await browser.post('authenticate', await signIn((await nonce.json()).nonce))
  expect(session.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-latchkey-session-eip155=[\w-]+\.[\w-]+\.[\w-]+; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=3600$/,
    ),
  ])
  for (const { headers } of [nonce, session]) expect(headers.get('cache-control')).toBe('no-store')
})

test('sets cookies for a page that other sites frame', async () => {
  const { browser } = setUp({ cookie: { sameSite: 'none' } })
  for (const response of [await browser.request('nonce'), await browser.signIn()])
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/SameSite=None; Partitioned; .*Secure/)])
  expect(() => setUp({ domain: 'localhost:3000', cookie: { sameSite: 'none' } })).toThrow('needs a `domain` with https')
})

test('sets cookies for this machine without encryption, and for subdomains', async () => {
  const local = setUp({ domain: 'localhost:3000' })
  const browser = createBrowser(local.auth.handle, 'http://localhost:3000')
  const response = await browser.signIn({ domain: 'localhost:3000', uri: 'http://localhost:3000' })
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^latchkey-session-eip155=\S+; HttpOnly; SameSite=Lax; Path=\/; Max-Age/,
  )
  expect(await readMe(browser)).toHaveLength(1)

  const shared = setUp({ cookie: { name: 'id', domain: 'example.com', sameSite: 'strict' } })
  expect((await shared.browser.signIn()).headers.getSetCookie()[0]).toMatch(
    /^__Secure-id-eip155=\S+; HttpOnly; SameSite=Strict; Path=\/; Secure; Domain=example.com; Max-Age=3600$/,
  )
  expect(await readMe(shared.browser)).toHaveLength(1)
})

test('R71: a message signs in once, also after a sign-out', async () => {
  const { browser, refusals } = setUp()
  const signed = await signIn(await browser.getNonce())
  expect((await browser.post('authenticate', signed)).status).toBe(200)
  await browser.post('sign-out')
  const again = await browser.post('authenticate', signed)
  expect([again.status, await again.json()]).toEqual([401, { error: 'Not signed in.' }])
  expect(await readMe(browser)).toEqual([])
  expect(refusals).toEqual(['nonceUnknown'])
})

test('R71: of parallel submits of a message, exactly one signs in', async () => {
  const { browser } = setUp()
  const signed = await signIn(await browser.getNonce())
  const responses = await Promise.all(Array.from({ length: 20 }, () => browser.post('authenticate', signed)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(19).fill(401)])
})

test('R71: a message does not sign in another browser, and still signs in its own', async () => {
  const { auth, browser, refusals } = setUp()
  const signed = await signIn(await browser.getNonce())
  const thief = createBrowser(auth.handle)
  expect((await thief.post('authenticate', signed)).status, 'without a cookie').toBe(401)
  await thief.getNonce()
  expect((await thief.post('authenticate', signed)).status, 'with its own cookie').toBe(401)
  expect((await browser.post('authenticate', signed)).status).toBe(200)
  expect(refusals).toEqual(['nonceCookieMissing', 'nonceUnknown'])
})

test('R71: several tabs of a browser can sign in', async () => {
  const { browser } = setUp()
  const signed = [await signIn(await browser.getNonce()), await signIn(await browser.getNonce())]
  for (const one of signed) expect((await browser.post('authenticate', one)).status).toBe(200)
})

test('R71: a wrong signature consumes the nonce', async () => {
  const { browser, refusals } = setUp()
  const signed = await signIn(await browser.getNonce())
  const wrong = { ...signed, signature: await wallet.signMessage({ message: 'Hello' }) }
  expect((await browser.post('authenticate', wrong)).status).toBe(401)
  expect((await browser.post('authenticate', signed)).status).toBe(401)
  expect(refusals).toEqual(['signatureInvalid', 'nonceUnknown'])
})

test('R71: refuses a nonce of the client and an expired nonce', async () => {
  const { browser, clock } = setUp()
  const nonce = await browser.getNonce()
  expect((await browser.post('authenticate', await signIn('abcdefgh12345678'))).status).toBe(401)
  clock.time += 600_000
  const expirationTime = new Date(clock.time + 60_000).toISOString()
  expect((await browser.post('authenticate', await signIn(nonce, { expirationTime }))).status).toBe(401)
})

test.each([
  ['R72: another domain', 'domainMismatch', { domain: 'evil.example' }],
  ['R72: a subdomain', 'domainMismatch', { domain: 'app.example.com' }],
  ['R72: another port', 'domainMismatch', { domain: 'example.com:8443' }],
  ['R72: a URI of another page', 'uriMismatch', { uri: 'https://evil.example' }],
  ['R73: an expired message', 'expired', { expirationTime: new Date(start - 120_000).toISOString() }],
  ['R73: a message without an end', 'expirationMissing', { expirationTime: undefined }],
  ['R75: another account', 'signatureInvalid', { accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' }],
  ['R72: another network', 'chainMismatch', { chainId: 'eip155:137' }],
  ['R72: a namespace without a verifier', 'namespaceNotSupported', { chainId: solana.chainId }],
] as const)('%s is refused with the same response', async (_, reason, change) => {
  const { browser, refusals } = setUp(reason === 'chainMismatch' ? { chainIds: ['eip155:1'] } : {})
  const response = await browser.signIn(change)
  expect([response.status, await response.json()]).toEqual([401, { error: 'Not signed in.' }])
  expect(response.headers.getSetCookie()).toEqual([])
  expect(refusals).toEqual([reason])
})

test('R72: with several domains, a page signs in to its own', async () => {
  const { auth } = setUp({ domain: ['example.com', 'other.example'] })
  for (const [page, domain, status] of [
    ['https://example.com', 'example.com', 200],
    ['https://other.example', 'other.example', 200],
    ['https://other.example', 'example.com', 401],
  ] as const)
    expect((await createBrowser(auth.handle, page).signIn({ domain })).status, `${page}: ${domain}`).toBe(status)
})

test('R75: responds with 503 if no RPC node responds, and consumes the nonce', async () => {
  const { browser, refusals } = setUp({ verifiers: [offlineVerifier] })
  const signed = await signIn(await browser.getNonce())
  const response = await browser.post('authenticate', signed)
  expect([response.status, await response.json()]).toEqual([503, { error: 'Not available. Please try again.' }])
  expect((await browser.post('authenticate', signed)).status).toBe(401)
  expect(refusals).toEqual(['unavailable', 'nonceUnknown'])
})

test('the client of the `siwx` option signs in and out', async () => {
  const { browser, clock } = setUp()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => browser.request(url.split('/').at(-1) ?? '', init))
  const client = createServiceClient({ url: 'https://example.com/auth', onEnded: () => undefined }, createTestHost())
  const account = { address: wallet.address, chainId: 'eip155:1' } as const
  const { nonce, now: serverNow } = await client.getNonce()
  expect(serverNow).toBe(clock.time)
  const signed = { ...account, ...(await signIn(nonce)) }
  expect(await client.verify(signed)).toBe(true)
  expect(await client.getSession()).toEqual([{ ...account, expiresAt: expect.any(Number) }])
  expect(await client.verify(signed), 'again').toBe(false)
  await client.signOut()
  expect(await client.getSession()).toEqual([])
})

test('a new sign-in ends the previous session of its namespace', async () => {
  const { auth, browser } = setUp()
  await browser.signIn()
  const headers = { cookie: browser.cookieHeader() }
  await browser.signIn({ chainId: 'eip155:137' })
  expect(await auth.getSession({ headers })).toBeUndefined()
  expect(await readMe(browser)).toMatchObject([{ chainId: 'eip155:137' }])
})

describe('with several namespaces', () => {
  const solanaSession = { address: solana.accountAddress, chainId: solana.chainId }

  async function signInTwice() {
    const world = setUp({ verifiers: [ownerVerifier, createSolanaVerifier()] })
    const { browser } = world
    expect((await browser.signIn({ chainId: solana.chainId })).status).toBe(200)
    expect((await browser.signIn()).status).toBe(200)
    return { ...world, headers: { cookie: browser.cookieHeader() } }
  }

  test('each has its own session, in the order of the verifiers', async () => {
    const { auth, browser, headers } = await signInTwice()
    const eip155 = { address: wallet.address, chainId: 'eip155:1' }
    expect(await readMe(browser)).toMatchObject([eip155, solanaSession])
    expect(await auth.getSessions({ headers })).toMatchObject([eip155, solanaSession])
    expect(await auth.getSession({ headers })).toMatchObject(eip155)
    expect(await auth.getSession({ headers }, { namespace: 'solana' })).toMatchObject(solanaSession)
    expect(await auth.getSession({ headers }, { namespace: 'polkadot' })).toBeUndefined()
    const members = auth.guard((_, { address }) => new Response(address), { namespace: 'solana' })
    const response = await members(new Request('https://example.com/members', { headers }))
    expect([response.status, await response.text()]).toEqual([200, solana.accountAddress])
  })

  test('a sign-out ends the session of one, or all of them', async () => {
    const { auth, browser, headers } = await signInTwice()
    expect((await browser.post('sign-out', { namespace: 'polkadot' })).status).toBe(204)
    expect(await readMe(browser)).toHaveLength(2)
    const one = await browser.post('sign-out', { namespace: 'eip155' })
    expect([one.status, one.headers.getSetCookie()]).toEqual([204, [expect.stringMatching(/-eip155=; .*Max-Age=0$/)]])
    expect(await readMe(browser)).toMatchObject([solanaSession])
    expect(await auth.getSessions({ headers }), 'a copy of the cookies').toMatchObject([solanaSession])
    const members = auth.guard(() => new Response(), { namespace: 'eip155' })
    expect((await members(new Request('https://example.com/members', { headers }))).status).toBe(401)
    expect((await browser.post('sign-out', {})).headers.getSetCookie()).toHaveLength(2)
    expect(await auth.getSessions({ headers })).toEqual([])
  })

  test.each<[string, RequestInit]>([
    ['no body', {}],
    ['an empty body of JSON', { headers: { 'content-type': 'application/json' } }],
    ['a form', { body: new URLSearchParams({ namespace: 'eip155' }) }],
  ])('a sign-out with %s ends all sessions', async (_, init) => {
    const { browser } = await signInTwice()
    expect((await browser.request('sign-out', { method: 'POST', ...init })).status).toBe(204)
    expect(await readMe(browser)).toEqual([])
  })

  test.each([['['], [{ namespace: 'cosmos' }], [{ namespace: 1 }], [['eip155']], ['null']])(
    'a sign-out with the body %j ends no session',
    async (body) => {
      const { browser } = await signInTwice()
      expect((await browser.post('sign-out', body)).status).toBe(400)
      expect(await readMe(browser)).toHaveLength(2)
    },
  )

  test('a token in the cookie of another namespace is no session', async () => {
    const { auth, browser } = setUp({ verifiers: [ownerVerifier, createSolanaVerifier()] })
    await browser.signIn()
    const token = browser.jar.get('__Host-latchkey-session-eip155')
    const headers = { cookie: `__Host-latchkey-session-solana=${token}` }
    expect(await auth.getSessions({ headers })).toEqual([])
  })
})

test('a failed sign-in keeps the session', async () => {
  const { browser } = setUp()
  await browser.signIn()
  expect((await browser.signIn({ domain: 'evil.example' })).status).toBe(401)
  expect(await readMe(browser)).toHaveLength(1)
})

test('a session expires', async () => {
  const { browser, clock } = setUp()
  await browser.signIn()
  clock.time += 3_540_000
  expect(await readMe(browser)).toHaveLength(1)
  clock.time += 180_000
  expect(await readMe(browser)).toEqual([])
})

test('a copy of the cookie stays revoked while clocks may differ', async () => {
  const { auth, browser, clock } = setUp()
  await browser.signIn()
  const headers = { cookie: browser.cookieHeader() }
  await browser.post('sign-out')
  clock.time += 3_630_000
  expect(await auth.getSession({ headers })).toBeUndefined()
})

test('a copy of the cookie stays revoked if the clock of the store is ahead', async () => {
  const clock = { time: start }
  const revocations = createMemoryRevocationStore({ now: () => clock.time + 60_000 })
  const { auth, browser } = setUp({ revocations, now: () => clock.time })
  await browser.signIn()
  const headers = { cookie: browser.cookieHeader() }
  await browser.post('sign-out')
  clock.time += 3_600_000 + 59_000
  expect(await auth.getSession({ headers })).toBeUndefined()
})

test('uses the given session tokens', async () => {
  const sessions = createSessionTokens({ secret: new Uint8Array(32), lifetimeMs: 86_400_000, now: () => start })
  const { browser } = setUp({ sessions })
  expect(await (await browser.signIn()).json()).toMatchObject({ expiresAt: start + 86_400_000 })
  expect(await sessions.read(browser.jar.get('__Host-latchkey-session-eip155') ?? '')).toMatchObject({
    chainId: 'eip155:1',
  })
})

test('a session of a server for another domain with the same secret is not valid', async () => {
  const other = createBrowser(setUp({ domain: 'other.example' }).auth.handle, 'https://other.example')
  await other.signIn({ domain: 'other.example' })
  expect(await setUp().auth.getSession({ headers: { cookie: other.cookieHeader() } })).toBeUndefined()
})

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['https://example.com', 204],
])('a page of %s that signs out gets %d', async (origin, status) => {
  const { browser } = setUp()
  await browser.signIn()
  expect((await browser.post('sign-out', undefined, { origin })).status).toBe(status)
  expect(await readMe(browser)).toHaveLength(status === 403 ? 1 : 0)
})

test('a page on one of the domains can use a server on another host', async () => {
  const { auth } = setUp()
  const browser = createBrowser(auth.handle, 'https://example.com', 'https://api.example.com/v1/sign-in/')
  const preflight = await browser.request('authenticate', { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'https://example.com',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  })
  expect((await browser.signIn()).headers.get('access-control-allow-origin')).toBe('https://example.com')

  const foreign = createBrowser(auth.handle, 'https://evil.example', 'https://api.example.com/v1/sign-in/')
  for (const response of [await foreign.request('authenticate', { method: 'OPTIONS' }), await foreign.request('me')])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['GET', 'other', 404],
  ['GET', '', 404],
  ['GET', 'constructor', 404],
  ['GET', '__proto__', 404],
  ['GET', 'nonce/', 200],
  ['GET', 'nonce?x=authenticate', 200],
  ['POST', 'nonce', 405],
  ['GET', 'authenticate', 405],
  ['GET', 'sign-out', 405],
  ['DELETE', 'me', 405],
  ['HEAD', 'nonce', 405],
  ['GET', '%6e%6f%6e%63%65', 404],
  ['GET', 'nonce;a', 404],
  ['GET', 'nonce%2f..%2fme', 404],
  ['GET', 'x/../me', 200],
])('%s %s responds with %d', async (method, path, status) => {
  const response = await setUp().browser.request(path, { method })
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  if (status === 405) expect(response.headers.get('allow')).toMatch(/^(GET|POST)$/)
})

test('refuses bodies that are too large, no JSON, or have another type', async () => {
  const { browser } = setUp()
  const signed = await signIn(await browser.getNonce())
  const send = async (body: unknown, type = 'application/json') =>
    (await browser.post('authenticate', body, { 'content-type': type })).status
  expect(await send(signed, 'text/plain')).toBe(415)
  expect(await send(signed, 'application/x-www-form-urlencoded')).toBe(415)
  expect(await send({ ...signed, more: 'x'.repeat(16_384) })).toBe(413)
  for (const body of ['', '{', '[]', 'null', '"text"', '{}', '{"__proto__":{"message":"","signature":""}}'])
    expect(await send(body), body).toBe(400)
  expect(await send({ message: [signed.message], signature: signed.signature })).toBe(400)
  expect(await send(signed, 'application/json; charset=utf-8')).toBe(200)
})

test('stops reading a body that never ends', async () => {
  const { auth } = setUp()
  let parts = 0
  const body = new ReadableStream({
    pull(controller) {
      parts++
      controller.enqueue(new Uint8Array(1_024))
    },
  })
  const request = new Request('https://example.com/auth/authenticate', {
    method: 'POST',
    body,
    headers: { origin: 'https://example.com', 'content-type': 'application/json' },
    ...{ duplex: 'half' },
  })
  expect((await auth.handle(request)).status).toBe(413)
  expect(parts).toBeLessThan(30)
})

test('responds with 408 if the body does not arrive within 10 s, and closes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const closed = vi.fn()
  const request = new Request('https://example.com/auth/authenticate', {
    method: 'POST',
    body: new ReadableStream({ cancel: closed }),
    headers: { origin: 'https://example.com', 'content-type': 'application/json' },
    ...{ duplex: 'half' },
  })
  const response = setUp().auth.handle(request)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await response).status).toBe(408)
  expect(closed).toHaveBeenCalled()
})

test('responds with 400 if the connection closes', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('closed')) })
  const request = new Request('https://example.com/auth/authenticate', {
    method: 'POST',
    body,
    headers: { origin: 'https://example.com', 'content-type': 'application/json' },
    ...{ duplex: 'half' },
  })
  expect((await setUp().auth.handle(request)).status).toBe(400)
})

test('any body is refused without an error', async () => {
  const { browser } = setUp()
  const signed = await signIn(await browser.getNonce())
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(signed.message, signed.signature))
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record({ message: text, signature: text })
      .filter(({ message, signature }) => message !== signed.message || signature !== signed.signature)
      .map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(body, async (content) => {
      const response = await browser.post('authenticate', content)
      expect([400, 401]).toContain(response.status)
      expect(response.headers.getSetCookie()).toEqual([])
    }),
  )
})

test('any change of a cookie ends the session', async () => {
  const { auth, browser } = setUp()
  await browser.signIn()
  const token = browser.jar.get('__Host-latchkey-session-eip155') ?? ''
  const withCookie = (value: string) =>
    auth.getSession({ headers: { cookie: `a=b; __Host-latchkey-session-eip155=${value}; c` } })
  expect(await withCookie(token)).toBeDefined()
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 2), fc.string({ minLength: 1, maxLength: 3 }), async (index, text) => {
      const changed = token.slice(0, index) + text + token.slice(index + 1)
      if (changed !== token) expect(await withCookie(changed)).toBeUndefined()
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (cookie) => {
      expect(await auth.getSession({ headers: { cookie } })).toBeUndefined()
    }),
  )
})

test.each(['\u00a0', '\u0085', '\u2000', '\v'])(
  'a cookie that another subdomain set, with the blank %j before its name, is no session',
  async (blank) => {
    const { auth, browser } = setUp()
    await browser.signIn()
    const cookie = `${blank}__Host-latchkey-session-eip155=${browser.jar.get('__Host-latchkey-session-eip155')}`
    const read = (text: string) => auth.getSession({ headers: { get: (name) => (name === 'cookie' ? text : null) } })
    expect(await read(cookie)).toBeUndefined()
    expect(await read(`a=b; ${cookie}`)).toBeUndefined()
    expect(await read(cookie.slice(1))).toBeDefined()
  },
)

test('two cookies of one name are no session, because another subdomain may have set one', async () => {
  const { auth, browser } = setUp({ cookie: { domain: 'example.com' } })
  const attacker = createBrowser(auth.handle)
  await browser.signIn()
  await attacker.signIn({ chainId: 'eip155:137' })
  const name = '__Secure-latchkey-session-eip155'
  const [own, tossed] = [browser, attacker].map(({ jar }) => `${name}=${jar.get(name)}`)
  const read = (cookie: string) => auth.getSession({ headers: { cookie } })
  expect(await read(`${own}`)).toMatchObject({ chainId: 'eip155:1' })
  expect(await read(`${own}; ${own}`), 'the same value').toMatchObject({ chainId: 'eip155:1' })
  expect(await read(`${tossed}; ${own}`)).toBeUndefined()
  expect(await read(`${own}; ${tossed}`)).toBeUndefined()
})

test('a sign-in over the session of an attacker gets a new session, and ends the old one', async () => {
  const { auth, browser } = setUp()
  const attacker = createBrowser(auth.handle)
  await attacker.signIn({ chainId: 'eip155:137' })
  for (const pair of attacker.jar) browser.jar.set(...pair)
  await browser.signIn()
  expect(await readMe(browser)).toMatchObject([{ chainId: 'eip155:1' }])
  expect(await readMe(attacker)).toEqual([])
})

test('ignores the host of a request', async () => {
  const { auth } = setUp()
  const browser = createBrowser(auth.handle, 'https://example.com', 'http://evil.example:1234/auth/')
  const response = await browser.signIn()
  expect(response.status).toBe(200)
  expect(JSON.stringify([...response.headers])).not.toContain('evil')
})

test('reads the session from headers of every kind', async () => {
  const { auth, browser } = setUp()
  await browser.signIn()
  const cookie = browser.cookieHeader()
  for (const headers of [
    new Headers({ cookie }),
    { cookie },
    { get: (name: string) => (name === 'cookie' ? cookie : null) },
  ])
    expect(await auth.getSession({ headers })).toMatchObject({ address: wallet.address })
  for (const headers of [undefined, {}, new Headers(), { cookie: undefined }, { cookie: [cookie] }])
    expect(await auth.getSession({ headers })).toBeUndefined()
})

test('guards a handler', async () => {
  const { auth, browser } = setUp()
  const handler = auth.guard((_, session, extra: string) => Response.json([session.address, extra]))
  const call = (init: RequestInit) =>
    handler(
      new Request('https://example.com/members', {
        ...init,
        headers: { cookie: browser.cookieHeader(), ...init.headers },
      }),
      'more',
    )
  expect((await call({})).status).toBe(401)
  await browser.signIn()
  expect(await (await call({})).json()).toEqual([wallet.address, 'more'])
  expect((await call({ method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await call({ method: 'POST' })).status).toBe(403)
  expect((await call({ method: 'POST', headers: { origin: 'https://example.com' } })).status).toBe(200)
})

test('verifies credentials for Auth.js 4 and 5, once', async () => {
  const { auth, browser } = setUp()
  const credentials = { ...(await signIn(await browser.getNonce())), csrfToken: 'x', redirect: 'false' }
  const headers = { cookie: browser.cookieHeader() }
  const user = { id: `eip155:1:${wallet.address}`, address: wallet.address, chainId: 'eip155:1' }
  expect(await auth.authorize(credentials, { headers: {} }), 'another browser').toBeNull()
  expect(await auth.authorize(credentials, { headers })).toEqual(user)
  expect(await auth.authorize(credentials, { headers })).toBeNull()

  const more = await signIn(await browser.getNonce())
  expect(await auth.authorize(more, new Request('https://example.com/api/auth', { headers }))).toEqual(user)
  for (const nonsense of [undefined, null, {}, { message: '' }, 'text'])
    expect(await auth.authorize(nonsense, { headers })).toBeNull()
})

describe('R72: a page on another domain', () => {
  test.each([
    ['its origin', { origin: 'http://localhost:5173' }],
    ['its address, because reads of the same origin have no other header', { referer: 'http://localhost:5173/a?b' }],
    ['http on another machine', { origin: 'http://example.com' }],
  ])('gets no nonce, and the log says why: %s', async (_, headers) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const auth = createSignInServer({ domain: 'example.com', secret, verifiers: [ownerVerifier] })
    const response = await auth.handle(new Request('https://example.com/auth/nonce', { headers }))
    expect([response.status, await response.json()]).toEqual([403, { error: 'Not allowed from this origin.' }])
    const origin = new URL('origin' in headers ? headers.origin : headers.referer).origin
    expect(warn.mock.calls).toEqual([
      [
        '[latchkey] The server refused a sign-in: originNotAllowed.',
        `The page is on ${origin}. \`domain\` is example.com, by https except on localhost.`,
      ],
    ])
    warn.mockRestore()
  })

  test('is refused in `onRefused`, which gets the reason', async () => {
    const refused = vi.fn()
    const { auth } = setUp({ onRefused: refused })
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const request = new Request('https://example.com/auth/authenticate', { method: 'POST', headers, body: '{}' })
    expect((await auth.handle(request)).status).toBe(403)
    expect(refused.mock.calls).toEqual([['originNotAllowed', expect.stringContaining('https://evil.example')]])
    const me = new Request('https://example.com/auth/me', { headers: { origin: 'https://evil.example' } })
    expect((await auth.handle(me)).status).toBe(200)
    expect(refused).toHaveBeenCalledTimes(1)
  })
})

test('throws INVALID_OPTIONS without options', () => {
  // @ts-expect-error The options are missing.
  expect(() => createSignInServer()).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
})

test.each<[string, Partial<Record<keyof SignInServerOptions, unknown>>]>([
  ['a short secret', { secret: 'short' }],
  ['no secret', { secret: undefined }],
  ['a URL as domain', { domain: 'https://example.com' }],
  ['no domain', { domain: [] }],
  ['no verifiers', { verifiers: [] }],
  ['verifiers that are no list', { verifiers: undefined }],
  ['a verifier without a namespace', { verifiers: [{ verify: async () => true }] }],
  ['a network that is no CAIP-2 id', { chainIds: [1] }],
  ['a network whose namespace has no verifier', { chainIds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }],
  ['a pattern of domains', { domain: '*.example.com' }],
  ['a cookie name with a separator', { cookie: { name: 'a;b' } }],
  ['a cookie domain with a separator', { cookie: { domain: 'a; Path=/x' } }],
])('throws INVALID_OPTIONS for %s', (_, options) => {
  const valid = { domain: 'example.com', secret, verifiers: [offlineVerifier] }
  expect(() => createSignInServer({ ...valid, ...options } as SignInServerOptions)).toThrow(
    expect.objectContaining({ code: 'INVALID_OPTIONS' }),
  )
})
