import type { AppKitError } from '../errors/appKitError.js'
import { createError } from '../errors/appKitError.js'
import { serviceErrors } from '../errors/featureErrors.js'

/** Texts by which hosted servers report a problem of the app's set-up, with their error codes (specification §8). */
const refusals = [
  {
    said: 'SERVER_ORIGIN_NOT_ALLOWED',
    means: 'INVALID_APP_CONFIGURATION',
    details: 'The server does not accept requests of this page. Add its origin to the allowed origins of the project.',
  },
  {
    said: 'SERVER_INVALID_KEY',
    means: 'INVALID_APP_CONFIGURATION',
    details: 'The server does not know the project. Check `projectId`.',
  },
  {
    said: 'SERVER_JWT_NOT_YET_VALID',
    means: 'SESSION_EXPIRED',
    details:
      'The clock of this device is wrong, so that the server refuses its token. Check its time settings and reconnect.',
  },
] as const

/** Returns the error for a known text of a server, with the text as `cause`. `undefined` for any other text. */
export function readServerRefusal(text: unknown): AppKitError | undefined {
  if (typeof text !== 'string') return undefined
  const found = refusals.find(({ said }) => text.includes(serviceErrors[said].shortMessage))
  return (
    found &&
    createError(serviceErrors[found.means], { details: found.details, cause: createError(serviceErrors[found.said]) })
  )
}
