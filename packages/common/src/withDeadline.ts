import { AppKitError } from './appKitError.js'
import type { ErrorCode } from './errorTable.js'
import type { Clock } from './ports.js'

/** When and how a promise is given up. */
export type Deadline = {
  readonly clock?: Clock | undefined
  readonly ms?: number | undefined
  /** The error when the time is over. */
  readonly code?: ErrorCode | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Settles with the promise, or rejects with `code` after `ms`, or with `ABORTED` (or the signal's own reason when that is
 * an AppKitError) when the signal fires. A late answer is dropped; it never becomes an unhandled rejection (law L1).
 */
export function withDeadline<T>(promise: PromiseLike<T>, { clock, ms, code = 'WALLET_TIMEOUT', signal }: Deadline): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => finish(() => reject(abortReason(signal)))
    const timer = clock && ms !== undefined ? clock.setTimeout(() => finish(() => reject(new AppKitError(code))), ms) : undefined
    const finish = (settle: () => void) => {
      if (timer !== undefined) clock?.clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    if (signal?.aborted) {
      promise.then(undefined, () => undefined)
      return onAbort()
    }
    signal?.addEventListener('abort', onAbort)
    promise.then((value) => finish(() => resolve(value)), (error: unknown) => finish(() => reject(error)))
  })
}

/** The typed error an aborted signal stands for. */
export function abortReason(signal: AbortSignal | undefined): AppKitError {
  const reason: unknown = signal?.reason
  return reason instanceof Error && reason.name === 'AppKitError' ? (reason as AppKitError) : new AppKitError('ABORTED', { cause: reason })
}
