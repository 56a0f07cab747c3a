import { setupError } from '@latchkey/common'

/** Loads a part of the code; a chunk that is gone after a deployment gives a typed error (FI30). */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    throw setupError('VIEW_LOAD_FAILED', {
      cause,
      details: 'A part of the EVM adapter could not be downloaded. Try again, or reload the page.',
    })
  })
}
