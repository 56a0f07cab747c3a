import type { Session } from '@latchkey/common'
import { removeSessionData } from '../storage/removeSessionData.js'
import { readConnections, type StoredPicture } from '../storage/storedConnections.js'
import { rememberWallet } from '../wallets/rememberWallet.js'
import { choosePicture } from './choosePicture.js'
import { type ConnectionContext, connectionKey, findSession, isOpen } from './connectionContext.js'
import { abandonStoredConnection, endReplacedSession, forgetKeptPermission } from './endSession.js'
import { followSession, onSessionEvent } from './followSession.js'
import { publishAccount } from './publishAccount.js'
import { reportChangedAccount } from './reportChangedAccount.js'
import { restoreSelection } from './restoreSelection.js'

/** Makes an opened session the connection of its namespace, and ends the one it replaces. */
export function adoptSession(context: ConnectionContext, opened: Session, how: 'connected' | 'restored'): void {
  const { deps, requestedWallets } = context
  const { namespace, connectorType } = opened
  const requested = how === 'connected' ? (requestedWallets.get(namespace) ?? {}) : undefined
  const picture = choosePicture(opened, requested ?? readConnections(deps.storage, namespace)[0]?.picture)
  openSession(context, opened, { picture, isChosen: how === 'connected' })
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

type OpenOptions = {
  readonly picture: StoredPicture | undefined
  /** The visitor has just approved this account, so it is no unexpected change. */
  readonly isChosen: boolean
}

/** Replaces a namespace's session: ends the earlier one, then publishes and follows the new one. */
export function openSession(context: ConnectionContext, opened: Session, { picture, isChosen }: OpenOptions): void {
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
  removeSessionData(deps.ports.storage, namespace, connectorId)
  if (stored) restoreSelection(deps.ports, opened, stored)
  pictures.show(namespace, picture, () => publishAccount(context, opened))
  opened.watch((event) => {
    if (isOpen(context, opened)) onSessionEvent(context, opened, event)
  })
  followSession(context, opened)
  if (stored?.connectorId === connectorId) reportChangedAccount(deps, namespace, stored.accountMark)
}
