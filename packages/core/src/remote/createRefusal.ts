import { type AppKitError, type ErrorCode, errorOf, readServerRefusal } from '@latchkey/common'

/** The error of a relay that does not serve this app, in the words of specification §8, and with what a developer can do about it. */
export function createRefusal(code: ErrorCode): AppKitError {
  const refused = errorOf(code, { details: 'The relay refused this app. Check its project id and origin.' })
  return readServerRefusal(refused.message) ?? refused
}
