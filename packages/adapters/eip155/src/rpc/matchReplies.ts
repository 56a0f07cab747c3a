import { safeParseQuantity } from '../units.js'

/** A JSON-RPC call as it was sent. */
export type RpcCall = {
  readonly id: number | string
  readonly method: string
  readonly params?: readonly unknown[] | undefined
}

/** A JSON-RPC reply that can be handed on. */
export type RpcReply = { readonly jsonrpc: '2.0'; readonly id: number | string } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
)

/** The `data` of an error that stands for an answer which could not be read. */
export const badAnswerMark = 'latchkey:bad-answer'

/** Methods whose result is a quantity; anything else from a node is a bad answer, and another URL is tried. */
const quantityMethods = [
  'eth_chainId',
  'eth_getBalance',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_blockNumber',
  'eth_maxPriorityFeePerGas',
]

/**
 * One reply for each call, by id and in the order of the calls (R54): what a server leaves out, sends twice, or sends in
 * another form becomes an internal error, which is retried elsewhere. Replies nobody asked for are dropped.
 */
export function matchReplies(calls: readonly RpcCall[], answer: unknown): readonly RpcReply[] {
  const items: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return calls.map((call) => {
    const replies = items.filter((item) => idOf(item) === call.id)
    return replies.length === 1 ? readReply(call, replies[0]) : badReply(call)
  })
}

function readReply(call: RpcCall, item: unknown): RpcReply {
  const { result, error } = item as { readonly result?: unknown; readonly error?: unknown }
  const hasError = error !== undefined && error !== null
  if (hasError === (result !== undefined && !(hasError && result === null))) return badReply(call)
  if (hasError) return readError(call, error)
  if (quantityMethods.includes(call.method) && !safeParseQuantity(result).ok) return badReply(call)
  return { jsonrpc: '2.0', id: call.id, result }
}

function readError(call: RpcCall, error: unknown): RpcReply {
  if (typeof error !== 'object' || error === null) return badReply(call)
  const { code, message, data } = error as {
    readonly code?: unknown
    readonly message?: unknown
    readonly data?: unknown
  }
  if (typeof code !== 'number' || !Number.isInteger(code)) return badReply(call)
  return {
    jsonrpc: '2.0',
    id: call.id,
    error: { code, message: typeof message === 'string' ? message.slice(0, 1_000) : '', data },
  }
}

/** -32603 is the code viem takes for a fault of the server: it is retried, and other URLs are tried. */
function badReply({ id }: RpcCall): RpcReply {
  return { jsonrpc: '2.0', id, error: { code: -32603, message: 'The answer cannot be read.', data: badAnswerMark } }
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined
}
