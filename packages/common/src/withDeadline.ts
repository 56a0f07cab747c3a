import { AppKitError } from './appKitError.js'
import type { TableErrorCode } from './errorTable.js'
import { type Settling, settleBy } from './settling.js'

/** When and how a promise is given up. */
export type Deadline = Omit<Settling, 'onTimeout'> & {
  /** The error when the time is over. */
  readonly code?: TableErrorCode | undefined
}

/**
 * Settles with the promise, or rejects with `code` after `ms`, or with `ABORTED` (or the signal's own reason when that is
 * an AppKitError) when the signal fires. A late answer is dropped; it never becomes an unhandled rejection (law L1).
 */
export function withDeadline<T>(
  promise: PromiseLike<T>,
  { code = 'WALLET_TIMEOUT', ...deadline }: Deadline,
): Promise<T> {
  return settleBy(promise, { ...deadline, onTimeout: () => new AppKitError(code) })
}
