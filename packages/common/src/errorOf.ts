import { AppKitError } from './appKitError.js'
import type { ErrorCode, TableErrorCode } from './errorTable.js'
import { serviceError } from './serviceError.js'
import { type ServiceErrorCode, serviceErrorTable } from './serviceErrorTable.js'
import type { AppKitErrorOptions } from './typedError.js'

/** Makes the error of a code of either table; for code that has both of them loaded anyway. */
export function errorOf(code: ErrorCode, options: AppKitErrorOptions = {}): AppKitError {
  return Object.hasOwn(serviceErrorTable, code)
    ? serviceError(code as ServiceErrorCode, options)
    : new AppKitError(code as TableErrorCode, options)
}
