import type { Rest } from './rest.js'

/** Fetches what every view but the wallet list needs. */
export async function loadRest(): Promise<Rest> {
  return (await import('./rest.js')).rest
}
