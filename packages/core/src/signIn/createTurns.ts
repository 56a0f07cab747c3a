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
  type SIWXSession,
  signInErrors,
} from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import { type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { PreparedMessage, SignInApp, SignInSubject } from './createSignInApp.js'
import type { SignInState, SignInStatus } from './createSignInControl.js'
import { recheckTurn, watchExpiry } from './recheckTurn.js'
import type { Progress, Turn, Turns } from './turn.js'

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
    const before = turns.get(key)
    const origin = before && before.chainId !== chainId ? findOrigin(before) : undefined
    before?.abort(createError(signInErrors.SIGN_IN_ACCOUNT_CHANGED))
    const abort = (error: unknown) => end(turn, controller, error)
    const turn: Turn = { session, address, chainId, ...options, origin, signal, abort }
    turns.set(key, turn)
    publish(turn, { status: 'checking' })
    void check(turn)
  }

  const findOrigin = (turn: Turn): SignInSubject | undefined =>
    statusOf(turn) === 'signedIn' ? { address: turn.address, chainId: turn.chainId } : turn.origin

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
    watchExpiry(session, turn, { app, clock, turns: self })
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
    recheck: (turn) => recheckTurn(turn, { app, turns: self }),
    recheckNow(turn) {
      app.forget()
      return recheckTurn(turn, { app, turns: self })
    },
  }
  return self
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

/** Returns whether too little of the message's lifetime is left. Its dates may be of another clock. */
function isExpired({ data, createdAt }: PreparedMessage, clock: Clock): boolean {
  const issuedAt = Date.parse(data.issuedAt ?? '')
  const lifeMs = Date.parse(data.expirationTime ?? '') - (Number.isNaN(issuedAt) ? createdAt : issuedAt)
  return clock.now() - createdAt > lifeMs - Math.min(marginMs, lifeMs / 2)
}
