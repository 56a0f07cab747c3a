import { type ChainNamespace, type Clock, isAppKitError, type Session } from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { Events } from '../events/createEvents.js'
import type { ConnectAttempt, ConnectionState } from './connectionState.js'
import { withNamespace } from './withNamespace.js'

/** Shows how the visitor's attempts go, the newest of each namespace. */
export type AttemptBoard = {
  /** Shows an attempt from now until it is forgotten; its end is told once, however many wait for it. */
  follow(wallet: Pick<ConnectAttempt, 'connectorId' | 'namespace'>, promise: Promise<Session>): void
  /** Takes a namespace's attempt down; answers whether a wallet is still being asked. */
  forget(namespace: ChainNamespace): boolean
  destroy(): void
}

/** After this long a waiting screen offers help, in ms. */
const slowMs = 10_000

type Deps = { readonly state: ConnectionState; readonly clock: Clock; readonly events: Events }

/** Makes an {@link AttemptBoard}. */
export function createAttemptBoard({ state, clock, events }: Deps): AttemptBoard {
  const latest = new Map<ChainNamespace, ConnectAttempt>()
  const timers = new Map<ChainNamespace, unknown>()

  function show(namespace: ChainNamespace, attempt: ConnectAttempt | undefined): void {
    clock.clearTimeout(timers.get(namespace))
    timers.delete(namespace)
    state.attempts = withNamespace(state.attempts, namespace, attempt && ref(attempt))
  }

  function end(attempt: ConnectAttempt, error: unknown): void {
    const { namespace } = attempt
    if (latest.get(namespace) !== attempt) return
    latest.delete(namespace)
    if (error === undefined) return show(namespace, { ...attempt, status: 'connected' })
    if (isAppKitError(error, 'ABORTED', 'MODAL_CLOSED', 'CONNECTION_SUPERSEDED', 'DESTROYED'))
      return show(namespace, undefined)
    const code = isAppKitError(error) ? error.code : 'WALLET_FAILED'
    // What a wallet itself says may hold anything, an address too (law L8).
    const message = isAppKitError(error) ? error.message : ''
    show(namespace, { ...attempt, status: code === 'USER_REJECTED' ? 'declined' : 'failed', code })
    if (code === 'USER_REJECTED')
      events.track({ type: 'track', event: 'USER_REJECTED', properties: { message, namespace } })
    else events.track({ type: 'track', event: 'CONNECT_ERROR', properties: { message, code, namespace } })
  }

  return {
    follow({ connectorId, namespace }, promise) {
      const attempt: ConnectAttempt = { connectorId, namespace, status: 'pending', isSlow: false }
      show(namespace, attempt)
      latest.set(namespace, attempt)
      const timer = clock.setTimeout(() => show(namespace, { ...attempt, isSlow: true }), slowMs)
      timers.set(namespace, timer)
      promise.then(
        () => end(attempt, undefined),
        (error: unknown) => end(attempt, error ?? 'nothing'),
      )
    },
    forget(namespace) {
      const isAsking = latest.delete(namespace)
      show(namespace, undefined)
      return isAsking
    },
    destroy() {
      for (const timer of timers.values()) clock.clearTimeout(timer)
    },
  }
}
