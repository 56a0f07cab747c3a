import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { refusals } from '../refusals.js'
import { acceptClient } from './acceptClient.js'
import { answerHttp } from './answerHttp.js'
import { authenticate } from './authenticate.js'
import { refuseClient } from './refuseClient.js'
import type { RelayState } from './relayState.js'

type Handshake = {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly query: URLSearchParams
}

/** Responds to a handshake with a connection, or with the reason of a refusal. */
export async function upgrade(state: RelayState, { request, socket, head, query }: Handshake): Promise<void> {
  const { addressOf, sockets, usage } = state.deps
  socket.on('error', () => socket.destroy())
  const address = addressOf(request)
  const visit = usage.open(address, () => socket.destroy())
  if (visit === 'process') return answerHttp(socket, '503 Service Unavailable', 'The relay is full.')
  if (visit === 'address') {
    return answerHttp(socket, '429 Too Many Requests', 'Too many connections from this address.')
  }
  socket.once('close', visit.end)
  const client = await authenticate(state, request, query, address)
  if (socket.destroyed) return
  // A client with this flag reads the reason of a close event; it would treat an HTTP response as a lost connection.
  if (client.refusal && query.get('useOnCloseEvent') !== 'true') {
    const { status, text } = refusals[client.refusal]
    return answerHttp(socket, status === 401 ? '401 Unauthorized' : '403 Forbidden', text)
  }
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    if (client.refusal) refuseClient(state, webSocket, client.refusal)
    else acceptClient(state, client, { socket: webSocket, line: socket, visit })
  })
}
