import { createError, type ErrorCode, errors, type Session, type SharedCall, type SIWXSession } from '@latchkey/common'
import type { ConnectionId } from '../account/connectionKey.js'
import type { PassOptions } from '../gates/createGates.js'
import type { PreparedMessage, SignInSubject } from './createSignInApp.js'
import type { SignInStatus } from './createSignInControl.js'

/** A session that waits to be connected. */
export type Waiting = Pick<PassOptions, 'isRestore' | 'ask'> & { resolve(): void; reject(error: unknown): void }

/** The sign-in of one account on one network. Another account or network of the session begins a new turn. */
export type Turn = SignInSubject & {
  readonly session: Session
  /** Absent for a connected wallet. */
  waiting: Waiting | undefined
  /** Whether the visitor has just chosen the wallet, the account or the network. */
  readonly isChosen: boolean
  /** The sign-in on the network that the wallet has left. In some namespaces, its address differs. */
  readonly origin: SignInSubject | undefined
  /** Aborts when the turn ends. */
  readonly signal: AbortSignal
  abort(error: unknown): void
  message?: Promise<PreparedMessage> | undefined
  /** The pending request to the wallet. */
  signing?: SharedCall<SIWXSession> | undefined
  /** Whether the visitor does not want to sign in with this account. */
  isDeclined?: boolean
  /** The visitor has cancelled, and the wallet switches back. */
  leaving?: AbortController | undefined
  /** Whether another tab has reported the session, and the app has not confirmed it. */
  isReported?: boolean
  /** Number of requests to the app for a session. */
  checks?: number
}

/** Undoes Cancel: the visitor has signed in, although the wallet may still be asked to switch back. */
export function stay(turn: Turn): void {
  const { leaving } = turn
  turn.leaving = undefined
  leaving?.abort(createError(errors.ABORTED))
}

/** The part of a status that changes during a turn. */
export type Progress<S extends SignInStatus = SignInStatus> = S extends SignInStatus
  ? Omit<S, keyof ConnectionId | keyof SignInSubject | 'isAtGate' | 'wallet'>
  : never

export type RecheckOptions = {
  /** Whether a session of the app replaces the known one, which has expired. */
  readonly replacesKnown?: boolean
}

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
  /** `isReported`: another tab has reported the session, and the app is asked to confirm it. */
  accept(turn: Turn, session: SIWXSession, options?: { readonly isReported?: boolean }): void
  publish(turn: Turn, progress: Progress): void
  /** Publishes that the visitor has to sign. */
  publishSignedOut(turn: Turn, code?: ErrorCode): Promise<void>
  /** Returns the message of a turn. Creates a new one if there is none, or if it has expired. */
  prepare(turn: Turn): Promise<PreparedMessage>
  /** Asks the app again, after its sessions may have changed. Resolves with whether it answered. */
  recheck(turn: Turn): Promise<boolean>
  /** Like `recheck`, but the app must not answer from a cache. */
  recheckNow(turn: Turn): Promise<boolean>
}
