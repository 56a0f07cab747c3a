import { WebSocket } from 'ws'
import type { ConnectionState } from './connectionState.js'
import { leave } from './leave.js'

const tryAgainLater = 1013

/** Closes a connection that exceeds a limit. The reason completes the sentence "This client …". */
export function cutOff(state: ConnectionState, reason: string): void {
  const { logger, socket } = state.deps
  if (socket.readyState !== WebSocket.OPEN) return
  logger.warn(`A connection was cut off: it ${reason}.`)
  leave(state)
  socket.close(tryAgainLater, `This client ${reason}.`)
  // A client that does not read does not receive the close frame either.
  socket.terminate()
}
