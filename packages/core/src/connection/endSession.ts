import { type ChainNamespace, type ErrorCode, isAppKitError, type Session, traitsOf } from '@latchkey/common'
import { type ConnectionId, connectionKey } from '../account/connectionKey.js'
import { removeSessionData } from '../storage/createStorage.js'
import { findConnection, readConnections, removeConnection } from '../storage/storedConnections.js'
import { isSameWallet } from '../wallets/walletIdentity.js'
import { type ConnectionContext, findSession, isPreferred } from './connectionContext.js'
import type { EndReason } from './connectionDeps.js'
import { type Attempt, detachAll } from './createAttempt.js'
import { cancelCodes } from './createConnectAttempts.js'
import { updateShown } from './showConnection.js'

/**
 * Asks the wallet to end a session, together with the `leaving` sessions. A wallet may grant one permission for several
 * sessions, so the permission stays until the last of them ends.
 * Rejects, and never throws synchronously, if the wallet cannot be reached.
 */
export async function endAtWallet(
  context: ConnectionContext,
  session: Session,
  leaving: readonly Session[],
): Promise<void> {
  const { keptPermissions } = context
  const isSame = (other: Session) => other !== session && sharesPermission(context, other, session)
  const isInUse = [...context.sessions.values()].some((other) => !leaving.includes(other) && isSame(other))
  if (isInUse) {
    keptPermissions.add(session)
    return session.disconnect({ isPermissionKept: true })
  }
  const kept = [...keptPermissions].filter(isSame)
  for (const other of kept) keptPermissions.delete(other)
  await Promise.all([session, ...kept].map((each) => each.disconnect()))
}

/** Ends a session that another one replaced. */
export function endReplacedSession(context: ConnectionContext, replaced: Session, by: Session): void {
  const { chosenSessions, deps } = context
  const { connectorId, connectorType } = replaced
  // The new session may use the same permission. After a silent connection, other tabs of the site may still use the
  // wallet.
  const isPermissionKept = connectorId === by.connectorId || !chosenSessions.has(by)
  if (!traitsOf(connectorType).hasOwnSession && isPermissionKept) return replaced.detach()
  endAtWallet(context, replaced, [replaced, by]).catch((error: unknown) =>
    deps.ports.logger.debug('[latchkey] A replaced wallet could not end its session.', error),
  )
}

/**
 * Ends a session that a gate did not let pass. A restored session is only detached, because a later visit may restore
 * it, unless the visitor rejected at the gate. A hidden session stays open if the visitor requested it, because the
 * namespace still shows another one, or if the attempt was cancelled.
 */
export function endRefusedSession(
  context: ConnectionContext,
  session: Session,
  { isRestore, hidden, isCompanion }: Attempt,
  error: unknown,
): void {
  const { lifetime, ports } = context.deps
  if (hidden && (!isRestore || isAppKitError(error, ...cancelCodes))) return
  const isKept = lifetime.aborted || (isRestore && !isAppKitError(error, 'USER_REJECTED'))
  // A companion shares the session of the namespace that was approved with it.
  if (isKept || isCompanion) detachAll(session)
  else {
    for (const companion of session.companions ?? []) companion.detach()
    // Call it before `clearConnection`, because a detached session can't reach its wallet.
    endAtWallet(context, session, [session]).catch((cause: unknown) =>
      ports.logger.debug('[latchkey] A wallet that a gate refused could not end its session.', cause),
    )
  }
  if (hidden) clearConnection(context, hidden, { reason: isKept ? undefined : 'disconnect' })
  // An earlier session of the connection may be open.
  else if (isRestore && !isKept && !context.sessions.has(connectionKey(session))) forgetConnection(context, session)
}

/** Forgets that a wallet kept its permission after a session of the namespace, because it is connected there again. */
export function forgetKeptPermission(
  { keptPermissions }: ConnectionContext,
  { namespace, connectorId }: Session,
): void {
  for (const kept of keptPermissions)
    if (kept.namespace === namespace && kept.connectorId === connectorId) keptPermissions.delete(kept)
}

