import { createHmac } from 'node:crypto'
import { createTokenVerifier } from '@latchkey/siwx/server'
import { createSkippableClock } from '@latchkey/testing'
import { answerCall, type RpcServer, sendJson, startRpcServer } from '@latchkey/testing/node'
import { getAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSignInPage } from '../../test/createSignInPage.fixture.js'
import { createSigners } from '../../test/signers.fixture.js'
import { createLogger } from '../log/createLogger.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const signers = createSigners()
const log: string[] = []
let clock = createSkippableClock()
const now = () => clock.now()
let services: Services
const nodes: RpcServer[] = []

/** Starts a node of a chain. Its contract responds with `result`; without one, the node does not answer. */
async function startNode(chainId: number, result?: string): Promise<readonly [string]> {
  const node = await startRpcServer(([call], response) => {
    if (!call || result === undefined) return response.destroy()
    sendJson(response, answerCall(call, { eth_chainId: `0x${chainId.toString(16)}`, eth_call: result }))
  })
  nodes.push(node)
  // The services send the password of a URL as a header.
  return [node.url.replace('http://', 'http://user:password@')]
}

beforeAll(async () => {
  services = await startServices({
    rpcUpstreams: {
      'eip155:10': await startNode(10, `0x1626ba7e${'00'.repeat(28)}`),
      'eip155:137': await startNode(137, `0x${'00'.repeat(32)}`),
      'eip155:8453': await startNode(8_453),
    },
    projects: [
      { id: 'shop', allowedOrigins: ['https://shop.example', 'https://admin.example'], isAnalyticsEnabled: false },
      { id: 'club', allowedOrigins: ['https://shop.example', 'https://club.example'], isAnalyticsEnabled: false },
    ],
    rateLimits: { burst: 100_000, perSecond: 1_000 },
    logger: createLogger('info', (line) => log.push(line)),
    signIn: { now },
  })
})
beforeEach(() => {
  clock = createSkippableClock()
})
afterAll(async () => {
  await services?.close()
  await Promise.all(nodes.map((node) => node.close()))
})

const openPage = (projectId = 'shop', origin = 'https://shop.example') =>
  createSignInPage({ url: services.url, projectId, origin, now })
const jwksUrl = (projectId = 'shop') => `${services.url}/auth/v1/.well-known/jwks.json?projectId=${projectId}`

describe.each(Object.entries(signers))('R71: %s', (_, signer) => {
  test('signs in with a key of the namespace, and not with the signature of another text', async () => {
    const page = openPage()
    const { status, body } = await page.signIn(signer)
    expect({ status, body }).toMatchObject({ status: 200, body: { address: signer.address, chainId: signer.chainId } })
    const me = await page.call('GET', 'me', { token: body.token })
    expect(me.body).toEqual({
      address: signer.address,
      chainId: signer.chainId,
      expiresAt: body['expiresAt'],
      metadata: null,
    })

    const prepared = await page.prepare(signer)
    const signature = await signer.sign(`${prepared.body.message}\n`)
    const refused = await page.call('POST', 'authenticate', { ...prepared, body: { ...prepared.body, signature } })
    expect(refused).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REFUSED' } })
  })
})

test.each([
  ['signs in if its contract accepts the signature', 'eip155:10', 200, undefined],
  ['cannot sign in if its contract refuses the signature', 'eip155:137', 401, 'SIGN_IN_REFUSED'],
  ['cannot sign in on a network without a node', 'eip155:1', 401, 'SIGN_IN_REFUSED'],
  ['gets 503 if the node does not answer', 'eip155:8453', 503, 'NODE_UNREACHABLE'],
] as const)('R75: a contract account %s', async (_, chainId, status, code) => {
  const contract = { ...signers.eip155, address: getAddress(`0x${'c0'.repeat(20)}`), chainId }
  const reply = await openPage().signIn(contract)
  expect({ status: reply.status, code: reply.body.code }).toEqual({ status, code })
})

