import {
  type AppKitError,
  type Clock,
  createError,
  errors,
  invalidParams,
  isAppKitError,
  pause,
  rpcLimits,
  runWithTimeout,
} from '@latchkey/common'

const firstPauseMs = 250
const defaultTimeoutMs = 180_000

export type ReceiptPolling = {
  readonly clock: Clock
  /** Aborts when the adapter is destroyed. */
  readonly lifetime: AbortSignal
  readonly signal?: AbortSignal | undefined
  /** In ms. Default 180000. */
  readonly timeout?: number | undefined
  /** Returns whether an error of a poll is the outcome of the transaction, so that another poll can't succeed. */
  isFinal?(error: AppKitError): boolean
  /** Describes the missing receipt, for `RECEIPT_TIMEOUT`. */
  describeMissing(timeoutMs: number): string
}

/**
 * Polls until a transaction is in a block, first frequently, later every 4 s. `poll` returns the receipt once it
 * exists; its signal aborts with its timeout. Repeats a poll that fails, because nodes that index, lag behind or limit
 * requests respond with various errors before they find the transaction. Throws `RECEIPT_TIMEOUT`, and `INVALID_PARAMS`
 * for an invalid timeout.
 */
export async function pollForReceipt<Receipt>(
  poll: (signal: AbortSignal) => Promise<Receipt | undefined>,
  { clock, lifetime, signal, timeout = defaultTimeoutMs, isFinal = () => false, describeMissing }: ReceiptPolling,
): Promise<Receipt> {
  if (typeof timeout !== 'number' || !(timeout >= 0)) throw invalidParams('timeout', 'must be milliseconds')
  const end = clock.monotonic() + timeout
  let failure: AppKitError | undefined
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, rpcLimits.pollingMs)) {
    try {
      // A poll may outlast `timeout`, because each one has at least the timeout of an HTTP request.
      const ms = Math.max(end - clock.monotonic(), rpcLimits.timeoutMs)
      const onTimeout = () => createError(errors.HTTP_TIMEOUT)
      const receipt = await runWithTimeout(poll, { clock, ms, onTimeout, signals: [signal] })
      if (receipt !== undefined) return receipt
      failure = undefined
    } catch (error) {
      const isOver = signal?.aborted || !isAppKitError(error) || isAppKitError(error, ...finalCodes) || isFinal(error)
      if (isOver) throw error
      failure = error
    }
    if (clock.monotonic() + wait > end) throw timedOut(describeMissing(timeout), failure)
    await pause(clock, wait, signal, lifetime)
  }
}

const finalCodes = ['DESTROYED', 'NOT_CONNECTED', 'NETWORK_NOT_FOUND'] as const

function timedOut(summary: string, failure: AppKitError | undefined): AppKitError {
  const reason = failure ? ` The last request failed: ${failure.details ?? failure.shortMessage}` : ''
  return createError(errors.RECEIPT_TIMEOUT, { cause: failure, details: `${summary}${reason}`, summary })
}
