import type { Duplex } from 'node:stream'
import { type RawData, WebSocket } from 'ws'
import { formatCause } from '../formatCause.js'
import { createOutbox } from '../outbox/createOutbox.js'
import { formatError } from '../rpc/formatResponse.js'
import { parseFrame } from '../rpc/parseFrame.js'
import type { SocketMeter } from '../usage/createSocketMeter.js'
import type { ConnectionDeps, ConnectionState } from './connectionState.js'
import { createReadGate } from './createReadGate.js'
import { createReadPace } from './createReadPace.js'
import { createRequestQueue } from './createRequestQueue.js'
import { cutOff } from './cutOff.js'
import { frameSize } from './frameSize.js'
import { handleRequest } from './handleRequest.js'
import { leave } from './leave.js'
import { sendText } from './sendText.js'

/** An accepted client. */
export type Connection = {
  /** Sends a ping. Closes the socket if the client did not respond to the last two. */
  beat(): void
  close(code: number, reason: string): void
}

/** Serves one socket. Runs its requests one after the other, in order. */
export function createConnection(deps: ConnectionDeps): Connection {
  const state = createState(deps)
  listen(state)
  return {
    beat: () => sendPing(state),
    close(code, reason) {
      deps.socket.close(code, reason)
    },
  }
}

function createState(deps: ConnectionDeps): ConnectionState {
  const { socket, clientId, exchange, clock, limits, meter, nextId } = deps
  const charge = (bytes: number) => meter.charge('bytes', bytes)
  const outbox = createOutbox({
    clientId,
    clock,
    limits,
    nextId,
    send: (text) => sendText(state, text),
    charge,
    onAcknowledged: (message) => exchange.acknowledge(clientId, message),
    onOverflow: () => cutOff(state, 'does not read what it is sent'),
  })
  const gate = createReadGate(socket)
  const state: ConnectionState = {
    deps,
    outbox,
    subscriber: { clientId, deliver: outbox.add, ready: outbox.ready, charge },
    gate,
    pace: createReadPace({ gate, clock, meter }),
    queue: createRequestQueue({ gate, limits, meter, run: (request) => handleRequest(state, request) }),
    pages: new Map(),
    missedBeats: 0,
  }
  return state
}

function listen(state: ConnectionState): void {
  const { socket, rawSocket, logger, meter } = state.deps
  const finish = countUnfinished(rawSocket, meter)
  meter.whenOverloaded(() => {
    cutOff(state, 'uses more memory than is left for it')
    // A socket that is already closing keeps its memory until it is destroyed.
    socket.terminate()
  })
  socket.on('message', (data, isBinary) => {
    state.missedBeats = 0
    const text = toText(data)
    finish(Buffer.byteLength(text))
    receiveFrame(state, isBinary ? '' : text)
  })
  socket.on('pong', () => {
    state.missedBeats = 0
  })
  socket.on('error', (error) => logger.debug('A connection broke.', formatCause(error)))
  socket.on('close', () => leave(state))
}

function toText(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8')
}

const mostMissedBeats = 2

function sendPing(state: ConnectionState): void {
  const { socket } = state.deps
  // While reading is paused, the relay does not read pongs.
  if (state.gate.isPaused()) return
  if (++state.missedBeats > mostMissedBeats) socket.terminate()
  else if (socket.readyState === WebSocket.OPEN) socket.ping()
}

/** Handles an acknowledgement immediately, and adds a request to the queue. */
function receiveFrame(state: ConnectionState, text: string): void {
  const size = frameSize(text)
  state.pace.count(size)
  const frame = parseFrame(text)
  if (frame.type === 'response') state.outbox.settle(frame.id, frame.isResult)
  else if (frame.type === 'fault') sendText(state, formatError(frame.id, frame.code, frame.message))
  else if (!state.queue.add(frame, size)) cutOff(state, 'asks more than is answered')
}

// The shortest header of a frame from a client.
const headerBytes = 6

/**
 * Charges a socket for the bytes it sent since its last complete message: the WebSocket library buffers them until the
 * message is complete. Returns the function to call with the length of each message.
 */
function countUnfinished(rawSocket: Duplex, meter: Pick<SocketMeter, 'charge'>): (messageBytes: number) => void {
  let unfinished = 0
  let lastChunk = 0
  const change = (bytes: number) => {
    const difference = bytes - unfinished
    unfinished = bytes
    if (difference !== 0) meter.charge('bytes', difference)
  }
  // Runs before the library's own listener, which reports the messages that the chunk completes.
  rawSocket.prependListener('data', (chunk: Buffer) => {
    lastChunk = chunk.length
    change(unfinished + chunk.length)
  })
  return (messageBytes) => {
    // Only the rest of the last chunk can belong to the next message.
    change(Math.min(lastChunk, Math.max(0, unfinished - messageBytes - headerBytes)))
  }
}
