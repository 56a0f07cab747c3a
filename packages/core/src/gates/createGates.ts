import {
  type Account,
  type ChainNamespace,
  createEmitter,
  createError,
  errors,
  type Session,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { ViewName } from '../router/viewName.js'

/**
 * A condition that a connection has to meet, such as a supported network or a sign-in. While a gate blocks a
 * connection, its view can't be closed. A gate with `pass` also delays a new connection: the account shows once the
 * gate lets the session pass. Calls of `connect()` wait for gates with `pass`, also if the wallet is connected already.
 */
export type Gate = {
  /** The view in which the visitor meets the condition. The data of the view has the namespace. */
  readonly view: ViewName
  /** Returns whether a connection fails the condition. Core calls it only for open connections that show. */
  isBlocked(connection: ConnectionId): boolean
  /**
   * Called with each session that opened, before it becomes the namespace's connection. Returns `undefined` to let it
   * pass at once. Otherwise, the session waits for the promise, and the gate's view shows once the gate calls `ask`. A
   * rejection with a typed error ends the attempt and the session.
   */
  pass?(session: Session, options: PassOptions): Promise<void> | undefined
  /** Calls `listener` when {@link Gate.isBlocked} changes for an open connection. Returns an unsubscribe function. */
  watch?(listener: (namespace: ChainNamespace) => void): () => void
}

/** How a session opened. */
export type PassRequest = {
  /** Aborts when the attempt is cancelled or the instance is destroyed. */
  readonly signal: AbortSignal
  /** Whether the session was restored, without a request of the visitor. */
  readonly isRestore: boolean
}

export type PassOptions = PassRequest & {
  /**
   * The account that the namespace will show: the selected one of a restored session, otherwise the first one of the
   * preferred type.
   */
  readonly account: Account
  /**
   * Shows the gate's view, because the visitor has to act. Until then the session waits without a view, for example
   * while a server checks it. Does nothing once the session has passed the gate or the attempt has ended.
   */
  ask(): void
}

/** The gates of an instance, in the order in which the visitor passes them. */
export type Gates = {
  /**
   * Returns the first gate that blocks the namespace's connection, or at which its session waits for the visitor.
   * Default: the active namespace.
   */
  find(namespace?: ChainNamespace): Gate | undefined
  /** Returns whether a gate that {@link Gates.find} considers has this view. Default: the active namespace. */
  isBlocking(view: ViewName, namespace?: ChainNamespace): boolean
  /** Returns whether a gate with `pass` blocks the namespace's connection, so that `connect()` does not resolve yet. */
  delaysConnect(namespace: ChainNamespace): boolean
  /** Whether a session may have to wait at a gate. */
  readonly hasPass: boolean
  /** Returns whether a view is that of a gate. */
  isGateView(view: ViewName): boolean
  /**
   * Returns the namespaces whose sessions wait for the visitor at a gate. `restore`: restored sessions. `visitor`:
   * requested ones.
   */
  waiting(by: 'visitor' | 'restore'): readonly ChainNamespace[]
  /** Leads a session through the gates. Returns `undefined` if it does not have to wait. */
  pass(session: Session, request: PassRequest): Promise<void> | undefined
  /** Calls `listener` when the result of {@link Gates.find} may have changed. Returns an unsubscribe function. */
  watch(listener: (namespace: ChainNamespace) => void): () => void
  destroy(): void
}

/** Errors of an attempt whose session the wallet ends at a gate, by the wallet's reason. */
const endErrors = {
  wallet: errors.WALLET_NO_ACCOUNT,
  locked: errors.WALLET_LOCKED,
  extensionInvalidated: errors.EXTENSION_INVALIDATED,
} as const

/** A session at a gate. */
type Waiting = { readonly gate: Gate; readonly session: Session; readonly isRestore: boolean; hasAsked: boolean }

type Deps = {
  activeNamespace(): ChainNamespace | undefined
  /** Returns the connection that a namespace shows, open or pending. */
  shown(namespace: ChainNamespace): ConnectionId | undefined
  /** Returns whether the connection that a namespace shows is open, and not pending. */
  isOpen(namespace: ChainNamespace): boolean
  /** Returns the account that a namespace shows for a session. */
  accountOf(session: Session): Account
}

/**
 * `list` is in the order in which the visitor passes the gates. `modalSync/createGateViews.ts` shows their views, one
 * folder above the modal.
 */
export function createGates(list: readonly Gate[], { activeNamespace, shown, isOpen, accountOf }: Deps): Gates {
  const waiting = new Map<ConnectionKey, Waiting>()
  const changes = createEmitter<ChainNamespace>()
  const stops = list.flatMap((gate) => gate.watch?.(changes.emit) ?? [])

  const asking = () => [...waiting.values()].filter(({ hasAsked }) => hasAsked)

  function blocking(namespace = activeNamespace()): readonly Gate[] {
    if (!namespace) return []
    const connection = shown(namespace)
    const isSeen = ({ session, isRestore }: Waiting) =>
      session.namespace === namespace && (!isRestore || session.connectorId === connection?.connectorId)
    const seen = asking().filter(isSeen)
    const open = isOpen(namespace) ? connection : undefined
    return list.filter((gate) => seen.some((each) => each.gate === gate) || (open && gate.isBlocked(open)))
  }

  function end(session: Session): void {
    // A newer session of the same connection may be waiting by now.
    if (waiting.get(connectionKey(session))?.session === session) waiting.delete(connectionKey(session))
  }

  /** Reports the end of a wait once the caller has adopted the session: the view closes on a connected wallet. */
  function reportEnd(session: Session, passing: Promise<void>): Promise<void> {
    const settled = passing.catch(() => undefined)
    // The caller's reaction to `passing` runs before the second one here.
    void settled.then(() => changes.emit(session.namespace))
    return passing
  }

  /** Calls a gate's `pass`. Returns `undefined` if the session passes at once. */
  function enter(gate: Gate, session: Session, request: PassRequest): Promise<void> | undefined {
    const turn: Waiting = { gate, session, isRestore: request.isRestore, hasAsked: false }
    const key = connectionKey(session)
    function ask(): void {
      if (turn.hasAsked || request.signal.aborted) return
      turn.hasAsked = true
      if (waiting.get(key) === turn) changes.emit(session.namespace)
    }
    const passing = gate.pass?.(session, { ...request, account: accountOf(session), ask })
    if (!passing) return undefined
    // No change for an earlier gate: its view stays until this gate asks, so that the modal does not close in between.
    waiting.set(key, turn)
    if (turn.hasAsked) changes.emit(session.namespace)
    return passing
  }

  async function wait(session: Session, first: Promise<void>, next: number, request: PassRequest): Promise<void> {
    const ended = new AbortController()
    const stop = session.watch((event) => {
      if (event.type !== 'disconnected') return
      ended.abort(createError(endErrors[event.reason ?? 'wallet']))
      end(session)
    })
    try {
      await withSignals(first, request.signal, ended.signal)
      for (const gate of list.slice(next)) {
        throwIfAborted(request.signal, ended.signal)
        const passing = enter(gate, session, request)
        if (passing) await withSignals(passing, request.signal, ended.signal)
      }
      throwIfAborted(request.signal, ended.signal)
    } finally {
      stop()
      end(session)
    }
  }

  return {
    find: (namespace) => blocking(namespace)[0],
    isBlocking: (view, namespace) => blocking(namespace).some((gate) => gate.view === view),
    delaysConnect: (namespace) => blocking(namespace).some((gate) => gate.pass !== undefined),
    hasPass: list.some((gate) => gate.pass),
    isGateView: (view) => list.some((gate) => gate.view === view),
    waiting: (by) =>
      asking().flatMap(({ session, isRestore }) => (isRestore === (by === 'restore') ? session.namespace : [])),
    pass(session, request) {
      for (const [index, gate] of list.entries()) {
        const passing = enter(gate, session, request)
        if (passing) return reportEnd(session, wait(session, passing, index + 1, request))
      }
      return undefined
    },
    watch: changes.watch,
    destroy() {
      for (const stop of stops) stop()
      changes.clear()
    },
  }
}
