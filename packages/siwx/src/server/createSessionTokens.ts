import { type CaipNetworkId, createError, errors, safeParseCaipAddress } from '@latchkey/common'
import { type JSONWebKeySet, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Secret } from './parseSecret.js'
import { parseTokenKeys } from './tokenKeys.js'

/** The session of a signed-in account. */
export type SignInSession = {
  /** Random id. */
  readonly id: string
  readonly address: string
  /** CAIP-2 id of the network of the signed message. */
  readonly chainId: CaipNetworkId
  /** End of the session, in ms since 1970. */
  readonly expiresAt: number
}

export type SessionTokensOptions = {
  /** Signs tokens with HS256. Only servers with this secret of at least 32 bytes can verify them. */
  readonly secret?: Secret | undefined
  /**
   * Instead of `secret`: JWKs with `alg`. The first is private and signs tokens. All verify tokens, so keep the
   * previous key after the first when you replace it.
   */
  readonly keys?: readonly JWK[] | undefined
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
  /** Starts a session. */
  issue(account: {
    readonly address: string
    readonly chainId: CaipNetworkId
  }): Promise<{ readonly token: string; readonly session: SignInSession }>
  /** Resolves with the session of a token, or with `undefined` if the token is invalid or has expired. */
  read(token: string): Promise<SignInSession | undefined>
  /** Resolves with the public `keys`, with which other services verify tokens. Empty with a `secret`. */
  getPublicKeys(): Promise<JSONWebKeySet>
}

/** Distinguishes sessions from other tokens that an app signs with the same key. */
const tokenType = 'latchkey-session+jwt'
const clockSkewSeconds = 60
const maxTokenLength = 4_096

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
    async issue({ address, chainId }) {
      const { header, signingKey } = await loadKeys()
      const id = crypto.randomUUID()
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
      if (typeof token !== 'string' || token.length > maxTokenLength) return undefined
      const { algorithms, verifyingKey } = await loadKeys()
      try {
        const { payload } = await jwtVerify(token, verifyingKey, {
          algorithms,
          typ: tokenType,
          clockTolerance: clockSkewSeconds,
          currentDate: new Date(now()),
          // Also refuses tokens of the future, and ends old sessions when the lifetime is shortened.
          maxTokenAge: lifetime,
          ...(issuer && { issuer }),
          ...(audience && { audience }),
        })
        return readSession(payload)
      } catch {
        return undefined
      }
    },
    getPublicKeys: async () => (await loadKeys()).publicKeys,
  }
}

function readSession({ sub, jti, exp }: JWTPayload): SignInSession | undefined {
  const account = safeParseCaipAddress(sub)
  if (!account.ok || typeof jti !== 'string' || exp === undefined) return undefined
  const { address, caipNetworkId } = account.value
  return { id: jti, address, chainId: caipNetworkId, expiresAt: exp * 1_000 }
}
