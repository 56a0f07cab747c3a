import type { RelayClock } from '../ports.js'

/** Returns a function that creates ids below 2^53, which every client parses exactly. A restarted relay creates new ones. */
export function createRequestIds(clock: Pick<RelayClock, 'now'>): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor(clock.now()) * 1000)
    return last
  }
}
