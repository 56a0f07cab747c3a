import { type CaipNetworkId, createError, errors } from '@latchkey/common'
import { type JSONWebKeySet, type JWK, SignJWT } from 'jose'
import type { Secret } from './parseSecret.js'
import { readToken, type SignInSession, tokenType } from './readToken.js'
import { parseTokenKeys } from './tokenKeys.js'

export type SessionTokensOptions = {
  /** Signs tokens with HS256. Only servers with this secret of at least 32 bytes can verify them. */
  readonly secret?: Secret | undefined
  /**
   * Instead of `secret`: JWKs with `alg`. The first is private and signs tokens. All verify tokens, so keep the
   * previous key after the first when you replace it. A function is called for each token, for keys that change while
   * the server runs; let it return the same array until they change.
   */
  readonly keys?: readonly JWK[] | (() => Promise<readonly JWK[]>) | undefined
  /** The `iss` claim of tokens. Tokens with another one are invalid. Default: none. */
  readonly issuer?: string | undefined
  /** The `aud` claim of tokens. Tokens with another one are invalid. Default: none. */
  readonly audience?: string | undefined
  /** Lifetime of a session in ms. Default: one hour. */
  readonly lifetimeMs?: number | undefined
  /** Wall clock in ms. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Issues and reads tokens (JWT) of sessions. */
export type SessionTokens = {
  /** Starts a session, or continues the one with `id`. */
  issue(account: {
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly id?: string | undefined
  }): Promise<{ readonly token: string; readonly session: SignInSession }>
  /** Resolves with the session of a token, or with `undefined` if the token is invalid or has expired. */
  read(token: string): Promise<SignInSession | undefined>
  /** Resolves with the public `keys`, with which other services verify tokens. Empty with a `secret`. */
  getPublicKeys(): Promise<JSONWebKeySet>
}

/**
 * Creates the tokens of sessions, with `secret` or `keys`. Throws `INVALID_OPTIONS` if the secret is too short or a key
 * cannot sign.
 *
 * @example
 * const tokens = createSessionTokens({ secret, issuer: 'example.com' })
 * const { token } = await tokens.issue({ address, chainId: 'eip155:1' })
 * const session = await tokens.read(token)
 */
export function createSessionTokens(options: SessionTokensOptions): SessionTokens {
  const { issuer, audience, lifetimeMs = 3_600_000, now = () => Date.now() } = options
  const lifetime = Math.floor(lifetimeMs / 1_000)
  if (!(lifetime > 0))
    throw createError(errors.INVALID_OPTIONS, {
      values: { method: 'createSessionTokens' },
      details: '`lifetimeMs` must be at least 1,000.',
    })
  const loadKeys = parseTokenKeys(options, 'createSessionTokens')

  return {
    async issue({ address, chainId, id = crypto.randomUUID() }) {
      const { header, signingKey } = await loadKeys()
      const issuedAt = Math.floor(now() / 1_000)
      const expiresAt = issuedAt + lifetime
      const token = await new SignJWT({ ...(issuer && { iss: issuer }), ...(audience && { aud: audience }) })
        .setProtectedHeader({ ...header, typ: tokenType })
        .setSubject(`${chainId}:${address}`)
        .setJti(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signingKey)
      return { token, session: { id, address, chainId, expiresAt: expiresAt * 1_000 } }
    },
    async read(token) {
      const { algorithms, verifyingKey } = await loadKeys()
      // The age ends old sessions when the lifetime is shortened.
      return readToken(token, verifyingKey, { algorithms, issuer, audience, maxAgeSeconds: lifetime, now: now() })
    },
    getPublicKeys: async () => (await loadKeys()).publicKeys,
  }
}
