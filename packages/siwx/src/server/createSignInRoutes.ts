import type { SignInSession } from './createSessionTokens.js'
import { nonceLifetimeMs } from './createSignInCheck.js'
import type { SignInContext } from './createSignInContext.js'
import { type HeadersHolder, readCookie } from './headers.js'
import { readCredentials } from './readCredentials.js'
import { refuse, respond } from './responses.js'

/** A route of the server: the last segment of a path, with the only method it allows. */
export type SignInRoute = {
  readonly method: 'GET' | 'POST'
  respond(request: Request): Promise<Response>
}

/** How long a token is valid after its session expired, because clocks differ (see `createSessionTokens`), in ms. */
const clockSkewMs = 60_000

/** Creates the routes by name. */
export function createSignInRoutes(context: SignInContext): ReadonlyMap<string, SignInRoute> {
  const { cookies, now, revocations, sessions } = context

  async function revokeSession(request: Request) {
    const session = await readSession(request, context)
    if (session) await revocations.revoke(session.id, session.expiresAt + clockSkewMs)
  }

  return new Map<string, SignInRoute>([
    [
      'nonce',
      {
        method: 'GET',
        async respond(request) {
          const { nonce, cookie } = await context.check.start(readCookie(request, cookies.browser.name))
          return respond(200, { nonce }, { 'set-cookie': cookies.browser.write(cookie, nonceLifetimeMs) })
        },
      },
    ],
    [
      'authenticate',
      {
        method: 'POST',
        async respond(request) {
          const credentials = await readCredentials(request)
          if (typeof credentials === 'number') return refuse(credentials)
          const result = await context.checkCredentials(credentials, request)
          if (!result.ok) return refuse(result.reason === 'unavailable' ? 503 : 401)
          await revokeSession(request)
          const { session, token } = await sessions.issue(result.account)
          const cookie = cookies.session.write(token, session.expiresAt - now())
          return respond(200, describe(session), { 'set-cookie': cookie })
        },
      },
    ],
    [
      'me',
      {
        method: 'GET',
        async respond(request) {
          const session = await readSession(request, context)
          // Browsers log each 401 as an error, and most visitors have no session.
          return respond(200, session ? describe(session) : null)
        },
      },
    ],
    [
      'sign-out',
      {
        method: 'POST',
        async respond(request) {
          await revokeSession(request)
          return respond(204, undefined, { 'set-cookie': cookies.session.clear() })
        },
      },
    ],
  ])
}

/** Resolves with the session of a request, or with `undefined`. */
export async function readSession(
  request: HeadersHolder,
  { cookies, revocations, sessions }: SignInContext,
): Promise<SignInSession | undefined> {
  const token = readCookie(request, cookies.session.name)
  const session = token === undefined ? undefined : await sessions.read(token)
  return session && !(await revocations.isRevoked(session.id)) ? session : undefined
}

function describe({ address, chainId, expiresAt }: SignInSession) {
  return { address, chainId, expiresAt }
}
