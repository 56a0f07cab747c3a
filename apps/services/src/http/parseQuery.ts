import type { Context } from 'hono'
import type { z } from 'zod'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/**
 * Parses the query by its schema. Empty values are ignored, and of repeated ones the first counts. Throws a 400 that
 * names the problem.
 */
export function parseQuery<Schema extends z.ZodType>(context: Context<ServiceEnv>, schema: Schema): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
  throw new ServiceError(400, 'BAD_REQUEST', `Not valid: ${names.join(', ')}`)
}