describe('a nonce', () => {
  test('R71: is valid once, even for parallel requests', async () => {
    const page = openPage()
    const prepared = await page.prepare(signers.eip155)
    const replies = await Promise.all([1, 2, 3].map(() => page.call('POST', 'authenticate', prepared)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(await page.call('POST', 'authenticate', prepared)).toMatchObject({ status: 401 })
  })

  test.each<[string, { projectId?: string; origin?: string }]>([
    ['another project', { projectId: 'club' }],
    ['another origin of the project', { origin: 'https://admin.example' }],
  ])('R71: is not valid in %s', async (_, { projectId, origin }) => {
    const prepared = await openPage().prepare(signers.eip155)
    const other = await openPage(projectId, origin).call('POST', 'authenticate', prepared)
    expect(other).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REFUSED' } })
  })

  test('R71: is not valid for another caller, or after ten minutes', async () => {
    const page = openPage()
    const prepared = await page.prepare(signers.eip155)
    const { nonceToken } = await page.prepare(signers.eip155)
    const stolen = (token: string) => page.call('POST', 'authenticate', { ...prepared, nonceToken: token })
    for (const token of [nonceToken, '', 'a.b', `${prepared.nonceToken.slice(0, -1)}`])
      expect(await stolen(token)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REFUSED' } })
    expect(await page.call('POST', 'authenticate', { body: prepared.body })).toMatchObject({ status: 401 })
    clock.skip(10 * 60_000)
    expect(await page.call('POST', 'authenticate', prepared)).toMatchObject({ status: 401 })
  })

  test('R72: a message for another domain is refused, and the log has the reason', async () => {
    const refused = await openPage().signIn(signers.eip155, { domain: 'evil.example', uri: 'https://evil.example' })
    expect(refused).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REFUSED' } })
    expect(log.join('\n')).toContain('domainMismatch')
    expect(log.join('\n')).not.toContain(signers.eip155.address)
  })

  test('R46: a page that the project does not allow, and a request without an origin, cannot sign in', async () => {
    expect(await openPage('shop', 'https://evil.example').call('GET', 'nonce')).toMatchObject({
      status: 403,
      body: { code: 'ORIGIN_NOT_ALLOWED' },
    })
    for (const [method, route] of [
      ['GET', 'nonce'],
      ['POST', 'authenticate'],
      ['POST', 'refresh'],
    ] as const)
      expect(await openPage().call(method, route, { origin: null })).toMatchObject({
        status: 403,
        body: { code: 'ORIGIN_REQUIRED' },
      })
  })
})

describe('a token', () => {
  const verify = (token: string, projectId = 'shop') =>
    createTokenVerifier({ jwksUrl: jwksUrl(projectId), audience: projectId, now }).read(token)

  test('is verified by a server of the app with the public keys', async () => {
    const { body } = await openPage().signIn(signers.solana)
    const { address, chainId } = signers.solana
    expect(await verify(body.token)).toMatchObject({ address, chainId, expiresAt: body['tokenExpiresAt'] })
    const { keys } = (await openPage().call('GET', '.well-known/jwks.json')).body
    expect(keys).toEqual([
      {
        alg: 'ES256',
        crv: 'P-256',
        kid: expect.any(String),
        kty: 'EC',
        use: 'sig',
        x: expect.any(String),
        y: expect.any(String),
      },
    ])
  })

  test('ends after five minutes', async () => {
    const { body } = await openPage().signIn(signers.eip155)
    clock.skip(5 * 60_000 + 61_000)
    expect(await verify(body.token)).toBeUndefined()
    expect(await openPage().call('GET', 'me', { token: body.token })).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    })
  })

  test('is not valid for another project, or on another origin', async () => {
    const { body } = await openPage().signIn(signers.eip155)
    const { token } = body
    expect(await verify(token, 'club')).toBeUndefined()
    expect((await openPage('club').call('GET', 'me', { token })).status).toBe(401)
    expect((await openPage('shop', 'https://admin.example').call('GET', 'me', { token })).status).toBe(401)
    expect((await openPage().call('GET', 'me', { token, origin: null })).status).toBe(200)
  })

  test('is not valid if it was changed, has no signature, or is signed with the public key as a secret', async () => {
    const { body } = await openPage().signIn(signers.eip155)
    const [header = '', payload = '', signature = ''] = body.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const { keys } = (await openPage().call('GET', '.well-known/jwks.json')).body
    const symmetric = `${encode({ alg: 'HS256', typ: 'latchkey-session+jwt', kid })}.${payload}`
    const forged = [
      `${header}.${encode({ ...claims, sub: `eip155:1:0x${'1'.repeat(40)}` })}.${signature}`,
      `${encode({ alg: 'none', typ: 'latchkey-session+jwt' })}.${payload}.`,
      ...[JSON.stringify(keys?.[0]), JSON.stringify({ keys })].map(
        (secret) => `${symmetric}.${createHmac('sha256', secret).update(symmetric).digest('base64url')}`,
      ),
      'x'.repeat(5_000),
      '..',
    ]
    for (const token of forged) {
      expect(await verify(token), token).toBeUndefined()
      expect((await openPage().call('GET', 'me', { token })).status, token).toBe(401)
    }
  })
})

describe('a session', () => {
  test('has no valid tokens after a sign-out', async () => {
    const page = openPage()
    const { token, refreshToken } = (await page.signIn(signers.eip155)).body
    expect((await page.call('POST', 'sign-out', { token })).status).toBe(204)
    expect((await page.call('GET', 'me', { token })).status).toBe(401)
    expect((await page.call('POST', 'sign-out', { token })).status).toBe(401)
    expect((await page.call('POST', 'refresh', { body: { refreshToken } })).status).toBe(401)
    expect((await page.call('GET', 'me')).body).toBe(null)
  })

  test('is refreshed until its session ends', async () => {
    const page = openPage()
    let tokens = (await page.signIn(signers.eip155)).body
    const end = Number(tokens['expiresAt'])
    for (let hours = 0; hours < 24 * 7; hours += 12) {
      const { status, body } = await page.call('POST', 'refresh', { body: { refreshToken: tokens.refreshToken } })
      expect({ status, end: body['expiresAt'] }).toEqual({ status: 200, end })
      tokens = body
      expect((await page.call('GET', 'me', { token: tokens.token })).status).toBe(200)
      clock.skip(12 * 60 * 60_000)
    }
    const { refreshToken } = tokens
    expect(await page.call('POST', 'refresh', { body: { refreshToken } })).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    })
  })

  test('two tabs that refresh at once get the same refresh token, and so does a repeated request', async () => {
    const page = openPage()
    const { refreshToken } = (await page.signIn(signers.eip155)).body
    const refresh = (token: string) => page.call('POST', 'refresh', { body: { refreshToken: token } })
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(other?.body.refreshToken).toBe(one?.body.refreshToken)
    // A device may sleep while the response is on its way.
    clock.skip(24 * 3_600_000)
    expect((await refresh(refreshToken)).body.refreshToken).toBe(one?.body.refreshToken)
    expect((await refresh(String(one?.body.refreshToken))).status).toBe(200)
  })

  test.each([1, 50])(
    'ends when a refresh token is used again after %d later ones, because it was copied',
    async (count) => {
      const page = openPage()
      const { refreshToken } = (await page.signIn(signers.eip155)).body
      const refresh = (token: string) => page.call('POST', 'refresh', { body: { refreshToken: token } })
      let next = await refresh(refreshToken)
      for (let each = 0; each < count; each++) next = await refresh(next.body.refreshToken)
      expect((await page.call('GET', 'me', { token: next.body.token })).status).toBe(200)
      expect((await refresh(refreshToken)).status).toBe(401)
      expect((await page.call('GET', 'me', { token: next.body.token })).status).toBe(401)
      expect((await refresh(next.body.refreshToken)).status).toBe(401)
    },
  )

  test.each([
    ['another project', 'club', 'https://shop.example'],
    ['another origin', 'shop', 'https://admin.example'],
  ])('is not refreshed in %s', async (_, projectId, origin) => {
    const { refreshToken } = (await openPage().signIn(signers.eip155)).body
    const body = { refreshToken }
    expect((await openPage(projectId, origin).call('POST', 'refresh', { body })).status).toBe(401)
    expect((await openPage().call('POST', 'refresh', { body })).status).toBe(200)
  })

  test('is replaced by a sign-in of its namespace only', async () => {
    const page = openPage()
    const { token: evm } = (await page.signIn(signers.eip155)).body
    const { token: solana } = (await page.signIn(signers.solana, {}, evm)).body
    expect((await page.call('GET', 'me', { token: evm })).status).toBe(200)
    const { token: next } = (await page.signIn(signers.eip155, {}, evm)).body
    expect((await page.call('GET', 'me', { token: evm })).status).toBe(401)
    for (const token of [next, solana]) expect((await page.call('GET', 'me', { token })).status).toBe(200)
  })
})

