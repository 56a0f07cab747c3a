import { settleBy } from './settling.js'
import { setupError } from './setupError.js'

/** How long a part of the code may take, in ms. One that comes later is there for the next try. */
const patienceMs = 30_000

/** Loads a part of the code; a chunk that is gone after a deployment, or never comes, gives the typed error `VIEW_LOAD_FAILED` (FI30). */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await settleBy(load(), { ms: patienceMs, onTimeout: () => new Error('The download took too long.') })
  } catch (cause) {
    throw setupError('VIEW_LOAD_FAILED', {
      cause,
      details: 'A part of the code could not be downloaded. Try again, or reload the page.',
    })
  }
}
