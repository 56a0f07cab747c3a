import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describeFault } from '../log/describeFault.js'
import type { Logger } from '../log/logger.js'
import type { Projects } from '../projects/createProjects.js'
import { allowOrigins } from './allowOrigins.js'
import { authoriseCaller } from './authoriseCaller.js'
import { type ByteBudget, createByteBudget } from './createByteBudget.js'
import { createHealthCheck } from './createHealthCheck.js'
import type { RateLimiter } from './createRateLimiter.js'
import { limitBytes } from './limitBytes.js'
import { limitRate } from './limitRate.js'
import { logRequests } from './logRequests.js'
import { secureHeaders } from './secureHeaders.js'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

export type AppParts = {
  readonly projects: Projects
  readonly rateLimiter: RateLimiter
  /** Default: 64 MiB per caller, 256 MiB in all. */
  readonly byteBudget?: ByteBudget
  readonly proxies: number
  readonly logger: Logger
  /** Resolves if the database responds. */
  readonly ping: () => Promise<void>
  readonly addRoutes: (app: Hono<ServiceEnv>) => void
}

/** Creates the HTTP application, with the middleware in the order in which requests pass it. */
export function createApp({
  projects,
  rateLimiter,
  byteBudget = createByteBudget(),
  proxies,
  logger,
  ping,
  addRoutes,
}: AppParts): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>()
  app.use(async (context, next) => {
    context.set('requestId', randomUUID())
    await next()
    context.header('x-request-id', context.get('requestId'))
  })
  app.use(logRequests(logger), secureHeaders, allowOrigins)
  const checkHealth = createHealthCheck(ping)
  app.get('/healthz', async (context) => {
    await checkHealth().catch(() => {
      throw new ServiceError(503, 'DATABASE_UNREACHABLE', 'The database does not answer')
    })
    context.header('cache-control', 'no-store')
    return context.json({ status: 'ok' })
  })
  app.use(
    authoriseCaller(projects),
    limitRate(rateLimiter, { proxies, isOpen: projects.isOpen }),
    limitBytes(byteBudget),
  )
  addRoutes(app)
  app.notFound((context) => {
    const methods = methodsOf(app, context.req.path)
    if (methods.length === 0) return refuse(context, new ServiceError(404, 'NOT_FOUND', 'There is nothing here'))
    const allow = { allow: methods.join(', ') }
    return refuse(context, new ServiceError(405, 'METHOD_NOT_ALLOWED', `Ask by ${methods.join(' or ')}`, allow))
  })
  app.onError((error, context) => {
    const told = tellable(error)
    if (told.code === 'INTERNAL') {
      logger.error('request failed', { requestId: context.get('requestId'), ...describeFault(error) })
    }
    return refuse(context, told)
  })
  return app
}

function refuse(context: Context<ServiceEnv>, { code, message, status, headers }: ServiceError): Response {
  const body = { error: message, code, requestId: context.get('requestId') }
  // Not cached, because a refusal may change at any time.
  return context.json(body, status, { 'cache-control': 'no-store', ...headers })
}

/** Internal errors return one sentence, without stack, SQL or file paths. */
function tellable(error: Error): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof HTTPException && error.status < 500)
    return new ServiceError(error.status as 400, 'BAD_REQUEST', error.message)
  return new ServiceError(500, 'INTERNAL', 'Something went wrong here')
}

function methodsOf(app: Hono<ServiceEnv>, path: string): readonly string[] {
  return ['GET', 'POST', 'PUT'].filter((method) => {
    const [handlers] = app.router.match(method, path)
    return handlers.some(([[, route]]) => route.method === method)
  })
}
