import { AppKitError } from '@latchkey/common'

/** The error of a parameter that cannot be used. */
export function invalid(field: string, problem: string): AppKitError {
  return new AppKitError('INVALID_PARAMS', { details: `${field} ${problem}.` })
}
