import { type AppKitError, allErrors, createError, type ErrorCode, readServerRefusal } from '@latchkey/common'

/** Returns the error of a relay that refused this app, with a hint for developers. */
export function createRefusal(code: ErrorCode): AppKitError {
  const refused = createError(allErrors[code], {
    details: 'The relay refused this app. Check its project id and origin.',
  })
  return readServerRefusal(refused.shortMessage) ?? refused
}

/** Returns the code to show in place of the relay's. The alert of {@link createRefusal} has the details. */
export function shownCode(code: ErrorCode): ErrorCode {
  if (!code.startsWith('SERVER_')) return code
  return code === 'SERVER_JWT_NOT_YET_VALID' ? 'SESSION_EXPIRED' : 'INVALID_APP_CONFIGURATION'
}
