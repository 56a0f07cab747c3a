import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf } from '@latchkey/testing'
import { SiweMessage } from 'siwe'
import { verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNonce } from '../message/createNonce.js'
import { createServiceSiwx } from './createServiceSiwx.js'
import { alice, createTestHost, sign } from './signIn.fixture.js'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => unknown

let server: Server
let handle: Handler
let origin: string
/** Method, path and content type of each request. */
let requests: string[]

beforeEach(async () => {
  requests = []
  handle = serve(createRoutes())
  server = createServer(async (request, response) => {
    requests.push([request.method, request.url, request.headers['content-type']].filter(Boolean).join(' '))
    let body = ''
    for await (const part of request) body += part
    await handle(request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

type Routes = Readonly<
  Record<string, (body: string) => { status?: number; json?: unknown } | Promise<{ status?: number; json?: unknown }>>
>

const serve =
  (routes: Routes): Handler =>
  async ({ method, url = '' }, response, body) => {
    const route = routes[`${method} ${url}`]
    const { status = route ? 200 : 404, json } = (await route?.(body)) ?? {}
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(json === undefined ? '' : JSON.stringify(json))
  }

/** A server with the four routes. Its session is a variable, because `fetch` of Node has no cookies. */
function createRoutes(): Routes {
  const nonces = new Set<string>()
  let session: object | undefined
  return {
    'GET /auth/nonce'() {
      const nonce = createNonce()
      nonces.add(nonce)
      return { json: { nonce } }
    },
    async 'POST /auth/authenticate'(body) {
      const { message, signature } = JSON.parse(body)
      const { nonce, address, chainId } = new SiweMessage(message)
      const isValid =
        nonces.delete(nonce) && (await verifyMessage({ address: address as `0x${string}`, message, signature }))
      if (!isValid) return { status: 401 }
      session = { address, chainId: `eip155:${chainId}` }
      return { json: session }
    },
    'GET /auth/me': () => ({ json: session ?? null }),
    'POST /auth/sign-out'() {
      session = undefined
      return { status: 204 }
    },
  }
}

function setUp(url = `${origin}/auth`) {
  const siwx = createServiceSiwx({ url })
  siwx.attach?.(createTestHost())
  return siwx
}

describe('with a server', () => {
  test('signs in, finds the session on the next page, and signs out', async () => {
    const siwx = setUp()
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    await siwx.addSession(await sign(siwx))
    const next = setUp(`${origin}/auth/`)
    expect(await next.getSessions('eip155:1', alice.address)).toHaveLength(1)
    await next.setSessions([])
    expect(await setUp().getSessions('eip155:1', alice.address)).toEqual([])
    expect(requests).toEqual([
      'GET /auth/me',
      'GET /auth/nonce',
      'POST /auth/authenticate application/json',
      'GET /auth/me',
      'GET /auth/me',
      'POST /auth/sign-out application/json',
      'GET /auth/me',
    ])
  })

  test('R71: a 401 to a message that was used before rejects with SIGN_IN_REFUSED', async () => {
    const siwx = setUp()
    const session = await sign(siwx)
    await siwx.addSession(session)
    expect(await codeOf(siwx.addSession(session))).toBe('SIGN_IN_REFUSED')
  })

  test('resolves a path against the page, and ignores query and hash', async () => {
    vi.stubGlobal('location', new URL(`${origin}/shop/`))
    await setUp('/auth?a=1#b').getSessions('eip155:1', alice.address)
    expect(requests).toEqual(['GET /auth/me'])
  })

  test('sends cookies, keeps nothing in the cache, and follows no redirect', async () => {
    const sent: (RequestInit | undefined)[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      sent.push(init)
      return fetch(input, init)
    })
    handle = (_, response) => response.writeHead(302, { Location: `${origin}/elsewhere` }).end()
    expect(await codeOf(setUp().getSessions('eip155:1', alice.address))).toBe('HTTP_FAILED')
    expect(sent).toMatchObject([{ credentials: 'include', cache: 'no-store', redirect: 'error' }])
    expect(requests).toEqual(['GET /auth/me'])
  })
})

describe('with a faulty server', () => {
  const text =
    (body: string, status = 200): Handler =>
    (_, response) =>
      response.writeHead(status).end(body)

  test.each<[string, Handler, string]>([
    ['an unexpected status', text('{}', 500), 'HTTP_STATUS'],
    ['a missing route', text('', 404), 'HTTP_STATUS'],
    ['too many requests', text('', 429), 'TOO_MANY_REQUESTS'],
    ['a page instead of JSON', text('<html></html>'), 'HTTP_BAD_RESPONSE'],
    ['JSON of another format', text('{"nonce":1,"address":[]}'), 'HTTP_BAD_RESPONSE'],
    ['a list of other data', text('[1]'), 'HTTP_BAD_RESPONSE'],
    ['an endless body', text('a'.repeat(70_000)), 'HTTP_TOO_LARGE'],
    ['a closed connection', ({ socket }) => socket.destroy(), 'HTTP_FAILED'],
  ])('R78: %s rejects', async (_, handler, code) => {
    const siwx = setUp()
    handle = handler
    expect(await codeOf(siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' }))).toBe(code)
    expect(await codeOf(siwx.getSessions('eip155:1', alice.address))).toBe(code)
  })

  test.each([
    ['a nonce with a line break', { nonce: 'abcdefgh\nNonce: 12345678' }],
    ['an address with a line break', { address: `${alice.address}\n`, chainId: 1, nonce: '' }],
  ])('R71, R74: rejects %s', async (_, json) => {
    const siwx = setUp()
    handle = text(JSON.stringify(json))
    expect(await codeOf(siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' }))).toBe(
      'AUTHENTICATION_FAILED',
    )
    if ('address' in json)
      expect(await codeOf(siwx.getSessions('eip155:1', alice.address))).toBe('AUTHENTICATION_FAILED')
  })

  test('R78: rejects if the server fails to verify, and not with SIGN_IN_REFUSED', async () => {
    const siwx = setUp()
    const session = await sign(siwx)
    handle = text('', 503)
    await expect(siwx.addSession(session)).rejects.toMatchObject({
      code: 'HTTP_STATUS',
      shortMessage: 'HTTP status code: 503',
    })
  })

  test.each([
    ['a page instead of JSON', text('<!doctype html>')],
    ['an error in JSON', text('{"error":"no"}')],
  ])('R71: a response to authenticate with %s is no sign-in without a session', async (_title, answer) => {
    const siwx = setUp()
    const session = await sign(siwx)
    const working = handle
    handle = (request, response, body) =>
      request.url === '/auth/authenticate' ? answer(request, response, body) : working(request, response, body)
    expect(await codeOf(siwx.addSession(session))).toBe('AUTHENTICATION_FAILED')
  })

  test('rejects if the server does not end its session, and resolves if it has none', async () => {
    const siwx = setUp()
    await siwx.addSession(await sign(siwx))
    const working = handle
    handle = (request, response, body) =>
      request.url === '/auth/sign-out' ? response.writeHead(500).end() : working(request, response, body)
    expect(await codeOf(siwx.setSessions([]))).toBe('HTTP_STATUS')
    handle = (request, response, body) =>
      request.url === '/auth/sign-out' ? response.writeHead(401).end() : working(request, response, body)
    expect(await codeOf(siwx.setSessions([]))).toEqual({ resolved: undefined })
  })
})

test('R73: the message has the time of the server, also on a device whose clock is wrong', async () => {
  const host = createTestHost()
  const now = host.now() - 3_600_000
  const nonce = createNonce()
  handle = serve({ 'GET /auth/nonce': () => ({ json: { nonce, now } }) })
  const siwx = createServiceSiwx({ url: `${origin}/auth` })
  siwx.attach?.(host)
  expect(await siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })).toMatchObject({
    nonce,
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + 600_000).toISOString(),
  })
})

test('keeps the refresh token of a server that returns no new one', async () => {
  const host = createTestHost()
  const { address } = alice
  let count = 0
  const tokens = () => ({ token: `token${++count}`, tokenExpiresAt: host.now() + 300_000 })
  handle = serve({
    ...createRoutes(),
    'POST /auth/authenticate': () => ({ json: { ...tokens(), refreshToken: 'lasting' } }),
    'POST /auth/refresh': (body) =>
      JSON.parse(body).refreshToken === 'lasting' ? { json: tokens() } : { status: 401 },
    'GET /auth/me': () => ({ json: { address, chainId: 1 } }),
  })
  const siwx = createServiceSiwx({ url: `${origin}/auth` })
  siwx.attach?.(host)
  await siwx.addSession(await sign(siwx))
  for (const token of ['token2', 'token3', 'token4']) {
    await host.clock.advance(300_000)
    expect(await siwx.getToken()).toBe(token)
  }
})

test.each([400, 401])('a refresh token that the server refuses with %d ends the session', async (status) => {
  const host = createTestHost()
  const tokens = { token: 'token1', tokenExpiresAt: host.now() + 300_000, refreshToken: 'ended' }
  handle = serve({
    ...createRoutes(),
    'POST /auth/authenticate': () => ({ json: tokens }),
    'POST /auth/refresh': () => ({ status }),
    'GET /auth/me': () => ({ json: { address: alice.address, chainId: 1 } }),
  })
  const siwx = createServiceSiwx({ url: `${origin}/auth` })
  siwx.attach?.(host)
  await siwx.addSession(await sign(siwx))
  await host.clock.advance(300_000)
  expect(await codeOf(siwx.setSessions([]))).toEqual({ resolved: undefined })
  expect(await siwx.getToken()).toBeUndefined()
})

test('L1: a server that never responds rejects with HTTP_TIMEOUT', async () => {
  vi.useFakeTimers()
  try {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const code = codeOf(setUp().getSessions('eip155:1', alice.address))
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await code).toBe('HTTP_TIMEOUT')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  '',
  'auth',
  '//evil.example/auth',
  '/\\evil.example',
  'http://app.example',
  'https://a:b@app.example',
  'javascript:1',
  undefined,
])('rejects the URL %s', (url) => {
  expect(() => createServiceSiwx({ url: url as string })).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
})
