import type { TableErrorCode } from './errors.js'
import type { ServiceErrorCode } from './serviceErrors.js'

/** The stable code of an `AppKitError`. */
export type ErrorCode = TableErrorCode | ServiceErrorCode
