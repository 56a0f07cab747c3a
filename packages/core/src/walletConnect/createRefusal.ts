import { type AppKitError, allErrors, createError, type ErrorCode, readServerRefusal } from '@latchkey/common'

/** Returns the error of a relay that refused this app, with a hint for developers. */
export function createRefusal(code: ErrorCode): AppKitError {
  const refused = createError(allErrors[code], {
    details: 'The relay refused this app. Check its project id and origin.',
  })
  return readServerRefusal(refused.message) ?? refused
}
