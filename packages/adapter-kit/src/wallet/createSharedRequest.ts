import {
  type Clock,
  createError,
  errors,
  isAppKitError,
  type TableErrorCode,
  throwIfAborted,
  withTimeout,
} from '@latchkey/common'

/** How one caller waits for a request. */
export type SharedRequestOptions = {
  /** Distinguishes requests to one wallet. Default: all requests to a wallet share one key. */
  readonly key?: string | undefined
  /** Whether to join an open request with the same key. Default: true. */
  readonly isShared?: boolean | undefined
  /** Stops waiting. Does not cancel the request in the wallet. */
  readonly signal?: AbortSignal | undefined
  /** Timeout in ms. Omit it for requests that the visitor has to approve. */
  readonly ms?: number | undefined
  /** The error code of the timeout. */
  readonly code?: TableErrorCode | undefined
}

/**
 * Sends a request to a wallet, or joins the open one, so that a second click opens no second window. If the wallet
 * rejects a request with `REQUEST_PENDING`, its window still shows the previous request, and the caller gets the
 * response to that one.
 *
 * `send` rejects with typed errors only. Requests are never repeated.
 */
export type SharedRequest<Answer> = (
  wallet: object,
  send: () => Promise<Answer>,
  options?: SharedRequestOptions,
) => Promise<Answer>

type OpenRequest<Answer> = {
  readonly answer: Promise<Answer>
  isOpen: boolean
  /** Whether the response arrived without a waiting caller. */
  isUnread: boolean
  /** Number of callers that wait. */
  waiting: number
}

/**
 * Creates the {@link SharedRequest} of one adapter instance. With `keepsUnread`, a response that arrives without a
 * waiting caller goes to the next caller.
 */
export function createSharedRequest<Answer>({
  clock,
  lifetime,
  keepsUnread = false,
}: {
  readonly clock: Clock
  readonly lifetime: AbortSignal
  readonly keepsUnread?: boolean
}): SharedRequest<Answer> {
  const requestsOf = new WeakMap<object, Map<string, OpenRequest<Answer>>>()

  async function join(request: OpenRequest<Answer>, { signal, ms, code }: SharedRequestOptions): Promise<Answer> {
    request.waiting++
    request.isUnread = false
    try {
      return await withTimeout(request.answer, {
        clock,
        ms,
        onTimeout: () => createError(errors[code ?? 'WALLET_TIMEOUT']),
        signals: [lifetime, signal],
      })
    } finally {
      request.waiting--
    }
  }

  function start(send: () => Promise<Answer>, forget: (request: OpenRequest<Answer>) => void): OpenRequest<Answer> {
    const request: OpenRequest<Answer> = { answer: send(), isOpen: true, isUnread: false, waiting: 0 }
    request.answer.then(
      () => {
        request.isOpen = false
        request.isUnread = keepsUnread && request.waiting === 0
        if (!request.isUnread) forget(request)
      },
      () => {
        request.isOpen = false
        forget(request)
      },
    )
    return request
  }

  return async (wallet, send, options = {}) => {
    throwIfAborted(lifetime, options.signal)
    const { key = '', isShared = true } = options
    const requests = requestsOf.get(wallet) ?? new Map<string, OpenRequest<Answer>>()
    requestsOf.set(wallet, requests)
    const previous = requests.get(key)
    if (isShared && previous && (previous.waiting > 0 || previous.isUnread)) return join(previous, options)
    const request = start(send, (settled) => {
      if (requests.get(key) === settled) requests.delete(key)
    })
    requests.set(key, request)
    try {
      return await join(request, options)
    } catch (error) {
      if (!previous?.isOpen || !isAppKitError(error, 'REQUEST_PENDING')) throw error
      requests.set(key, previous)
      return join(previous, options)
    }
  }
}
