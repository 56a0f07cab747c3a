import type { Clock, SIWXSession } from '@latchkey/common'
import type { SignInApp } from './createSignInApp.js'
import type { Turn, Turns } from './turn.js'

type Parts = { readonly app: SignInApp; readonly turns: Turns }

/** The longest delay of a timer, in ms. */
const longestDelayMs = 2 ** 31 - 1
/** Time until an app that did not answer is asked again, in ms. */
const retryMs = 60_000

/**
 * Asks the app for the session of a turn again. `isExpiry`: the known session has just expired. Resolves with whether
 * the app answered; if not, nothing changes.
 */
export async function recheckTurn(turn: Turn, { app, turns }: Parts, { isExpiry = false } = {}): Promise<boolean> {
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

/** Asks the app when a session expires. While it does not answer, for example offline, the turn stays signed in. */
export function watchExpiry(session: SIWXSession, turn: Turn, parts: Parts & { readonly clock: Clock }): void {
  const { app, clock, turns } = parts
  const ms = (session.expiresAt ?? Date.parse(session.data.expirationTime ?? '')) - clock.now()
  // An app may keep a session that is older than its message.
  if (ms > 0 && ms <= longestDelayMs) start(ms)

  function start(delayMs: number): void {
    const timer = clock.setTimeout(async () => {
      app.forget()
      const isKnown = await recheckTurn(turn, parts, { isExpiry: true })
      if (!isKnown && turns.status(turn) === 'signedIn' && turns.isCurrent(turn)) start(retryMs)
    }, delayMs)
    turn.signal.addEventListener('abort', () => clock.clearTimeout(timer))
  }
}
