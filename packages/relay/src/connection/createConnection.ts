import { type RawData, WebSocket } from 'ws'
import type { Exchange } from '../exchange/createExchange.js'
import { MailboxFullError, type StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import { formatError, formatResult } from '../rpc/formatAnswer.js'
import { type MethodContext, methods } from '../rpc/methods.js'
import { type Frame, parseFrame } from '../rpc/parseFrame.js'
import { RpcError } from '../rpc/rpcError.js'
import { tellCause } from '../tellCause.js'
import { createAllowance } from './createAllowance.js'
import { createOutbox } from './createOutbox.js'

export type ConnectionOptions = {
  readonly socket: WebSocket
  readonly clientId: string
  readonly exchange: Exchange
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly logger: RelayLogger
  /** Counts a message of so many characters that is kept for so long; false where there is no room for it. */
  readonly mayKeep: (length: number, ms: number) => boolean
  /** Ids for requests to clients. */
  readonly nextId: () => number
}

/** A client that was let in. */
export type Connection = {
  /** Pings; cuts off a client that showed no life since the last time but one. */
  beat(): void
  close(code: number, reason: string): void
}

const goesAway = 1013
const broken = 1011

/** Serves one socket: requests one after the other, so that they act in the order they came in. */
export function createConnection(options: ConnectionOptions): Connection {
  const { socket, clientId, exchange, clock, limits, logger, mayKeep, nextId } = options
  const outbox = createOutbox({
    clientId,
    clock,
    limits,
    nextId,
    send,
    onTaken: (message) => exchange.acknowledge(clientId, message),
    onOverflow: () => cutOff('does not read what it is sent'),
  })
  const subscriber = { clientId, deliver: (message: StoredMessage) => outbox.add(message), ready: outbox.ready }
  const context: MethodContext = {
    subscriber,
    exchange,
    clock,
    limits,
    logger,
    allowsMessages: createAllowance(clock, limits.publishesPerSecond),
    allowsBytes: createAllowance(clock, limits.publishedBytesPerSecond),
    allowsTopics: createAllowance(clock, limits.topicsPerSecond),
    mayKeep,
  }
  let waiting = 0
  let turn = Promise.resolve()
  let missedBeats = 0

  socket.on('message', (data, isBinary) => {
    missedBeats = 0
    receive(isBinary ? '' : toText(data))
  })
  socket.on('pong', () => {
    missedBeats = 0
  })
  socket.on('error', (error) => logger.debug('A connection broke.', tellCause(error)))
  socket.on('close', () => {
    outbox.close()
    exchange.leave(subscriber)
  })

  return {
    beat() {
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
    else if (++waiting > limits.waitingRequests) cutOff('asks more than is answered')
    else turn = turn.then(() => answer(frame)).finally(() => waiting--)
  }

  async function answer({ id, method, params }: Frame & { readonly type: 'request' }): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return
    const act = methods.get(method)
    try {
      if (!act) throw new RpcError(-32601, 'Method not found')
      const { result, afterwards } = await act(params, context)
      if (socket.readyState !== WebSocket.OPEN) return exchange.leave(subscriber)
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
    if (socket.bufferedAmount > limits.waitingBytes) cutOff('does not read what it is sent')
    else socket.send(text)
  }

  function cutOff(what: string) {
    if (socket.readyState !== WebSocket.OPEN) return
    logger.warn(`A connection was cut off: it ${what}.`)
    outbox.close()
    exchange.leave(subscriber)
    socket.close(goesAway, `This client ${what}.`)
    // Who does not read does not read this either.
    socket.terminate()
  }
}

function toText(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8')
}
