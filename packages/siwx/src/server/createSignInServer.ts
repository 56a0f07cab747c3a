import type { ChainNamespace } from '@latchkey/common'
import { createSignInContext, type SignInServerOptions } from './createSignInContext.js'
import { createSignInRoutes, readSession, readSessions } from './createSignInRoutes.js'
import type { HeadersHolder } from './headers.js'
import { safeParseCredentials } from './readCredentials.js'
import type { SignInSession } from './readToken.js'
import { refuse, respond } from './responses.js'

/** The user that {@link SignInServer.authorize} returns to Auth.js. */
export type SignInUser = {
  /** CAIP-10 id of the account, such as `eip155:1:0x…`. */
  readonly id: string
} & Pick<SignInSession, 'address' | 'chainId'>

/** Chooses the session of a visitor who may have several. */
export type SessionChoice = {
  /** Default: the first namespace with a session, in the order of the `verifiers` option. */
  readonly namespace?: ChainNamespace | undefined
}

/** The server's part of sign-in with a wallet. Its functions don't use `this`. */
export type SignInServer = {
  /**
   * Responds to the requests of sign-in. The last segment of the path is the route:
   *
   * - `GET nonce`: `{ nonce, now }`. `now` is the time of the server in ms, for the dates of the message
   * - `POST authenticate` with `{ message, signature }`: the session, or 401. 503 if an RPC node did not respond
   * - `GET me`: a list with `{ address, chainId, expiresAt }` of each session
   * - `POST sign-out` with `{ namespace }`, or without a body to end all sessions: 204
   *
   * Rejects only if a store or a verifier of the app fails.
   */
  handle(request: Request): Promise<Response>
  /** Resolves with the session of a request, or with `undefined`. */
  getSession(request: HeadersHolder, choice?: SessionChoice): Promise<SignInSession | undefined>
  /** Resolves with the sessions of a request, at most one for each namespace, in the order of `verifiers`. */
  getSessions(request: HeadersHolder): Promise<readonly SignInSession[]>
  /**
   * Wraps a handler of requests, so that it runs for visitors with a session only. Responds to others with 401, and to
   * requests of other sites that may change data with 403.
   *
   * @example
   * export const GET = auth.guard((request, session) => Response.json({ hello: session.address }))
   */
  guard<Rest extends readonly unknown[]>(
    handler: (request: Request, session: SignInSession, ...rest: Rest) => Response | Promise<Response>,
    choice?: SessionChoice,
  ): (request: Request, ...rest: Rest) => Promise<Response>
  /**
   * Verifies `{ message, signature }`, for the credentials provider of Auth.js (next-auth 4 and 5). Resolves with
   * `null` if it is refused. The page gets the nonce from `handle`.
   */
  authorize(credentials: unknown, request: HeadersHolder): Promise<SignInUser | null>
}

/**
 * Creates the server's part of sign-in with a wallet, for every runtime with `Request`, `Response` and WebCrypto.
 * Throws `INVALID_OPTIONS`.
 *
 * @example
 * const auth = createSignInServer({
 *   domain: 'example.com',
 *   chainIds: ['eip155:1'],
 *   secret: process.env.SIGN_IN_SECRET,
 *   verifiers: [createEip155Verifier({ rpcUrls: { 'eip155:1': ['https://rpc.example.com'] } })],
 * })
 * app.all('/auth/*', (context) => auth.handle(context.req.raw))
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const context = createSignInContext(options)
  const routes = createSignInRoutes(context)
  const { origins, onRefused } = context

  const getSession = async (request: HeadersHolder, { namespace }: SessionChoice = {}) =>
    namespace === undefined ? (await readSessions(request, context))[0] : await readSession(request, namespace, context)

  async function route(request: Request): Promise<Response> {
    const found = routes.get(new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '')
    if (!found) return refuse(404)
    if (request.method === 'OPTIONS')
      return origins.isAllowed(request) ? withHeaders(respond(204, undefined), preflight) : refuse(403)
    if (request.method !== found.method) return withHeaders(refuse(405), { allow: found.method })
    // Other reads change no data, and other sites cannot read the response. A page that cannot sign in gets no nonce,
    // so that its visitor signs nothing.
    const wrongOrigin = origins.wrongOrigin(request)
    const isRefused = found.method === 'POST' ? !origins.isAllowed(request) : wrongOrigin && found.isForSignIn
    if (!isRefused) return found.respond(request)
    if (found.isForSignIn) onRefused('originNotAllowed', wrongOrigin && describeOrigin(wrongOrigin, origins.domains))
    return refuse(403)
  }

  return {
    async handle(request) {
      const response = await route(request)
      const origin = origins.allowedOrigin(request)
      return withHeaders(response, {
        vary: 'origin',
        ...(origin !== undefined && {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
        }),
      })
    },
    getSession,
    getSessions: (request) => readSessions(request, context),
    guard:
      (handler, choice) =>
      async (request, ...rest) => {
        if (!safeMethods.includes(request.method) && !origins.isAllowed(request)) return refuse(403)
        const session = await getSession(request, choice)
        return session ? handler(request, session, ...rest) : refuse(401)
      },
    async authorize(credentials, request) {
      const parsed = safeParseCredentials(credentials)
      const result = parsed.ok ? await context.checkCredentials(parsed.value, request) : undefined
      if (!result?.ok) return null
      const { address, chainId } = result.account
      return { id: `${chainId}:${address}`, address, chainId }
    },
  }
}

function describeOrigin(origin: string, domains: readonly string[]): string {
  return `The page is on ${origin}. \`domain\` is ${domains.join(', ')}, by https except on localhost.`
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Methods that change no data (RFC 9110, section 9.2.1). */
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** For pages on one of the domains whose server is on another host. */
const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
}
