import type { AppKitError } from '../errors/appKitError.js'
import { createError } from '../errors/createError.js'
import { isAppKitError } from '../errors/isAppKitError.js'
import { setupErrors } from '../errors/setupErrors.js'

/** Returns the typed error that an aborted signal stands for: its reason if that is an `AppKitError`, otherwise `ABORTED`. */
export function abortReason(signal: AbortSignal | undefined): AppKitError {
  const reason: unknown = signal?.reason
  return isAppKitError(reason) ? reason : createError(setupErrors.ABORTED, { cause: reason })
}
