import { type ChainNamespace, createError, type ErrorCode, errors, type Session } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { describeAccount } from '../account/describeAccount.js'
import { markAccount, storeConnection } from '../storage/storedConnections.js'
import { iconOf } from '../wallets/walletIdentity.js'
import { assertServed, type ConnectionContext, findSession, isPreferred, listSessions } from './connectionContext.js'
import type { Attempt } from './createAttempt.js'
import { withNamespace } from './createConnectAttempts.js'

/**
 * Shows an open connection of a namespace in place of the shown one, which stays open. Throws `NOT_CONNECTED` without a
 * session.
 */
export function switchConnection(context: ConnectionContext, namespace: ChainNamespace, connectorId: string): void {
  assertServed(context, namespace)
  const session = context.sessions.get(connectionKey({ namespace, connectorId }))
  if (!session) throw createError(errors.NOT_CONNECTED)
  context.preferred.set(namespace, connectorId)
  // It may already be shown in place of a locked connection. Now it also becomes the preferred one.
  if (findSession(context, namespace) === session) followSession(context, session, true)
  else showSession(context, session)
}

/** Shows a session, unless it is shown already. */
export function showSession(context: ConnectionContext, session: Session): void {
  if (findSession(context, session.namespace) === session) return
  followSession(context, session, true)
  context.deps.onChange(session.namespace, 'switched')
}

/**
 * Updates what a namespace shows after its connection or a pending request ended: a pending request, another open
 * connection, or the `reason` of the disconnect.
 */
export function updateShown(context: ConnectionContext, namespace: ChainNamespace, reason?: ErrorCode): void {
  const { deps, attempts } = context
  if (findSession(context, namespace)) return
  const awaited = findAwaited(context, namespace)
  const other = listSessions(context, namespace).at(-1)
  if (other && !awaited) return showSession(context, other)
  const pending = awaited ?? attempts.list(namespace)[0]
  if (pending) deps.accounts.setConnecting(namespace, pending.connectorId, pending.isRestore)
  else deps.accounts.setDisconnected(namespace, reason)
}

/**
 * Follows a session that has just opened. The namespace shows it if it belongs to the preferred or the shown
 * connection, or if the namespace shows and awaits no other.
 */
export function followOpened(context: ConnectionContext, opened: Session): void {
  const { namespace } = opened
  const shown = findSession(context, namespace)
  const isFree = !shown && !findAwaited(context, namespace)
  followSession(context, opened, shown === opened || isFree || isPreferred(context, opened))
}

/**
 * Returns the pending request whose connection a namespace will show: the visitor's, or the restore of the preferred
 * connection.
 */
function findAwaited(context: ConnectionContext, namespace: ChainNamespace): Attempt | undefined {
  const pending = context.attempts.list(namespace)
  return (
    pending.find(({ isRestore }) => !isRestore) ??
    pending.find((attempt) => attempt.replacesShown || isPreferred(context, attempt))
  )
}

/** Writes a session's account and network into the state and the storage. */
export function followSession(context: ConnectionContext, session: Session, isShown: boolean): void {
  const { deps, preferred, pictures, walletNetworks } = context
  const { namespace, connectorId, networkId: caipNetworkId, selection } = session
  if (isShown) {
    walletNetworks.follow(session)
    if (!preferred.has(namespace)) preferred.set(namespace, connectorId)
  }
  const accountMark = markAccount(publishAccount(context, session, isShown))
  if (isShown) publishSwitching(context, namespace)
  // Without `enableReconnect` nothing is stored: removing it at the next start would disconnect the other tabs.
  if (!deps.options.enableReconnect) return
  const picture = pictures.current(session)
  const connection = {
    connectorId,
    caipNetworkId,
    accountMark,
    ...(selection ? { walletMark: markAccount(selection.walletAddress) } : {}),
    ...(picture ? { picture } : {}),
  }
  storeConnection(deps.storage, namespace, connection, isPreferred(context, session))
}

/**
 * Writes a session into the account state and returns its address. A wallet without an icon gets the directory's image.
 */
export function publishAccount(context: ConnectionContext, session: Session, isShown: boolean): string {
  const { deps, pictures } = context
  const { accounts, networks, connectors, options } = deps
  const { namespace, connectorId, networkId } = session
  const icon = iconOf(connectors.find(connectorId, namespace), connectors.state.all) ?? pictures.url(session)
  const account = describeAccount(
    session,
    networks.find(networkId, namespace),
    options.defaultAccountTypes[namespace],
    accounts.ofConnection(session),
    icon,
  )
  accounts.setConnected(namespace, account, isShown)
  return account.address
}

/** Writes the pending network switch of the shown connection into the state. */
export function publishSwitching(context: ConnectionContext, namespace: ChainNamespace): void {
  const { state, switching } = context
  const session = findSession(context, namespace)
  const caipNetworkId = session && switching.get(connectionKey(session))
  if (state.switching[namespace] !== caipNetworkId)
    state.switching = withNamespace(state.switching, namespace, caipNetworkId)
}
