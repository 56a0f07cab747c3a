import { createMiddleware } from 'hono/factory'
import type { ServiceEnv } from './serviceEnv.js'

const headers = {
  // Answers are data: nothing in them may run, be framed or be taken for another type.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // Pages that isolate themselves may still show the pictures.
  'cross-origin-resource-policy': 'cross-origin',
}

/** The headers of every answer, errors as well. */
export const secureHeaders = createMiddleware<ServiceEnv>(async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
})
