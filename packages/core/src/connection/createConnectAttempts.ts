import {
  type ChainNamespace,
  connectionLimits,
  type ErrorCode,
  isAppKitError,
  type Ports,
  type Session,
} from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { Events } from '../events/createEvents.js'
import type { CancelReason, ConnectAttempt, ConnectionState } from './connectionState.js'
import { type Attempt, type AttemptRequest, createAttempt, detachAll, type Failure } from './createAttempt.js'

/**
 * The pending requests. A namespace has at most one request of the visitor, and restores of other connections. The
 * state shows the visitor's newest request until it is cancelled.
 */
export type ConnectAttempts = {
  /** Returns the pending request for a connection: the visitor's, or the silent restore. */
  find(connection: ConnectionId): Attempt | undefined
  /** Returns the pending requests of a namespace. */
  list(namespace: ChainNamespace): readonly Attempt[]
  /**
   * Sends a request. It supersedes a pending one for the same connection. The visitor's request also supersedes the
   * visitor's earlier one in the namespace, and one that replaces the shown connection supersedes the restore of that
   * connection.
   */
  begin(request: AttemptRequest): Attempt
  /** Returns whether a visitor's request is pending, in any namespace or in the given one. */
  isPending(namespace?: ChainNamespace): boolean
  /**
   * Cancels the visitor's pending request, the companion sessions that it opened, and clears the last result: in one
   * namespace, or in all. A restore continues.
   */
  cancel(reason?: CancelReason, namespace?: ChainNamespace): void
  /** Cancels the request for a connection, or its restore, and keeps the shown result. */
  abandon(connection: ConnectionId, reason?: CancelReason): void
  destroy(): void
}

/** Codes of requests that the visitor or the page cancelled. */
export const cancelCodes = ['ABORTED', 'MODAL_CLOSED', 'CONNECTION_SUPERSEDED', 'DESTROYED'] as const

type Deps = {
  readonly state: ConnectionState
  readonly ports: Pick<Ports, 'clock'>
  readonly events: Events
  readonly lifetime: AbortSignal
  /** Returns whether a session is open. */
  isOpen(session: Session): boolean
  /** Returns whether the namespace of a connection shows it, or awaits it. */
  isPreferred(connection: ConnectionId): boolean
  /** `superseded`: the pending requests that the attempt has cancelled. */
  onBegin(attempt: Attempt, superseded: readonly Attempt[]): void
  /** Leads an opened session through the gates. Returns `undefined` if it does not have to wait. */
  passGates(session: Session, attempt: Attempt, signal: AbortSignal): Promise<void> | undefined
  /** Called when the session is open. `hasWaited`: it waited at a gate before. */
  onOpened(session: Session, attempt: Attempt, hasWaited: boolean): void
  /** Called with a session that a gate did not let pass. */
  onRefused(session: Session, attempt: Attempt, error: unknown): void
  /** Called when no newer request for the same connection is pending. */
  onFailed(attempt: Attempt, error: unknown): void
}

export function createConnectAttempts(deps: Deps): ConnectAttempts {
  const pending = new Map<ConnectionKey, Attempt>()
  const shown = createShownAttempts(deps)

  function onFailed(attempt: Attempt, { error, isAtGate }: Failure): void {
    const { opened } = attempt
    const key = connectionKey(attempt)
    const isNewest = pending.get(key) === attempt
    if (isNewest) pending.delete(key)
    // A newer request may have adopted the same session.
    const isTaken = opened !== undefined && pending.get(connectionKey(opened))?.opened === opened
    if (opened && !isTaken) {
      if (isAtGate) deps.onRefused(opened, attempt, error)
      else if (!deps.isOpen(opened)) detachAll(opened)
    }
    if (isNewest) deps.onFailed(attempt, error)
  }

  const list = (namespace: ChainNamespace) => [...pending.values()].filter((attempt) => attempt.namespace === namespace)

  function supersede(by: Attempt): readonly Attempt[] {
    const superseded = list(by.namespace).filter((earlier) => {
      const isSame = connectionKey(earlier) === connectionKey(by)
      const isReplaced = by.replacesShown && deps.isPreferred(earlier)
      return isSame || isReplaced || !(by.isRestore || earlier.isRestore)
    })
    for (const earlier of superseded) {
      earlier.cancel('CONNECTION_SUPERSEDED')
      pending.delete(connectionKey(earlier))
    }
    return superseded
  }

  return {
    find: (connection) => pending.get(connectionKey(connection)),
    list,
    begin(request) {
      const attempt: Attempt = createAttempt({
        ...request,
        lifetime: deps.lifetime,
        passGates: deps.passGates,
        onOpened(session, hasWaited) {
          pending.delete(connectionKey(attempt))
          deps.onOpened(session, attempt, hasWaited)
        },
        onFailed,
      })
      const superseded = supersede(attempt)
      pending.set(connectionKey(attempt), attempt)
      deps.onBegin(attempt, superseded)
      if (!attempt.isRestore && !attempt.isCompanion) shown.show(attempt)
      return attempt
    },
    isPending: shown.isPending,
    cancel(reason = 'ABORTED', namespace) {
      shown.cancel(reason, namespace)
      for (const attempt of namespace ? list(namespace) : [...pending.values()])
        if (attempt.isCompanion && !attempt.isRestore) attempt.cancel(reason)
    },
    abandon(connection, reason = 'ABORTED') {
      pending.get(connectionKey(connection))?.cancel(reason)
      pending.delete(connectionKey(connection))
    },
    destroy() {
      shown.destroy()
      for (const attempt of pending.values()) attempt.cancel('DESTROYED')
    },
  }
}

