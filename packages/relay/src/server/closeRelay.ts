import type { WebSocket } from 'ws'
import { type RelayState, relayEnds } from './relayState.js'

const closingHandshakeMs = 1_000

/** Detaches from every server and ends every connection. Resolves when all sockets are closed. */
export async function closeRelay(state: RelayState): Promise<void> {
  const { deps, connections, detachers } = state
  if (state.isClosed) return
  state.isClosed = true
  deps.clock.clearTimeout(state.heartbeatTimer)
  for (const detach of [...detachers]) detach()
  for (const connection of connections) connection.close(relayEnds, 'The relay ends.')
  await Promise.all([...deps.sockets.clients].map(untilClosed))
  if (deps.isOwnMailbox) await deps.mailbox.close()
}

// A client that does not answer the closing handshake in time is disconnected.
function untilClosed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), closingHandshakeMs)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
