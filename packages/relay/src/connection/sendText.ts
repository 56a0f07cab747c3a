import { WebSocket } from 'ws'
import { textSize } from '../mailbox/storedSize.js'
import type { ConnectionState } from './connectionState.js'
import { cutOff } from './cutOff.js'

/** Sends a frame. Closes the connection if the client does not read. */
export function sendText(state: ConnectionState, text: string): void {
  const { limits, socket, meter } = state.deps
  if (socket.readyState !== WebSocket.OPEN) return
  if (socket.bufferedAmount > limits.waitingBytes) return cutOff(state, 'does not read what it is sent')
  const size = textSize(text)
  meter.charge('bytes', size)
  socket.send(text, () => meter.charge('bytes', -size))
}
