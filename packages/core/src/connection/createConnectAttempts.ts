import {
  type ChainNamespace,
  connectionLimits,
  createError,
  type ErrorCode,
  errors,
  isAppKitError,
  type Ports,
  type Session,
  type TableErrorCode,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Events } from '../events/createEvents.js'
import { assertUsable } from './assertUsable.js'
import type { CancelReason, ConnectAttempt, ConnectionState } from './connectionState.js'

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

/** The pending request of each namespace. The state shows the visitor's newest one until it is cancelled. */
export type ConnectAttempts = {
  /** Returns a namespace's pending request, or the silent restore in progress. */
  find(namespace: ChainNamespace): Attempt | undefined
  /** Sends a request. It supersedes a pending one of the same namespace. */
  begin(request: Pick<Attempt, 'namespace' | 'connectorId' | 'isRestore'> & { readonly ask: Ask }): Attempt
  /** Returns whether a visitor's request is pending, in any namespace or in the given one. */
  isPending(namespace?: ChainNamespace): boolean
  /** Cancels the visitor's pending request and clears the last result: in one namespace, or in all. A restore continues. */
  cancel(reason?: CancelReason, namespace?: ChainNamespace): void
  /** Cancels a namespace's request, or its restore, and keeps the shown result. */
  abandon(namespace: ChainNamespace): void
  destroy(): void
}

/** Codes of requests that the visitor or the page gave up. */
const cancelCodes = ['ABORTED', 'MODAL_CLOSED', 'CONNECTION_SUPERSEDED', 'DESTROYED'] as const

type Deps = {
  readonly state: ConnectionState
  readonly ports: Pick<Ports, 'clock'>
  readonly accounts: Accounts
  readonly events: Events
  readonly lifetime: AbortSignal
  session(namespace: ChainNamespace): Session | undefined
  onBegin(namespace: ChainNamespace): void
  onOpened(session: Session, isRestore: boolean): void
}

export function createConnectAttempts(deps: Deps): ConnectAttempts {
  const { state, ports, accounts, events, lifetime } = deps
  const { clock } = ports
  const pending = new Map<ChainNamespace, Attempt>()
  /** The visitor's newest attempt of each namespace, until it ends or is cancelled. */
  const shown = new Map<ChainNamespace, Attempt>()
  const timers = new Map<ChainNamespace, unknown>()

  function show(namespace: ChainNamespace, attempt: ConnectAttempt | undefined): void {
    clock.clearTimeout(timers.get(namespace))
    timers.delete(namespace)
    state.attempts = withNamespace(state.attempts, namespace, attempt && ref(attempt))
  }

  function showPending(attempt: Attempt): void {
    const { connectorId, namespace } = attempt
    const view: ConnectAttempt = { connectorId, namespace, status: 'pending', isSlow: false }
    show(namespace, view)
    shown.set(namespace, attempt)
    timers.set(
      namespace,
      clock.setTimeout(() => show(namespace, { ...view, isSlow: true }), connectionLimits.slowRequestMs),
    )
    // One result for all callers that share the attempt.
    attempt.promise.then(
      () => removeShown(attempt) && show(namespace, { ...view, status: 'connected' }),
      (error: unknown) => removeShown(attempt) && showFailure(view, error),
    )
  }

  /** Removes an attempt that ended. Returns false if it is not the newest any more. */
  function removeShown(attempt: Attempt): boolean {
    return shown.get(attempt.namespace) === attempt && shown.delete(attempt.namespace)
  }

  function showFailure(view: ConnectAttempt, error: unknown): void {
    const { namespace } = view
    if (isAppKitError(error, ...cancelCodes)) return show(namespace, undefined)
    const code = isAppKitError(error) ? error.code : 'WALLET_FAILED'
    show(namespace, { ...view, status: code === 'USER_REJECTED' ? 'declined' : 'failed', code })
    // A wallet's own message may contain personal data, such as an address (law L8).
    const message = isAppKitError(error) ? error.message : ''
    trackFailure(events, { message, code, namespace })
  }

  function onFailed(attempt: Attempt, error: unknown, opened: Session | undefined): void {
    const { namespace, isRestore } = attempt
    const current = deps.session(namespace)
    if (opened && opened !== current) detachAll(opened)
    if (pending.get(namespace) !== attempt) return
    pending.delete(namespace)
    if (!current) accounts.setDisconnected(namespace, isRestore && isAppKitError(error) ? error.code : undefined)
  }

  return {
    find: (namespace) => pending.get(namespace),
    begin({ namespace, connectorId, isRestore, ask }) {
      pending.get(namespace)?.cancel('CONNECTION_SUPERSEDED')
      deps.onBegin(namespace)
      if (!deps.session(namespace)) accounts.setConnecting(namespace, connectorId, isRestore)
      const attempt = createAttempt({
        namespace,
        connectorId,
        isRestore,
        ask,
        lifetime,
        onOpened(session) {
          pending.delete(namespace)
          deps.onOpened(session, isRestore)
        },
        onFailed,
      })
      pending.set(namespace, attempt)
      if (!isRestore) showPending(attempt)
      return attempt
    },
    isPending: (namespace) =>
      Object.values(state.attempts).some(
        (attempt) => attempt.status === 'pending' && (!namespace || attempt.namespace === namespace),
      ),
    cancel(reason = 'ABORTED', only) {
      for (const namespace of Object.keys(state.attempts) as ChainNamespace[]) {
        if (only && only !== namespace) continue
        const attempt = shown.get(namespace)
        shown.delete(namespace)
        show(namespace, undefined)
        attempt?.cancel(reason)
      }
    },
    abandon(namespace) {
      pending.get(namespace)?.cancel('ABORTED')
      pending.delete(namespace)
    },
    destroy() {
      for (const timer of timers.values()) clock.clearTimeout(timer)
      for (const attempt of pending.values()) attempt.cancel('DESTROYED')
    },
  }
}

function trackFailure(
  events: Events,
  { code, ...properties }: { readonly message: string; readonly code: ErrorCode; readonly namespace: ChainNamespace },
): void {
  if (code === 'USER_REJECTED') events.track({ type: 'track', event: 'USER_REJECTED', properties })
  else events.track({ type: 'track', event: 'CONNECT_ERROR', properties: { ...properties, code } })
}

type AttemptParameters = Pick<Attempt, 'namespace' | 'connectorId' | 'isRestore'> & {
  readonly ask: Ask
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
  onOpened(session: Session): void
  onFailed(attempt: Attempt, error: unknown, opened: Session | undefined): void
}

/** Sends a request to a wallet. The promise settles when the attempt is cancelled, even if the wallet never answers (law L1). */
function createAttempt({ ask, lifetime, onOpened, onFailed, ...identity }: AttemptParameters): Attempt {
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

/** Detaches a session and its companions (law L7). */
function detachAll(session: Session): void {
  session.detach()
  for (const companion of session.companions ?? []) companion.detach()
}

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** Returns a map with one namespace's value set or removed. Other values keep their identity. */
export function withNamespace<T>(all: ByNamespace<T>, namespace: ChainNamespace, value: T | undefined): ByNamespace<T> {
  const { [namespace]: _old, ...others } = all
  return value === undefined ? (others as ByNamespace<T>) : { ...all, [namespace]: value }
}
