import {
  type AppKitError,
  type ChainNamespace,
  type Clock,
  createError,
  type Emitter,
  type ErrorCode,
  errors,
  isAppKitError,
  type Session,
  type SharedCall,
  type SIWXSession,
  signInErrors,
} from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { PassOptions } from '../gates/createGates.js'
import type { PreparedMessage, SignInApp, SignInSubject } from './createSignInApp.js'
import type { SignInState, SignInStatus } from './createSignInControl.js'

/** A session that waits to be connected. */
export type Waiting = Pick<PassOptions, 'isRestore' | 'ask'> & { resolve(): void; reject(error: unknown): void }

/** The sign-in of one account on one network. Another account or network of the session begins a new turn. */
export type Turn = SignInSubject & {
  readonly session: Session
  /** Absent for a connected wallet. */
  waiting: Waiting | undefined
  /** Whether the visitor has just chosen the wallet, the account or the network. */
  readonly isChosen: boolean
  /** Aborts when the turn ends. */
  readonly signal: AbortSignal
  abort(error: unknown): void
  message?: Promise<PreparedMessage> | undefined
  /** The pending request to the wallet. */
  signing?: SharedCall<SIWXSession> | undefined
  /** Whether the visitor does not want to sign in with this account. */
  isDeclined?: boolean
  /** The visitor has cancelled, and the wallet switches back. */
  leaving?: AbortController
}

/** The part of a status that changes during a turn. */
export type Progress<S extends SignInStatus = SignInStatus> = S extends SignInStatus
  ? Omit<S, keyof ConnectionId | keyof SignInSubject | 'isAtGate' | 'wallet'>
  : never

/** The turns of an instance, one for each connection. */
export type Turns = {
  of(connection: ConnectionId): Turn | undefined
  list(): readonly Turn[]
  isCurrent(turn: Turn): boolean
  status(turn: Turn): SignInStatus['status'] | undefined
  /** Begins a turn in place of the connection's earlier one, and looks for an earlier sign-in. */
  begin(session: Session, subject: SignInSubject, options: Pick<Turn, 'isChosen' | 'waiting'>): void
  /** Ends a turn without another one. */
  drop(turn: Turn, error: unknown): void
  accept(turn: Turn, session: SIWXSession): void
  publish(turn: Turn, progress: Progress): void
  /** Publishes that the visitor has to sign. */
  publishSignedOut(turn: Turn, code?: ErrorCode): Promise<void>
  /** Returns the message of a turn. Creates a new one if there is none, or if it has expired. */
  prepare(turn: Turn): Promise<PreparedMessage>
  /** Asks the app again, after its sessions may have changed. Failures change nothing. */
  recheck(turn: Turn): Promise<void>
  /** Like `recheck`, without what the app has cached. */
  recheckNow(turn: Turn): Promise<void>
}

type Deps = {
  readonly state: SignInState
  readonly app: SignInApp
  readonly clock: Clock
  /** Receives the namespaces whose visitor has to sign in, or no longer has to. */
  readonly changes: Pick<Emitter<ChainNamespace>, 'emit'>
  /** Adds the sign-in that the visitor approved together with the connection. Resolves with whether there is one. */
  addSigned(turn: Turn): Promise<boolean>
  /** Called when an account has signed in. */
  onAccepted(turn: Turn): void
  /** Called when no message or session could be requested from the app. */
  onFailed(turn: Turn, error: AppKitError): void
}

/** The longest delay of a timer, in ms. */
const longestDelayMs = 2 ** 31 - 1
/** Time until an app that did not know is asked again, in ms. */
const retryMs = 60_000

