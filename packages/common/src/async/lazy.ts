import { createError } from '../errors/appKitError.js'
import { pageErrors } from '../errors/pageErrors.js'
import { abortReason, withTimeout } from './abort.js'

/**
 * Returns a function that calls `create` on first use and shares its promise. A failure rejects for all callers and is
 * not cached, so the next call tries again. After `lifetime` has aborted, every call rejects with its reason.
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

/** Timeout of a download, in ms. The next call can use a module that arrives later. */
const timeoutMs = 30_000

/**
 * Resolves with the module of an `import()`. If a chunk is missing, for example after a deployment, or never arrives,
 * rejects with `VIEW_LOAD_FAILED`.
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(load(), { ms: timeoutMs, onTimeout: () => new Error('The download took too long.') })
  } catch (cause) {
    throw createError(pageErrors.VIEW_LOAD_FAILED, {
      cause,
      details: 'A part of the code could not be downloaded. Try again, or reload the page.',
    })
  }
}