/** The newest attempt of the visitor in each namespace, in the state. */
function createShownAttempts({ state, ports, events }: Pick<Deps, 'state' | 'ports' | 'events'>) {
  const { clock } = ports
  /** The visitor's newest attempt of each namespace, until it ends or is cancelled. */
  const shown = new Map<ChainNamespace, Attempt>()
  const timers = new Map<ChainNamespace, unknown>()

  function write(namespace: ChainNamespace, attempt: ConnectAttempt | undefined): void {
    clock.clearTimeout(timers.get(namespace))
    timers.delete(namespace)
    state.attempts = withNamespace(state.attempts, namespace, attempt && ref(attempt))
  }

  function show(attempt: Attempt): void {
    const { connectorId, namespace } = attempt
    const view: ConnectAttempt = { connectorId, namespace, status: 'pending', isSlow: false }
    write(namespace, view)
    shown.set(namespace, attempt)
    timers.set(
      namespace,
      clock.setTimeout(() => write(namespace, { ...view, isSlow: true }), connectionLimits.slowRequestMs),
    )
    // One result for all callers that share the attempt.
    attempt.promise.then(
      () => removeShown(attempt) && write(namespace, { ...view, status: 'connected' }),
      (error: unknown) => removeShown(attempt) && showFailure(view, error),
    )
  }

  /** Removes an attempt that ended. Returns false if a newer attempt has replaced it. */
  function removeShown(attempt: Attempt): boolean {
    return shown.get(attempt.namespace) === attempt && shown.delete(attempt.namespace)
  }

  function showFailure(view: ConnectAttempt, error: unknown): void {
    const { namespace } = view
    if (isAppKitError(error, ...cancelCodes)) return write(namespace, undefined)
    const code = isAppKitError(error) ? error.code : 'WALLET_FAILED'
    write(namespace, { ...view, status: code === 'USER_REJECTED' ? 'declined' : 'failed', code })
    // A wallet's own message may contain personal data, such as an address.
    const message = isAppKitError(error) ? error.shortMessage : ''
    trackFailure(events, { message, code, namespace })
  }

  return {
    show,
    isPending: (namespace?: ChainNamespace) =>
      Object.values(state.attempts).some(
        (attempt) => attempt.status === 'pending' && (!namespace || attempt.namespace === namespace),
      ),
    cancel(reason: CancelReason, only?: ChainNamespace) {
      for (const namespace of Object.keys(state.attempts) as ChainNamespace[]) {
        if (only && only !== namespace) continue
        const attempt = shown.get(namespace)
        shown.delete(namespace)
        write(namespace, undefined)
        attempt?.cancel(reason)
      }
    },
    destroy() {
      for (const timer of timers.values()) clock.clearTimeout(timer)
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

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** Returns a map with one namespace's value set or removed. Other values keep their identity. */
export function withNamespace<T>(all: ByNamespace<T>, namespace: ChainNamespace, value: T | undefined): ByNamespace<T> {
  const { [namespace]: _old, ...others } = all
  return value === undefined ? (others as ByNamespace<T>) : { ...all, [namespace]: value }
}
