import type { SIWXSession } from '@latchkey/common'
import type { SignInSubject } from './createSignInApp.js'
import type { SignInContext } from './signInContext.js'
import { markSubject, type SignInChange } from './watchOtherTabs.js'

/**
 * Applies a sign-in or sign-out of another tab at once, and asks the app about it. If a sign-in is required, the other
 * tab also disconnects when it signs out.
 */
export function followTab(context: SignInContext, { isSignedIn, marks }: SignInChange): void {
  const { app, control, turns } = context
  app.forget()
  for (const turn of turns.list()) {
    const isMeant = marks.includes(markSubject(turn))
    const wasSignedIn = turns.status(turn) === 'signedIn'
    // A wallet that waits to be connected first asks the app.
    if (isMeant && isSignedIn && !wasSignedIn && !turn.waiting) {
      turns.accept(turn, describeSession(context, turn), { isReported: true })
      continue
    }
    if (isMeant && !isSignedIn && wasSignedIn && !control.isRequired()) void turns.publishSignedOut(turn)
    void turns.recheck(turn)
  }
}

/** Returns the session of another tab. This tab does not know its text and signature. */
function describeSession({ ports }: SignInContext, { address, chainId }: SignInSubject): SIWXSession {
  const { host = '', origin = '' } = ports.window?.location ?? {}
  const data = { accountAddress: address, chainId, domain: host, uri: origin, version: '1', nonce: '' } as const
  return { data, message: '', signature: '' }
}
