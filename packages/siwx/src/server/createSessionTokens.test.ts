import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createSessionTokens } from './createSessionTokens.js'

const secret = 'a secret of at least thirty-two bytes'
const account = { address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', chainId: 'eip155:1' } as const
const start = Date.UTC(2026, 0, 1)
const now = () => start
const key = new TextEncoder().encode(secret)

/** A token that is valid, except for what `change` does to it. */
function signToken(change: (token: SignJWT) => SignJWT, header: { alg?: string; typ?: string } = {}) {
  const token = new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'latchkey-session+jwt', ...header })
    .setSubject(`${account.chainId}:${account.address}`)
    .setJti('1')
    .setIssuedAt(start / 1_000)
    .setExpirationTime(start / 1_000 + 3_600)
  return change(token).sign(key)
}

async function createKey(alg: string, kid?: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg, ...(kid && { kid }) }
}

test('reads the session of a token that it issued', async () => {
  const tokens = createSessionTokens({ secret, issuer: 'example.com', audience: 'api', now })
  const { token, session } = await tokens.issue(account)
  expect(session).toEqual({ ...account, id: expect.any(String), expiresAt: start + 3_600_000 })
  expect(await tokens.read(token)).toEqual(session)
  expect((await tokens.issue(account)).session.id).not.toBe(session.id)
  expect(await tokens.getPublicKeys()).toEqual({ keys: [] })
})