export function createTurns({ state, app, clock, changes, addSigned, onAccepted, onFailed }: Deps): Turns {
  const turns = new Map<ConnectionKey, Turn>()
  /** Sessions whose account or network changed while the wallet asked the visitor to sign. */
  const interrupted = new WeakSet<Session>()

  const isCurrent = (turn: Turn) => turns.get(connectionKey(turn.session)) === turn && !turn.signal.aborted
  const statusOf = ({ session }: Turn) => state.byConnection[connectionKey(session)]?.status

  const write = (session: Session, status: SignInStatus | undefined) => writeStatus(state, changes, session, status)

  function publish(turn: Turn, progress: Progress): void {
    const { session, address, chainId, waiting } = turn
    const { namespace, connectorId, wallet } = session
    if (isCurrent(turn))
      write(session, { namespace, connectorId, wallet, address, chainId, isAtGate: waiting !== undefined, ...progress })
  }

  async function publishSignedOut(turn: Turn, code?: ErrorCode): Promise<void> {
    const message = await turn.message?.catch(() => undefined)
    publish(turn, { status: 'signedOut', message: message?.text, code })
  }

  function begin(session: Session, { address, chainId }: SignInSubject, options: Pick<Turn, 'isChosen' | 'waiting'>) {
    const controller = new AbortController()
    const { signal } = controller
    const key = connectionKey(session)
    turns.get(key)?.abort(createError(signInErrors.SIGN_IN_ACCOUNT_CHANGED))
    const turn: Turn = { session, address, chainId, ...options, signal, abort: (error) => end(turn, controller, error) }
    turns.set(key, turn)
    publish(turn, { status: 'checking' })
    void check(turn)
  }

  function end({ session, signing }: Turn, controller: AbortController, error: unknown): void {
    if (signing) interrupted.add(session)
    signing?.abort(error)
    controller.abort(error)
  }

  /** Looks for an earlier sign-in. Otherwise the visitor has to sign. */
  async function check(turn: Turn): Promise<void> {
    const code = interrupted.delete(turn.session) ? 'SIGN_IN_ACCOUNT_CHANGED' : undefined
    try {
      if (await addSigned(turn)) return
      const session = await app.findSession(turn, turn.signal)
      if (session) return accept(turn, session)
      if (statusOf(turn) !== 'checking') return
      // A page that has just loaded requests no nonce before the visitor acts.
      if (turn.isChosen) await prepare(turn)
      await publishSignedOut(turn, code)
      if (isCurrent(turn)) turn.waiting?.ask()
    } catch (error) {
      if (isCurrent(turn) && isAppKitError(error)) onFailed(turn, error)
    }
  }

  function accept(turn: Turn, session: SIWXSession): void {
    if (!isCurrent(turn)) return
    const { waiting, signing } = turn
    turn.waiting = undefined
    turn.signing = undefined
    publish(turn, { status: 'signedIn', session })
    // The app has found a session, for example of another tab.
    signing?.abort(createError(errors.ABORTED))
    onAccepted(turn)
    waiting?.resolve()
    const ms = (session.expiresAt ?? Date.parse(session.data.expirationTime ?? '')) - clock.now()
    // An app may keep a session that is older than its message.
    if (ms > 0 && ms <= longestDelayMs) recheckAfter(turn, ms)
  }

  /** Asks the app when a session expires. While the app does not know, for example offline, it stays signed in. */
  function recheckAfter(turn: Turn, ms: number): void {
    const timer = clock.setTimeout(async () => {
      app.forget()
      const isKnown = await recheck(app, self, turn, { isExpiry: true })
      if (!isKnown && isCurrent(turn)) recheckAfter(turn, retryMs)
    }, ms)
    turn.signal.addEventListener('abort', () => clock.clearTimeout(timer))
  }

  function prepare(turn: Turn): Promise<PreparedMessage> {
    // Assigned at once, so that calls share a request.
    turn.message = renewMessage(app, clock, turn)
    return turn.message
  }

  const self: Turns = {
    of: (connection) => turns.get(connectionKey(connection)),
    list: () => [...turns.values()],
    isCurrent,
    status: statusOf,
    begin,
    drop(turn, error) {
      if (!isCurrent(turn)) return
      turn.abort(error)
      turns.delete(connectionKey(turn.session))
      write(turn.session, undefined)
    },
    accept,
    publish,
    publishSignedOut,
    prepare,
    async recheck(turn) {
      await recheck(app, self, turn)
    },
    async recheckNow(turn) {
      app.forget()
      await recheck(app, self, turn)
    },
  }
  return self
}

/**
 * Looks for the session of a turn again. `isExpiry`: the known session has just expired. Resolves with whether the app
 * knows.
 */
async function recheck(app: SignInApp, turns: Turns, turn: Turn, { isExpiry = false } = {}): Promise<boolean> {
  const before = turns.status(turn)
  const session = await app.findSession(turn, turn.signal).catch(() => 'unknown' as const)
  if (session === 'unknown') return false
  if (!turns.isCurrent(turn)) return true
  const status = turns.status(turn)
  // The visitor may have signed meanwhile.
  const isUnchanged = status === 'signedIn' && before === 'signedIn'
  // The app may have renewed an expired session.
  if (session && (status !== 'signedIn' || isExpiry)) turns.accept(turn, session)
  else if (!session && isUnchanged) await turns.publishSignedOut(turn)
  return true
}

/** Returns the message of a turn, or a new one shortly before it expires. */
async function renewMessage(app: SignInApp, clock: Clock, turn: Turn): Promise<PreparedMessage> {
  const known = await turn.message?.catch(() => undefined)
  return known && !isExpired(known, clock) ? known : app.createMessage(turn, turn.signal)
}

function writeStatus(
  state: SignInState,
  changes: Deps['changes'],
  session: Session,
  status: SignInStatus | undefined,
): void {
  const key = connectionKey(session)
  const { [key]: before, ...others } = state.byConnection
  state.byConnection = status ? { ...others, [key]: ref(status) } : others
  // At the gate, the session itself says whether it waits. Other changes concern the view only.
  if (before?.isAtGate || status?.isAtGate) return
  if (before?.status === 'checking' || needsVisitor(before) !== needsVisitor(status)) changes.emit(session.namespace)
}

function needsVisitor(status: SignInStatus | undefined): boolean {
  return status !== undefined && status.status !== 'signedIn' && status.status !== 'checking'
}

/** Time that the visitor has to sign before the message expires, in ms. */
const marginMs = 120_000

/** Returns whether too little of the message's lifetime is left. Its dates may be of another clock than the device's. */
function isExpired({ data, createdAt }: PreparedMessage, clock: Clock): boolean {
  const issuedAt = Date.parse(data.issuedAt ?? '')
  const lifeMs = Date.parse(data.expirationTime ?? '') - (Number.isNaN(issuedAt) ? createdAt : issuedAt)
  return clock.now() - createdAt > lifeMs - Math.min(marginMs, lifeMs / 2)
}
