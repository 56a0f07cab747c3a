import {
  type ChainNamespace,
  chainNamespaces,
  json,
  objectOf,
  oneOf,
  optional,
  type Parser,
  parseCaipNetworkId,
} from '@latchkey/common'
import { nonceLifetimeMs } from './createSignInCheck.js'
import type { SignInContext } from './createSignInContext.js'
import { type HeadersHolder, readCookie } from './headers.js'
import { readBody } from './readBody.js'
import { readCredentials } from './readCredentials.js'
import type { SignInSession } from './readToken.js'
import { refuse, respond } from './responses.js'

/** A route of the server: the last segment of a path, with the only method it allows. */
export type SignInRoute = {
  readonly method: 'GET' | 'POST'
  /** Whether the route is part of a new sign-in. */
  readonly isForSignIn?: boolean
  respond(request: Request): Promise<Response>
}

/**
 * How long a revocation outlives its session, in ms. A token is valid for a minute after its session expired, because
 * clocks differ (see `createSessionTokens`), and the clock of the store may be ahead of the server by as much.
 */
const revocationMarginMs = 120_000

/** Creates the routes by name. */
export function createSignInRoutes(context: SignInContext): ReadonlyMap<string, SignInRoute> {
  const { cookies, now, revocations, sessions } = context

  async function revoke(session: SignInSession | undefined) {
    if (session) await revocations.revoke(session.id, session.expiresAt + revocationMarginMs)
  }

  return new Map<string, SignInRoute>([
    [
      'nonce',
      {
        method: 'GET',
        isForSignIn: true,
        async respond(request) {
          const { nonce, cookie } = await context.check.start(readCookie(request, cookies.browser.name))
          return respond(200, { nonce, now: now() }, [cookies.browser.write(cookie, nonceLifetimeMs)])
        },
      },
    ],
    [
      'authenticate',
      {
        method: 'POST',
        isForSignIn: true,
        async respond(request) {
          const credentials = await readCredentials(request)
          if (!credentials.ok) return refuse(credentials.status)
          const result = await context.checkCredentials(credentials.value, request)
          if (!result.ok) return refuse(result.reason === 'unavailable' ? 503 : 401)
          const { namespace } = parseCaipNetworkId(result.account.chainId)
          await revoke(await readSession(request, namespace, context))
          const { session, token } = await sessions.issue(result.account)
          const cookie = cookies.sessions.get(namespace)?.write(token, session.expiresAt - now())
          return respond(200, describe(session), cookie === undefined ? [] : [cookie])
        },
      },
    ],
    [
      'me',
      {
        method: 'GET',
        async respond(request) {
          // Browsers log each 401 as an error, and most visitors have no session.
          return respond(200, (await readSessions(request, context)).map(describe))
        },
      },
    ],
    [
      'sign-out',
      {
        method: 'POST',
        async respond(request) {
          const body = await readBody(request, safeParseSignOut)
          // A form or a request without a body names no namespace.
          if (!body.ok && body.status !== 415) return refuse(body.status)
          const { namespace } = body.ok ? body.value : {}
          const ended = [...cookies.sessions].filter(([each]) => namespace === undefined || each === namespace)
          await Promise.all(ended.map(async ([each]) => revoke(await readSession(request, each, context))))
          return respond(
            204,
            undefined,
            ended.map(([, cookie]) => cookie.clear()),
          )
        },
      },
    ],
  ])
}

/** Parses the body of a sign-out: the namespace to sign out, or nothing for all of them. */
const safeParseSignOut: Parser<{ readonly namespace?: ChainNamespace }> = (body) =>
  body === '' ? { ok: true, value: {} } : parseNamespace(body)
const parseNamespace = json(objectOf({ namespace: optional(oneOf(chainNamespaces)) }))

/** Resolves with the sessions of a request, in the order of the server's verifiers. */
export async function readSessions(request: HeadersHolder, context: SignInContext): Promise<readonly SignInSession[]> {
  const namespaces = [...context.cookies.sessions.keys()]
  const found = await Promise.all(namespaces.map((namespace) => readSession(request, namespace, context)))
  return found.filter((session) => session !== undefined)
}

/** Resolves with the session of a request in a namespace, or with `undefined`. */
export async function readSession(
  request: HeadersHolder,
  namespace: ChainNamespace,
  { cookies, revocations, sessions }: SignInContext,
): Promise<SignInSession | undefined> {
  const cookie = cookies.sessions.get(namespace)
  const token = cookie && readCookie(request, cookie.name)
  const session = token === undefined ? undefined : await sessions.read(token)
  // A visitor can copy the token of one namespace into the cookie of another.
  if (!session?.chainId.startsWith(`${namespace}:`)) return undefined
  return (await revocations.isRevoked(session.id)) ? undefined : session
}

function describe({ address, chainId, expiresAt }: SignInSession) {
  return { address, chainId, expiresAt }
}
