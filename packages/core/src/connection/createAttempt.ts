import {
  type ChainNamespace,
  createError,
  errors,
  type Session,
  type TableErrorCode,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { assertUsable } from './assertUsable.js'
import { detachAll } from './detachAll.js'

/**
 * Sends the request to a wallet. Pass an opened session to `hold` immediately, so that a session opened after a cancel
 * is detached.
 */
export type Ask = (signal: AbortSignal, hold: (session: Session) => Session) => Promise<Session>

/** A pending request for a session: from the visitor, or a silent restore. */
export type Attempt = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly isRestore: boolean
  readonly promise: Promise<Session>
  isCancelled(): boolean
  cancel(reason: TableErrorCode): void
  /** Shares the request with other callers. It is cancelled when the last caller aborts. */
  join(signal: AbortSignal | undefined): Promise<Session>
}

type Parameters = Pick<Attempt, 'namespace' | 'connectorId' | 'isRestore'> & {
  readonly ask: Ask
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
  onOpened(session: Session): void
  onFailed(attempt: Attempt, error: unknown, opened: Session | undefined): void
}

/** Sends a request to a wallet. The promise settles when the attempt is cancelled, even if the wallet never answers (law L1). */
export function createAttempt({ ask, lifetime, onOpened, onFailed, ...identity }: Parameters): Attempt {
  const controller = new AbortController()
  const { signal } = controller
  let callers = 0
  if (lifetime.aborted) controller.abort(lifetime.reason)

  async function settle(): Promise<Session> {
    let opened: Session | undefined
    const hold = (answer: Session) => {
      opened = answer
      // The wallet responded after the attempt was cancelled, so close the session here (law L7).
      if (signal.aborted) detachAll(answer)
      return answer
    }
    try {
      throwIfAborted(signal)
      opened = await withSignals(ask(signal, hold), signal)
      throwIfAborted(signal)
      assertUsable(opened)
      onOpened(opened)
      return opened
    } catch (error) {
      controller.abort()
      onFailed(attempt, error, opened)
      throw error
    }
  }

  const attempt: Attempt = {
    ...identity,
    promise: Promise.resolve().then(settle),
    isCancelled: () => signal.aborted,
    cancel: (reason) => controller.abort(createError(errors[reason])),
    join(caller) {
      callers++
      return withSignals(attempt.promise, caller).catch((error: unknown) => {
        callers--
        if (callers === 0) attempt.cancel('ABORTED')
        throw error
      })
    },
  }
  return attempt
}
