import { parseJson } from '@latchkey/common'
import { readBearer, type SignInCredentials } from '@latchkey/siwx/server'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { isStorableJson } from '../database/isStorableJson.js'
import type { RateLimiter } from '../http/createRateLimiter.js'
import { takeTokens } from '../http/limitRate.js'
import { readBody } from '../http/readBody.js'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'
import type { Logger } from '../log/logger.js'
import type { SignIn } from './createSignIn.js'
import { type Page, readPage } from './page.js'
import type { SessionRow } from './sessionRows.js'

const base = '/auth/v1'
const maxBytes = 16 * 1024
const maxMetadataBytes = 4 * 1024
/** Cost of a sign-in in the rate limit: verifying it takes time, and perhaps requests to a node. */
const signInCost = 10

const credentialsSchema = z.object({
  message: z.string(),
  signature: z.string(),
}) satisfies z.ZodType<SignInCredentials>
const refreshSchema = z.object({ refreshToken: z.string().max(256) })
const metadataSchema = z.object({ metadata: z.record(z.string(), z.unknown()).refine(isStorableJson).nullable() })

/**
 * Adds the routes of the sign-in. Sessions have bearer tokens, because browsers block cookies of other sites. A page
 * has one session for each namespace, each with its own token.
 */
export function addSignInRoutes(app: Hono<ServiceEnv>, signIn: SignIn, limiter: RateLimiter, logger: Logger): void {
  const { sessions, accounts } = signIn
  app.use(`${base}/*`, async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })
  app.get(`${base}/.well-known/jwks.json`, async (context) => {
    context.header('cache-control', 'public, max-age=300')
    return context.json(await signIn.tokensOf(context.get('project').id).getPublicKeys())
  })
  app.get(`${base}/nonce`, async (context) => {
    const { nonce, cookie: token } = await signIn.checkOf(readPage(context)).start(undefined)
    return context.json({ nonce, token, now: signIn.now() })
  })
  app.post(`${base}/authenticate`, async (context) => {
    const page = readPage(context)
    takeTokens(limiter, context, signInCost - 1)
    const credentials = await parseBody(context, credentialsSchema, maxBytes)
    const account = await check(context, page, credentials)
    const previous = await findSession(context)
    const started = await sessions.start(page, account)
    if (previous && isSameNamespace(previous, started.session)) await sessions.end(previous.id)
    return context.json(await describeTokens(started))
  })
  app.post(`${base}/refresh`, async (context) => {
    const page = readPage(context)
    const { refreshToken } = await parseBody(context, refreshSchema, maxBytes)
    const refreshed = await sessions.refresh(page, refreshToken)
    if (!refreshed) throw notSignedIn()
    return context.json(await describeTokens(refreshed))
  })
  app.get(`${base}/me`, async (context) => {
    // Browsers log each 401 as an error, and most visitors have no session.
    if (context.req.header('authorization') === undefined) return context.json(null)
    const session = await requireSession(context)
    return context.json({ ...describe(session), metadata: await accounts.read(session) })
  })
  app.post(`${base}/sign-out`, async (context) => {
    const { id } = await requireSession(context)
    await sessions.end(id)
    return context.body(null, 204)
  })
  app.put(`${base}/account-metadata`, async (context) => {
    const session = await requireSession(context)
    const { metadata } = await parseBody(context, metadataSchema, maxMetadataBytes)
    await accounts.write(session, metadata)
    return context.json({ metadata })
  })

  async function check(context: Context<ServiceEnv>, page: Page, credentials: SignInCredentials) {
    const result = await signIn.checkOf(page).finish(credentials, {
      cookie: readBearer(context.req.raw, 'x-nonce-jwt'),
      domains: [new URL(page.origin).host],
      signal: context.req.raw.signal,
    })
    if (result.ok) return result.account
    logger.info('sign-in refused', { requestId: context.get('requestId'), reason: result.reason })
    if (result.reason === 'unavailable')
      throw new ServiceError(503, 'NODE_UNREACHABLE', 'No node of the network answered')
    throw new ServiceError(401, 'SIGN_IN_REFUSED', 'The sign-in is not valid')
  }

  async function describeTokens({ session, refreshToken }: { session: SessionRow; refreshToken: string }) {
    const { token, session: issued } = await signIn.tokensOf(session.projectId).issue(session)
    return { ...describe(session), token, tokenExpiresAt: issued.expiresAt, refreshToken, now: signIn.now() }
  }

  async function findSession(context: Context<ServiceEnv>): Promise<SessionRow | undefined> {
    const projectId = context.get('project').id
    const token = readBearer(context.req.raw)
    const read = token === undefined ? undefined : await signIn.tokensOf(projectId).read(token)
    return read && sessions.find(read.id, { projectId, origin: context.req.header('origin') })
  }

  async function requireSession(context: Context<ServiceEnv>): Promise<SessionRow> {
    const session = await findSession(context)
    if (!session) throw notSignedIn()
    return session
  }
}

function describe({ address, chainId, expiresAt }: SessionRow) {
  return { address, chainId, expiresAt: expiresAt.getTime() }
}

function isSameNamespace(one: SessionRow, other: SessionRow): boolean {
  return one.chainId.split(':')[0] === other.chainId.split(':')[0]
}

function notSignedIn(): ServiceError {
  return new ServiceError(401, 'NOT_SIGNED_IN', 'Not signed in')
}

async function parseBody<Schema extends z.ZodType>(
  context: Context<ServiceEnv>,
  schema: Schema,
  bytes: number,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parseJson(await readBody(context, bytes)))
  if (parsed.success) return parsed.data
  throw new ServiceError(400, 'BAD_REQUEST', 'Not a valid body')
}
