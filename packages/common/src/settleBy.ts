import { abortReason } from './abortReason.js'
import type { Clock } from './ports.js'

/** What a promise is given up by. */
export type Settling = {
  /** Default: the timers of the platform. */
  readonly clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined
  /** No deadline when left out. */
  readonly ms?: number | undefined
  /** Makes the error when the time is over. */
  readonly onTimeout?: (() => Error) | undefined
  readonly signal?: AbortSignal | undefined
}

const platform: NonNullable<Settling['clock']> = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
}
/** A longer delay overflows to none at all. */
const longestMs = 2 ** 31 - 1

/** Settles with the promise, when its time is over, or when the signal fires, whichever comes first. A late answer is dropped. */
export function settleBy<T>(
  promise: PromiseLike<T>,
  { clock = platform, ms, onTimeout, signal }: Settling,
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
    let timer: unknown
    answer.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    if (ms !== undefined && onTimeout)
      timer = clock.setTimeout(() => finish(() => reject(onTimeout())), Math.min(ms, longestMs))
  })
}
