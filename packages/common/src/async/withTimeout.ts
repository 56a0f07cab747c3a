import type { Clock } from '../page/ports.js'
import { settle } from './settle.js'

export type TimeoutOptions = {
  /** Default: the timers of the platform. */
  readonly clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined
  /** Time in ms. `undefined`: no timeout. */
  readonly ms: number | undefined
  /** Creates the error of the timeout. */
  readonly onTimeout: () => Error
  /** Reject like `withSignals`. */
  readonly signals?: readonly (AbortSignal | undefined)[] | undefined
}

/**
 * Settles with the promise, rejects with the error of `onTimeout` after `ms`, or rejects when one of the signals aborts. A late result
 * is ignored (law L1).
 *
 * @example
 * await withTimeout(answer, { clock, ms: 5_000, onTimeout: () => createError(errors.WALLET_TIMEOUT) })
 */
export function withTimeout<T>(promise: PromiseLike<T>, { signals = [], ...options }: TimeoutOptions): Promise<T> {
  return settle(promise, { signals, ...options })
}
