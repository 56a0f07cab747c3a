import { settle } from './settle.js'

/**
 * Settles with the promise, or rejects when one of the signals aborts: with its reason if that is an `AppKitError`, otherwise with
 * `ABORTED`. A late result is ignored (law L1).
 */
export function withSignals<T>(promise: PromiseLike<T>, ...signals: readonly (AbortSignal | undefined)[]): Promise<T> {
  return settle(promise, { signals })
}
