import type { Context } from 'hono'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'

/** The page that sends a request. Nonces and sessions belong to one project on one origin. */
export type Page = { readonly projectId: string; readonly origin: string }

/**
 * Returns the page of a request. Throws 403 without the header `Origin`, which browsers send with every request but
 * reads of their own origin. For reads, `Referer` names the page instead. It must not start a session, because the
 * middleware of origins has not checked it.
 */
export function readPage(context: Context<ServiceEnv>): Page {
  const { req } = context
  const origin = req.header('origin') ?? (req.method === 'GET' ? originOf(req.header('referer')) : undefined)
  if (origin === undefined || !/^https?:/.test(origin) || !URL.canParse(origin))
    throw new ServiceError(403, 'ORIGIN_REQUIRED', 'Only pages sign in: the header Origin is missing')
  return { projectId: context.get('project').id, origin }
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
}
