import type { Session } from '@latchkey/common'
import { removeSessionData } from '../storage/createStorage.js'
import { readConnections, type StoredPicture } from '../storage/storedConnections.js'
import { rememberWallet } from '../wallets/rememberWallet.js'
import { type ConnectionContext, connectionKey, findSession, isOpen } from './connectionContext.js'
import { choosePicture } from './createShownPictures.js'
import { abandonStoredConnection, endReplacedSession, forgetKeptPermission } from './endSession.js'
import { findSessionFault, followSession, onSessionEvent } from './followSession.js'
import { publishAccount } from './publishAccount.js'
import { reportChangedAccount, restoreSelection } from './restoreSelection.js'

/** Makes an opened session the connection of its namespace, and ends the one it replaces. */
export function adoptSession(context: ConnectionContext, opened: Session, how: 'connected' | 'restored'): void {
  const { deps, requestedWallets } = context
  const { namespace, connectorType } = opened
  const requested = how === 'connected' ? (requestedWallets.get(namespace) ?? {}) : undefined
  const picture = choosePicture(opened, requested ?? readConnections(deps.storage, namespace)[0]?.picture)
  replaceSession(context, opened, { picture, isChosen: how === 'connected' })
  if (requested) {
    const connector = deps.connectors.find(opened.connectorId, namespace)
    if (connector) rememberWallet(deps.connectors, deps.storage, connector, requested.wallet)
    deps.networks.setActiveNamespace(namespace)
  }
  const platform = requested ? requested.platform?.() : deps.restoredPlatform(opened)
  const method = platform ?? (connectorType === 'WALLET_CONNECT' ? 'qrcode' : 'browser')
  deps.events.track({
    type: 'track',
    event: 'CONNECT_SUCCESS',
    properties: { method, name: opened.wallet.name, reconnect: how === 'restored', namespace },
  })
  deps.onChange(namespace, how)
}

/**
 * Adopts a session that was opened together with another namespace's, without an event of its own: one approval is one success. Detaches
 * it if another wallet is connected or requested in its namespace, or if it is not usable. `picture` is the image of the shared wallet.
 */
export function adoptCompanion(
  context: ConnectionContext,
  companion: Session,
  picture: StoredPicture | undefined,
): void {
  const { deps, attempts, walletReturn } = context
  const { namespace, connectorId } = companion
  const current = findSession(context, namespace)
  const pending = attempts.find(namespace)
  const isTaken = (current && current.connectorId !== connectorId) || (pending && !pending.isRestore)
  const isServed = !deps.lifetime.aborted && deps.options.namespaces.includes(namespace)
  if (!isServed || isTaken || findSessionFault(context, companion)) return companion.detach()
  attempts.abandon(namespace)
  walletReturn.stop(namespace)
  replaceSession(context, companion, { picture, isChosen: false })
  deps.onChange(namespace, 'account')
}

/** Returns the image that another namespace shows for the same wallet. WalletConnect wallets are identified by name. */
export function findSharedPicture(
  { sessions, pictures }: ConnectionContext,
  { connectorId, wallet }: Session,
): StoredPicture | undefined {
  const same = [...sessions.values()].find(
    (session) => session.connectorId === connectorId && session.wallet.name === wallet.name,
  )
  return same && pictures.current(same.namespace)
}

type OpenOptions = {
  readonly picture: StoredPicture | undefined
  /** The visitor has just approved this account, so it is no unexpected change. */
  readonly isChosen: boolean
}

/** Replaces a namespace's session: ends the earlier one, then publishes and follows the new one. */
function replaceSession(context: ConnectionContext, opened: Session, { picture, isChosen }: OpenOptions): void {
  const { deps, sessions, chosenSessions, pictures } = context
  const { namespace, connectorId } = opened
  const replaced = findSession(context, namespace)
  if (replaced) sessions.delete(connectionKey(replaced))
  sessions.set(connectionKey(opened), opened)
  if (isChosen) chosenSessions.add(opened)
  const [stored] = isChosen ? [] : readConnections(deps.storage, namespace)
  forgetKeptPermission(context, opened)
  if (replaced) endReplacedSession(context, replaced, opened)
  else abandonStoredConnection(deps, opened)
  removeSessionData(deps.storage, namespace, connectorId)
  if (stored) restoreSelection(deps.ports, opened, stored)
  pictures.show(namespace, picture, () => publishAccount(context, opened))
  opened.watch((event) => {
    if (isOpen(context, opened)) onSessionEvent(context, opened, event)
  })
  followSession(context, opened)
  if (stored?.connectorId === connectorId) reportChangedAccount(deps, namespace, stored.accountMark)
}
