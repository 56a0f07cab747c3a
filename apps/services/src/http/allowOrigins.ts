import { createMiddleware } from 'hono/factory'
import type { ServiceEnv } from './serviceEnv.js'

/**
 * CORS. Every origin may read the response; a refused origin receives only the refusal, so that its page can
 * distinguish "not allowed" from "not reachable". The project decides who receives data, and nothing depends on
 * cookies.
 */
export const allowOrigins = createMiddleware<ServiceEnv>(async (context, next) => {
  const origin = context.req.header('origin')
  const isSignIn = context.req.path.startsWith('/auth/')
  // `createServiceSiwx` sends requests with credentials, because some servers use cookies. Browsers then require this
  // header.
  const credentials = isSignIn ? { 'access-control-allow-credentials': 'true' } : {}
  if (context.req.method === 'OPTIONS') {
    return context.body(null, 204, {
      'access-control-allow-origin': origin ?? '*',
      'access-control-allow-methods': isSignIn ? 'GET, POST, PUT' : 'GET, POST',
      'access-control-allow-headers': isSignIn ? 'authorization, content-type, x-nonce-jwt' : 'content-type',
      'access-control-max-age': '7200',
      vary: 'origin',
      ...credentials,
    })
  }
  await next()
  if (origin !== undefined) {
    context.header('access-control-allow-origin', origin)
    context.header('access-control-expose-headers', 'retry-after, x-request-id')
    for (const [name, value] of Object.entries(credentials)) context.header(name, value)
  }
  context.header('vary', 'origin')
})
