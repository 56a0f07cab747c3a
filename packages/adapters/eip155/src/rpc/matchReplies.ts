import { AppKitError, failedBy, isAppKitError, type ServerReply } from '@latchkey/common'
import { isRecord } from '../isRecord.js'
import { safeParseQuantity } from '../units.js'
import { mapRpcError } from './mapRpcError.js'

/** A JSON-RPC call as it is sent. */
export type RpcCall = {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  readonly params?: unknown
}

/** Methods whose result is a quantity; anything else from a node is a bad answer, and another URL is tried. */
const quantityMethods = [
  'eth_chainId',
  'eth_getBalance',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_blockNumber',
  'eth_maxPriorityFeePerGas',
]

/** Codes of faults that pass: an unknown one, an internal one, a limit that was reached (R57). */
const passingCodes = [-1, -32603, -32005]

/**
 * One reply for each call, by id and in the order of the calls (R54): what a server leaves out, sends twice, or sends in
 * another form counts as failed. Replies nobody asked for are dropped.
 */
export function matchReplies(calls: readonly RpcCall[], answer: unknown): readonly ServerReply[] {
  const found = new Map<unknown, unknown>()
  for (const item of Array.isArray(answer) ? answer : [answer]) {
    if (isRecord(item)) found.set(item.id, found.has(item.id) ? undefined : item)
  }
  return calls.map((call) => readReply(call, found.get(call.id)))
}

/** What one item of an answer says about a call. */
export function readReply({ id, method }: RpcCall, item: unknown): ServerReply {
  if (!isRecord(item) || item.id !== id) return badReply()
  const { result, error } = item
  const hasError = error !== undefined && error !== null
  if (hasError === (result !== undefined && !(hasError && result === null))) return badReply()
  if (hasError) return readError(error)
  if (quantityMethods.includes(method) && !safeParseQuantity(result).ok) return badReply()
  return { type: 'result', result }
}

function readError(told: unknown): ServerReply {
  if (!isRecord(told)) return badReply()
  const { code, message, data } = told
  if (typeof code !== 'number' || !Number.isInteger(code)) return badReply()
  const text = typeof message === 'string' ? message.slice(0, 1_000) : ''
  const error = mapRpcError(Object.assign(new Error(text), { code, data }))
  if (!isAppKitError(error, 'RPC_FAILED')) return { type: 'refused', error }
  return { type: 'failed', error, mayPass: passingCodes.includes(code) }
}

function badReply(): ServerReply {
  return failedBy(new AppKitError('RPC_BAD_RESPONSE'))
}
