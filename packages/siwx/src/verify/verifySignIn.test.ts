import type { CaipNetworkId } from '@latchkey/common'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { ParsedMessage } from '../message/messageFields.js'
import { writeMessage } from '../message/writeMessage.js'
import { createEip155Verifier } from './eip155/createEip155Verifier.js'
import { createSolanaVerifier } from './solana/createSolanaVerifier.js'
import { type VerifySignInOptions, verifySignIn } from './verifySignIn.js'

const account = privateKeyToAccount(`0x${'07'.repeat(32)}`)
const now = Date.parse('2026-01-01T12:00:00Z')
const minute = 60_000
const at = (ms: number) => new Date(now + ms).toISOString()

const fields: ParsedMessage = {
  accountAddress: account.address,
  chainId: 'eip155:1',
  domain: 'example.com',
  uri: 'https://example.com/sign-in?from=home',
  version: '1',
  nonce: '0123456789abcdef',
  issuedAt: at(0),
  expirationTime: at(60 * minute),
}
const options: VerifySignInOptions = {
  domain: 'example.com',
  nonce: fields.nonce,
  now: () => now,
  verifiers: [createEip155Verifier(), createSolanaVerifier()],
}

/** Signs the message with changed fields, and returns `ok` or the reason. */
async function verify(change: Partial<ParsedMessage> = {}, expected: Partial<VerifySignInOptions> = {}) {
  return verifyText(writeMessage({ ...fields, ...change }), expected)
}

async function verifyText(message: string, expected: Partial<VerifySignInOptions> = {}) {
  const signature = await account.signMessage({ message })
  const result = await verifySignIn({ message, signature }, { ...options, ...expected })
  return result.ok ? 'ok' : result.reason
}

test('resolves with the fields of a valid sign-in', async () => {
  const message = writeMessage({ ...fields, statement: 'Welcome', resources: ['https://example.com/terms'] })
  const signature = await account.signMessage({ message })
  expect(await verifySignIn({ message, signature }, options)).toEqual({
    ok: true,
    data: { ...fields, statement: 'Welcome', resources: ['https://example.com/terms'] },
  })
})

test('uses the verifier of the namespace of the message', async () => {
  const secret = new Uint8Array(32).fill(7)
  const accountAddress = base58.encode(ed25519.getPublicKey(secret))
  const message = writeMessage({ ...fields, accountAddress, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), secret))
  expect(await verifySignIn({ message, signature }, options)).toMatchObject({ ok: true })
  expect(await verifySignIn({ message, signature }, { ...options, verifiers: [createEip155Verifier()] })).toEqual({
    ok: false,
    reason: 'namespaceNotSupported',
  })
})

describe('R71: the nonce', () => {
  test.each(['0123456789abcde', '0123456789abcdef0', '0123456789ABCDEF', 'fedcba9876543210'])(
    'rejects the nonce %s',
    async (nonce) => {
      expect(await verify({ nonce })).toBe('nonceMismatch')
    },
  )

  test('does not read a nonce of another field', async () => {
    const nonce = 'fedcba9876543210'
    expect(await verify({ nonce, requestId: fields.nonce, statement: `Nonce: ${fields.nonce}` })).toBe('nonceMismatch')
  })

  test.each(['', undefined])('rejects every message if the server expects the nonce %j', async (nonce) => {
    expect(await verify({}, { nonce: nonce as string })).toBe('nonceMismatch')
  })
})

