import type { AppKitError } from './appKitError.js'
import { createError } from './createError.js'
import { errors } from './errors.js'

/** Creates the error of an invalid parameter: `value` `must be a bigint`. */
export function invalidParams(field: string, problem: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `${field} ${problem}.` })
}
