import { describe, expect, test } from 'vitest'
import vectors from '../../test/vectors/siwe/verification.json' with { type: 'json' }
import { createEip155Verifier } from './eip155/createEip155Verifier.js'
import { verifySignIn } from './verifySignIn.js'

const now = Date.parse('2026-01-01T12:00:00Z')

describe('R80: the verification vectors of siwe', () => {
  type Vector = Partial<Record<string, string | number>> & { readonly signature: string }
  const write = ({ domain, address, statement, uri, version, chainId, nonce, issuedAt, ...rest }: Vector) =>
    [
      `${domain} wants you to sign in with your Ethereum account:`,
      `${address}`,
      '',
      `${statement}`,
      '',
      `URI: ${uri}`,
      `Version: ${version}`,
      `Chain ID: ${chainId}`,
      `Nonce: ${nonce}`,
      `Issued At: ${issuedAt}`,
      ...(rest.expirationTime ? [`Expiration Time: ${rest.expirationTime}`] : []),
      ...(rest.notBefore ? [`Not Before: ${rest.notBefore}`] : []),
    ].join('\n')

  async function outcome(vector: Vector): Promise<string> {
    const { domain, domainBinding = domain, nonce, matchNonce = nonce, signature, time } = vector
    const result = await verifySignIn(
      { message: write(vector), signature },
      {
        domain: String(domainBinding),
        nonce: String(matchNonce),
        now: () => (time === undefined ? now : Date.parse(String(time))),
        maxLifetimeMs: Number.POSITIVE_INFINITY,
        verifiers: [createEip155Verifier()],
      },
    )
    return result.ok ? 'ok' : result.reason
  }

  test.each([
    ['example message', 'ok'],
    // siwe needs no expiration, and compares neither the time of issue nor the URI.
    ['not yet valid', 'expirationMissing'],
    ['expired message', 'issuedInFuture'],
    ['recovery byte starting at 0 tally_example', 'uriMismatch'],
  ] as const)('positive, %s: %s', async (name, expected) => {
    const vector = vectors.positive[name]
    expect(await outcome(vector)).toBe(expected)
    // The signature is valid for each of them.
    const { address: accountAddress, signature } = vector
    const signed = { message: write(vector), signature, accountAddress, chainId: 'eip155:1' } as const
    expect(await createEip155Verifier().verify(signed)).toBe(true)
  })

  test.each([
    ['expired message', 'expired'],
    ['domain binding', 'domainMismatch'],
    ['custom time', 'expired'],
    ['custom nonce', 'nonceMismatch'],
    // An odd number of digits.
    ['malformed signature', 'signatureInvalid'],
    ['wrong signature', 'signatureInvalid'],
    ['not yet valid', 'expirationMissing'],
    ['invalid issuedAt', 'messageMalformed'],
    ['invalid notBefore', 'messageMalformed'],
    ['invalid expirationTime', 'messageMalformed'],
  ] as const)('negative, %s: %s', async (name, expected) => {
    expect(await outcome(vectors.negative[name])).toBe(expected)
  })
})
