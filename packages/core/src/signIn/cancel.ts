import { caseTexts, createError, errors } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { dropWaiting } from './followAccounts.js'
import { type SignInContext, toError, track } from './signInContext.js'
import { endSession } from './signOut.js'
import type { Turn } from './turn.js'

/** The visitor does not sign in with the account of a turn. Never rejects. */
export async function cancel(context: SignInContext, turn: Turn): Promise<void> {
  const { changes, connection, control, lifetime, modal, router, snackbar, turns } = context
  const { session, waiting, signing } = turn
  const { namespace, connectorId } = session
  if (turns.status(turn) === 'signedIn') return
  track(context, turn, 'CLICK_CANCEL_SIWX')
  const error = createError(errors.USER_REJECTED, { shortMessage: caseTexts.SIGNATURE_DECLINED })
  signing?.abort(error)
  if (waiting) {
    dropWaiting(context, turn, error)
    waiting.reject(error)
    // Another session of the connection may still be open.
    if (!turns.of(session)) void endSession(context, session, 'disconnect')
    const { view, data } = router.state
    const isLast = !turns.list().some((other) => other.waiting && turns.status(other) !== 'checking')
    // If another wallet waits, its view replaces this one.
    if (isLast && modal.state.open && view === context.view && data.namespace === namespace) modal.leave()
    return
  }
  if (!control.isRequired()) {
    turn.isDeclined = true
    changes.emit(namespace)
    return turns.publishSignedOut(turn)
  }
  // A wallet that does not switch back is disconnected: after a rejection, and at the second click.
  if (turn.leaving) return turn.leaving.abort()
  turn.leaving = new AbortController()
  const { signal } = turn.leaving
  const back = findSignedInNetwork(context, turn)
  const leave = () => connection.disconnect(namespace, connectorId)
  // The visitor may have signed meanwhile, here or in another tab.
  const leaveUnlessStayed = () => (turn.leaving?.signal === signal ? leave() : undefined)
  try {
    await (back ? connection.switchNetwork(back, { signal }).catch(leaveUnlessStayed) : leave())
  } catch (failure) {
    if (!lifetime.aborted) snackbar.showError(toError(failure).shortMessage)
  }
}

/** Returns the network on which the account has signed in last, if the wallet can switch to it. */
function findSignedInNetwork({ networks, signedIn }: SignInContext, { session, address, chainId, origin }: Turn) {
  const last =
    origin ??
    signedIn
      .get(connectionKey(session))
      ?.findLast((subject) => subject.address === address && subject.chainId !== chainId)
  return last && session.switchNetwork && networks.find(last.chainId, session.namespace)
}
