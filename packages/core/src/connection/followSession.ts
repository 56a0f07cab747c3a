import type { Session, SessionEvent } from '@latchkey/common'
import { markAccount } from '../storage/markAccount.js'
import { type StoredConnection, storeConnection } from '../storage/storedConnections.js'
import { assertUsable } from './assertUsable.js'
import { type ConnectionContext, endCodes } from './connectionContext.js'
import { clearConnection } from './endSession.js'
import { publishAccount } from './publishAccount.js'

/** Applies an event of an open session. */
export function onSessionEvent(context: ConnectionContext, session: Session, event: SessionEvent): void {
  if (event.type === 'disconnected') return onWalletDisconnect(context, session, event.reason)
  if (event.type === 'warning')
    return context.deps.ports.logger.warn(`[latchkey] ${session.wallet.name}: ${event.reason}`)
  if (event.type === 'actionsChanged') return refreshActions(context, session)
  if (findSessionFault(context, session)) {
    if (session.accounts.length === 0) onWalletDisconnect(context, session, 'locked')
    return
  }
  followSession(context, session)
  context.deps.onChange(session.namespace, event.type === 'accountsChanged' ? 'account' : 'network')
}

/** Writes a session's account and network into the state and the storage. */
export function followSession(context: ConnectionContext, session: Session): void {
  const { deps, pictures, walletNetworks } = context
  const { namespace, connectorId, networkId: caipNetworkId, selection } = session
  walletNetworks.follow(session)
  const accountMark = markAccount(publishAccount(context, session))
  const picture = pictures.current(namespace)
  const connection: StoredConnection = {
    connectorId,
    caipNetworkId,
    accountMark,
    ...(selection ? { walletMark: markAccount(selection.walletAddress) } : {}),
    ...(picture ? { picture } : {}),
  }
  // Without `enableReconnect` nothing is stored: removing it at the next start would disconnect the other tabs.
  if (deps.options.enableReconnect) storeConnection(deps.storage, namespace, connection, true)
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

/** Clears a connection that the wallet ended. A lock is temporary, so the stored connection stays (law L4). */
function onWalletDisconnect(
  context: ConnectionContext,
  { namespace, connectorId }: Session,
  reason: keyof typeof endCodes = 'wallet',
): void {
  clearConnection(context, namespace, { code: endCodes[reason], isStoredKept: reason !== 'wallet' })
  if (reason === 'locked') context.walletReturn.waitForUnlock(context.deps.connectors.find(connectorId, namespace))
}

/** The account is unchanged, but views that render a button per action have to read it again. */
function refreshActions({ deps }: ConnectionContext, { namespace }: Session): void {
  const account = deps.accounts.getConnected(namespace)
  if (account) deps.accounts.setConnected(namespace, account)
}
