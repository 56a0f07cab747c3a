import type { WebSocket } from 'ws'
import type { RelayLimits } from '../relayLimits.js'
import type { Visit } from '../usage/createVisit.js'
import { frameSize } from './frameSize.js'

export type RequestQueue = {
  /** Adds a frame. Returns false where too many wait already. */
  add(text: string): boolean
  /** True while the queue does not read from the socket. */
  isPaused(): boolean
}

/**
 * Runs requests one after the other, in the order they came. A queue with too many bytes stops reading from the socket, so that a slow store slows the client down
 * and does not fill the memory.
 */
export function createRequestQueue({
  socket,
  limits,
  visit,
  run,
}: {
  readonly socket: Pick<WebSocket, 'pause' | 'resume'>
  readonly limits: Pick<RelayLimits, 'waitingRequestBytes' | 'waitingRequests'>
  readonly visit: Pick<Visit, 'charge'>
  readonly run: (text: string) => Promise<void>
}): RequestQueue {
  let count = 0
  let bytes = 0
  let isPaused = false
  let turn = Promise.resolve()

  return {
    add(text) {
      if (count >= limits.waitingRequests) return false
      const size = frameSize(text)
      change(1, size)
      turn = turn.then(() => run(text)).finally(() => change(-1, -size))
      return true
    },
    isPaused: () => isPaused,
  }

  function change(requests: number, size: number) {
    count += requests
    bytes += size
    visit.charge('bytes', size)
    if (!isPaused && bytes > limits.waitingRequestBytes) {
      isPaused = true
      socket.pause()
    } else if (isPaused && bytes <= limits.waitingRequestBytes / 2) {
      isPaused = false
      socket.resume()
    }
  }
}
