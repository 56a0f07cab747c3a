import { abortReason } from './abortReason.js'

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
