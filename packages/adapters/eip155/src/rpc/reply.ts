import { AppKitError, isAppKitError, type Network, retriedStatuses } from '@latchkey/common'

/** A JSON-RPC call as it is sent. */
export type RpcCall = {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  readonly params?: unknown
}

/**
 * What a server made of one call. `refused` holds for every server of the network (R56). What has `failed` may be answered by the next
 * server and, where it `mayPass`, by the same one later: after `pauseMs` where it said so (R57).
 */
export type RpcReply =
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'refused'; readonly error: AppKitError }
  | RpcFailure

/** That a server has no answer. */
export type RpcFailure = {
  readonly type: 'failed'
  readonly error: AppKitError
  readonly mayPass: boolean
  readonly pauseMs?: number | undefined
}

/** A failure by what went wrong: it may pass, unless the server is another chain's or answers more than is read. */
export function failed(error: AppKitError): RpcFailure {
  return { type: 'failed', error, mayPass: !isAppKitError(error, 'RPC_WRONG_CHAIN', 'HTTP_TOO_LARGE') }
}

/** The failure of a server that belongs to another chain than it was given for (R55). */
export function failedByChain({ name }: Network): RpcFailure {
  const details = `The URL was given for ${name}, but its eth_chainId names another chain.`
  return failed(new AppKitError('RPC_WRONG_CHAIN', { details }))
}

/** A failure by the status of an answer that holds no reply. */
export function failedBy(status: number, pauseMs: number | undefined): RpcFailure {
  if (status >= 200 && status < 300) return failed(new AppKitError('RPC_BAD_RESPONSE'))
  const mayPass = retriedStatuses.includes(status)
  return { type: 'failed', error: new AppKitError('HTTP_STATUS', { values: { status } }), mayPass, pauseMs }
}

/** Of the failures of two servers that which may pass, else the later one; with the shorter pause, for either may answer then. */
export function moreHopeful(first: RpcFailure, second: RpcFailure): RpcFailure {
  if (first.mayPass !== second.mayPass) return first.mayPass ? first : second
  const isShorter = first.pauseMs === undefined || (second.pauseMs ?? 0) > first.pauseMs
  return isShorter ? { ...second, pauseMs: first.pauseMs } : second
}
