import { abortReason } from './abortReason.js'

/**
 * Returns a function that calls `create` on first use and shares its promise. A failure rejects for all callers and is not cached, so
 * the next call tries again. After `lifetime` has aborted, every call rejects with its reason.
 */
export function lazy<T>(create: () => Promise<T>, lifetime?: AbortSignal): () => Promise<T> {
  let created: Promise<T> | undefined
  return () => {
    if (lifetime?.aborted) return Promise.reject(abortReason(lifetime))
    created ??= create().catch((error: unknown) => {
      created = undefined
      throw error
    })
    return created
  }
}
