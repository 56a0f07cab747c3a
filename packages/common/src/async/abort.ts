import { type AppKitError, createError, isAppKitError } from '../errors/appKitError.js'
import { pageErrors } from '../errors/pageErrors.js'
import type { Clock } from '../page/ports.js'

/**
 * Returns the typed error that an aborted signal stands for: its reason if that is an `AppKitError`, otherwise
 * `ABORTED`.
 */
export function abortReason(signal: AbortSignal | undefined): AppKitError {
  const reason: unknown = signal?.reason
  return isAppKitError(reason) ? reason : createError(pageErrors.ABORTED, { cause: reason })
}

/** Throws the typed error of the first signal that has aborted, like `AbortSignal.throwIfAborted`. */
export function throwIfAborted(...signals: readonly (AbortSignal | undefined)[]): void {
  for (const signal of signals) if (signal?.aborted) throw abortReason(signal)
}

/**
 * Settles with the promise, or rejects when one of the signals aborts: with its reason if that is an `AppKitError`,
 * otherwise with `ABORTED`. A late result is ignored.
 */
export function withSignals<T>(promise: PromiseLike<T>, ...signals: readonly (AbortSignal | undefined)[]): Promise<T> {
  return settle(promise, { signals })
}

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
 * Settles with the promise, rejects with the error of `onTimeout` after `ms`, or rejects when one of the signals
 * aborts. A late result is ignored.
 *
 * @example
 * await withTimeout(answer, { clock, ms: 5_000, onTimeout: () => createError(errors.WALLET_TIMEOUT) })
 */
export function withTimeout<T>(promise: PromiseLike<T>, { signals = [], ...options }: TimeoutOptions): Promise<T> {
  return settle(promise, { signals, ...options })
}

/**
 * Runs work with its own signal, and settles like {@link withTimeout}. The signal aborts with the timeout, with the
 * first of `signals`, and when the work has settled, so that everything it started ends. If one of `signals` has
 * aborted, the work doesn't start.
 */
export async function runWithTimeout<T>(
  work: (end: AbortSignal) => PromiseLike<T>,
  { signals = [], ...timeout }: TimeoutOptions,
): Promise<T> {
  const end = new AbortController()
  const undo = signals.map((signal) => forwardAbort(signal, end))
  try {
    throwIfAborted(end.signal)
    return await withTimeout(work(end.signal), { ...timeout, signals: [end.signal] })
  } finally {
    for (const stop of undo) stop()
    end.abort()
  }
}

function forwardAbort(signal: AbortSignal | undefined, end: AbortController): () => void {
  const onAbort = () => end.abort(signal?.reason)
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  return () => signal?.removeEventListener('abort', onAbort)
}

/** Resolves after `ms`. Rejects like `withSignals` when one of the signals aborts, and leaves no timer. */
export function pause(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  ms: number,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<void> {
  let timer: unknown
  const over = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, ms)
  })
  return withSignals(over, ...signals).finally(() => clock.clearTimeout(timer))
}

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

/**
 * The common part of `withSignals` and `withTimeout`. A late result is ignored and never becomes an unhandled
 * rejection.
 */
function settle<T>(promise: PromiseLike<T>, { signals, clock = platform, ms, onTimeout }: SettleOptions): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // A wallet may return any thenable, even one whose `then` throws; a native promise is safe to call.
    const response = new Promise<T>((adopt) => adopt(promise))
    const finish = (end: () => void) => {
      if (timer !== undefined) clock.clearTimeout(timer)
      for (const signal of signals) signal?.removeEventListener('abort', onAbort)
      end()
    }
    const aborted = () => signals.find((signal) => signal?.aborted)
    const onAbort = () => finish(() => reject(abortReason(aborted())))
    let timer: unknown
    response.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
    if (aborted()) return onAbort()
    for (const signal of signals) signal?.addEventListener('abort', onAbort)
    if (ms !== undefined && onTimeout)
      timer = clock.setTimeout(() => finish(() => reject(onTimeout())), Math.min(ms, longestMs))
  })
}
