import { AppKitError } from './appKitError.js'
import type { ErrorCode } from './errorTable.js'
import { isAppKitError } from './isAppKitError.js'
import type { Clock } from './ports.js'

/** When and how a promise is given up. */
export type Deadline = {
  /** Default: the timers of the platform. */
  readonly clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined
  /** No deadline when left out. */
  readonly ms?: number | undefined
  /** The error when the time is over. */
  readonly code?: ErrorCode | undefined
  readonly signal?: AbortSignal | undefined
}

const platform: NonNullable<Deadline['clock']> = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
}
/** A longer delay overflows to none at all. */
const longestMs = 2 ** 31 - 1

/**
 * Settles with the promise, or rejects with `code` after `ms`, or with `ABORTED` (or the signal's own reason when that is
 * an AppKitError) when the signal fires. A late answer is dropped; it never becomes an unhandled rejection (law L1).
 */
export function withDeadline<T>(
  promise: PromiseLike<T>,
  { clock = platform, ms, code = 'WALLET_TIMEOUT', signal }: Deadline,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // A wallet may answer with anything that has a `then`, also one that throws; only the platform's promise is safe to call.
    const answer = new Promise<T>((adopt) => adopt(promise))
    const finish = (settle: () => void) => {
      if (timer !== undefined) clock.clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => finish(() => reject(abortReason(signal)))
    const onTimeout = () => finish(() => reject(new AppKitError(code)))
    let timer: unknown
    answer.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    if (ms !== undefined) timer = clock.setTimeout(onTimeout, Math.min(ms, longestMs))
  })
}

/** The typed error an aborted signal stands for. */
export function abortReason(signal: AbortSignal | undefined): AppKitError {
  const reason: unknown = signal?.reason
  return isAppKitError(reason) ? reason : new AppKitError('ABORTED', { cause: reason })
}
