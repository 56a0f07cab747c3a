import { createOnDemand, loadPart } from '@latchkey/common'

/**
 * Loads what connecting takes, and all that follows from it. Kept, as the page keeps modules: the promise of one that is there
 * already comes behind all that is being drawn and loaded.
 */
export const loadConnectedParts = createOnDemand(async () => {
  const { connectedParts } = await loadPart(() => import('./connectedParts.js'))
  return connectedParts
})
