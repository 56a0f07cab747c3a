import type { Context } from 'hono'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'

/** The page that sends a request. Nonces and sessions belong to one project on one origin. */
export type Page = { readonly projectId: string; readonly origin: string }

/**
 * Returns the page of a request, whose origin the project allows. Throws 403 without the header `Origin`, which
 * browsers send with every request to another origin.
 */
export function readPage(context: Context<ServiceEnv>): Page {
  const origin = context.req.header('origin')
  if (origin === undefined || !/^https?:/.test(origin) || !URL.canParse(origin))
    throw new ServiceError(403, 'ORIGIN_REQUIRED', 'Only pages sign in: the header Origin is missing')
  return { projectId: context.get('project').id, origin }
}
