import {
  type Account,
  abortReason,
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
   * Returns whether the view shows by itself for an open connection that the gate does not block. The visitor may close
   * it.
   */
  isOffered?(connection: ConnectionId): boolean
  /**
   * Called with each session that opened, before it becomes the namespace's connection. Returns `undefined` to let it
   * pass at once. Otherwise, the session waits for the promise, and the gate's view shows once the gate calls `ask`. A
   * rejection with a typed error ends the attempt and the session. If the account changes, `signal` aborts, and the
   * session passes the gates again with the new account.
   */
  pass?(session: Session, options: PassOptions): Promise<void> | undefined
  /**
   * Calls `listener` when {@link Gate.isBlocked} or {@link Gate.isOffered} changes for an open connection. Returns an
   * unsubscribe function.
   */
  watch?(listener: (namespace: ChainNamespace) => void): () => void
}

/** How a session opened. */
export type PassRequest = {
  /**
   * Aborts when the attempt is cancelled or the instance is destroyed. The signal of {@link Gate.pass} also aborts when
   * the wallet ends the session or changes its account.
   */
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
  /** Returns the view and the namespace of the gate that {@link Gates.find} returns for the active namespace. */
  findActive(): { readonly view: ViewName; readonly namespace: ChainNamespace } | undefined
  /** Returns the first gate whose view shows by itself, although it does not block the namespace's open connection. */
  findOffered(namespace: ChainNamespace): Gate | undefined
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

/** Errors of an attempt whose session the wallet ends before it has passed the gates, by the wallet's reason. */
export const endErrors = {
  wallet: errors.WALLET_NO_ACCOUNT,
  locked: errors.WALLET_LOCKED,
  extensionInvalidated: errors.EXTENSION_INVALIDATED,
} as const

/** A session at a gate. */
type Waiting = { readonly gate: Gate; readonly session: Session; readonly isRestore: boolean; hasAsked: boolean }

type RoundOptions = Omit<PassOptions, 'ask'>

/** The calls of `pass` for one account of a session. */
type Round = RoundOptions & {
  abort(reason: unknown): void
  /** `undefined` if all gates let the session pass at once. */
  readonly passing: Promise<void> | undefined
}

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
  function enter(gate: Gate, session: Session, options: RoundOptions): Promise<void> | undefined {
    const { signal, isRestore } = options
    const turn: Waiting = { gate, session, isRestore, hasAsked: false }
    const key = connectionKey(session)
    function ask(): void {
      if (turn.hasAsked || signal.aborted) return
      turn.hasAsked = true
      if (waiting.get(key) === turn) changes.emit(session.namespace)
    }
    const passing = gate.pass?.(session, { ...options, ask })
    if (!passing) return undefined
    // No change for an earlier gate: its view stays until this gate asks, so that the modal does not close in between.
    waiting.set(key, turn)
    if (turn.hasAsked) changes.emit(session.namespace)
    return passing
  }

  /** Calls the gates one after the other. Returns `undefined` if the session passes all of them at once. */
  function enterAll(session: Session, options: RoundOptions, from = 0): Promise<void> | undefined {
    for (const [index, gate] of list.entries()) {
      const passing = index < from ? undefined : enter(gate, session, options)
      if (passing)
        return withSignals(passing, options.signal).then(() => {
          throwIfAborted(options.signal)
          return enterAll(session, options, index + 1)
        })
    }
    return undefined
  }

  /** Leads a session through the gates with the account that it has now. */
  function beginRound(session: Session, { isRestore }: PassRequest): Round {
    const controller = new AbortController()
    const options = { account: accountOf(session), isRestore, signal: controller.signal }
    return { ...options, abort: (reason) => controller.abort(reason), passing: enterAll(session, options) }
  }

  return {
    find: (namespace) => blocking(namespace)[0],
    findActive() {
      const namespace = activeNamespace()
      const view = blocking(namespace)[0]?.view
      return view && namespace && { view, namespace }
    },
    findOffered(namespace) {
      const connection = isOpen(namespace) ? shown(namespace) : undefined
      return connection && list.find((gate) => gate.isOffered?.(connection))
    },
    isBlocking: (view, namespace) => blocking(namespace).some((gate) => gate.view === view),
    delaysConnect: (namespace) => blocking(namespace).some((gate) => gate.pass !== undefined),
    hasPass: list.some((gate) => gate.pass),
    isGateView: (view) => list.some((gate) => gate.view === view),
    waiting: (by) =>
      asking().flatMap(({ session, isRestore }) => (isRestore === (by === 'restore') ? session.namespace : [])),
    pass(session, request) {
      const first = beginRound(session, request)
      const begin = () => beginRound(session, request)
      const onEnd = () => end(session)
      return (
        first.passing && reportEnd(session, finishRounds(session, request.signal, first, { accountOf, begin, onEnd }))
      )
    },
    watch: changes.watch,
    destroy() {
      for (const stop of stops) stop()
      changes.clear()
    },
  }
}

type RoundDeps = Pick<Deps, 'accountOf'> & {
  begin(): Round
  /** Called when the session no longer waits. */
  onEnd(): void
}

/** Waits until a session has passed all gates. If its account changes, begins again at the first gate. */
async function finishRounds(
  session: Session,
  signal: AbortSignal,
  first: Round,
  { accountOf, begin, onEnd }: RoundDeps,
): Promise<void> {
  let round = first
  const ended = new AbortController()
  const accountChanged = createError(errors.ABORTED, { details: 'The account changed.' })
  const hasSameAccount = () => session.accounts.length > 0 && accountOf(session).address === round.account.address

  function endBy(reason: unknown): void {
    ended.abort(reason)
    round.abort(reason)
  }
  const onAbort = () => endBy(abortReason(signal))
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  const stop = session.watch((event) => {
    if (event.type === 'disconnected') {
      endBy(createError(endErrors[event.reason ?? 'wallet']))
      onEnd()
    } else if (!hasSameAccount()) round.abort(accountChanged)
  })

  try {
    let hasPassed = false
    while (!hasPassed) {
      await round.passing?.catch((error: unknown) => {
        if (error !== accountChanged) throw error
      })
      throwIfAborted(ended.signal)
      hasPassed = !round.signal.aborted && hasSameAccount()
      if (!hasPassed) round = begin()
    }
  } finally {
    stop()
    signal.removeEventListener('abort', onAbort)
    onEnd()
  }
}
