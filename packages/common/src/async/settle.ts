import type { Clock } from '../page/ports.js'
import { abortReason } from './abortReason.js'

/** When to stop waiting for a promise. */
type SettleOptions = {
  readonly signals: readonly (AbortSignal | undefined)[]
  readonly clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined
  readonly ms?: number | undefined
  readonly onTimeout?: () => Error
}

const platform: NonNullable<SettleOptions['clock']> = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
}
/** The longest timer, in ms. A longer delay overflows to 0. */
const longestMs = 2 ** 31 - 1

/** The common part of `withSignals` and `withTimeout`. A late result is ignored and never becomes an unhandled rejection (law L1). */
export function settle<T>(
  promise: PromiseLike<T>,
  { signals, clock = platform, ms, onTimeout }: SettleOptions,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // A wallet may return any thenable, even one whose `then` throws; a native promise is safe to call.
    const answer = new Promise<T>((adopt) => adopt(promise))
    const finish = (end: () => void) => {
      if (timer !== undefined) clock.clearTimeout(timer)
      for (const signal of signals) signal?.removeEventListener('abort', onAbort)
      end()
    }
    const aborted = () => signals.find((signal) => signal?.aborted)
    const onAbort = () => finish(() => reject(abortReason(aborted())))
    let timer: unknown
    answer.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
    if (aborted()) return onAbort()
    for (const signal of signals) signal?.addEventListener('abort', onAbort)
    if (ms !== undefined && onTimeout)
      timer = clock.setTimeout(() => finish(() => reject(onTimeout())), Math.min(ms, longestMs))
  })
}
