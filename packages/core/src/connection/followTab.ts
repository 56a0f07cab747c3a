import type { ChainNamespace } from '@latchkey/common'
import { type ConnectionId, connectionKey } from '../account/connectionKey.js'
import { readConnections } from '../storage/storedConnections.js'
import { type ConnectionContext, findShown, listSessions } from './connectionContext.js'
import { clearConnection } from './endSession.js'
import { restore } from './restore.js'
import { restoreSelection } from './selectAccount.js'
import { showSession } from './showConnection.js'

/**
 * Applies a change of another tab of the same site: it disconnected (`isRemoved`), connected or showed a wallet, or
 * selected an account. The open connections then match the stored ones.
 */
export function followTab(context: ConnectionContext, namespace: ChainNamespace, isRemoved: boolean): void {
  const { deps, sessions, attempts, preferred, unstoredSessions, walletReturn } = context
  const stored = readConnections(deps.storage, namespace).map((connection) => ({ ...connection, namespace }))
  const [first] = stored
  // An unreadable value is not a disconnect.
  if (!first && !isRemoved) return
  const shown = findShown(context, namespace)
  // The app, and not the storage, decides about a session that it restores by itself.
  const isUnstored = (connection: ConnectionId) => {
    const session = sessions.get(connectionKey(connection))
    return session !== undefined && unstoredSessions.has(session)
  }
  const isKept = shown !== undefined && isUnstored(shown)
  if (first && !isKept) preferred.set(namespace, first.connectorId)
  const isFree = deps.accounts.get(namespace).status === 'disconnected'
  // Before the shown connection ends, so that the namespace waits for the new one.
  for (const connection of stored) {
    const session = sessions.get(connectionKey(connection))
    if (session) restoreSelection(deps, session)
    else if (isFree || !walletReturn.isWaiting(connection)) void restore(context, connection)
  }
  const restoring = attempts.list(namespace).filter(({ isRestore }) => isRestore)
  for (const connection of [...listSessions(context, namespace), ...restoring, ...(shown ? [shown] : [])])
    if (!isUnstored(connection) && !stored.some(({ connectorId }) => connectorId === connection.connectorId))
      clearConnection(context, connection, { reason: 'otherTab' })
  const session = first && sessions.get(connectionKey(first))
  if (session && !isKept) showSession(context, session)
}
