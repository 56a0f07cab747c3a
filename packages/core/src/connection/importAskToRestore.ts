import { loadPart } from '@latchkey/common'

/** Fetches what re-opens a stored connection; may be called ahead of need. Rejects with `VIEW_LOAD_FAILED`. */
export function importAskToRestore(): Promise<typeof import('./askToRestore.js')> {
  return loadPart(() => import('./askToRestore.js'))
}
