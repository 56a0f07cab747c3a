import type { Network } from '../adapter/network.js'
import { type AppKitError, createError, isAppKitError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'

/**
 * The result of a request to one server. `refused` applies to every server of the network. After `failed`,
 * another server may succeed; with `mayPass` the failure is temporary, and the same server may succeed later.
 */
export type ServerReply<Result = unknown> =
  | { readonly type: 'result'; readonly result: Result }
  | ServerRefusal
  | ServerFailure

/** A server's refusal. */
export type ServerRefusal = {
  readonly type: 'refused'
  readonly error: AppKitError
  /** Whether an earlier attempt may have carried out the request. */
  readonly isLost?: boolean | undefined
}

/** A server's failure. */
export type ServerFailure = {
  readonly type: 'failed'
  readonly error: AppKitError
  readonly mayPass: boolean
  /** The server's Retry-After in ms, if any. */
  readonly pauseMs?: number | undefined
  /** Whether the server may have carried out the request, because its response is missing or cannot be read. */
  readonly isLost?: boolean | undefined
}

/** Statuses of a server that blocked the request; its body does not refer to the request. */
export const unreadStatuses: readonly number[] = [401, 403, 404, 408, 413, 429, 502, 503, 504]

/**
 * Returns the failure for a thrown error: the server may have carried out the request. It is temporary, unless the
 * response is too large. A server of another chain fails finally, and carries out nothing.
 */
export function failedBy(reason: unknown): ServerFailure {
  const error = isAppKitError(reason) ? reason : createError(errors.RPC_FAILED, { cause: reason })
  return {
    type: 'failed',
    error,
    mayPass: !isAppKitError(error, 'RPC_WRONG_CHAIN', 'HTTP_TOO_LARGE'),
    isLost: !isAppKitError(error, 'RPC_WRONG_CHAIN'),
  }
}

/** Returns the failure for the status of a response without a reply. */
export function failedByStatus(status: number, pauseMs?: number): ServerFailure {
  if (status >= 200 && status < 300) return failedBy(createError(errors.RPC_BAD_RESPONSE))
  const error = createError(errors.HTTP_STATUS, { values: { status } })
  // A proxy may time out before its server responds. After other 4xx statuses, nobody carried out the request.
  const isLost = status === 408 || status >= 500
  return { type: 'failed', error, mayPass: retriedStatuses.includes(status), pauseMs, isLost }
}

/** Returns the failure of a server that belongs to another chain, as `method` reported. */
export function failedByChain({ name }: Pick<Network, 'name'>, method: string): ServerFailure {
  const details = `The URL was given for ${name}, but its ${method} names another chain.`
  return failedBy(createError(errors.RPC_WRONG_CHAIN, { details }))
}

/** HTTP statuses after which a retry or another server may succeed. */
export const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/**
 * Creates the error for a transaction that no server confirmed, although one of them may have sent it. `id` is computed
 * from the signed transaction. `details` contain it, and the reason of the last failure. After an abort, the code
 * stays.
 *
 * @example
 * throw maybeSent(hash, createError(errors.HTTP_TIMEOUT))
 */
export function maybeSent(id: string, reason: unknown): AppKitError {
  const outcome = `The transaction ${id} may have been sent. Check before you send it again.`
  const { code, shortMessage, details } = isAppKitError(reason) ? reason : createError(errors.RPC_FAILED)
  return createError(code === 'ABORTED' || code === 'DESTROYED' ? errors[code] : errors.RPC_FAILED, {
    cause: reason,
    details: `${outcome} The last error: ${details || shortMessage}`,
    summary: `${outcome} The last error: ${shortMessage}`,
  })
}
