import {
  type AppKitError,
  type ChainNamespace,
  type Clock,
  createError,
  type Emitter,
  type ErrorCode,
  errors,
  namespaceTraits,
  type Session,
  type SIWXSession,
  signInErrors,
} from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import { type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import { checkTurn, confirmTurn, recheckTurn, watchExpiry } from './checkTurn.js'
import type { PreparedMessage, SignInApp, SignInSubject } from './createSignInApp.js'
import type { SignInState, SignInStatus } from './createSignInControl.js'
import { type Progress, stay, type Turn, type Turns } from './turn.js'

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
  /** Called when the app has no session for the account of a turn. */
  onNone(turn: Turn): void
  /** Called when no message or session could be requested from the app. */
  onFailed(turn: Turn, error: AppKitError): void
}

export function createTurns({ state, app, clock, changes, addSigned, onAccepted, onNone, onFailed }: Deps): Turns {
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
    const before = statusOf(turn)
    const message = await turn.message?.catch(() => undefined)
    // Another tab may have signed in meanwhile.
    if (before !== 'signedIn' && statusOf(turn) === 'signedIn') return
    publish(turn, { status: 'signedOut', message: message?.text, code })
  }

  function begin(session: Session, subject: SignInSubject, options: Pick<Turn, 'isChosen' | 'waiting'>) {
    const controller = new AbortController()
    const { signal } = controller
    const key = connectionKey(session)
    const before = turns.get(key)
    const origin = before && findOrigin(before, statusOf(before), subject)
    before?.abort(createError(signInErrors.SIGN_IN_ACCOUNT_CHANGED))
    const turn: Turn = {
      session,
      ...subject,
      ...options,
      origin,
      signal,
      abort: (error) => end(turn, controller, error),
    }
    turns.set(key, turn)
    publish(turn, { status: 'checking' })
    const code = interrupted.delete(session) ? 'SIGN_IN_ACCOUNT_CHANGED' : undefined
    void checkTurn(turn, code, { ...parts(), addSigned, onFailed })
  }

  function end({ session, signing }: Turn, controller: AbortController, error: unknown): void {
    if (signing) interrupted.add(session)
    signing?.abort(error)
    controller.abort(error)
  }

  function accept(turn: Turn, session: SIWXSession, { isReported = false } = {}): void {
    if (!isCurrent(turn)) return
    const { waiting, signing } = turn
    stay(turn)
    Object.assign(turn, { waiting: undefined, signing: undefined, isReported })
    publish(turn, { status: 'signedIn', session })
    // The app has found a session, for example of another tab.
    signing?.abort(createError(errors.ABORTED))
    onAccepted(turn)
    waiting?.resolve()
    isReported ? void confirmTurn(turn, parts()) : watchExpiry(session, turn, parts())
  }

  function prepare(turn: Turn): Promise<PreparedMessage> {
    // Assigned at once, so that calls share a request.
    turn.message = renewMessage(app, clock, turn)
    return turn.message
  }

  const parts = () => ({ app, clock, turns: self, onNone })

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
    recheck: (turn) => recheckTurn(turn, parts()),
    recheckNow(turn) {
      app.forget()
      return recheckTurn(turn, parts())
    },
  }
  return self
}

/**
 * Returns the sign-in of the turn before a network change, or else the one that this turn came from. An account change
 * has none.
 */
function findOrigin(
  before: Turn,
  status: SignInStatus['status'] | undefined,
  { address, chainId }: SignInSubject,
): SignInSubject | undefined {
  const { hasAddressPerNetwork } = namespaceTraits[before.session.namespace]
  const isMoved = before.chainId !== chainId && (hasAddressPerNetwork || before.address === address)
  const origin = status === 'signedIn' ? { address: before.address, chainId: before.chainId } : before.origin
  return isMoved && origin?.chainId !== chainId ? origin : undefined
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