/** Ends a stored session that is not open on this page, if the wallet would otherwise keep it. */
export function abandonStoredSession({ deps }: ConnectionContext, { namespace, connectorId }: ConnectionId): void {
  if (findConnection(deps.storage, namespace, connectorId)) deps.endStoredSession(namespace, connectorId)
}

/** Returns whether two sessions use one permission of a wallet. */
function sharesPermission({ deps: { connectors } }: ConnectionContext, one: Session, other: Session): boolean {
  // WalletConnect counts the namespaces of a session itself.
  if ([one, other].some(({ connectorType }) => traitsOf(connectorType).hasOwnSession)) return false
  if (one.connectorId === other.connectorId) return true
  const [first, second] = [one, other].map(({ connectorId, namespace }) => connectors.find(connectorId, namespace))
  return first !== undefined && second !== undefined && isSameWallet(first, second, connectors.state.all)
}

type ClearOptions = {
  /** Why the connection ended. `undefined` keeps the stored connection, so that it can be restored. */
  readonly reason: EndReason | undefined
  /** Shown with the disconnected account. */
  readonly code?: ErrorCode | undefined
}

/**
 * Clears a connection on this page. Its namespace then shows another open connection, or none. A visitor's pending
 * request for another wallet continues. If an open connection ended, returns a promise that resolves once the features
 * have reacted, and never rejects.
 */
export function clearConnection(
  context: ConnectionContext,
  connection: ConnectionId,
  options: ClearOptions,
): Promise<unknown> | undefined {
  const session = context.sessions.get(connectionKey(connection))
  removeFromPage(context, connection, options)
  return session && options.reason && context.deps.onEnded(session, options.reason)
}

function removeFromPage(context: ConnectionContext, connection: ConnectionId, { reason, code }: ClearOptions): void {
  const { deps, sessions, attempts, pictures, walletNetworks, walletReturn } = context
  const { accounts, networks, options } = deps
  const { namespace } = connection
  const pending = attempts.find(connection)
  if (pending?.isRestore || pending?.hidden) attempts.abandon(connection)
  walletReturn.stop(connection)
  const key = connectionKey(connection)
  const session = sessions.get(key)
  const wasShown = session !== undefined && findSession(context, namespace) === session
  session?.detach()
  sessions.delete(key)
  pictures.show(connection, undefined)
  if (reason) forgetConnection(context, connection)
  accounts.remove(connection)
  updateShown(context, namespace, code)
  if (findSession(context, namespace)) return
  walletNetworks.reset(namespace)
  if (!wasShown) return
  const other = options.namespaces.find((candidate) => accounts.getConnected(candidate))
  if (other && networks.state.activeNamespace === namespace) networks.setActiveNamespace(other)
  deps.onChange(namespace, 'disconnected')
}

/** Removes a stored connection, with the caches and the data of its adapter, which contain addresses. */
export function forgetConnection(context: ConnectionContext, connection: ConnectionId): void {
  const { deps, preferred } = context
  const { namespace, connectorId } = connection
  removeConnection(deps.storage, namespace, connectorId)
  if (isPreferred(context, connection)) preferred.delete(namespace)
  removeUnusedData(context, namespace)
  deps.forgetDetails(namespace)
}

/** Removes what adapters stored for connections that are neither open nor pending nor stored. */
export function removeUnusedData({ deps, sessions, attempts }: ConnectionContext, namespace: ChainNamespace): void {
  const open = [...sessions.values()].filter((session) => session.namespace === namespace)
  const used = [...open, ...attempts.list(namespace), ...readConnections(deps.storage, namespace)]
  removeSessionData(
    deps.storage,
    namespace,
    used.map(({ connectorId }) => connectorId),
  )
}