describe('R72: domain and URI', () => {
  test.each([
    'EXAMPLE.com',
    'example.com.',
    'example.com:443',
    'example.com:80',
    'user@example.com',
    'www.example.com',
    'example.com.evil.example',
    'evil.example',
    'example.com:8080',
    'xn--example-.com',
  ])('rejects the domain %s', async (domain) => {
    expect(await verify({ domain, uri: `https://${domain}/` })).toBe('domainMismatch')
  })

  test.each([
    'https://evil.example/',
    'https://example.com.evil.example/',
    'https://example.com@evil.example/',
    'https://user@example.com/',
    'https://example.com:443/',
    'https://example.com:8080/',
    'https://EXAMPLE.com/',
    'https:example.com',
    'https:////example.com',
    'ftp://example.com/',
    'HTTPS://example.com/',
    'did:key:example.com',
    'https://sub.example.com/',
  ])('rejects the URI %s', async (uri) => {
    expect(await verify({ uri })).toBe('uriMismatch')
  })

  test.each(['https://example.com', 'http://example.com/', 'https://example.com?a', 'https://example.com#a'])(
    'accepts the URI %s',
    async (uri) => {
      expect(await verify({ uri })).toBe('ok')
    },
  )

  test('compares the whole URI if the server expects one', async () => {
    expect(await verify({}, { uri: fields.uri })).toBe('ok')
    expect(await verify({}, { uri: 'https://example.com/' })).toBe('uriMismatch')
  })

  test('the scheme before the domain has to be that of the URI', async () => {
    expect(await verify({ scheme: 'https' })).toBe('ok')
    for (const scheme of ['http', 'HTTPS', 'ftp']) expect(await verify({ scheme })).toBe('uriMismatch')
  })

  test.each([
    ['localhost:5173', 'localhost:5173', 'http'],
    ['Example.com', 'example.com', 'https'],
    ['example.com:443', 'example.com', 'https'],
    ['münchen.example', 'xn--mnchen-3ya.example', 'https'],
    ['[::1]:3000', '[::1]:3000', 'http'],
  ])('the server can expect %s for the domain %s', async (expected, domain, scheme) => {
    expect(await verify({ domain, uri: `${scheme}://${domain}/` }, { domain: expected })).toBe('ok')
  })

  test.each(['https://example.com', 'example.com/', 'a@example.com', 'example.com?a', 'a b', '', 'example.com:99999'])(
    'rejects with INVALID_PARAMS if the server expects the domain %j',
    async (domain) => {
      await expect(verify({}, { domain })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    },
  )
})

describe('R72: chain and account', () => {
  test('accepts the chains of the server only', async () => {
    const chainIds: readonly CaipNetworkId[] = ['eip155:1', 'eip155:10']
    expect(await verify({}, { chainIds })).toBe('ok')
    for (const chainId of ['eip155:11', 'eip155:101'] as const)
      expect(await verify({ chainId }, { chainIds })).toBe('chainMismatch')
    expect(await verify({}, { chainIds: [] })).toBe('chainMismatch')
  })

  test('accepts the account of the server only, in any case of letters for EVM', async () => {
    for (const address of [account.address, account.address.toLowerCase()])
      expect(await verify({}, { address })).toBe('ok')
    for (const address of ['', account.address.slice(2), `0x${'00'.repeat(20)}`])
      expect(await verify({}, { address })).toBe('addressMismatch')
  })
})

describe('R73: times', () => {
  const text = writeMessage(fields)
  const replaceDate = (field: string, date: string) => text.replace(new RegExp(`${field}: .*`), `${field}: ${date}`)

  test.each([
    'soon',
    'NaN',
    '',
    '2026-01-01',
    '2026-01-01T12:00:00',
    '2026-02-30T12:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-01T12:00:60Z',
    '1767268800000',
  ])('rejects the date %j in every field', async (date) => {
    expect(await verifyText(replaceDate('Issued At', date))).toBe('messageMalformed')
    expect(await verifyText(replaceDate('Expiration Time', date))).toBe('messageMalformed')
    expect(await verifyText(`${text}\nNot Before: ${date}`)).toBe('messageMalformed')
  })

  test.each<readonly [string, Partial<ParsedMessage>, Partial<VerifySignInOptions>]>([
    ['expirationMissing', { expirationTime: undefined }, {}],
    ['expirationMissing', { expirationTime: undefined }, { maxAgeMs: minute }],
    ['lifetimeTooLong', { expirationTime: at(7 * 24 * 60 * minute + 1) }, {}],
    ['ok', { expirationTime: at(7 * 24 * 60 * minute) }, {}],
    ['lifetimeTooLong', { expirationTime: '9999-12-31T23:59:59Z' }, {}],
    ['lifetimeTooLong', { issuedAt: at(-10 * minute), expirationTime: at(1) }, { maxLifetimeMs: 10 * minute }],
    ['ok', { issuedAt: at(-10 * minute), expirationTime: at(0) }, { maxLifetimeMs: 10 * minute }],
    // A skew of one minute is tolerated, and no more.
    ['ok', { issuedAt: at(minute) }, {}],
    ['issuedInFuture', { issuedAt: at(minute + 1) }, {}],
    ['issuedInFuture', { issuedAt: at(1) }, { clockSkewMs: 0 }],
    ['ok', { issuedAt: at(-10 * minute), expirationTime: at(-minute + 1) }, {}],
    ['expired', { issuedAt: at(-10 * minute), expirationTime: at(-minute) }, {}],
    ['expired', { issuedAt: at(-10 * minute), expirationTime: at(0) }, { clockSkewMs: 0 }],
    ['ok', { notBefore: at(minute) }, {}],
    ['notYetValid', { notBefore: at(minute + 1) }, {}],
    ['ok', { issuedAt: at(-6 * minute) }, { maxAgeMs: 5 * minute }],
    ['tooOld', { issuedAt: at(-6 * minute - 1) }, { maxAgeMs: 5 * minute }],
    ['ok', { issuedAt: at(-6 * 24 * 60 * minute) }, {}],
    ['expired', { issuedAt: at(30_000), expirationTime: at(20_000) }, {}],
    ['ok', { issuedAt: '2026-01-01T13:00:00+01:00', expirationTime: '2026-01-01T08:00:00-05:00' }, {}],
  ])('%s: %j with %j', async (outcome, change, expected) => {
    expect(await verify(change, expected)).toBe(outcome)
  })

  test.each(['now', 'maxAgeMs', 'maxLifetimeMs', 'clockSkewMs'] as const)(
    'a value of NaN for %s makes no message valid',
    async (name) => {
      expect(await verify({}, { [name]: name === 'now' ? () => Number.NaN : Number.NaN })).not.toBe('ok')
    },
  )

  test('uses the clock of the platform by default', async () => {
    const [issuedAt, expirationTime] = [0, minute].map((ms) => new Date(Date.now() + ms).toISOString())
    expect(await verify({ issuedAt: String(issuedAt), expirationTime }, { now: undefined })).toBe('ok')
  })
})

describe('the signature', () => {
  test('R75: of another text or account is not valid', async () => {
    const message = writeMessage(fields)
    const signature = await account.signMessage({ message: `${message} ` })
    const rejected = { ok: false, reason: 'signatureInvalid' }
    expect(await verifySignIn({ message, signature }, options)).toEqual(rejected)
    for (const value of [undefined, null, 7, {}, ['0x'], 'x', 'x'.repeat(1_000_000)])
      expect(await verifySignIn({ message, signature: value }, options)).toEqual(rejected)
  })

  test('R75: rejects with RPC_FAILED if a contract has to verify it and no node responds', async () => {
    const signIn = { message: writeMessage(fields), signature: '0x1234' }
    const verifiers = [createEip155Verifier({ rpcUrls: () => ['http://127.0.0.1:9'] })]
    await expect(verifySignIn(signIn, { ...options, verifiers })).rejects.toMatchObject({ code: 'RPC_FAILED' })
  })

  test('is not verified if the message is not valid', async () => {
    let count = 0
    const counting = {
      ...createEip155Verifier(),
      verify: async () => {
        count++
        return true
      },
    }
    expect(await verify({ nonce: 'fedcba9876543210' }, { verifiers: [counting] })).toBe('nonceMismatch')
    expect(count).toBe(0)
  })

  test('rejects with the reason of an aborted signal', async () => {
    await expect(verify({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

test.each([undefined, null, 7, {}, [], '', 'x'.repeat(1_000_000)])('rejects the message %.20s', async (message) => {
  expect(await verifySignIn({ message, signature: '0x' }, options)).toEqual({ ok: false, reason: 'messageMalformed' })
})

test('R72: no change of one character of the text is valid', async () => {
  const message = writeMessage(fields)
  const signature = await account.signMessage({ message })
  await fc.assert(
    fc.asyncProperty(fc.nat(message.length - 1), fc.integer({ min: 10, max: 126 }), async (place, code) => {
      const changed = message.slice(0, place) + String.fromCharCode(code) + message.slice(place + 1)
      fc.pre(changed !== message)
      const result = await verifySignIn({ message: changed, signature }, options).catch(() => ({ ok: false }))
      expect(result.ok).toBe(false)
    }),
  )
})

test('siwe verifies the same sign-ins', async () => {
  for (const change of [{}, { statement: 'Welcome' }, { requestId: 'a' }, { notBefore: at(-1) }]) {
    const message = writeMessage({ ...fields, ...change })
    const signature = await account.signMessage({ message })
    const { domain, nonce } = options
    const reference = await new SiweMessage(message).verify({ signature, domain, nonce, time: at(0) })
    expect(reference.success).toBe(true)
    expect(await verifyText(message)).toBe('ok')
  }
})
