import type { AppKitError } from './appKitError.js'
import { serviceError } from './serviceError.js'
import { serviceErrorTable } from './serviceErrorTable.js'

/** The texts by which hosted servers say that the app's own set-up is at fault (specification §8), and what each one means. */
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

/** What a server's own text stands for, where it is one of those; `cause` holds that text. Anything else gives `undefined`. */
export function readServerRefusal(text: unknown): AppKitError | undefined {
  if (typeof text !== 'string') return undefined
  const found = refusals.find(({ said }) => text.includes(serviceErrorTable[said]))
  return found && serviceError(found.means, { details: found.details, cause: serviceError(found.said) })
}
