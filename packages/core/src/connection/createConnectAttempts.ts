import {
  type ChainNamespace,
  connectionLimits,
  type ErrorCode,
  isAppKitError,
  type Ports,
  type Session,
} from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Events } from '../events/createEvents.js'
import type { CancelReason, ConnectAttempt, ConnectionState } from './connectionState.js'
import { type Ask, type Attempt, createAttempt } from './createAttempt.js'
import { detachAll } from './detachAll.js'
import { withNamespace } from './withNamespace.js'

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
