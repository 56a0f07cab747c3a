import { type AppKitError, type Clock, type ErrorCode, isAppKitError, type SIWXSession } from '@latchkey/common'
import type { SignInApp } from './createSignInApp.js'
import type { RecheckOptions, Turn, Turns } from './turn.js'

type Parts = {
  readonly app: SignInApp
  readonly clock: Clock
  readonly turns: Turns
  /** Called when the app has no session for the account of a turn. */
  onNone(turn: Turn): void
}

/** The longest delay of a timer, in ms. */
const longestDelayMs = 2 ** 31 - 1
/** Time until the kit asks an app again that did not answer, in ms. */
const retryMs = 60_000

type CheckParts = Parts & {
  addSigned(turn: Turn): Promise<boolean>
  onFailed(turn: Turn, error: AppKitError): void
}

/** Looks for an earlier sign-in. Without one, the visitor has to sign. `code` is the reason of a repeated request. */
export async function checkTurn(
  turn: Turn,
  code: ErrorCode | undefined,
  { app, turns, addSigned, onFailed, onNone }: CheckParts,
): Promise<void> {
  const isChecking = () => turns.isCurrent(turn) && turns.status(turn) === 'checking'
  try {
    if (await addSigned(turn)) return
    const session = await app.findSession(turn, turn.signal)
    if (session) return turns.accept(turn, session)
    if (!isChecking()) return
    onNone(turn)
    if (needsMessage(turn, turns)) await turns.prepare(turn)
    // Another tab may have signed in meanwhile.
    if (!isChecking()) return
    await turns.publishSignedOut(turn, code)
    if (turns.isCurrent(turn)) turn.waiting?.ask()
  } catch (error) {
    if (isChecking() && isAppKitError(error)) onFailed(turn, error)
  }
}

/**
 * Returns whether to request the message before the view opens. A page that has just loaded requests no nonce. If
 * several wallets wait, only the first one does, because many servers keep one nonce per visitor.
 */
function needsMessage(turn: Turn, turns: Turns): boolean {
  const isOpen = (other: Turn) => other.isChosen && !other.isDeclined && turns.status(other) !== 'signedIn'
  return turn.isChosen && turns.list().find(isOpen) === turn
}

/** Asks the app for the session of a turn again. Resolves with whether the app answered; if not, nothing changes. */
export async function recheckTurn(
  turn: Turn,
  { app, turns, onNone }: Omit<Parts, 'clock'>,
  { replacesKnown = false }: RecheckOptions = {},
): Promise<boolean> {
  turn.checks = (turn.checks ?? 0) + 1
  const { checks } = turn
  const before = turns.status(turn)
  const session = await app.findSession(turn, turn.signal).catch(() => 'unknown' as const)
  // Only the answer to the newest request counts.
  if (session === 'unknown' || turn.checks !== checks) return false
  if (!turns.isCurrent(turn)) return true
  const status = turns.status(turn)
  // The visitor may have signed meanwhile.
  const isUnchanged = status === 'signedIn' && before === 'signedIn'
  if (session && (status !== 'signedIn' || replacesKnown || turn.isReported)) turns.accept(turn, session)
  else if (!session && isUnchanged) {
    onNone(turn)
    await turns.publishSignedOut(turn)
  }
  return true
}

/** Asks the app whether the session of a turn is valid, and again each minute until it answers. */
export async function confirmTurn(turn: Turn, parts: Parts): Promise<void> {
  const { turns } = parts
  const isKnown = await recheckTurn(turn, parts, { replacesKnown: true })
  if (!isKnown && turns.isCurrent(turn) && turns.status(turn) === 'signedIn') confirmLater(turn, parts, retryMs)
}

/** Asks the app for a new session when the known one expires. */
export function watchExpiry(session: SIWXSession, turn: Turn, parts: Parts): void {
  const ms = (session.expiresAt ?? Date.parse(session.data.expirationTime ?? '')) - parts.clock.now()
  // An app may keep a session that is older than its message.
  if (ms > 0 && ms <= longestDelayMs) confirmLater(turn, parts, ms)
}

function confirmLater(turn: Turn, parts: Parts, delayMs: number): void {
  const { app, clock } = parts
  const timer = clock.setTimeout(() => {
    app.forget()
    void confirmTurn(turn, parts)
  }, delayMs)
  turn.signal.addEventListener('abort', () => clock.clearTimeout(timer))
}
