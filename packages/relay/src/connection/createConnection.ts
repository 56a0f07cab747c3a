import type { Duplex } from 'node:stream'
import { type RawData, WebSocket } from 'ws'
import type { Exchange, Subscriber } from '../exchange/createExchange.js'
import { MailboxFullError, type Sender } from '../mailbox/mailbox.js'
import { textSize } from '../mailbox/storedSize.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import { formatError, formatResult } from '../rpc/formatAnswer.js'
import { type MethodContext, methods } from '../rpc/methods.js'
import { type Frame, parseFrame } from '../rpc/parseFrame.js'
import { RpcError } from '../rpc/rpcError.js'
import { tellCause } from '../tellCause.js'
import type { Visit } from '../usage/createUsage.js'
import { countUnfinished } from './countUnfinished.js'
import { createOutbox } from './createOutbox.js'
import { createRequestQueue } from './createRequestQueue.js'

export type ConnectionOptions = {
  readonly socket: WebSocket
  /** The TCP or TLS socket below it. */
  readonly line: Duplex
  readonly clientId: string
  readonly exchange: Exchange
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly logger: RelayLogger
  readonly visit: Visit
  readonly sender: Sender
  /** Ids for requests to clients. */
  readonly nextId: () => number
}

/** An accepted client. */
export type Connection = {
  /** Sends a ping. Cuts the client off if the last two got no answer. */
  beat(): void
  close(code: number, reason: string): void
}

const goesAway = 1013
const broken = 1011

/** Serves one socket. Requests run one after the other, in the order they came. */
export function createConnection(options: ConnectionOptions): Connection {
  const { socket, line, clientId, exchange, clock, limits, logger, visit, sender, nextId } = options
  const outbox = createOutbox({
    clientId,
    clock,
    limits,
    nextId,
    send,
    charge: (bytes) => visit.charge('bytes', bytes),
    onTaken: (message) => exchange.acknowledge(clientId, message),
    onOverflow: () => cutOff('does not read what it is sent'),
  })
  const subscriber: Subscriber = {
    clientId,
    deliver: (message) => outbox.add(message),
    ready: outbox.ready,
    charge: (bytes) => visit.charge('bytes', bytes),
  }
  const context: MethodContext = { subscriber, exchange, clock, limits, logger, visit, sender, pages: new Map() }
  const queue = createRequestQueue({ socket, limits, visit, run: answer })
  const finish = countUnfinished(line, visit)
  let missedBeats = 0

  visit.whenOverloaded(() => {
    cutOff('uses more memory than is left for it')
    // One that is closing already holds its memory until then.
    socket.terminate()
  })
  socket.on('message', (data, isBinary) => {
    missedBeats = 0
    const text = toText(data)
    finish(Buffer.byteLength(text))
    receive(isBinary ? '' : text)
  })
  socket.on('pong', () => {
    missedBeats = 0
  })
  socket.on('error', (error) => logger.debug('A connection broke.', tellCause(error)))
  socket.on('close', leave)

  return {
    beat() {
      // Its pongs are not read while the queue is paused.
      if (queue.isPaused()) return
      if (++missedBeats > 2) socket.terminate()
      else if (socket.readyState === WebSocket.OPEN) socket.ping()
    },
    close(code, reason) {
      socket.close(code, reason)
    },
  }

  function receive(text: string) {
    const frame = parseFrame(text)
    if (frame.type === 'answer') outbox.settle(frame.id, frame.isResult)
    else if (frame.type === 'fault') send(formatError(frame.id, frame.code, frame.message))
    // The text waits, and is parsed again in its turn: parsed values take up to ten times as much memory.
    else if (!queue.add(text)) cutOff('asks more than is answered')
  }

  async function answer(text: string): Promise<void> {
    const frame = parseFrame(text)
    if (frame.type === 'request') await answerRequest(frame)
  }

  async function answerRequest({ id, method, params }: Frame & { readonly type: 'request' }): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return
    const act = methods.get(method)
    try {
      if (!act) throw new RpcError(-32601, 'Method not found')
      const { result, afterwards } = await act(params, context)
      if (socket.readyState !== WebSocket.OPEN) return leave()
      send(formatResult(id, result))
      // Not awaited: a client that takes its time with old messages may still ask.
      afterwards?.().catch((error: unknown) => fail(method, error))
    } catch (error) {
      if (error instanceof RpcError) send(formatError(id, error.code, error.message))
      else if (error instanceof MailboxFullError) send(formatError(id, -32005, `Limit exceeded: ${error.message}`))
      else fail(method, error)
    }
  }

  // The client comes back and finds its messages; going on without them would lose some.
  function fail(method: string, error: unknown) {
    logger.error(`${method} failed.`, tellCause(error))
    socket.close(broken, 'The mailbox cannot be reached.')
  }

  function send(text: string) {
    if (socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount > limits.waitingBytes) return cutOff('does not read what it is sent')
    const size = textSize(text)
    visit.charge('bytes', size)
    socket.send(text, () => visit.charge('bytes', -size))
  }

  function cutOff(reason: string) {
    if (socket.readyState !== WebSocket.OPEN) return
    logger.warn(`A connection was cut off: it ${reason}.`)
    leave()
    socket.close(goesAway, `This client ${reason}.`)
    // A client that does not read gets no close frame either.
    socket.terminate()
  }

  function leave() {
    outbox.close()
    exchange.leave(subscriber)
  }
}

function toText(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8')
}