test.each([
  { address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' },
  { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  { address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', chainId: 'bip122:000000000019d6689c085ae165831e93' },
] as const)('has the account of $chainId', async (other) => {
  const tokens = createSessionTokens({ secret, now })
  const { token } = await tokens.issue(other)
  expect(await tokens.read(token)).toMatchObject(other)
})

test('signs like the HMAC of Node', async () => {
  const { token } = await createSessionTokens({ secret, now }).issue(account)
  const [header, payload, signature] = token.split('.')
  expect(signature).toBe(createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url'))
})

test('R73: a session ends after its lifetime, with 60 s for clocks that differ', async () => {
  let time = start
  const tokens = createSessionTokens({ secret, lifetimeMs: 60_000, now: () => time })
  const { token } = await tokens.issue(account)
  for (const [ms, isValid] of [
    [0, true],
    [119_000, true],
    [121_000, false],
    [-59_000, true],
    [-61_000, false],
  ] as const) {
    time = start + ms
    expect((await tokens.read(token)) !== undefined, `after ${ms} ms`).toBe(isValid)
  }
})

test('a shorter lifetime ends older sessions', async () => {
  const { token } = await createSessionTokens({ secret, now }).issue(account)
  const later = () => start + 600_000
  expect(await createSessionTokens({ secret, now: later }).read(token)).toBeDefined()
  expect(await createSessionTokens({ secret, lifetimeMs: 60_000, now: later }).read(token)).toBeUndefined()
})

test.each<[string, () => Promise<string>]>([
  ['with another type', () => signToken((token) => token, { typ: 'JWT' })],
  ['with another HMAC', () => signToken((token) => token, { alg: 'HS512' })],
  ['without an account', () => signToken((token) => token.setSubject('admin'))],
  ['with a broken network', () => signToken((token) => token.setSubject('eip155:1:0x00:1'))],
  ['without an end', async () => signed({ alg: 'HS256' }, { iat: start / 1_000, sub: 'eip155:1:0x00', jti: '1' })],
  ['without a signature', async () => unsigned('none')],
  ['without a signature, in capitals', async () => unsigned('NONE')],
  ['with an unknown critical header', async () => signed({ alg: 'HS256', crit: ['x'], x: 1 }, validClaims)],
])('refuses a token %s', async (_, create) => {
  const tokens = createSessionTokens({ secret, now })
  expect(await tokens.read(await signToken((token) => token))).toMatchObject(account)
  expect(await tokens.read(await create())).toBeUndefined()
})

const validClaims = { iat: start / 1_000, exp: start / 1_000 + 60, sub: 'eip155:1:0x00', jti: '1' }
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (alg: string) => `${encode({ alg, typ: 'latchkey-session+jwt' })}.${encode(validClaims)}.`

function signed(header: object, claims: object) {
  const text = `${encode({ typ: 'latchkey-session+jwt', ...header })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

test('refuses tokens of other issuers, audiences and secrets', async () => {
  const options = { secret, issuer: 'example.com', audience: 'api', now }
  const tokens = createSessionTokens(options)
  for (const change of [
    { issuer: 'other.com' },
    { audience: 'other' },
    { secret: `${secret}!` },
    { issuer: undefined },
  ]) {
    const { token } = await createSessionTokens({ ...options, ...change }).issue(account)
    expect(await tokens.read(token)).toBeUndefined()
  }
})

test('refuses a token with any other character', async () => {
  const tokens = createSessionTokens({ secret, now })
  const { token, session } = await tokens.issue(account)
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.string({ maxLength: 2 }), async (index, text) => {
      const changed = token.slice(0, index) + text + token.slice(index + 1)
      // The last character of base64url has unused bits. A decoder may ignore them.
      const read = await tokens.read(changed)
      if (index < token.length - 1) expect(read).toEqual(changed === token ? session : undefined)
    }),
  )
})

test('refuses any other text', () => {
  const tokens = createSessionTokens({ secret, now })
  return fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      expect(await tokens.read(text)).toBeUndefined()
    }),
  )
})

test.each(['ES256', 'EdDSA', 'RS256'])(
  'signs with a private key for %s, whose public key verifies tokens',
  async (alg) => {
    const jwk = await createKey(alg)
    const tokens = createSessionTokens({ keys: [jwk], issuer: 'example.com', now })
    const { token, session } = await tokens.issue(account)
    expect(await tokens.read(token)).toEqual(session)

    const publicKeys = await tokens.getPublicKeys()
    expect(JSON.stringify(publicKeys)).not.toContain(jwk.d)
    const { payload } = await jwtVerify(token, createLocalJWKSet(publicKeys), { currentDate: new Date(start) })
    expect(payload).toMatchObject({ iss: 'example.com', sub: `${account.chainId}:${account.address}` })
  },
)

test('reads tokens of the previous key after a rotation, and no longer without it', async () => {
  const [first, second] = [await createKey('ES256', 'first'), await createKey('EdDSA', 'second')]
  const { token } = await createSessionTokens({ keys: [first], now }).issue(account)
  expect(await createSessionTokens({ keys: [second, first], now }).read(token)).toMatchObject(account)
  expect(await createSessionTokens({ keys: [second], now }).read(token)).toBeUndefined()
})

test('refuses a token that is signed with the public key as secret', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const tokens = createSessionTokens({ keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', kid: '1' }], now })
  for (const text of [await exportSPKI(publicKey), JSON.stringify(await exportJWK(publicKey))]) {
    const content = `${encode({ alg: 'HS256', typ: 'latchkey-session+jwt', kid: '1' })}.${encode(validClaims)}`
    expect(await tokens.read(`${content}.${createHmac('sha256', text).update(content).digest('base64url')}`)).toBe(
      undefined,
    )
  }
})

test('throws INVALID_OPTIONS for a short secret, unsuitable keys or no lifetime', async () => {
  const jwk = await createKey('ES256')
  const { d, ...publicKey } = jwk
  for (const options of [
    { secret: 'short' },
    { secret: new Uint8Array(31) },
    {},
    { keys: [] },
    { keys: [publicKey] },
    { keys: [jwk, { kty: 'oct', k: d ?? '', alg: 'HS256' }] },
    { keys: [{ ...jwk, alg: 'HS256' }] },
    { keys: [{ ...jwk, alg: 'ECDH-ES' }] },
    { secret, lifetimeMs: 0 },
    { secret, lifetimeMs: Number.NaN },
  ])
    expect(() => createSessionTokens(options)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  expect(() => createSessionTokens({ secret: new Uint8Array(32) })).not.toThrow()
})
