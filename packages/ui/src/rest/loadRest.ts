import type { RestParts } from './restParts.js'

/** Fetches what every view but the wallet list needs. */
export async function loadRest(): Promise<RestParts> {
  return (await import('./rest.js')).rest
}
