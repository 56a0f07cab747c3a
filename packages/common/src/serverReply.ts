import { AppKitError } from './appKitError.js'
import type { Network } from './network.js'
import { retriedStatuses } from './retriedStatuses.js'
import { isAppKitError } from './settling.js'

/**
 * What a server made of a request. `refused` holds for every server of the network (R56). What has `failed` may be answered by the next
 * server and, where it `mayPass`, by the same one later (R57).
 */
export type ServerReply<Result = unknown> =
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'refused'; readonly error: AppKitError }
  | ServerFailure

/** That a server has no answer. */
export type ServerFailure = {
  readonly type: 'failed'
  readonly error: AppKitError
  readonly mayPass: boolean
  /** After how many ms the server wants to be asked again, where it said so. */
  readonly pauseMs?: number | undefined
}

/** Statuses of a server that did not let a request through; what its body says is not about the request. */
export const unreadStatuses: readonly number[] = [401, 403, 404, 408, 413, 429, 502, 503, 504]

/** A failure by what was thrown: it may pass, unless the server is another chain's or answers more than is read. */
export function failedBy(reason: unknown): ServerFailure {
  const error = isAppKitError(reason) ? reason : new AppKitError('RPC_FAILED', { cause: reason })
  return { type: 'failed', error, mayPass: !isAppKitError(error, 'RPC_WRONG_CHAIN', 'HTTP_TOO_LARGE') }
}

/** A failure by the status of an answer that holds no reply. */
export function failedByStatus(status: number, pauseMs?: number): ServerFailure {
  if (status >= 200 && status < 300) return failedBy(new AppKitError('RPC_BAD_RESPONSE'))
  const mayPass = retriedStatuses.includes(status)
  return { type: 'failed', error: new AppKitError('HTTP_STATUS', { values: { status } }), mayPass, pauseMs }
}

/** The failure of a server that belongs to another chain than it was given for, as it said when asked by `method` (R55). */
export function failedByChain({ name }: Pick<Network, 'name'>, method: string): ServerFailure {
  const details = `The URL was given for ${name}, but its ${method} names another chain.`
  return failedBy(new AppKitError('RPC_WRONG_CHAIN', { details }))
}
