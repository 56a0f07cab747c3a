/** Fetches the views that few visits need, and what they bring along. */
export function loadRest(): Promise<typeof import('./rest.js')> {
  return import('./rest.js')
}
