import type { Session, SessionEvent } from '@latchkey/common'
import { type ConnectionContext, endCodes, findSession } from './connectionContext.js'
import { assertUsable } from './createAttempt.js'
import { clearConnection } from './endSession.js'
import { followSession } from './showConnection.js'

/** Applies an event of an open session. An event of a hidden connection does not change what its namespace shows. */
export function onSessionEvent(context: ConnectionContext, session: Session, event: SessionEvent): void {
  const { deps } = context
  if (event.type === 'disconnected') return onWalletDisconnect(context, session, event.reason)
  if (event.type === 'warning') return deps.ports.logger.warn(`[latchkey] ${session.wallet.name}: ${event.reason}`)
  const isShown = findSession(context, session.namespace) === session
  if (event.type === 'actionsChanged') return refreshActions(context, session, isShown)
  if (findSessionFault(context, session)) {
    if (session.accounts.length === 0) onWalletDisconnect(context, session, 'locked')
    return
  }
  followSession(context, session, isShown)
  if (event.type === 'walletChanged') return
  if (isShown) deps.onChange(session.namespace, event.type === 'accountsChanged' ? 'account' : 'network')
}

/** Returns why a session is not usable. Adapters may come from anywhere, so their sessions are checked at runtime. */
export function findSessionFault({ deps }: ConnectionContext, session: Session): unknown {
  try {
    assertUsable(session)
  } catch (error) {
    if (session.accounts.length > 0)
      deps.ports.logger.warn(`[latchkey] An invalid update of ${session.wallet.name} was ignored.`, error)
    return error
  }
}

/** Clears a connection that the wallet ended. A lock is temporary, so the stored connection stays. */
function onWalletDisconnect(
  context: ConnectionContext,
  session: Session,
  reason: keyof typeof endCodes = 'wallet',
): void {
  const { namespace, connectorId } = session
  clearConnection(context, session, { code: endCodes[reason], reason: reason === 'wallet' ? reason : undefined })
  if (reason === 'locked')
    context.walletReturn.waitForUnlock(context.deps.connectors.find(connectorId, namespace), session)
}

/** The account is unchanged, but views that render a button per action have to read it again. */
function refreshActions({ deps: { accounts } }: ConnectionContext, session: Session, isShown: boolean): void {
  const account = accounts.ofConnection(session)
  if (account) accounts.setConnected(session.namespace, account, isShown)
}
