import { type ErrorCode, errorTable, type TableErrorCode } from './errorTable.js'
import { type AppKitErrorOptions, TypedError } from './typedError.js'

/**
 * The error class of Latchkey. `message` is the plain text of the code (specification §8 where it has one), `details`
 * tells developers more, `cause` is the original. Tell errors apart by {@link isAppKitError}, not by class.
 *
 * @example
 * try { await kit.connect() } catch (error) { if (isAppKitError(error, 'USER_REJECTED')) retry() }
 */
export class AppKitError extends TypedError<ErrorCode> {
  /** The English text of every code it is made with. */
  static readonly texts: Readonly<Record<TableErrorCode, string>> = errorTable

  constructor(code: TableErrorCode, options: AppKitErrorOptions = {}) {
    super(code, errorTable[code], options)
  }
}

/** The error of a parameter that cannot be used: `value` `must be a bigint`. */
export function invalidParams(field: string, problem: string): AppKitError {
  return new AppKitError('INVALID_PARAMS', { details: `${field} ${problem}.` })
}
