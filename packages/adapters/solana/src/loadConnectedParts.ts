import { loadPart } from '@latchkey/common'

let parts: typeof import('./connectedParts.js').connectedParts | undefined

/** Loads what connecting takes, and all that follows from it. Once it is there it is had without waiting for what else is loaded. */
export async function loadConnectedParts() {
  parts ??= (await loadPart(() => import('./connectedParts.js'))).connectedParts
  return parts
}
