import { createError, errors } from '@latchkey/common'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import { parseSecret, type Secret } from './parseSecret.js'

/** The keys that sign and verify tokens. */
export type TokenKeys = {
  /** The algorithm and `kid` of new tokens. */
  readonly header: { readonly alg: string; readonly kid?: string }
  readonly signingKey: CryptoKey | Uint8Array
  readonly verifyingKey: Uint8Array | JWTVerifyGetKey
  /** The algorithms that verified tokens may have. */
  readonly algorithms: string[]
  readonly publicKeys: JSONWebKeySet
}

/** JWKs with `alg`. The first signs, all verify. A function is called for each token. */
export type TokenKeyOptions = {
  readonly secret?: Secret | undefined
  readonly keys?: readonly JWK[] | (() => Promise<readonly JWK[]>) | undefined
}

/** Algorithms with a public key. */
export const signatureAlgorithms = [
  ...['EdDSA', 'Ed25519', 'ES256', 'ES384', 'ES512'],
  ...['PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'],
]
/** The public members of a JWK (RFC 7518, section 6; RFC 8037, section 2). */
const publicMembers = ['kty', 'alg', 'kid', 'crv', 'x', 'y', 'n', 'e'] as const

/**
 * Returns a function that loads the keys on use, each list once. Throws `INVALID_OPTIONS` if the secret is too short or
 * a key cannot sign; the returned function rejects with it for keys of a function.
 */
export function parseTokenKeys({ secret, keys }: TokenKeyOptions, method: string): () => Promise<TokenKeys> {
  if (!keys) return withSecret(parseSecret(secret, method))
  const load = typeof keys === 'function' ? keys : async () => keys
  if (typeof keys !== 'function') assertKeys(keys, method)
  let last: { readonly keys: readonly JWK[]; readonly loading: Promise<TokenKeys> } | undefined
  return async () => {
    const current = await load()
    if (last?.keys !== current) last = { keys: current, loading: loadKeys(assertKeys(current, method), current) }
    return last.loading
  }
}

/** Returns the key that signs. */
function assertKeys(keys: readonly JWK[], method: string): JWK {
  const [first] = keys
  const isValid = keys.every(({ alg, kty }) => kty !== 'oct' && signatureAlgorithms.includes(alg ?? ''))
  if (!first?.d || !isValid)
    throw createError(errors.INVALID_OPTIONS, {
      values: { method },
      details: `\`keys\` must be JWKs with an \`alg\` for signatures, such as ES256 or EdDSA. The first must be private.`,
    })
  return first
}

function withSecret(bytes: Uint8Array): () => Promise<TokenKeys> {
  const keys: TokenKeys = {
    header: { alg: 'HS256' },
    signingKey: bytes,
    verifyingKey: bytes,
    algorithms: ['HS256'],
    publicKeys: { keys: [] },
  }
  return async () => keys
}

async function loadKeys(first: JWK, keys: readonly JWK[]): Promise<TokenKeys> {
  const publicKeys = { keys: await Promise.all(keys.map(readPublicKey)) }
  const { alg = '', kid = '' } = publicKeys.keys[0] ?? {}
  return {
    header: { alg, kid },
    signingKey: await importJWK(first),
    // Chooses the key by `kid`, and refuses a token whose algorithm differs from that of the key.
    verifyingKey: createLocalJWKSet(publicKeys),
    algorithms: publicKeys.keys.map((key) => key.alg ?? ''),
    publicKeys,
  }
}

async function readPublicKey(jwk: JWK): Promise<JWK & { kty: string }> {
  const members = publicMembers.flatMap((name) => (jwk[name] === undefined ? [] : [[name, jwk[name]]]))
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  return { ...Object.fromEntries(members), kty: jwk.kty ?? '', kid, use: 'sig' }
}
