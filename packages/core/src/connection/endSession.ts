import { type ChainNamespace, type ErrorCode, type Session, walletConnectId } from '@latchkey/common'
import { removeSessionData } from '../storage/createStorage.js'
import { connectionsEntry, readConnections, removeConnection } from '../storage/storedConnections.js'
import { isSameAcrossNamespaces } from '../wallets/isSameAcrossNamespaces.js'
import { type ConnectionContext, connectionKey, findSession } from './connectionContext.js'
import type { ConnectionDeps } from './connectionDeps.js'

/**
 * Asks the wallet to end a session, together with the namespaces that are `leaving`. A wallet may have one permission for several
 * namespaces, so it keeps its permission while another namespace uses it, and loses it when the last one leaves. Rejects, and never throws
 * synchronously, if the wallet cannot be reached.
 */
export async function endAtWallet(
  context: ConnectionContext,
  session: Session,
  leaving: readonly ChainNamespace[],
): Promise<void> {
  const { keptPermissions } = context
  const isSame = (other: Session) => other !== session && isSameWallet(context, other, session)
  const isInUse = [...context.sessions.values()].some((other) => !leaving.includes(other.namespace) && isSame(other))
  if (isInUse) {
    keptPermissions.add(session)
    return session.disconnect({ isPermissionKept: true })
  }
  const kept = [...keptPermissions].filter(isSame)
  for (const other of kept) keptPermissions.delete(other)
  await Promise.all([session, ...kept].map((each) => each.disconnect()))
}

/** Ends a session that another one replaced, and clears the details of its accounts. */
export function endReplacedSession(context: ConnectionContext, replaced: Session, by: Session): void {
  const { chosenSessions, deps } = context
  const { ports, storage, forgetDetails } = deps
  const { namespace, connectorId, connectorType } = replaced
  if (connectorId !== by.connectorId) removeConnection(storage, namespace, connectorId)
  forgetDetails(namespace)
  // The new session may use the same permission. After a silent connection, other tabs of the site may still use the wallet.
  const isPermissionKept = connectorId === by.connectorId || !chosenSessions.has(by)
  if (connectorType !== 'WALLET_CONNECT' && isPermissionKept) return replaced.detach()
  endAtWallet(context, replaced, [namespace]).catch((error: unknown) =>
    ports.logger.debug('[latchkey] A replaced wallet could not end its session.', error),
  )
}

/** Forgets that a wallet kept its permission after a session of the namespace, because it is connected there again. */
export function forgetKeptPermission(
  { keptPermissions }: ConnectionContext,
  { namespace, connectorId }: Session,
): void {
  for (const kept of keptPermissions)
    if (kept.namespace === namespace && kept.connectorId === connectorId) keptPermissions.delete(kept)
}

/** Ends a WalletConnect session that is stored but not open on this page; the wallet would otherwise keep it. */
export function abandonStoredSession(
  { storage, forgetWalletConnectSession }: ConnectionDeps,
  namespace: ChainNamespace,
): void {
  const [stored] = readConnections(storage, namespace)
  if (stored?.connectorId === walletConnectId) forgetWalletConnectSession(namespace)
}

/** Ends the stored connection of another wallet, which is not open on this page, and clears the details of its account. */
export function abandonStoredConnection(deps: ConnectionDeps, by: Session): void {
  const { namespace, connectorId, connectorType } = by
  const [stored] = readConnections(deps.storage, namespace)
  if (connectorType !== 'WALLET_CONNECT') abandonStoredSession(deps, namespace)
  if (!stored || stored.connectorId === connectorId) return
  removeConnection(deps.storage, namespace, stored.connectorId)
  deps.forgetDetails(namespace)
}

/** Returns whether two sessions reach one wallet. WalletConnect counts the namespaces of a session itself, so its sessions never do. */
function isSameWallet({ deps: { connectors } }: ConnectionContext, one: Session, other: Session): boolean {
  if (one.connectorType === 'WALLET_CONNECT' || other.connectorType === 'WALLET_CONNECT') return false
  if (one.connectorId === other.connectorId) return true
  const [first, second] = [one, other].map(({ connectorId, namespace }) => connectors.find(connectorId, namespace))
  return first !== undefined && second !== undefined && isSameAcrossNamespaces(first, second, connectors.state.all)
}

type ClearOptions = {
  /** Why the connection ended; shown with the disconnected account. */
  readonly code?: ErrorCode | undefined
  /** Keeps the stored connection, so that it can be restored. */
  readonly isStoredKept?: boolean
}

/** Clears a namespace's session on this page. A visitor's pending request for another wallet continues. */
export function clearConnection(
  context: ConnectionContext,
  namespace: ChainNamespace,
  { code, isStoredKept = false }: ClearOptions = {},
): void {
  const { deps, sessions, attempts, pictures, walletNetworks, walletReturn } = context
  const { accounts, networks, options } = deps
  if (attempts.find(namespace)?.isRestore) attempts.abandon(namespace)
  walletReturn.stop(namespace)
  const session = findSession(context, namespace)
  if (session) {
    session.detach()
    sessions.delete(connectionKey(session))
  }
  pictures.show(namespace, undefined)
  if (!isStoredKept) forgetConnection(context, namespace)
  accounts.setDisconnected(namespace, code)
  walletNetworks.reset(namespace)
  const pending = attempts.find(namespace)
  if (pending) accounts.setConnecting(namespace, pending.connectorId, false)
  if (!session) return
  const other = options.namespaces.find((candidate) => accounts.getConnected(candidate))
  if (other && networks.state.activeNamespace === namespace) networks.setActiveNamespace(other)
  deps.onChange(namespace, 'disconnected')
}

/** Removes the stored connection, with the caches and the data of its adapter, which contain addresses (R69, R70). */
export function forgetConnection({ deps }: Pick<ConnectionContext, 'deps'>, namespace: ChainNamespace): void {
  deps.storage.remove(connectionsEntry(namespace))
  removeSessionData(deps.storage, namespace)
  deps.forgetDetails(namespace)
}
