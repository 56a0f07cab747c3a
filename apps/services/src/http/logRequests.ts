import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from '../log/logger.js'
import type { ServiceEnv } from './serviceEnv.js'

/** Logs one line per request: the route pattern, never the path, which can contain an address, and never the query. */
export function logRequests(logger: Logger) {
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const start = performance.now()
    await next()
    logger.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    })
  })
}