test('an account keeps its metadata for the next session, in its project', async () => {
  const page = openPage()
  const { token } = (await page.signIn(signers.polkadot)).body
  const put = (metadata: unknown) => page.call('PUT', 'account-metadata', { token, body: { metadata } })
  expect((await put({ theme: 'dark', seen: [1, 2] })).status).toBe(200)
  await page.call('POST', 'sign-out', { token })
  const next = (await page.signIn(signers.polkadot)).body.token
  expect((await page.call('GET', 'me', { token: next })).body).toMatchObject({
    metadata: { theme: 'dark', seen: [1, 2] },
  })
  const other = openPage('club')
  const { token: foreign } = (await other.signIn(signers.polkadot)).body
  expect((await other.call('GET', 'me', { token: foreign })).body).toMatchObject({ metadata: null })

  expect((await page.call('PUT', 'account-metadata', { body: { metadata: {} } })).status).toBe(401)
  const write = (metadata: unknown) => page.call('PUT', 'account-metadata', { token: next, body: { metadata } })
  expect((await write(null)).status).toBe(200)
  expect((await page.call('GET', 'me', { token: next })).body).toMatchObject({ metadata: null })
  for (const metadata of ['text', [1], undefined, { half: '\ud800' }, { nul: '\u0000' }])
    expect(await write(metadata)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect((await write({ long: 'x'.repeat(5_000) })).status).toBe(413)
})

test.each([
  ['authenticate', 'text'],
  ['authenticate', { message: 'only' }],
  ['authenticate', { message: 1, signature: {} }],
  ['refresh', { refreshToken: 'x'.repeat(300) }],
])('R46: %s with %j responds with a typed error', async (route, body) => {
  expect(await openPage().call('POST', route, { body })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', requestId: expect.any(String) },
  })
})

test('allows the headers and methods of the sign-in to pages of other origins', async () => {
  const { headers } = await openPage().call('OPTIONS', 'account-metadata')
  expect(headers.get('access-control-allow-headers')).toContain('authorization')
  expect(headers.get('access-control-allow-headers')).toContain('x-nonce-jwt')
  expect(headers.get('access-control-allow-methods')).toContain('PUT')
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect((await openPage().call('POST', 'account-metadata')).headers.get('allow')).toBe('PUT')
})
