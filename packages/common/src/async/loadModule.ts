import { createError } from '../errors/createError.js'
import { setupErrors } from '../errors/setupErrors.js'
import { withTimeout } from './withTimeout.js'

/** Timeout of a download, in ms. The next call can use a module that arrives later. */
const timeoutMs = 30_000

/** Resolves with the module of an `import()`. If a chunk is missing, for example after a deployment, or never arrives, rejects with `VIEW_LOAD_FAILED` (FI30). */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(load(), { ms: timeoutMs, onTimeout: () => new Error('The download took too long.') })
  } catch (cause) {
    throw createError(setupErrors.VIEW_LOAD_FAILED, {
      cause,
      details: 'A part of the code could not be downloaded. Try again, or reload the page.',
    })
  }
}
