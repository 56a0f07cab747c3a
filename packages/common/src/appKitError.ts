import { type ErrorCode, errorTable } from './errorTable.js'
import { type AppKitErrorOptions, TypedError } from './typedError.js'

/**
 * The error class of Latchkey. `message` is the plain text of the code (specification §8 where it has one), `details`
 * tells developers more, `cause` is the original. Tell errors apart by {@link isAppKitError}, not by class.
 *
 * @example
 * try { await kit.connect() } catch (error) { if (isAppKitError(error, 'USER_REJECTED')) retry() }
 */
export class AppKitError extends TypedError<ErrorCode> {
  constructor(code: ErrorCode, options: AppKitErrorOptions = {}) {
    super(code, errorTable[code], options)
  }
}
