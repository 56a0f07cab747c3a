import { loadPart } from '@latchkey/common/start'

/** Fetches the code behind connecting; may be called ahead of need. Rejects with `VIEW_LOAD_FAILED`. */
export function importEngine(): Promise<typeof import('./createEngine.js')> {
  return loadPart(() => import('./createEngine.js'))
}
