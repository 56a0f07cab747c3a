import { setupError } from '@latchkey/common'

/** Fetches the code behind connecting; may be called ahead of need. Rejects with `VIEW_LOAD_FAILED`. */
export function importEngine(): Promise<typeof import('./createEngine.js')> {
  return import('./createEngine.js').catch((cause: unknown) => {
    const details = 'A part of the code could not be downloaded. Try again, or reload the page.'
    throw setupError('VIEW_LOAD_FAILED', { cause, details })
  })
}
