import type { SIWXSession } from '@latchkey/common'
import type { SignInSubject } from './createSignInApp.js'
import type { SignInContext } from './signInContext.js'
import { markSubject, type SignInChange } from './watchOtherTabs.js'

/**
 * Shows a sign-in or sign-out of another tab at once, and asks the app to confirm it. With a required sign-in, a
 * sign-out also disconnects the wallet, and tabs follow the disconnect.
 */
export function followTab(context: SignInContext, { isSignedIn, marks }: SignInChange): void {
  const { app, control, turns } = context
  app.forget()
  for (const turn of turns.list()) {
    const isMeant = marks.includes(markSubject(turn))
    const wasSignedIn = turns.status(turn) === 'signedIn'
    // A call of connect() that waits here must not resolve before the app confirms the sign-in.
    const isRequested = turn.waiting !== undefined && !turn.waiting.isRestore
    if (isMeant && isSignedIn && !wasSignedIn && !isRequested) {
      turns.accept(turn, describeSession(context, turn), { isReported: true })
      continue
    }
    if (isMeant && !isSignedIn && wasSignedIn && !control.isRequired()) void turns.publishSignedOut(turn)
    void turns.recheck(turn)
  }
}

/** Returns the session that another tab has reported. Its message and signature are not known here. */
function describeSession({ ports }: SignInContext, { address, chainId }: SignInSubject): SIWXSession {
  const { host = '', origin = '' } = ports.window?.location ?? {}
  const data = { accountAddress: address, chainId, domain: host, uri: origin, version: '1', nonce: '' } as const
  return { data, message: '', signature: '' }
}
