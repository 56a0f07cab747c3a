import { createError, errors, type Session } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { isSameSubject } from './createSignInApp.js'
import type { SignInContext } from './signInContext.js'
import type { Turn } from './turn.js'

/** Begins a turn for each connected account or network that has none. */
export function followAccounts(context: SignInContext): void {
  const { options, control, accounts, connection, restored, turns } = context
  for (const turn of turns.list()) {
    if (turn.waiting || accounts.ofConnection(turn.session)) continue
    // The app may have a session that it has not returned yet.
    if (turns.status(turn) === 'checking') rememberSignedIn(context, turn)
    turns.drop(turn, createError(errors.ABORTED))
  }
  for (const namespace of options.namespaces.filter(control.isEnabled)) {
    const account = accounts.getConnected(namespace)
    const session = connection.session(namespace)
    if (!account || !session) continue
    const turn = turns.of(session)
    const { address, caipNetworkId: chainId } = account
    const isSame = turn?.session === session && turn.address === address && turn.chainId === chainId
    if (turn?.waiting || isSame) continue
    if (!isUnsupported(context, session))
      turns.begin(session, { address, chainId }, { waiting: undefined, isChosen: !(restored.has(session) && !turn) })
    else if (turn) turns.drop(turn, createError(errors.WRONG_NETWORK))
  }
}

/** Remembers that the app may have a session of an account, so that a disconnect ends it. */
export function rememberSignedIn({ signedIn }: SignInContext, { session, address, chainId }: Turn): void {
  const key = connectionKey(session)
  signedIn.set(key, [...(signedIn.get(key) ?? []), { address, chainId }])
}

/** Forgets an account of which the app has no session. */
export function forgetSignedIn({ signedIn }: SignInContext, turn: Turn): void {
  const key = connectionKey(turn.session)
  const others = signedIn.get(key)?.filter((subject) => !isSameSubject(subject, turn))
  if (others) signedIn.set(key, others)
}

/** Returns whether the visitor has to leave the network of a session first. */
export function isUnsupported({ options, networks }: SignInContext, { namespace, networkId }: Session): boolean {
  return !options.allowUnsupportedChain && !networks.find(networkId, namespace)
}

/**
 * Drops the turn of a session that does not become connected. Another session of the connection may still be open, and
 * the app may have ended its sign-in.
 */
export function dropWaiting(context: SignInContext, turn: Turn, error: unknown): void {
  const { lifetime, turns } = context
  turns.drop(turn, error)
  if (lifetime.aborted) return
  followAccounts(context)
  for (const each of turns.list()) void turns.recheck(each)
}
