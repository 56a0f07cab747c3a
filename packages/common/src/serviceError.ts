import type { AppKitError } from './appKitError.js'
import { type ServiceErrorCode, serviceErrorTable } from './serviceErrorTable.js'
import { type AppKitErrorOptions, TypedError } from './typedError.js'

/** Makes an error of what is elsewhere: the same as `new AppKitError`, with a text of its own table. */
export function serviceError(code: ServiceErrorCode, options: AppKitErrorOptions = {}): AppKitError {
  return new TypedError(code, serviceErrorTable[code], options)
}
