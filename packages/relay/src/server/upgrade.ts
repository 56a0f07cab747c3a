import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { createConnection } from '../connection/createConnection.js'
import { type RelayRefusal, refusals } from '../refusals.js'
import type { SocketMeter } from '../usage/createSocketMeter.js'
import { authenticate } from './authenticate.js'
import { type Client, goingAway, type RelayState } from './relayState.js'

type Handshake = {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly query: URLSearchParams
}

/** Accepts a handshake, or refuses it with the reason. */
export async function upgrade(state: RelayState, { request, socket, head, query }: Handshake): Promise<void> {
  const { addressOf, sockets, usage } = state.deps
  socket.on('error', () => socket.destroy())
  const address = addressOf(request)
  const meter = usage.open(address, () => socket.destroy())
  if (meter === 'process') return refuseUpgrade(socket, '503 Service Unavailable', 'The relay is full.')
  if (meter === 'address') {
    return refuseUpgrade(socket, '429 Too Many Requests', 'Too many connections from this address.')
  }
  socket.once('close', meter.end)
  const client = await authenticate(state, request, query, address)
  if (socket.destroyed) return
  // A client with this flag reads the reason from the close event. It treats an HTTP response as a lost connection.
  if (client.refusal && query.get('useOnCloseEvent') !== 'true') {
    const { status, text } = refusals[client.refusal]
    return refuseUpgrade(socket, status === 401 ? '401 Unauthorized' : '403 Forbidden', text)
  }
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    if (client.refusal) refuseClient(state, webSocket, client.refusal)
    else acceptClient(state, client, { socket: webSocket, rawSocket: socket, meter })
  })
}

const unauthorized = 3000

/** Closes the WebSocket of a refused client with the reason. */
function refuseClient({ deps }: RelayState, socket: WebSocket, refusal: RelayRefusal): void {
  deps.logger.info(`A client was refused: ${refusals[refusal].text}`)
  socket.on('error', () => socket.terminate())
  socket.close(unauthorized, refusals[refusal].text)
}

/** Refuses an upgrade with an HTTP response, and closes the socket. */
function refuseUpgrade(socket: Duplex, status: string, text: string) {
  const body = `${text}\n`
  // Destroys the socket, because a peer that never ends its side would keep it half-open.
  socket.once('finish', () => socket.destroy())
  // Without this timeout, a peer that does not read would keep the socket open.
  const timer = setTimeout(() => socket.destroy(), 1_000)
  socket.once('close', () => clearTimeout(timer))
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: text/plain; charset=utf-8']
  socket.end(`${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`)
}

type Accepted = {
  readonly socket: WebSocket
  /** The TCP or TLS socket below the WebSocket. */
  readonly rawSocket: Duplex
  readonly meter: SocketMeter
}

/** Serves an authenticated client until its socket closes. */
function acceptClient(state: RelayState, client: Client, { socket, rawSocket, meter }: Accepted): void {
  const { deps, connections, isClosed } = state
  const { exchange, clock, limits, logger, nextId } = deps
  const { clientId, projectId } = client
  if (isClosed) return socket.close(goingAway, 'The relay ends.')
  const networks = meter.networks.map(({ name, factor }) => ({ name, bytes: limits.keptBytesPerAddress * factor }))
  const sender = { projectId, networks }
  const connection = createConnection({
    socket,
    rawSocket,
    clientId,
    exchange,
    clock,
    limits,
    logger,
    meter,
    sender,
    nextId,
  })
  connections.add(connection)
  socket.once('close', () => connections.delete(connection))
}
