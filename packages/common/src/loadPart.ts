import { setupError } from './setupError.js'

/** Loads a part of the code; a chunk that is gone after a deployment gives the typed error `VIEW_LOAD_FAILED` (FI30). */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    throw setupError('VIEW_LOAD_FAILED', {
      cause,
      details: 'A part of the code could not be downloaded. Try again, or reload the page.',
    })
  })
}
