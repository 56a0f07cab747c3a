import { createSafeStorage, type SIWXSession, storedValues } from '@latchkey/common'
import { createServiceSiwx } from '@latchkey/siwx'
import { createTokenVerifier } from '@latchkey/siwx/server'
import { codeOf, createFakeLogger, createFakeStorage, createSkippableClock } from '@latchkey/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSigners, type Signer } from '../../test/signers.fixture.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const origin = 'https://shop.example'
const signers = createSigners()
const { eip155, solana } = signers
const { fetch } = globalThis
const key = `@latchkey/${storedValues.core.signInTokens.key()}`

let services: Services
let clock = createSkippableClock()
let port = createFakeStorage()
/** The requests of the page, without the query. */
let requests: string[]
/** Called before a request is sent. May throw like a broken connection. */
let onRequest: (route: string) => unknown

beforeAll(async () => {
  services = await startServices({
    projects: [{ id: 'shop', allowedOrigins: [origin], isAnalyticsEnabled: false }],
    rateLimits: { burst: 100_000, perSecond: 1_000 },
    signIn: { now: () => clock.now() },
  })
})
beforeEach(() => {
  clock = createSkippableClock()
  port = createFakeStorage()
  requests = []
  onRequest = () => undefined
  // A browser adds the origin of the page.
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${new URL(input).pathname.replace('/auth/v1/', '')}`
    requests.push(route)
    await onRequest(route)
    return fetch(input, { ...init, headers: { ...init.headers, origin } })
  })
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => services?.close())

/** A tab of the page. All tabs share the storage. */
function openTab(url = `${services.url}/auth/v1`, now = () => clock.now()) {
  const siwx = createServiceSiwx({ url, projectId: 'shop', statement: 'Sign in to Example' })
  const logger = createFakeLogger()
  const storage = createSafeStorage({ port, prefix: '@latchkey/', logger })
  siwx.attach?.({ storage, logger, now, url: `${origin}/cart`, rpcUrls: () => [] })
  const find = ({ chainId, address }: Signer) => siwx.getSessions(chainId, address)
  return { siwx, find }
}

async function sign({ siwx }: ReturnType<typeof openTab>, { address, chainId, sign }: Signer): Promise<SIWXSession> {
  const data = await siwx.createMessage({ accountAddress: address, chainId })
  return { data, message: data.toString(), signature: await sign(data.toString()) }
}

const signIn = async (tab: ReturnType<typeof openTab>, signer: Signer) => tab.siwx.addSession(await sign(tab, signer))

const verifyToken = (token: string | undefined) =>
  createTokenVerifier({
    jwksUrl: `${services.url}/auth/v1/.well-known/jwks.json?projectId=shop`,
    audience: 'shop',
    now: () => clock.now(),
  }).getSession({ headers: { authorization: `Bearer ${token}` } })

test.each(Object.entries(signers))(
  'R71: %s signs in, stays signed in on the next page, and signs out',
  async (_, signer) => {
    const tab = openTab()
    expect(await tab.find(signer)).toEqual([])
    expect(await tab.siwx.getToken()).toBeUndefined()
    const session = await sign(tab, signer)
    await tab.siwx.addSession(session)
    expect(await tab.find(signer)).toHaveLength(1)
    expect(await codeOf(tab.siwx.addSession(session))).toBe('SIGN_IN_REFUSED')

    const next = openTab()
    expect(await next.find(signer)).toHaveLength(1)
    const token = await next.siwx.getToken()
    expect(await verifyToken(token)).toMatchObject({ address: signer.address, chainId: signer.chainId })
    await next.siwx.setSessions([])
    expect(port.getItem(key)).toBeNull()
    expect(await next.siwx.getToken()).toBeUndefined()
    expect(await openTab().find(signer)).toEqual([])
  },
)

test('namespaces have their own tokens, which end on their own', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  await signIn(tab, solana)
  const token = await tab.siwx.getToken('eip155')
  expect(await verifyToken(token)).toMatchObject({ address: eip155.address })
  expect(await verifyToken(await tab.siwx.getToken())).toMatchObject({ address: solana.address })
  await tab.siwx.revokeSession(solana.chainId, solana.address)
  expect(await tab.siwx.getToken('solana')).toBeUndefined()
  expect(await tab.siwx.getToken()).toBe(token)
  expect([await tab.find(eip155), await tab.find(solana)]).toMatchObject([{ length: 1 }, { length: 0 }])
})

test('the newest sign-in stays the newest after another namespace was refreshed', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  await signIn(tab, solana)
  clock.skip(60 * 60_000)
  await tab.siwx.getToken('solana')
  await tab.siwx.getToken('eip155')
  expect(await verifyToken(await tab.siwx.getToken())).toMatchObject({ address: solana.address })
  await signIn(tab, eip155)
  expect(await verifyToken(await tab.siwx.getToken())).toMatchObject({ address: eip155.address })
})

test('refreshes a token before it expires, once for concurrent calls', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  const first = await tab.siwx.getToken()
  expect(await tab.siwx.getToken()).toBe(first)
  clock.skip(4 * 60_000 + 31_000)
  const tokens = await Promise.all([tab.siwx.getToken(), tab.siwx.getToken(), tab.siwx.getToken()])
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(first)
  expect(await verifyToken(tokens[0])).toBeDefined()
  expect(requests.filter((route) => route === 'POST refresh')).toHaveLength(1)
})

test('refreshes a token that the server refuses, and repeats the request', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  const stored = JSON.parse(port.getItem(key) ?? '')
  stored.d[0].tokens.token = stored.d[0].tokens.token.replace(/.{4}$/, 'AAAA')
  port.setItem(key, JSON.stringify(stored))
  expect(await openTab().find(eip155)).toHaveLength(1)
  expect(requests.slice(-3)).toEqual(['GET me', 'POST refresh', 'GET me'])
})

test('tabs that refresh at once keep the session', async () => {
  const [one, other] = [openTab(), openTab()]
  await signIn(one, eip155)
  for (let days = 0; days < 6; days++) {
    clock.skip(24 * 60 * 60_000)
    const tokens = await Promise.all([one.siwx.getToken(), other.siwx.getToken()])
    for (const token of tokens) expect(await verifyToken(token)).toMatchObject({ address: eip155.address })
  }
  expect(requests.filter((route) => route === 'POST refresh')).toHaveLength(12)
  expect(await openTab().find(eip155)).toHaveLength(1)
})

test('a refresh whose response got lost can be repeated', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  clock.skip(60 * 60_000)
  const before = port.getItem(key)
  await tab.siwx.getToken()
  // As if the page had closed before the response arrived.
  port.setItem(key, before ?? '')
  clock.skip(24 * 60 * 60_000)
  expect(await verifyToken(await openTab().siwx.getToken())).toBeDefined()
})

test('R78: a server that is not reachable ends no session', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  clock.skip(60 * 60_000)
  onRequest = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await codeOf(tab.siwx.getToken())).toBe('HTTP_FAILED')
  expect(await codeOf(openTab().find(eip155))).toBe('HTTP_FAILED')
  onRequest = () => undefined
  expect(await verifyToken(await tab.siwx.getToken())).toBeDefined()
})

test('R70: a new sign-in ends the earlier session, also if its access token has expired', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  const { refreshToken } = JSON.parse(port.getItem(key) ?? '').d[0].tokens
  clock.skip(6 * 60_000)
  await signIn(tab, eip155)
  const url = `${services.url}/auth/v1/refresh?projectId=shop`
  const headers = { origin, 'content-type': 'application/json' }
  expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify({ refreshToken }) })).status).toBe(401)
})

test('a sign-in in another tab during a sign-out keeps its tokens', async () => {
  const [tab, other] = [openTab(), openTab()]
  await signIn(tab, eip155)
  let isFirst = true
  onRequest = async (route) => {
    if (route !== 'POST sign-out' || !isFirst) return
    isFirst = false
    await signIn(other, eip155)
  }
  await tab.siwx.revokeSession(eip155.chainId, eip155.address)
  expect(await verifyToken(await other.siwx.getToken())).toMatchObject({ address: eip155.address })
})

test('a sign-out in another tab during a refresh is final', async () => {
  const [one, other] = [openTab(), openTab()]
  await signIn(one, eip155)
  await other.find(eip155)
  clock.skip(60 * 60_000)
  onRequest = async (route) => {
    onRequest = () => undefined
    if (route === 'POST refresh') await other.siwx.setSessions([])
  }
  expect(await one.siwx.getToken()).toBeUndefined()
  expect(port.getItem(key)).toBeNull()
})

test('tells the kit when a refresh finds that the session has ended', async () => {
  const tab = openTab()
  await signIn(tab, eip155)
  expect(await tab.find(eip155)).toHaveLength(1)
  const changed = new Promise<void>((resolve) => tab.siwx.watch?.(resolve))
  clock.skip(60 * 60_000)
  const elsewhere = JSON.parse(port.getItem(key) ?? '').d[0].tokens
  const refreshed = await fetch(`${services.url}/auth/v1/refresh?projectId=shop`, {
    method: 'POST',
    headers: { origin },
    body: JSON.stringify({ refreshToken: elsewhere.refreshToken }),
  })
  const { token } = await refreshed.json()
  const headers = { origin, authorization: `Bearer ${token}` }
  await fetch(`${services.url}/auth/v1/sign-out?projectId=shop`, { method: 'POST', headers })
  expect(await tab.siwx.getToken()).toBeUndefined()
  await changed
  expect(await tab.find(eip155)).toEqual([])
})

test('sends the tokens to no other server, and ignores what it cannot read', async () => {
  await signIn(openTab(), eip155)
  const written = port.getItem(key) ?? ''
  expect(await openTab(`${services.url}/auth/v2`).siwx.getToken()).toBeUndefined()
  const { d, ...rest } = JSON.parse(written)
  for (const text of [
    '',
    '{}',
    '[',
    JSON.stringify({ ...rest, v: 2, d }),
    JSON.stringify({ ...rest, d: [{}, 1, null] }),
  ]) {
    port.setItem(key, text)
    expect(await openTab().siwx.getToken(), text).toBeUndefined()
  }
  port.setItem(key, JSON.stringify({ ...rest, d: [{ namespace: 'other', tokens: {} }, ...d] }))
  expect(await verifyToken(await openTab().siwx.getToken())).toBeDefined()
})

test('signs in on a page of the same origin, whose browser sends no Origin with GET', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const page = init.method === 'POST' ? { origin } : { referer: `${origin}/` }
    sent.push(Object.keys(page).join())
    return fetch(input, { ...init, headers: { ...init.headers, ...page } })
  })
  const tab = openTab()
  await signIn(tab, eip155)
  expect(await tab.find(eip155)).toHaveLength(1)
  expect(sent).toEqual(['referer', 'origin', 'referer'])
})

test.each(['authenticate', 'refresh'])(
  'a Referer, which the project has not allowed, is no page for %s',
  async (route) => {
    const headers = { referer: 'https://evil.example/' }
    const reply = await fetch(`${services.url}/auth/v1/${route}?projectId=shop`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'ORIGIN_REQUIRED' })
  },
)

test.each(['a\nb', '鍵'])('a stored token that no header can contain, %j, prevents no sign-in', async (token) => {
  await signIn(openTab(), eip155)
  const stored = JSON.parse(port.getItem(key) ?? '')
  stored.d[0].tokens.token = token
  port.setItem(key, JSON.stringify(stored))
  const tab = openTab()
  expect(await tab.find(eip155)).toEqual([])
  await signIn(tab, eip155)
  expect(await tab.find(eip155)).toHaveLength(1)
})

test.each([
  ['behind', -4],
  ['ahead', 1],
])(
  'a device whose clock is %s by minutes: %i has valid tokens, and refreshes as rarely as others',
  async (_, minutes) => {
    const tab = openTab(undefined, () => clock.now() + minutes * 60_000)
    await signIn(tab, eip155)
    for (let passed = 0; passed < 12; passed++) {
      clock.skip(60_000)
      expect(await verifyToken(await tab.siwx.getToken()), `${passed + 1} minutes`).toBeDefined()
    }
    expect(requests.filter((route) => route === 'POST refresh')).toHaveLength(2)
  },
)
