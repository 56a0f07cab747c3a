import type { AppKitError } from './appKitError.js'
import { isAppKitError } from './isAppKitError.js'
import { setupError } from './setupError.js'

/** The typed error an aborted signal stands for. */
export function abortReason(signal: AbortSignal | undefined): AppKitError {
  const reason: unknown = signal?.reason
  return isAppKitError(reason) ? reason : setupError('ABORTED', { cause: reason })
}
