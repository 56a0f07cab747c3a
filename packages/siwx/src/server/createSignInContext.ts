import {
  type CaipNetworkId,
  createError,
  errors,
  isCaipNetworkId,
  isChainNamespace,
  isObject,
  readField,
} from '@latchkey/common'
import type { SIWXVerifier } from '../verify/verifier.js'
import { createCookies, type SessionCookieOptions } from './cookies.js'
import { createOriginCheck, type OriginCheck } from './createOriginCheck.js'
import { createSessionTokens, type SessionTokens } from './createSessionTokens.js'
import { createSignInCheck, type SignInCheck, type SignInCheckResult, type SignInRefusal } from './createSignInCheck.js'
import { type HeadersHolder, readCookie } from './headers.js'
import { createMemoryNonceStore, type NonceStore } from './nonceStore.js'
import { parseSecret, type Secret } from './parseSecret.js'
import type { SignInCredentials } from './readCredentials.js'
import { createMemoryRevocationStore, type RevocationStore } from './revocationStore.js'

export type SignInServerOptions = {
  /**
   * The host of the page, with its port unless that is the default: `example.com`. Messages for other domains and
   * requests from pages of other domains are refused. Several domains share their sessions.
   */
  readonly domain: string | readonly string[]
  /** At least 32 random bytes. Signs cookies and, unless `sessions` is set, sessions. */
  readonly secret: Secret | undefined
  /** One verifier for each namespace that may sign in. A visitor has one session for each namespace. */
  readonly verifiers: readonly SIWXVerifier[]
  /** The networks that may sign in. Default: every network of the verifiers. */
  readonly chainIds?: readonly CaipNetworkId[] | undefined
  /** Default: in the memory of this process. Servers with several processes need a shared store. */
  readonly nonces?: NonceStore | undefined
  /** Tokens of sessions. Default: {@link createSessionTokens} with the secret and a lifetime of one hour. */
  readonly sessions?: SessionTokens | undefined
  /** Sessions that ended with a sign-out. Default: in the memory of this process. */
  readonly revocations?: RevocationStore | undefined
  readonly cookie?: SessionCookieOptions | undefined
  /**
   * Receives the reason of each refused sign-in, for logs. Responses never contain it. `cause` is the error of an RPC
   * node, or the origin that is not allowed. Default: `console.warn`.
   */
  readonly onRefused?: ((reason: SignInRefusal, cause?: unknown) => void) | undefined
  /** Wall clock in ms. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** The parts of a server. */
export type SignInContext = {
  readonly check: SignInCheck
  readonly cookies: ReturnType<typeof createCookies>
  readonly now: () => number
  readonly origins: OriginCheck
  onRefused(reason: SignInRefusal, cause?: unknown): void
  readonly revocations: RevocationStore
  readonly sessions: SessionTokens
  /** Verifies credentials that the browser of a request sent. */
  checkCredentials(
    credentials: SignInCredentials,
    request: HeadersHolder & { readonly signal?: AbortSignal | undefined },
  ): Promise<SignInCheckResult>
}

/** Creates the parts of a server. Throws `INVALID_OPTIONS`. */
export function createSignInContext(options: SignInServerOptions): SignInContext {
  if (!isObject(options)) throw invalid('Pass `domain`, `secret` and `verifiers`.')
  const { verifiers, chainIds, cookie = {}, onRefused = warnRefused, now = () => Date.now() } = options
  const secret = parseSecret(options.secret, 'createSignInServer')
  const origins = createOriginCheck(Array.isArray(options.domain) ? options.domain : [options.domain])
  if (!Array.isArray(verifiers) || verifiers.length === 0 || !verifiers.every(hasNamespace))
    throw invalid('`verifiers` must have a verifier for each namespace that may sign in.')
  if (chainIds && !chainIds.every(isCaipNetworkId)) throw invalid('`chainIds` must be CAIP-2 ids, such as `eip155:1`.')
  const unverified = chainIds?.find((id) => !verifiers.some(({ namespace }) => id.startsWith(`${namespace}:`)))
  if (unverified) throw invalid(`\`chainIds\` has ${unverified}, for which \`verifiers\` has no verifier.`)
  const [domain] = origins.domains
  const sessions = options.sessions ?? createSessionTokens({ secret, issuer: domain, audience: domain, now })
  const nonces = options.nonces ?? createMemoryNonceStore({ now })
  const revocations = options.revocations ?? createMemoryRevocationStore({ now })
  const cookies = createCookies(cookie, {
    isSecure: !origins.isLoopback,
    namespaces: verifiers.map(({ namespace }) => namespace),
  })
  const check = createSignInCheck({ secret, nonces, verifiers, chainIds, now })

  return {
    check,
    cookies,
    now,
    origins,
    onRefused,
    revocations,
    sessions,
    async checkCredentials(credentials, request) {
      const origin = origins.allowedOrigin(request)
      const result = await check.finish(credentials, {
        cookie: readCookie(request, cookies.browser.name),
        // A page signs in to its own domain, even if the server has several.
        domains: origin === undefined ? origins.domains : [new URL(origin).host],
        signal: request.signal,
      })
      if (!result.ok) onRefused(result.reason, result.cause)
      return result
    },
  }
}

function warnRefused(reason: SignInRefusal, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log of the server says why a sign-in fails, and the page cannot.
  console.warn(`[latchkey] The server refused a sign-in: ${reason}.`, ...(cause === undefined ? [] : [cause]))
}

function hasNamespace(verifier: unknown): boolean {
  return isChainNamespace(readField(verifier, 'namespace'))
}

function invalid(details: string): Error {
  return createError(errors.INVALID_OPTIONS, { values: { method: 'createSignInServer' }, details })
}
