import type { AppKitError } from './appKitError.js'
import { createError } from './createError.js'
import { errors } from './errors.js'
import { isAppKitError } from './isAppKitError.js'

/**
 * Creates the error for a transaction that no server confirmed, although one of them may have sent it. `id` is computed from the signed
 * transaction. `details` contain it, and the reason of the last failure. After an abort, the code stays.
 *
 * @example
 * throw maybeSent(hash, createError(errors.HTTP_TIMEOUT))
 */
export function maybeSent(id: string, reason: unknown): AppKitError {
  const { code, message, details } = isAppKitError(reason) ? reason : createError(errors.RPC_FAILED)
  return createError(code === 'ABORTED' || code === 'DESTROYED' ? errors[code] : errors.RPC_FAILED, {
    cause: reason,
    details: `The transaction ${id} may have been sent. Check before you send it again. The last error: ${details || message}`,
  })
}
