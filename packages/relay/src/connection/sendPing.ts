import { WebSocket } from 'ws'
import type { ConnectionState } from './connectionState.js'

const mostMissedBeats = 2

/** Sends a ping. Cuts the client off if the last two got no answer. */
export function sendPing(state: ConnectionState): void {
  const { socket } = state.deps
  // Its pongs are not read meanwhile.
  if (state.gate.isHeld()) return
  if (++state.missedBeats > mostMissedBeats) socket.terminate()
  else if (socket.readyState === WebSocket.OPEN) socket.ping()
}
