import { createMiddleware } from 'hono/factory'
import type { ServiceEnv } from './serviceEnv.js'

const headers = {
  // Responses are data: they must not be executed, framed or sniffed as another type.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // Cross-origin isolated pages may show the pictures.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Headers of every response, including errors. */
export const secureHeaders = createMiddleware<ServiceEnv>(async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
})
