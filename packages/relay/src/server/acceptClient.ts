import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { createConnection } from '../connection/createConnection.js'
import type { Visit } from '../usage/createVisit.js'
import { type Client, type RelayState, relayEnds } from './relayState.js'

type Accepted = {
  readonly socket: WebSocket
  /** The TCP or TLS socket below it. */
  readonly line: Duplex
  readonly visit: Visit
}

/** Serves an authenticated client until its socket closes. */
export function acceptClient(state: RelayState, client: Client, { socket, line, visit }: Accepted): void {
  const { deps, connections, isClosed } = state
  const { exchange, clock, limits, logger, nextId } = deps
  const { clientId, projectId } = client
  if (isClosed) return socket.close(relayEnds, 'The relay ends.')
  const networks = visit.networks.map(({ name, factor }) => ({ name, bytes: limits.keptBytesPerAddress * factor }))
  const sender = { projectId, networks }
  const connection = createConnection({
    socket,
    line,
    clientId,
    exchange,
    clock,
    limits,
    logger,
    visit,
    sender,
    nextId,
  })
  connections.add(connection)
  socket.once('close', () => connections.delete(connection))
}
