import type { AppKitError } from './appKitError.js'
import { createError } from './createError.js'
import { errors } from './errors.js'

/**
 * Creates `INVALID_PARAMS`. `problem` continues a sentence that starts with `field`, for example `must be a bigint`.
 */
export function invalidParams(field: string, problem: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `${field} ${problem}.` })
}
