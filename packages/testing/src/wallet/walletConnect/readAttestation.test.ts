import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAttestation } from './readAttestation.js'

const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const key = own.publicKey.export({ format: 'jwk' })
const now = 1_000_000
const claims = { id: 'abc', origin: 'https://app.example', isScam: false, exp: now / 1_000 + 60 }

function write(change: object = {}, { privateKey } = own): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'ES256' })}.${part({ ...claims, ...change })}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

describe('R419: an attestation of a verify server', () => {
  test('names the page of the request', async () => {
    expect(await readAttestation(write(), { id: 'abc', key, now })).toEqual({
      origin: 'https://app.example',
      isScam: false,
    })
  })

  test.each([
    ['of another request', write({ id: 'def' })],
    ['that has expired', write({ exp: now / 1_000 - 1 })],
    ['without an origin', write({ origin: 7 })],
    ['of another server', write({}, other)],
    ['that is missing', undefined],
  ])('%s is not accepted', async (_what, attestation) => {
    expect(await readAttestation(attestation, { id: 'abc', key, now })).toBeUndefined()
  })

  test('L3: rejects any other text without throwing', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `${text}.e30.c2ln`),
        ),
        async (text) => {
          expect(await readAttestation(text, { id: 'abc', key, now })).toBeUndefined()
        },
      ),
    ))
})
