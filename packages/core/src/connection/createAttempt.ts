import {
  createError,
  errors,
  isAppKitError,
  isCaipNetworkId,
  type Session,
  type TableErrorCode,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import type { ConnectionId } from '../account/connectionKey.js'
import type { ConnectOptions } from './connectionDeps.js'

/**
 * Sends the request to a wallet. Pass an opened session to `keepOrDetach` immediately: it detaches the session if the
 * attempt was cancelled meanwhile.
 */
export type Ask = (signal: AbortSignal, keepOrDetach: (session: Session) => Session) => Promise<Session>

/** A pending request for a session: from the visitor, from a silent restore, or to show a hidden session. */
export type Attempt = ConnectionId & {
  readonly isRestore: boolean
  /** Whether the session replaces the connection that the namespace shows. */
  readonly replacesShown: boolean
  /**
   * Whether the namespace shows the session in any case. Otherwise, it shows the session only if its connection is
   * preferred, or if it has no other.
   */
  readonly becomesShown: boolean
  /** The open session that has to pass the gates before the namespace shows it. The wallet receives no request. */
  readonly hidden?: Session | undefined
  /**
   * Whether the approval of another namespace opened the session. The wallet receives no request, and no view shows the
   * attempt.
   */
  readonly isCompanion?: boolean
  /** The newest parameters of the visitor's request; absent for a restore. */
  options: ConnectOptions | undefined
  /** The session that opened. An adopted session is open from the start. */
  opened?: Session | undefined
  readonly promise: Promise<Session>
  isCancelled(): boolean
  cancel(reason: TableErrorCode): void
  /** Shares the request with other callers. It is cancelled when the last caller aborts. */
  join(signal: AbortSignal | undefined): Promise<Session>
}

export type AttemptRequest = Omit<Attempt, 'promise' | 'isCancelled' | 'cancel' | 'join'> & {
  readonly ask: Ask
  /** Called when the session has to wait at a gate. */
  onArrived?(): void
}

type AttemptParameters = AttemptRequest & {
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
  /** Leads an opened session through the gates. Returns `undefined` if it does not have to wait. */
  passGates(session: Session, attempt: Attempt, signal: AbortSignal): Promise<void> | undefined
  /** Called when the session is open. `hasWaited`: it waited at a gate before. */
  onOpened(session: Session, hasWaited: boolean): void
  onFailed(attempt: Attempt, failure: Failure): void
}

export type Failure = {
  readonly error: unknown
  /** The session opened, and waited at a gate. */
  readonly isAtGate: boolean
}

/**
 * Sends a request to a wallet. The promise settles when the attempt is cancelled, even if the wallet never responds.
 */
export function createAttempt(parameters: AttemptParameters): Attempt {
  const { ask, onArrived, lifetime, passGates, onOpened, onFailed, ...identity } = parameters
  const controller = new AbortController()
  const { signal } = controller
  let callers = 0
  if (lifetime.aborted) controller.abort(lifetime.reason)

  async function settle(): Promise<Session> {
    let passing: Promise<void> | undefined
    const keepOrDetach = (session: Session) => {
      attempt.opened = session
      // The wallet responded after the attempt was cancelled, so close the session here.
      if (signal.aborted) detachAll(session)
      return session
    }
    try {
      throwIfAborted(signal)
      const opened = await withSignals(ask(signal, keepOrDetach), signal)
      attempt.opened = opened
      throwIfAborted(signal)
      assertUsable(opened)
      passing = passGates(opened, attempt, signal)
      // Most sessions don't wait. They become a connection in this microtask.
      if (passing) {
        onArrived?.()
        await passing
        // The attempt may be cancelled in the microtasks between the gate and here.
        throwIfAborted(signal)
        // The wallet may have locked while the session waited.
        assertUsable(opened)
      }
      onOpened(opened, passing !== undefined)
      return opened
    } catch (cause) {
      controller.abort()
      const error = isAppKitError(cause) ? cause : createError(errors.WALLET_FAILED, { cause })
      onFailed(attempt, { error, isAtGate: passing !== undefined })
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

/** Throws for a session without an account or a valid network. Adapters may come from anywhere. */
export function assertUsable({ accounts, networkId }: Session): void {
  if (accounts.length === 0) throw createError(errors.WALLET_NO_ACCOUNT)
  if (!isCaipNetworkId(networkId)) throw createError(errors.WALLET_BAD_CHAIN)
}

/** Detaches a session and its companions. */
export function detachAll(session: Session): void {
  session.detach()
  for (const companion of session.companions ?? []) companion.detach()
}
