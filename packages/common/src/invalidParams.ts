import { AppKitError } from './appKitError.js'

/** The error of a parameter that cannot be used: `value` `must be a bigint`. */
export function invalidParams(field: string, problem: string): AppKitError {
  return new AppKitError('INVALID_PARAMS', { details: `${field} ${problem}.` })
}
