import { loadPart } from '@latchkey/common'

/** Loads what connecting takes, and all that follows from it. */
export async function loadConnectedParts() {
  const { connectedParts } = await loadPart(() => import('./connectedParts.js'))
  return connectedParts
}
