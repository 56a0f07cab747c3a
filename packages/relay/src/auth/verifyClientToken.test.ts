import { Core } from '@walletconnect/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestKey, createTestToken } from '../../test/clientToken.fixture.js'
import { createStore } from '../../test/createSignClient.fixture.js'
import { verifyClientToken } from './verifyClientToken.js'

const url = 'wss://relay.example'
const now = Date.now()
const seconds = Math.floor(now / 1000)
const day = 86_400
const check = { now, clockSkewMs: 300_000, tokenMs: 2 * day * 1000, hosts: ['relay.example'] }
const key = createTestKey()
const refusalOf = (token: string, more = {}) => {
  const answer = verifyClientToken(token, { ...check, ...more })
  return answer.isValid ? undefined : answer.refusal
}

test('T15: accepts a token of the client library and returns its client id', async () => {
  const core = new Core({ projectId: 'local', logger: 'silent', telemetryEnabled: false, storage: createStore() })
  await core.crypto.init()
  core.heartbeat.stop()
  const token = await core.crypto.signJWT(url)
  expect(verifyClientToken(token, { ...check, now: Date.now() })).toEqual({
    isValid: true,
    clientId: await core.crypto.getClientId(),
  })
})

test('T15: refuses a token that is for another relay, signed with another key, or malformed', () => {
  expect(refusalOf(createTestToken(key, { aud: url }))).toBeUndefined()
  expect(refusalOf(createTestToken(key, { aud: 'wss://other.example' }))).toBe('badToken')
  expect(refusalOf(createTestToken(key, { aud: 'wss://relay.example:444' }))).toBe('badToken')
  expect(refusalOf(createTestToken(key, { aud: [url] }))).toBe('badToken')
  expect(refusalOf(createTestToken({ ...key, did: createTestKey().did }, { aud: url }))).toBe('badToken')
  expect(refusalOf(createTestToken(key, { aud: url }, { alg: 'none', typ: 'JWT' }))).toBe('badToken')
  expect(refusalOf(createTestToken(key, { aud: url, exp: undefined }))).toBe('badToken')
  expect(refusalOf(createTestToken(key, { aud: url, iss: 'did:web:example' }))).toBe('badToken')
  expect(refusalOf(`${createTestToken(key, { aud: url })}.more`)).toBe('badToken')
  expect(refusalOf('')).toBe('badToken')
})

test('RL14: refuses a token whose issue time is more than 5 minutes ahead, or that expired more than a minute ago', () => {
  const made = (iat: number) => createTestToken(key, { aud: url, iat, exp: iat + day })
  expect(refusalOf(made(seconds + 299))).toBeUndefined()
  expect(refusalOf(made(seconds + 302))).toBe('notYetValid')
  expect(refusalOf(made(seconds - day - 58))).toBeUndefined()
  expect(refusalOf(made(seconds - day - 62))).toBe('expired')
})

test('RL14: refuses a token with a lifetime of more than two days', () => {
  expect(refusalOf(createTestToken(key, { aud: url, iat: seconds, exp: seconds + 2 * day }))).toBeUndefined()
  expect(refusalOf(createTestToken(key, { aud: url, iat: seconds, exp: seconds + 2 * day + 1 }))).toBe('badToken')
  expect(refusalOf(createTestToken(key, { aud: url, iat: 1, exp: seconds + 100 * 365 * day }))).toBe('badToken')
})

test('refuses any text that is no token, without throwing', () => {
  const part = fc.oneof(
    fc.string(),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc
      .record({ alg: fc.constant('EdDSA'), iss: fc.oneof(fc.constant(key.did), fc.string()), aud: fc.anything() })
      .map((claims) => Buffer.from(JSON.stringify(claims)).toString('base64url')),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      expect(refusalOf(parts.join('.'))).toBe('badToken')
    }),
  )
})
