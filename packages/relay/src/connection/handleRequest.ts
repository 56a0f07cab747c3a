import { WebSocket } from 'ws'
import { formatCause } from '../formatCause.js'
import { MailboxFullError } from '../mailbox/mailbox.js'
import { formatError, formatResult } from '../rpc/formatResponse.js'
import { type MethodContext, methods } from '../rpc/methods.js'
import type { RequestFrame } from '../rpc/parseFrame.js'
import { RpcError } from '../rpc/rpcError.js'
import type { ConnectionState } from './connectionState.js'
import { leave } from './leave.js'
import { sendText } from './sendText.js'

const internalError = 1011

/** Runs a request and sends its response. Never rejects. */
export async function handleRequest(state: ConnectionState, { id, method, params }: RequestFrame): Promise<void> {
  const { socket } = state.deps
  if (socket.readyState !== WebSocket.OPEN) return
  const act = methods.get(method)
  try {
    if (!act) throw new RpcError(-32601, 'Method not found')
    const { result, afterwards } = await act(params, methodContext(state))
    if (socket.readyState !== WebSocket.OPEN) return leave(state)
    sendText(state, formatResult(id, result))
    // Not awaited, so that a client that reads old messages slowly can still send requests.
    afterwards?.().catch((error: unknown) => fail(state, method, error))
  } catch (error) {
    if (error instanceof RpcError) sendText(state, formatError(id, error.code, error.message))
    else if (error instanceof MailboxFullError)
      sendText(state, formatError(id, -32005, `Limit exceeded: ${error.message}`))
    else fail(state, method, error)
  }
}

function methodContext({ deps, subscriber, pages }: ConnectionState): MethodContext {
  const { exchange, clock, limits, logger, meter, sender } = deps
  return { subscriber, exchange, clock, limits, logger, meter, sender, pages }
}

// The client reconnects and receives its messages. On an open connection, it would miss some.
function fail({ deps }: ConnectionState, method: string, error: unknown): void {
  deps.logger.error(`${method} failed.`, formatCause(error))
  deps.socket.close(internalError, 'The mailbox cannot be reached.')
}
