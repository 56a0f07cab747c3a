import { randomUUID } from 'node:crypto'

/** A private key for ES256 as JWK. */
export type SigningKey = {
  readonly kid: string
  readonly alg: 'ES256'
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly d: string
}

/** Creates a random key. */
export async function createSigningKey(): Promise<SigningKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { x, y, d } = await crypto.subtle.exportKey('jwk', privateKey)
  if (x === undefined || y === undefined || d === undefined) throw new Error('The new key has no coordinates.')
  return { kid: randomUUID(), alg: 'ES256', kty: 'EC', crv: 'P-256', x, y, d }
}
