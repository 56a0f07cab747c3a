import { Auth, type AuthConfig } from '@auth/core'
import { getToken } from '@auth/core/jwt'
import Credentials from '@auth/core/providers/credentials'
import { auth } from './auth.js'

const secret = process.env.SIGN_IN_SECRET ?? ''

const config: AuthConfig = {
  basePath: '/api/auth',
  secret,
  trustHost: true,
  session: { strategy: 'jwt' },
  providers: [Credentials({ credentials: { message: {}, signature: {} }, authorize: auth.authorize })],
  // The page reads the account, such as `eip155:1:0x…`, from its session.
  callbacks: { session: ({ session, token }) => ({ ...session, account: token.sub }) },
}

/** Responds to `GET /auth/nonce` and to the requests of Auth.js below `/api/auth`. */
export function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  return pathname === '/auth/nonce' ? auth.handle(request) : Auth(request, config)
}

/** Responds with the account, or with 401. */
export async function members(request: Request): Promise<Response> {
  const token = await getToken({ req: request, secret, secureCookie: request.url.startsWith('https:') })
  return token ? Response.json({ account: token.sub }) : new Response(null, { status: 401 })
}
