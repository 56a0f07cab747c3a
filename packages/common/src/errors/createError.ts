import { AppKitError, type AppKitErrorOptions } from './appKitError.js'
import type { ErrorDefinition } from './defineErrors.js'
import type { ErrorCode } from './errorCode.js'

/**
 * Creates an {@link AppKitError} from its definition in `errors`, `setupErrors` or `serviceErrors`.
 *
 * @example
 * throw createError(errors.RPC_FAILED, { cause, details: 'The server did not respond. Check `rpcUrls`.' })
 */
export function createError(definition: ErrorDefinition<ErrorCode>, options: AppKitErrorOptions = {}): AppKitError {
  return new AppKitError(definition, options)
}
