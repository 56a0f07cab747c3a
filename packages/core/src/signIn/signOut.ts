import { createError, errors, isSameAddress, type Session, signInErrors } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import type { EndReason } from '../connection/connectionDeps.js'
import { readConnections } from '../storage/storedConnections.js'
import type { SignInSubject } from './createSignInApp.js'
import type { SignInStatus } from './createSignInControl.js'
import type { SignInContext } from './signInContext.js'
import type { Turn } from './turn.js'

/** Ends the sessions of an account, on each network on which it signed in here. */
export async function signOut(
  { app, connection, control, lifetime, reportToTabs, signedIn, turns }: SignInContext,
  turn: Turn,
): Promise<void> {
  const { namespace, connectorId } = turn.session
  turn.signing?.abort(createError(errors.ABORTED))
  // The wallet may have signed for further networks when it connected.
  turn.session.signIns = []
  const earlier = signedIn.get(connectionKey(turn.session)) ?? []
  const own = earlier.filter(({ address, chainId }) => isSameAddress(address, turn.address, chainId))
  const subjects = [turn, ...own.filter((subject) => subject.chainId !== turn.chainId)]
  await app.revoke(subjects, lifetime)
  turn.isDeclined = true
  reportToTabs(false, subjects)
  // Otherwise, its gate would ask again at once.
  if (control.isRequired()) await connection.disconnect(namespace, connectorId)
  else await turns.publishSignedOut(turn)
}

/**
 * Ends the sessions of a wallet that disconnected, on all networks of its namespace. Another wallet with the same
 * account keeps them.
 */
export async function endSession(context: SignInContext, session: Session, reason: EndReason): Promise<void> {
  const { app, lifetime, networks, signedIn, siwx, snackbar, reportToTabs, turns } = context
  const { namespace } = session
  const key = connectionKey(session)
  const own = signedIn.get(key) ?? []
  signedIn.delete(key)
  if (own.length === 0 || reason === 'otherTab' || siwx.signOutOnDisconnect === false) return
  const others = turns.list().filter((turn) => turn.session !== session && mayBeSignedIn(turns.status(turn)))
  const isUsed = ({ address, chainId }: SignInSubject) =>
    others.some((turn) => isSameAddress(turn.address, address, chainId))
  const chainIds = new Set([
    ...networks.get(namespace).requested.map((each) => each.caipNetworkId),
    ...own.map(chainOf),
  ])
  const addresses = new Set(own.filter((subject) => !isUsed(subject)).map(({ address }) => address))
  const subjects = [...addresses].flatMap((address) => [...chainIds].map((chainId) => ({ address, chainId })))
  try {
    await app.revoke(isOnly(context, session) ? 'all' : subjects, lifetime)
    reportToTabs(false, subjects)
  } catch {
    // The session of the app is still valid.
    if (!lifetime.aborted) snackbar.showError(signInErrors.SIGN_OUT_FAILED.shortMessage)
  }
}

/** Returns whether no other wallet signs in here, also none that is locked or that waits. */
function isOnly({ control, options, storage, turns }: SignInContext, session: Session): boolean {
  const key = connectionKey(session)
  const stored = options.namespaces
    .filter(control.isEnabled)
    .flatMap((namespace) => readConnections(storage, namespace).map((each) => connectionKey({ ...each, namespace })))
  return [...stored, ...turns.list().map((turn) => connectionKey(turn.session))].every((each) => each === key)
}

/** While a restored wallet is checked, its session must not end with that of another wallet. */
const mayBeSignedIn = (status: SignInStatus['status'] | undefined) => status === 'signedIn' || status === 'checking'

const chainOf = ({ chainId }: SignInSubject) => chainId
