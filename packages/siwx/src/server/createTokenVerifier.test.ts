import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf } from '@latchkey/testing'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSessionTokens } from './createSessionTokens.js'
import { createTokenVerifier, type TokenVerifierOptions } from './createTokenVerifier.js'

const account = { address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', chainId: 'eip155:1' } as const
const start = Date.UTC(2026, 0, 1)

let key: JWK
let server: Server
let jwksUrl: string
let requests: number
let respond: () => { readonly status: number; readonly body: string; readonly location?: string }

beforeEach(async () => {
  key = await createKey('ES256', 'first')
  requests = 0
  respond = publish(key)
  server = createServer((_, response) => {
    requests++
    const { status, body, location } = respond()
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json?projectId=shop`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function createKey(alg: string, kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg, kid }
}

/** The public parts of keys, as a service publishes them. */
function publish(...keys: readonly JWK[]) {
  const body = JSON.stringify({ keys: keys.map(({ d: _, ...jwk }) => jwk) })
  return () => ({ status: 200, body })
}

const issue = async (change: { key?: JWK; audience?: string; issuer?: string } = {}) => {
  const { key: own = key, audience = 'shop', issuer } = change
  const tokens = createSessionTokens({ keys: [own], audience, issuer, now: () => start })
  return (await tokens.issue(account)).token
}
const setUp = (options: Partial<TokenVerifierOptions> = {}) =>
  createTokenVerifier({ jwksUrl, audience: 'shop', now: () => start, ...options })

test.each(['ES256', 'EdDSA', 'PS256'])(
  'reads the session of a token with %s, and requests the keys once',
  async (alg) => {
    key = await createKey(alg, 'own')
    respond = publish(key)
    const verifier = setUp()
    const token = await issue()
    const session = { ...account, id: expect.any(String), expiresAt: start + 3_600_000 }
    expect(await Promise.all([verifier.read(token), verifier.read(token)])).toEqual([session, session])
    const headers = new Headers({ authorization: `Bearer ${token}` })
    expect(await verifier.getSession(new Request('https://api.example', { headers }))).toEqual(session)
    expect(await verifier.getSession({ headers: { authorization: `bearer ${token}` } })).toEqual(session)
    expect(requests).toBe(1)
  },
)

test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', `Bearer ${'x'.repeat(5_000)}`])(
  'a request with the header "%s" has no session',
  async (authorization) => {
    expect(await setUp().getSession({ headers: { authorization } })).toBeUndefined()
    expect(await setUp().getSession({})).toBeUndefined()
  },
)

test('refuses tokens for another audience, of another issuer, and expired ones', async () => {
  expect(await setUp().read(await issue({ audience: 'club' }))).toBeUndefined()
  expect(await setUp({ issuer: 'us' }).read(await issue({ issuer: 'them' }))).toBeUndefined()
  expect(await setUp({ now: () => start + 3_661_000 }).read(await issue())).toBeUndefined()
  expect(await setUp({ now: () => start - 3_661_000 }).read(await issue())).toBeUndefined()
})

test('refuses other types of tokens, other algorithms, and the public key as a secret', async () => {
  const claims = { sub: `${account.chainId}:${account.address}`, aud: 'shop' }
  const sign = (header: { alg: string; typ: string }, secret: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(claims)
      .setProtectedHeader({ ...header, kid: 'first' })
      .setJti('1')
      .setIssuedAt(start / 1_000)
      .setExpirationTime(start / 1_000 + 60)
      .sign(secret)
  const typ = 'latchkey-session+jwt'
  expect(await setUp().read(await sign({ alg: 'ES256', typ }, await importJWK(key)))).toMatchObject(account)
  expect(await setUp().read(await sign({ alg: 'ES256', typ: 'JWT' }, await importJWK(key)))).toBeUndefined()
  const { publicKey } = await generateKeyPair('ES256', { extractable: true })
  const { d: _, ...published } = key
  for (const text of [await exportSPKI(publicKey), JSON.stringify(published)])
    expect(await setUp().read(await sign({ alg: 'HS256', typ }, new TextEncoder().encode(text)))).toBeUndefined()
  const other = await createKey('ES256', 'first')
  expect(await setUp().read(await sign({ alg: 'ES256', typ }, await importJWK(other)))).toBeUndefined()
})

test('refuses a token with an unknown key', async () => {
  const verifier = setUp()
  expect(await verifier.read(await issue({ key: await createKey('ES256', 'unknown') }))).toBeUndefined()
  expect(await verifier.read(await issue())).toMatchObject(account)
  expect(requests).toBe(1)
})

test.each([
  ['responds with an error', { status: 500, body: '' }],
  ['redirects', { status: 302, body: '', location: 'https://evil.example/jwks.json' }],
  ['responds with a page', { status: 200, body: '<html></html>' }],
  ['responds with other JSON', { status: 200, body: '{"keys":"none"}' }],
])('rejects if the server of the keys %s, and recovers', async (_, reply) => {
  const verifier = setUp()
  const token = await issue()
  respond = () => reply
  expect(await codeOf(verifier.read(token))).toBe('HTTP_FAILED')
  respond = publish(key)
  expect(await verifier.read(token)).toMatchObject(account)
})

test('rejects if the server of the keys is not reachable', async () => {
  const verifier = setUp({ jwksUrl: 'http://127.0.0.1:1/jwks.json' })
  expect(await codeOf(verifier.read(await issue()))).toBe('HTTP_FAILED')
})

test.each([
  { jwksUrl: 'http://services.example/jwks.json' },
  { jwksUrl: 'jwks.json' },
  { jwksUrl: 'data:application/json,{}' },
  { audience: '' },
  { audience: undefined as never },
])('rejects the options %j', (options) => {
  expect(() => setUp(options)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
})
