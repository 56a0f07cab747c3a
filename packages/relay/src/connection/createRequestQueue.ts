import type { RelayLimits } from '../relayLimits.js'
import type { RequestFrame } from '../rpc/parseFrame.js'
import type { SocketMeter } from '../usage/createSocketMeter.js'
import type { ReadGate } from './createReadGate.js'

export type RequestQueue = {
  /** Adds a request. Returns false if too many are pending. `size` is the memory of its frame. */
  add(request: RequestFrame, size: number): boolean
}

/**
 * Runs requests one after the other, in order. Pauses reading from the socket while the queue has too many bytes, so
 * that a slow mailbox slows the client down and does not fill the memory.
 */
export function createRequestQueue({
  gate,
  limits,
  meter,
  run,
}: {
  readonly gate: Pick<ReadGate, 'pause' | 'resume'>
  readonly limits: Pick<RelayLimits, 'waitingRequestBytes' | 'waitingRequests'>
  readonly meter: Pick<SocketMeter, 'charge'>
  readonly run: (request: RequestFrame) => Promise<void>
}): RequestQueue {
  let count = 0
  let bytes = 0
  let turn = Promise.resolve()

  return {
    add(request, size) {
      if (count >= limits.waitingRequests) return false
      change(1, size)
      turn = turn.then(() => run(request)).finally(() => change(-1, -size))
      return true
    },
  }

  function change(requests: number, size: number) {
    count += requests
    bytes += size
    meter.charge('bytes', size)
    if (bytes > limits.waitingRequestBytes) gate.pause('queue')
    else if (bytes <= limits.waitingRequestBytes / 2) gate.resume('queue')
  }
}
