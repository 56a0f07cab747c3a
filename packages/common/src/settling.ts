import type { ErrorCode } from './errorTable.js'
import type { Clock, Ports } from './ports.js'
import { setupError } from './setupError.js'
import type { TypedError } from './typedError.js'

/** What every `AppKitError` is. */
type AppKitError = TypedError<ErrorCode>

// How everything that is waited for comes to an end. One file, for no part of the kit does without.

/**
 * Whether a value is an {@link AppKitError}, with one of the given codes if any are given. Works across package copies and
 * windows, so it goes by name and code, not by class. Never throws.
 */
export function isAppKitError(error: unknown, ...codes: readonly ErrorCode[]): error is AppKitError {
  if (typeof error !== 'object' || error === null) return false
  try {
    const { name, code, walk } = error as Partial<Record<keyof AppKitError, unknown>>
    if (name !== 'AppKitError' || typeof code !== 'string' || typeof walk !== 'function') return false
    return codes.length === 0 || (codes as readonly string[]).includes(code)
  } catch {
    return false
  }
}

/** The typed error an aborted signal stands for. */
export function abortReason(signal: AbortSignal | undefined): AppKitError {
  const reason: unknown = signal?.reason
  return isAppKitError(reason) ? reason : setupError('ABORTED', { cause: reason })
}

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

/**
 * Makes something once, when it is first asked for; everybody who asks gets the same. A failure is told to those who wait for it and
 * then forgotten, so that the next one tries again. Once `lifetime` is over nothing is given any more: the promise rejects with its
 * reason.
 */
export function createOnDemand<T>(make: () => Promise<T>, lifetime?: AbortSignal): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (lifetime?.aborted) return Promise.reject(abortReason(lifetime))
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** How long frames are waited for at most, in ms: a page nobody looks at draws none. */
const patienceMs = 100

/** Resolves once what the page was told until now is on the screen: two frames later, and at once where there are no frames. */
export function afterPaint({ window, clock }: Pick<Ports, 'window' | 'clock'>): Promise<void> {
  return new Promise((resolve) => {
    if (!window?.requestAnimationFrame) return resolve()
    const timer = clock.setTimeout(resolve, patienceMs)
    window.requestAnimationFrame(() =>
      window.requestAnimationFrame(() => {
        clock.clearTimeout(timer)
        resolve()
      }),
    )
  })
}
