import { type AppKitError, type Clock, type ErrorCode, isAppKitError, type SIWXSession } from '@latchkey/common'
import type { SignInApp } from './createSignInApp.js'
import type { RecheckOptions, Turn, Turns } from './turn.js'

type Parts = { readonly app: SignInApp; readonly turns: Turns }

/** The longest delay of a timer, in ms. */
const longestDelayMs = 2 ** 31 - 1
/** Time until an app that did not answer is asked again, in ms. */
const retryMs = 60_000

type CheckParts = Parts & {
  addSigned(turn: Turn): Promise<boolean>
  onFailed(turn: Turn, error: AppKitError): void
}

/** Looks for an earlier sign-in. Otherwise the visitor has to sign; `code` says why again. */
export async function checkTurn(
  turn: Turn,
  code: ErrorCode | undefined,
  { app, turns, addSigned, onFailed }: CheckParts,
): Promise<void> {
  try {
    if (await addSigned(turn)) return
    const session = await app.findSession(turn, turn.signal)
    if (session) return turns.accept(turn, session)
    if (turns.status(turn) !== 'checking') return
    // A page that has just loaded requests no nonce before the visitor acts.
    if (turn.isChosen) await turns.prepare(turn)
    await turns.publishSignedOut(turn, code)
    if (turns.isCurrent(turn)) turn.waiting?.ask()
  } catch (error) {
    if (turns.isCurrent(turn) && isAppKitError(error)) onFailed(turn, error)
  }
}

/**
 * Asks the app for the session of a turn again. Resolves with whether the app answered; if not, nothing changes.
 */
export async function recheckTurn(
  turn: Turn,
  { app, turns }: Parts,
  { replacesKnown = false }: RecheckOptions = {},
): Promise<boolean> {
  const before = turns.status(turn)
  const session = await app.findSession(turn, turn.signal).catch(() => 'unknown' as const)
  if (session === 'unknown') return false
  if (!turns.isCurrent(turn)) return true
  const status = turns.status(turn)
  // The visitor may have signed meanwhile.
  const isUnchanged = status === 'signedIn' && before === 'signedIn'
  if (session && (status !== 'signedIn' || replacesKnown)) turns.accept(turn, session)
  else if (!session && isUnchanged) await turns.publishSignedOut(turn)
  return true
}

/** Asks the app when a session expires. While it does not answer, for example offline, the turn stays signed in. */
export function watchExpiry(session: SIWXSession, turn: Turn, parts: Parts & { readonly clock: Clock }): void {
  const { app, clock, turns } = parts
  const ms = (session.expiresAt ?? Date.parse(session.data.expirationTime ?? '')) - clock.now()
  // An app may keep a session that is older than its message.
  if (ms > 0 && ms <= longestDelayMs) start(ms)

  function start(delayMs: number): void {
    const timer = clock.setTimeout(async () => {
      app.forget()
      const isKnown = await recheckTurn(turn, parts, { replacesKnown: true })
      if (!isKnown && turns.status(turn) === 'signedIn' && turns.isCurrent(turn)) start(retryMs)
    }, delayMs)
    turn.signal.addEventListener('abort', () => clock.clearTimeout(timer))
  }
}
