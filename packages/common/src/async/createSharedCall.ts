import { abortReason, withSignals } from './abort.js'

/** A pending call that several callers wait for. */
export type SharedCall<T> = {
  /**
   * Waits for the result. A caller whose signal aborts stops waiting. If no caller is left, the call aborts with that
   * reason. A caller without a signal waits for the result.
   */
  join(signal?: AbortSignal): Promise<T>
  /** Aborts the signal of the work. */
  abort(reason: unknown): void
}

/** Starts work, which its callers share. */
export function createSharedCall<T>(work: (signal: AbortSignal) => Promise<T>): SharedCall<T> {
  const controller = new AbortController()
  const result = work(controller.signal)
  let callers = 0
  return {
    join(signal) {
      if (signal?.aborted) return Promise.reject(abortReason(signal))
      callers += 1
      const onAbort = () => {
        callers -= 1
        if (signal && callers === 0) controller.abort(abortReason(signal))
      }
      signal?.addEventListener('abort', onAbort)
      return withSignals(result, signal).finally(() => signal?.removeEventListener('abort', onAbort))
    },
    abort: (reason) => controller.abort(reason),
  }
}
