import { createError, errors, isSecureUrl, readUrl, serviceErrors } from '@latchkey/common'
import { createRemoteJWKSet, type JWTVerifyGetKey, errors as joseErrors } from 'jose'
import { type HeadersHolder, readBearer } from './headers.js'
import { readToken, type SignInSession } from './readToken.js'
import { signatureAlgorithms } from './tokenKeys.js'

export type TokenVerifierOptions = {
  /** URL of the public keys: https (http on this machine). */
  readonly jwksUrl: string
  /** The `aud` claim of tokens. For tokens of the services, the project id. */
  readonly audience: string
  /** The `iss` claim of tokens. Default: not checked, because only the owner of the keys can sign. */
  readonly issuer?: string | undefined
  /** Wall clock in ms. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Verifies tokens that another server signed. Its functions don't use `this`. */
export type TokenVerifier = {
  /**
   * Resolves with the session of a token, or with `undefined` if the token is invalid or has expired. Rejects with
   * `HTTP_FAILED` if the public keys are not available.
   */
  read(token: string): Promise<SignInSession | undefined>
  /** Reads the token in the header `Authorization: Bearer` of a request, like `read`. */
  getSession(request: HeadersHolder): Promise<SignInSession | undefined>
}

/** Timeout of the request for the keys, and the least time between two of them, in ms. */
const timeoutMs = 5_000
const cooldownMs = 30_000

/**
 * Creates the verifier of an app's own server for tokens of a sign-in service, with its public keys (JWKS). The keys
 * are cached, and requested again for a token with an unknown key. Reading a token sends no request to the service, so
 * a token stays valid after a sign-out until it expires. Throws `INVALID_OPTIONS`.
 *
 * @example
 * const tokens = createTokenVerifier({
 *   jwksUrl: 'https://services.example/auth/v1/.well-known/jwks.json?projectId=shop',
 *   audience: 'shop',
 * })
 * const session = await tokens.getSession(request)
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { audience, issuer, now = () => Date.now() } = options
  const url = readUrl(options.jwksUrl)
  if (!url || !isSecureUrl(url)) throw invalid('`jwksUrl` must be https (http on this machine).')
  // A token for another app would be valid here.
  if (typeof audience !== 'string' || audience === '') throw invalid('`audience` must not be empty.')
  const remote = createRemoteJWKSet(url, { timeoutDuration: timeoutMs, cooldownDuration: cooldownMs })

  const getKey: JWTVerifyGetKey = async (header, input) => {
    try {
      return await remote(header, input)
    } catch (cause) {
      if (isTokenFault(cause)) throw cause
      throw createError(serviceErrors.HTTP_FAILED, {
        cause,
        details: 'The public keys of `jwksUrl` are not available.',
      })
    }
  }
  const read = (token: unknown) =>
    readToken(token, getKey, { algorithms: signatureAlgorithms, audience, issuer, now: now() })

  return {
    read,
    async getSession(request) {
      const token = readBearer(request)
      return token === undefined ? undefined : read(token)
    },
  }
}

/** Returns whether the keys are available, and none of them fits the token. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof joseErrors.JWKSNoMatchingKey ||
    error instanceof joseErrors.JWKSMultipleMatchingKeys ||
    error instanceof joseErrors.JOSENotSupported
  )
}

function invalid(details: string): Error {
  return createError(errors.INVALID_OPTIONS, { values: { method: 'createTokenVerifier' }, details })
}
