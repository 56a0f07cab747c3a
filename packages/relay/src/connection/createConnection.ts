import type { RawData } from 'ws'
import { createOutbox } from '../outbox/createOutbox.js'
import { tellCause } from '../tellCause.js'
import { answerRequest } from './answerRequest.js'
import type { ConnectionDeps, ConnectionState } from './connectionState.js'
import { countUnfinished } from './countUnfinished.js'
import { createReadGate } from './createReadGate.js'
import { createReadPace } from './createReadPace.js'
import { createRequestQueue } from './createRequestQueue.js'
import { cutOff } from './cutOff.js'
import { leave } from './leave.js'
import { receiveFrame } from './receiveFrame.js'
import { sendPing } from './sendPing.js'
import { sendText } from './sendText.js'

/** An accepted client. */
export type Connection = {
  /** Sends a ping. Cuts the client off if the last two got no answer. */
  beat(): void
  close(code: number, reason: string): void
}

/** Serves one socket. Requests run one after the other, in the order they came. */
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
  const { socket, clientId, exchange, clock, limits, visit, nextId } = deps
  const charge = (bytes: number) => visit.charge('bytes', bytes)
  const outbox = createOutbox({
    clientId,
    clock,
    limits,
    nextId,
    send: (text) => sendText(state, text),
    charge,
    onTaken: (message) => exchange.acknowledge(clientId, message),
    onOverflow: () => cutOff(state, 'does not read what it is sent'),
  })
  const gate = createReadGate(socket)
  const state: ConnectionState = {
    deps,
    outbox,
    subscriber: { clientId, deliver: outbox.add, ready: outbox.ready, charge },
    gate,
    pace: createReadPace({ gate, clock, visit }),
    queue: createRequestQueue({ gate, limits, visit, run: (request) => answerRequest(state, request) }),
    pages: new Map(),
    missedBeats: 0,
  }
  return state
}

function listen(state: ConnectionState): void {
  const { socket, line, logger, visit } = state.deps
  const finish = countUnfinished(line, visit)
  visit.whenOverloaded(() => {
    cutOff(state, 'uses more memory than is left for it')
    // One that is closing already holds its memory until then.
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
  socket.on('error', (error) => logger.debug('A connection broke.', tellCause(error)))
  socket.on('close', () => leave(state))
}

function toText(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8')
}
